import { accessSync, constants } from 'node:fs';

/** True for root on Debian, Ubuntu and their like. */
export function canUseApt() {
  return process.getuid?.() === 0 && hasApt();
}

export function hasApt() {
  try {
    accessSync('/usr/bin/apt-get', constants.X_OK);
    return true;
  } catch {
    return false; // another kind of system
  }
}
