# Shared by the scripts: where the project is, and what a machine needs. Sourced, not run.
set -euo pipefail

HERE=$PWD # where the person is
ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." >/dev/null && pwd)
cd "$ROOT" || exit 1

# A build for tests alone needs nothing for a debugger. Each module is compiled as a whole, once: else what it declares is
# compiled first, and again with each part of it.
fast=(-Xswiftc -gnone -Xswiftc -wmo -Xswiftc -num-threads -Xswiftc 2 -Xswiftc -no-emit-module-separately-wmo
  -Xswiftc -disable-batch-mode)

say() { printf '\n== %s\n' "$*"; }

missing() {
  printf 'Missing: %s\n' "$*" >&2
  exit 1
}

# A path as the person means it: from where they are.
from_here() {
  case $1 in
    /*) printf '%s\n' "$1" ;;
    *) printf '%s\n' "$HERE/$1" ;;
  esac
}

# What a script says of itself at its top.
usage() { awk 'NR > 1 { if (!/^#/) exit; sub(/^# ?/, ""); print }' "$SCRIPT"; }

# Any script that is asked for help says what it is, and does nothing else.
for argument in "$@"; do
  case $argument in
    -h | --help)
      usage
      exit 0
      ;;
  esac
done

# Refuses whatever begins like an option.
no_options() {
  local argument
  for argument in "$@"; do
    case $argument in
      -*)
        printf 'There is no option %s. --help says what there is.\n' "$argument" >&2
        exit 64
        ;;
    esac
  done
}

# A Swift of 6.3 or later, whose clang can make WebAssembly.
need_swift() {
  command -v swift >/dev/null || missing "Swift 6.3 or later, from https://www.swift.org/install"
  local version
  version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\)\.\([0-9]*\).*/\1 \2/p' | head -n 1)
  set -- $version
  if [ "${1:-0}" -lt 6 ] || { [ "$1" -eq 6 ] && [ "${2:-0}" -lt 3 ]; }; then
    missing "Swift 6.3 or later; this is $(swift --version 2>/dev/null | head -n 1)"
  fi
}

as_root() {
  if [ "$(id -u)" -eq 0 ]; then "$@"; else sudo -n "$@"; fi
}

# Chromium or Chrome, under a name that the browser driver looks for.
has_browser() {
  [ -n "${OVERSCROLL_CHROMIUM:-}" ] && return 0
  local name
  for name in chromium chromium-browser google-chrome google-chrome-stable; do
    command -v "$name" >/dev/null && return 0
  done
  for name in "Google Chrome" Chromium; do
    [ -x "/Applications/$name.app/Contents/MacOS/$name" ] && return 0
  done
  return 1
}

# Installs packages if that needs no questions: install_packages DEBIAN_PACKAGES HOMEBREW_ARGUMENTS
install_packages() {
  if command -v apt-get >/dev/null; then
    as_root apt-get update -qq && as_root apt-get install -y -qq --no-install-recommends $1 || true
  elif command -v brew >/dev/null; then
    brew install --quiet $2 || true
  fi
}

# Installs a browser if that needs no questions; otherwise says what is missing.
need_browser() {
  has_browser && return 0
  say "Installing Chromium for the browser tests"
  install_packages "chromium fonts-dejavu-core" "--cask google-chrome"
  has_browser || echo "Missing: Chromium or Google Chrome, for the browser tests. Set OVERSCROLL_CHROMIUM to its path." >&2
}

# Installs esbuild if that needs no questions; otherwise says what is missing.
need_esbuild() {
  command -v esbuild >/dev/null && return 0
  say "Installing esbuild for the package for npm"
  install_packages esbuild esbuild
  command -v esbuild >/dev/null || echo "Missing: esbuild 0.17 or later, for the package for npm." >&2
}

# Where OVERSCROLL_REQUIRE_BROWSER is 1, as on CI, installs Chromium without windows, too: the tests are done sooner with it.
# They do without it where it cannot be had.
want_shell() {
  [ "${OVERSCROLL_REQUIRE_BROWSER:-}" = 1 ] && [ -z "${OVERSCROLL_CHROMIUM:-}" ] || return 0
  command -v chromium-headless-shell >/dev/null || command -v chrome-headless-shell >/dev/null || install_shell || true
}

# Of Debian's, the version that belongs to the browser that is here, which stays as it is.
install_shell() {
  local version
  version=$(dpkg-query -W -f='${Version}' chromium-common 2>/dev/null) || return
  local get=(env DEBIAN_FRONTEND=noninteractive apt-get -y -qq -o Acquire::Retries=0 -o Acquire::http::Timeout=10)
  local install=("${get[@]}" install --no-install-recommends --no-remove "chromium-headless-shell=$version")
  say "Installing Chromium without windows for the browser tests"
  # Only a download that hangs is given up: what is being installed is not.
  as_root timeout 60 "${install[@]}" --download-only </dev/null ||
    { as_root timeout 60 "${get[@]}" update && as_root timeout 60 "${install[@]}" --download-only </dev/null; } ||
    return
  as_root "${install[@]}" --no-download </dev/null >/dev/null
}
