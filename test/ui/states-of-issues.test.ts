import { checkStates } from './check-states.ts';

checkStates(['issues', 'schedules', 'webhooks']);
