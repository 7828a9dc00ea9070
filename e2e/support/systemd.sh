#!/bin/sh
# Inside namespaces of its own (systemd.ts): lays out a machine as the guide describes it, and becomes its systemd. $1: the folder of the test, which
# holds `etc`, `units` and `log`; $2: the project; $3: node.
set -e
mount --make-rprivate /
mount -t cgroup2 none /sys/fs/cgroup
mount --bind "$1/etc" /etc
mount -t tmpfs none /srv
mkdir -p /srv/deadpan/app /srv/deadpan/data /srv/deadpan/backups /srv/deadpan/bin
mount --bind "$2" /srv/deadpan/app
touch /srv/deadpan/bin/node
mount --bind "$3" /srv/deadpan/bin/node
chown deadpan:deadpan /srv/deadpan /srv/deadpan/data /srv/deadpan/backups
chmod 700 /srv/deadpan/data /srv/deadpan/backups
mount -t tmpfs none /run
mkdir -p /run/systemd/system /run/units /run/log
mount --bind "$1/units" /run/units
mount --bind "$1/log" /run/log
# What these services and systemd itself keep is not of this machine.
for folder in /var/lib/caddy /var/lib/turn /var/lib/systemd /dev/shm /tmp /var/tmp; do
  [ -d "$folder" ] || continue
  owner=$(stat -c %u:%g "$folder")
  mode=$(stat -c %a "$folder")
  mount -t tmpfs none "$folder"
  chown "$owner" "$folder"
  chmod "$mode" "$folder"
done
exec env -i PATH="$PATH" container=deadpan-test SYSTEMD_UNIT_PATH=/run/units /lib/systemd/systemd --system --unit=test.target --log-target=console --show-status=no
