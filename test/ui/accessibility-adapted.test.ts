import { judgeInModes } from './judge-in-modes.ts';
import { adaptedModes } from './modes.ts';

judgeInModes(adaptedModes);
