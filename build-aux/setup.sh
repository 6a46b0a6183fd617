# setup.sh - what the commands that build and run the program share
#
# SPDX-License-Identifier: GPL-3.0-or-later

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

build_packages=(
  gcc
  gettext
  libadwaita-1-dev
  libc6-dev
  libglib2.0-dev
  libgtk-4-dev
  libjson-glib-dev
  libpulse-dev
  librsvg2-dev
  libsndfile1-dev
  meson
  ninja-build
  pkgconf
)

test_packages=(
  appstream
  at-spi2-core
  dbus-daemon
  desktop-file-utils
  fonts-dejavu-core
  gir1.2-atspi-2.0
  libgtk-4-bin
  libxtst-dev
  pulseaudio
  pulseaudio-utils
  python3
  python3-gi
  xauth
  xdotool
  xvfb
)

# To show the program in a web browser where there is no display.
browser_packages=(
  dbus-daemon
  fonts-dejavu-core
  libgtk-4-bin
)

say() {
  printf '%s\n' "$*" >&2
}

# Those of the packages named that are not installed.
missing_packages() {
  local package
  for package; do
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" = installed ] ||
      printf '%s\n' "$package"
  done
}

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

# Installs what is missing of the packages named, and says so.
install_packages() {
  local missing
  if ! command -v dpkg-query >/dev/null; then
    say "This is not a Debian system: it is up to you to install what $* hold."
    return
  fi
  mapfile -t missing < <(missing_packages "$@")
  [ ${#missing[@]} -gt 0 ] || return 0
  say "Installing ${missing[*]}"
  as_root apt-get update -q >&2
  as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -q --no-install-recommends "${missing[@]}" >&2
}

# Configures a build folder, once, with the options that follow its name.
configure() {
  local folder=$1
  shift
  [ -e "$folder/build.ninja" ] || meson setup "$folder" "$root" "$@" >&2
}

# Runs tests of a build folder, chosen by the arguments that follow its name.
# Windows open on a screen of their own, whatever the machine has.
run_tests() {
  local folder=$1
  shift
  env -u WAYLAND_DISPLAY GDK_BACKEND=x11 \
    xvfb-run -a -s '-screen 0 1280x900x24' dbus-run-session -- \
    meson test -C "$folder" --no-rebuild --print-errorlogs "$@"
}
