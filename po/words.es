# Words of the Spanish texts; build-aux/check-words reads them. Columns are separated by tabs.
# SPDX-License-Identifier: GPL-3.0-or-later
avoid	ratón escapa|tuyos escapan|(?<!se )escapan?	se escapa
avoid	desde %u años	a partir de %u años
avoid	volver al juego	volver a la partida
avoid	cartas rojas	cartas con el dorso rojo
avoid	flotante	libre
avoid	en la mesa|leer la mesa	durante la partida, describir la partida
avoid	cada persona|siguiente persona|otra persona	jugador
avoid	ratón de nadie	un ratón que no es de nadie
avoid	véase	consulta
avoid	coger|cogen?|ordenador(?:es)?|computadoras?|voltear	neutral between Spain and America
avoid	usted|ustedes	tú
term	dogs?	perros?
term	cats?	gatos?
term	mouse|mice	ratón|ratones|ratoneras?
term	mousetraps?	ratoneras?
term	draw pile	montón
term	start card	carta de inicio
term	playing area	superficie de juego
term	roofs?	tejados?
term	towers?	torres?
term	columns?	columnas?
