import type { Sentences } from '../../saying.ts';
import { visits } from './visits.ts';

export const said: Sentences = { visits };
