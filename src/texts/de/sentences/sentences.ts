import type { SentenceTable } from '../../sentence-table.ts';
import { dropped } from './dropped.ts';
import { egress } from './egress.ts';
import { fields } from './fields.ts';
import { health } from './health.ts';
import { network } from './network.ts';
import { notes } from './notes.ts';
import { problems } from './problems.ts';
import { scans } from './scans.ts';
import { services } from './services.ts';
import { sitemaps } from './sitemaps.ts';
import { standards } from './standards.ts';
import { visits } from './visits.ts';

/** Every theme of src/texts/en/sentences. */
export const sentences: readonly SentenceTable[] = [
  dropped,
  egress,
  fields,
  health,
  network,
  notes,
  problems,
  scans,
  services,
  sitemaps,
  standards,
  visits,
];
