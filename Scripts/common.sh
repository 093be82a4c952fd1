# Shared by the scripts, which source this file: the project's folder, and checks for the programs that it needs.
set -euo pipefail

HERE=$PWD # the user's folder
ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." >/dev/null && pwd)
cd "$ROOT" || exit 1

# Flags of a test build, which needs no debug information. Each module is compiled once as a whole. Otherwise the
# compiler compiles its declarations first, and again with each of its files. The index of the toolchain's modules would
# serve an editor only.
fast=(-Xswiftc -gnone -Xswiftc -wmo -Xswiftc -num-threads -Xswiftc 2 -Xswiftc -no-emit-module-separately-wmo
  -Xswiftc -disable-batch-mode -Xswiftc -index-ignore-system-modules)

say() { printf '\n== %s\n' "$*"; }

missing() {
  printf 'Missing: %s\n' "$*" >&2
  exit 1
}

# Resolves a path against the user's folder.
from_here() {
  case $1 in
    /*) printf '%s\n' "$1" ;;
    *) printf '%s\n' "$HERE/$1" ;;
  esac
}

# Prints the comment at the top of a script.
usage() { awk 'NR > 1 { if (!/^#/) exit; sub(/^# ?/, ""); print }' "$SCRIPT"; }

# With --help, a script prints its usage and exits.
for argument in "$@"; do
  case $argument in
    -h | --help)
      usage
      exit 0
      ;;
  esac
done

# Exits with an error for any option.
no_options() {
  local argument
  for argument in "$@"; do
    case $argument in
      -*)
        printf 'There is no option %s. See --help.\n' "$argument" >&2
        exit 64
        ;;
    esac
  done
}

# Requires Swift 6.3 or later, because its clang compiles to WebAssembly.
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

# Whether Chromium or Chrome is installed under a name that the browser driver searches for.
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

# install_packages DEBIAN_PACKAGES HOMEBREW_ARGUMENTS: installs packages with apt or Homebrew, without interaction.
install_packages() {
  if command -v apt-get >/dev/null; then
    as_root apt-get update -qq && as_root apt-get install -y -qq --no-install-recommends $1 || true
  elif command -v brew >/dev/null; then
    brew install --quiet $2 || true
  fi
}

# Installs a browser if none is installed and that needs no interaction. Prints a message if none is installed then.
need_browser() {
  has_browser && return 0
  say "Installing Chromium for the browser tests"
  install_packages "chromium fonts-dejavu-core" "--cask google-chrome"
  has_browser || echo "Missing: Chromium or Google Chrome, for the browser tests. Set OVERSCROLL_CHROMIUM to its path." >&2
}

# Installs esbuild if it is missing and that needs no interaction. Prints a message if esbuild is still missing.
need_esbuild() {
  command -v esbuild >/dev/null && return 0
  say "Installing esbuild for the npm package"
  install_packages esbuild esbuild
  command -v esbuild >/dev/null || echo "Missing: esbuild 0.17 or later, for the npm package." >&2
}

# If OVERSCROLL_REQUIRE_BROWSER is 1, as on CI, installs Chromium without windows as well, because the tests run faster
# with it. If that fails, the tests use the installed browser.
want_shell() {
  [ "${OVERSCROLL_REQUIRE_BROWSER:-}" = 1 ] && [ -z "${OVERSCROLL_CHROMIUM:-}" ] || return 0
  command -v chromium-headless-shell >/dev/null || command -v chrome-headless-shell >/dev/null || install_shell || true
}

# Installs Debian's package of Chromium without windows, in the version of the installed Chromium.
install_shell() {
  local version
  version=$(dpkg-query -W -f='${Version}' chromium-common 2>/dev/null) || return
  local get=(env DEBIAN_FRONTEND=noninteractive apt-get -y -qq -o Acquire::Retries=0 -o Acquire::http::Timeout=10)
  local install=("${get[@]}" install --no-install-recommends --no-remove "chromium-headless-shell=$version")
  say "Installing Chromium without windows for the browser tests"
  # Only the download has a timeout, so no installation is interrupted.
  as_root timeout 60 "${install[@]}" --download-only </dev/null ||
    { as_root timeout 60 "${get[@]}" update && as_root timeout 60 "${install[@]}" --download-only </dev/null; } ||
    return
  as_root "${install[@]}" --no-download </dev/null >/dev/null
}
