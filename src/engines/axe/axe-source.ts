import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { toAscii } from '../../browser/in-page-code.ts';
import { readSilentNames } from './read-silent-names.ts';
import { readSkipLinks } from './skip-links-after-others.ts';

const file = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** axe, as an expression to evaluate before its in-page code. */
export const axeSource = toAscii(`${readSilentNames(readSkipLinks(readFileSync(file, 'utf8')))};`);
