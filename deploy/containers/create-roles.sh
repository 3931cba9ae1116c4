#!/bin/sh
# Run once by the postgres image, when its database is made: the two roles of docs/database.md.
set -eu
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" --dbname postgres \
  --set=owner_password="$(cat /run/secrets/corner_owner_password)" \
  --set=app_password="$(cat /run/secrets/corner_app_password)" <<'SQL'
create role corner login password :'owner_password';
create role corner_app login password :'app_password';
create database corner owner corner;
SQL
