const locale = 'en';
const numberFormat = new Intl.NumberFormat(locale);
const pluralRules = new Intl.PluralRules(locale);
const dateFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });

export function formatNumber(value: number): string {
  return numberFormat.format(value);
}

/** `count(3, 'page', 'pages')` is "3 pages". */
export function count(value: number, one: string, other: string): string {
  return `${formatNumber(value)} ${pluralRules.select(value) === 'one' ? one : other}`;
}

export function formatTime(instant: string): string {
  return dateFormat.format(new Date(instant));
}

const dayFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });

/** A day without a time: `2027-03-31`. */
export function formatDay(day: string): string {
  return dayFormat.format(new Date(`${day}T00:00:00Z`));
}

/** "2 h 5 min", "4 min 30 s", "12 s", "< 1 s". */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  if (seconds < 1) return '< 1 s';
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes} min ${seconds % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
