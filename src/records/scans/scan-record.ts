import { z } from 'zod';
import type { Texts } from '../../texts/texts.ts';
import { textsIn } from '../../texts/texts.ts';
import type { ScanRow } from './scan-fields.ts';
import { scanFields } from './scan-fields.ts';

type Fields = typeof scanFields;
type Schemas = { readonly [Name in keyof Fields]: Fields[Name]['schema'] };

const entries = Object.entries(scanFields);
const schemas = Object.fromEntries(entries.map(([name, { schema }]) => [name, schema])) as unknown as Schemas; // by its entries

/** The record of a scan, built from scan-fields.ts alone. */
export const scanRecordSchema = z.object(schemas).meta({ id: 'Scan' });

export type ScanRecord = z.infer<typeof scanRecordSchema>;

/** `texts` gives the language of its sentences. */
export function presentScan(row: ScanRow, texts: Texts = textsIn('en')): ScanRecord {
  // Each field reads the type that its schema promises.
  return Object.fromEntries(entries.map(([name, { read }]) => [name, read(row, texts)])) as ScanRecord;
}
