import type { SentenceTable } from '../../sentence-table.ts';
import { egress } from './egress.ts';
import { network } from './network.ts';
import { services } from './services.ts';
import { standards } from './standards.ts';
import { visits } from './visits.ts';

/** Every theme of src/texts/en/sentences. */
export const sentences: readonly SentenceTable[] = [egress, network, services, standards, visits];
