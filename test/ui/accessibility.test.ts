import { judgeInView } from './judge-in-view.ts';

judgeInView('wide', ['light', 'dark', 'forced colours']);
