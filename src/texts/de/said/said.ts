import type { Sentences } from '../../saying.ts';
import { egress } from './egress.ts';
import { network } from './network.ts';
import { sessions } from './sessions.ts';
import { visits } from './visits.ts';

export const said: Sentences = { egress, network, sessions, visits };
