import { axeEngine } from './axe/axe-engine.ts';
import { curbcutEngine } from './curbcut/curbcut-engine.ts';
import type { Engine } from './engine.ts';
import { operateEngine } from './operate/operate-engine.ts';
import { statesEngine } from './states/states-engine.ts';

/**
 * All engines, in the order in which scans name them. The first one must finish: a page that it cannot check fails. For
 * the others, a page lists the rules that were not run.
 */
export const engines: readonly Engine[] = [axeEngine, curbcutEngine, operateEngine, statesEngine];
