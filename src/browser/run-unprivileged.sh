#!/bin/sh
# Becomes the browser as another user, without privileges. For root; see launch-browser.ts.
set -eu
user=$CURBCUT_BROWSER_USER
program=$CURBCUT_BROWSER_PROGRAM
unset CURBCUT_BROWSER_USER CURBCUT_BROWSER_PROGRAM
# The profile is in the browser's own folder. The folder that Playwright made stays empty: Playwright removes it as root, and a process
# of the other user could lead it elsewhere.
for argument; do
  shift
  case $argument in
    --user-data-dir=*) argument=--user-data-dir=$HOME/profile ;;
  esac
  set -- "$@" "$argument"
done
exec setpriv --reuid "$user" --regid "$user" --clear-groups --inh-caps=-all --no-new-privs "$program" "$@"
