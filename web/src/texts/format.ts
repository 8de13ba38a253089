import { createFormat } from './create-format.ts';
import { language } from './language.ts';

export const { compare, formatNumber, formatTime, formatTimeIn, formatDate, formatDay, list } = createFormat(language);

/** "2 h 5 min", "4 min 30 s", "12 s", "< 1 s". */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  if (seconds < 1) return '< 1 s';
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min ${seconds % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
