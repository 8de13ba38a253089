import type { PageNames } from '../learn-more.ts';
import { germanReadings } from './readings.ts';

export const germanPageNames: PageNames = {
  readings: germanReadings,
  understanding: ({ number }) => `Erläuterung zu Erfolgskriterium ${number}`,
};
