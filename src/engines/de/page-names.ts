import { textsIn } from '../../texts/texts.ts';
import type { PageNames } from '../learn-more.ts';
import { germanReadings } from './readings.ts';

export const germanPageNames: PageNames = {
  readings: germanReadings,
  understanding: ({ number, name }) => `Erläuterung zu ${number} ${textsIn('de').say(name)}`,
};
