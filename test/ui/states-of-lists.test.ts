import { checkStates } from './check-states.ts';

checkStates(['the list of scans', 'pages and comparison']);
