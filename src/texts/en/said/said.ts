import { egress } from './egress.ts';
import { network } from './network.ts';
import { sessions } from './sessions.ts';
import { visits } from './visits.ts';

/** The sentences that the service says, by theme and code. A folder of the same files per language. */
export const said = { egress, network, sessions, visits };
