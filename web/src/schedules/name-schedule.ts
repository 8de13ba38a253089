import type { Schedule } from '../api/schedules.ts';
import { nameTarget } from '../parts/name-target.ts';
import { scheduleTexts as words } from '../texts/schedules.ts';

/** Names what it scans. The service stores the body as it was sent, so the types of its fields are not certain. */
export function nameSchedule({ scan }: Pick<Schedule, 'scan'>): string {
  const { sitemap_url: url, urls, tag } = scan;
  const target = typeof url === 'string' ? nameTarget(url) : nameList(urls);
  return typeof tag === 'string' ? `${target} (${tag})` : target;
}

function nameList(urls: unknown): string {
  const count = Array.isArray(urls) ? urls.length : 0;
  return words.urls(words.url(count));
}
