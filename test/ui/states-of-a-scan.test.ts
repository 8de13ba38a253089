import { checkStates } from './check-states.ts';

checkStates(['a scan', 'settings']);
