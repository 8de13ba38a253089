#!/bin/sh
# Becomes the browser as another user, without privileges and with its profile as its own. For root; see launch-browser.ts.
set -eu
user=$CURBCUT_BROWSER_USER
program=$CURBCUT_BROWSER_PROGRAM
unset CURBCUT_BROWSER_USER CURBCUT_BROWSER_PROGRAM
for argument; do
  case $argument in
    --user-data-dir=*) chown -R "$user:$user" "${argument#--user-data-dir=}" ;;
  esac
done
exec setpriv --reuid "$user" --regid "$user" --clear-groups --inh-caps=-all --no-new-privs "$program" "$@"
