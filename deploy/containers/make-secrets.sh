#!/bin/sh
# Makes the secrets that compose.yaml reads, in the folder `secrets`. What is there stays: run it as often as you like.
set -eu
umask 077
folder=${1:-secrets}
mkdir -p "$folder"

# Compose mounts the files as they are, and the users in the containers have other ids: the folder keeps others out.
chmod 700 "$folder"
put() { # NAME VALUE
  [ -s "$folder/$1" ] || printf '%s\n' "$2" >"$folder/$1"
  chmod 444 "$folder/$1"
}
random() { # BYTES
  head -c "$1" /dev/urandom | base64 | tr -d '\n'
}
password() {
  head -c 32 /dev/urandom | od -An -v -tx1 | tr -d ' \n'
}

put postgres_password "$(password)"
put corner_owner_password "$(password)"
put corner_app_password "$(password)"
put corner_key "$(random 32)"
put database_url "postgresql://corner:$(cat "$folder/corner_owner_password")@postgres:5432/corner"
put database_app_url "postgresql://corner_app:$(cat "$folder/corner_app_password")@postgres:5432/corner"
echo "The secrets are in $folder. Keep a copy of $folder/corner_key away from the backups: without it they open no device."
