import { judgeInView } from './judge-in-view.ts';

judgeInView('reflow', ['light']);
