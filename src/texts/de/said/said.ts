import type { Sentences } from '../../saying.ts';
import { advice } from './advice.ts';
import { dropped } from './dropped.ts';
import { egress } from './egress.ts';
import { network } from './network.ts';
import { notes } from './notes.ts';
import { scans } from './scans.ts';
import { sessions } from './sessions.ts';
import { sitemaps } from './sitemaps.ts';
import { visits } from './visits.ts';

export const said: Sentences = { advice, dropped, egress, network, notes, scans, sessions, sitemaps, visits };
