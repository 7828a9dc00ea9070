#!/bin/sh
# Fetches every image that compose.yaml and the Dockerfile name, and writes compose.override.yaml, which Compose reads by itself: the same images by the
# digests of what was fetched. Once before the first start; again after an update of these files or to take security updates of a version.
set -eu
cd "$(dirname "$0")"

# The name with the digest that the registry gave: `redis:1.2.3@sha256:...`.
pinned() {
  docker pull --quiet "$1" >/dev/null
  digest=$(docker image inspect --format '{{index .RepoDigests 0}}' "$1")
  case $digest in
    *@sha256:*) printf '%s@%s' "$1" "${digest#*@}" ;;
    *) echo "The registry gave no digest of $1." >&2 && return 1 ;;
  esac
}

new=$(mktemp compose.override.XXXXXX)
trap 'rm -f "$new"' EXIT
{
  echo '# Made by pin-images.sh.'
  echo 'services:'
  # Images that are built here have no version.
  awk '/^  [a-z-]+:$/ { service = $1 } /^    image: .+:/ { print service, $2 }' compose.yaml | while read -r service image; do
    name=$(pinned "$image")
    printf '  %s\n    image: %s\n' "$service" "$name"
  done
  base=$(pinned "$(sed -n 's/^ARG NODE_IMAGE=//p' Dockerfile)")
  printf '  node-a:\n    build:\n      args:\n        NODE_IMAGE: %s\n' "$base"
} >"$new"
chmod 644 "$new"
mv "$new" compose.override.yaml
