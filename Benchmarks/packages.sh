#!/bin/sh
# Installs the Debian packages the benchmarks compare against, naming them first.
# Usage: Benchmarks/packages.sh [--print]     (--print only names what is missing)
set -eu

# The font is a package like any other: without it every peer would draw another one.
wanted="g++ pkg-config python3 xvfb fonts-dejavu-core
        libx11-dev libxrender-dev libxft-dev qt6-base-dev libgtk-4-dev"

missing=""
for package in $wanted; do
    status=$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null || true)
    [ "$status" = installed ] || missing="$missing $package"
done
[ -n "$missing" ] || exit 0

if ! command -v apt-get >/dev/null; then
    echo "The benchmarks need these packages, and there is no apt-get to install them with:$missing" >&2
    exit 1
fi
echo "Missing for the benchmarks:$missing"
[ "${1:-}" != --print ] || exit 0

as_root=""
if [ "$(id -u)" -ne 0 ]; then
    as_root=sudo
    echo "Installing them with sudo apt-get."
fi
# Waits for another package tool to finish instead of failing on its lock.
apt="$as_root env DEBIAN_FRONTEND=noninteractive apt-get -q -o DPkg::Lock::Timeout=300"
$apt update || echo "Going on with the package lists that are there."
$apt install -y --no-install-recommends $missing
