import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { declareJsonReport } from '../src/reports/json/json-report.ts';

/** Writes the published shape of `report.json`. */
const target = join(import.meta.dirname, '..', 'docs', 'report.schema.json');
await writeFile(target, `${JSON.stringify(declareJsonReport(), null, 2)}\n`);
