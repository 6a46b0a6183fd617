# Words of the Spanish texts; build-aux/check-words reads them. Columns are separated by tabs.
# SPDX-License-Identifier: GPL-3.0-or-later
avoid	(?<!se )escap(?:a|an|e|en)|(?<!se )han? escapado	se escapa
avoid	desde %u años	a partir de %u años
avoid	volver al juego	volver a la partida
avoid	cartas rojas	cartas con el dorso rojo
avoid	montones de cartas	el montón de cartas
avoid	flotante	libre
avoid	lado delantero|lado trasero	anverso, reverso
avoid	en la mesa|leer la mesa	durante la partida, describir la partida
avoid	(?:cada|siguiente|otra|misma|la) persona	jugador
avoid	cada cual	cada jugador, cada uno
avoid	ratón de nadie	un ratón que no es de nadie
avoid	desde la (?:izquierda|derecha) en|desde (?:arriba|abajo) en	empujar la fila desde la izquierda
avoid	línea de losetas|empujar una línea	una fila o una columna
avoid	ahuyent\w+	cazar
avoid	quesos? distintos?	quesos diferentes
avoid	adyacentes?	junto a
avoid	tejas|baldosas?|azulejos?	loseta
avoid	celdas?	casilla
avoid	la máquina (?:fácil|normal|difícil)|una máquina	la máquina (fácil)
avoid	ritmo	velocidad
avoid	parte de las victorias	porcentaje de victorias
avoid	viene pronto	viene después
avoid	no se ha podido|no se han podido	no se pudo
avoid	jugada posible	jugada válida
avoid	véase	consulta
avoid	mezcl\w+	barajar
avoid	recibe una ficha	se lleva una ficha
avoid	ratones en espera	ratones fuera, que esperan fuera
avoid	empieza el (?:último )?jugador	empieza quien
avoid	prueba algo	prueba con algo
avoid	%[.\d]*[dfu] %%	a no-break space before %
avoid	coger|cogen?|coges?|coge|ordenador(?:es)?|computadoras?|voltear	neutral between Spain and America
avoid	usted|ustedes|vosotros|vosotras|vuestr[oa]s?	tú
term	dogs?	perros?
term	cats?	gatos?
term	mouse|mice	ratón|ratones|ratoneras?
term	mousetraps?	ratoneras?
term	cheeses?(?!-)	quesos?
term	paws?	huellas?
term	tokens?	fichas?
term	draw pile	montón
term	common pile	montón común
term	start card	carta de inicio
term	playing area	superficie de juego
term	(?:in|your|each) hand	mano
term	castle	castillo
term	roofs?	tejados?
term	towers?	torres?
term	cellar	sótano
term	tiles?	losetas?
term	spare tile	loseta sobrante
term	(?<!deal’s )rooms?	salas?
term	spaces?	casillas?
term	rows?	filas?
term	columns?	columnas?
term	push(?:es)?	empuja\w*|empujón
term	actions?	acción|acciones
term	escapes?	se escapa
term	share the victory	compart\w+ la victoria
term	rulebook	reglamento
term	lesson	lección
term	computer players?	máquina
term	(?<!computer )players?	jugador(?:es)?|quien
term	statistics	estadísticas
term	damaged	dañad[oa]s?
term	record|records	partidas?
term	moves? (?:history|%u|%d)	jugadas?
!turn|over|card
