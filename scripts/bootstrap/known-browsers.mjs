import { mkdirSync, readFileSync, realpathSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { leastBrowserMajor } from './least-browser.mjs';

/**
 * Whether a program is known to be `newEnough`, or to `run` at all, from an earlier start: asking it takes 0.1 s. A program that was
 * replaced is asked again. A no is never remembered: its cause may be gone, and the program the same. The service tests the browser itself.
 */
export function isKnown(fact, path) {
  const mark = markOf(path);
  return mark !== undefined && readKnown()[`${fact} ${path}`] === mark;
}

export function remember(fact, path) {
  const mark = markOf(path);
  if (mark === undefined) return;
  const file = knownFile();
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, JSON.stringify({ ...readKnown(), [`${fact} ${path}`]: mark }));
    renameSync(unfinished, file);
  } catch {
    // Nothing depends on it: the next start asks again.
  }
}

/** Changes with the program. Undefined for one that is not there. */
function markOf(path) {
  try {
    const program = realpathSync(path);
    const { mtimeMs, size } = statSync(program);
    return [program, mtimeMs, size, leastBrowserMajor].join(' ');
  } catch {
    return undefined; // absent or forbidden
  }
}

function readKnown() {
  try {
    const known = JSON.parse(readFileSync(knownFile(), 'utf8'));
    return typeof known === 'object' && known !== null ? known : {};
  } catch {
    return {}; // none were ever remembered, or the file is damaged
  }
}

/** In the cache folder of src/config.ts. */
function knownFile() {
  const { XDG_CACHE_HOME, LOCALAPPDATA } = process.env;
  const named = [XDG_CACHE_HOME, LOCALAPPDATA].find(Boolean);
  const base = named ?? join(homedir(), '.cache');
  return join(base, 'curbcut', 'known-browsers.json');
}
