import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { runBareLoop } from './bare-loop.ts';

/** The bare loop as a separate program: `node bench/lib/run-bare-loop.ts urls.json findings.json`. */
const [list = '', target = ''] = process.argv.slice(2);
const urls = z.array(z.string()).parse(JSON.parse(readFileSync(list, 'utf8')));
writeFileSync(target, JSON.stringify(await runBareLoop(urls, 2)));
