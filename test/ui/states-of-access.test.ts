import { checkStates } from './check-states.ts';

checkStates(['access control']);
