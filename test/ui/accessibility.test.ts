import { judgeInModes } from './judge-in-modes.ts';
import { colourModes } from './modes.ts';

judgeInModes(colourModes);
