import { queryOptions } from '@tanstack/react-query';
import type { NewScheduleInput, Page, Schedule } from './api-types.ts';
import { queryKeys } from './query-keys.ts';
import { readJson, sendJson, withQuery } from './request.ts';

export type { Schedule } from './api-types.ts';

export const schedulesPerPage = 20;

export function schedulesQuery(offset: number) {
  return queryOptions({
    queryKey: queryKeys.schedulesFrom(offset),
    queryFn: ({ signal }) =>
      readJson<{ readonly schedules: readonly Schedule[]; readonly page: Page }>(
        withQuery('/api/schedules', { limit: schedulesPerPage, offset }),
        signal,
      ),
  });
}

export async function createSchedule(wanted: NewScheduleInput): Promise<Schedule> {
  return sendJson('/api/schedules', { method: 'POST', body: wanted });
}

/** What is not in the change stays as it is. */
export async function changeSchedule(
  { id, scan, cron, time_zone, enabled }: Schedule,
  change: Partial<NewScheduleInput>,
): Promise<Schedule> {
  return sendJson(`/api/schedules/${id}`, { method: 'PUT', body: { scan, cron, time_zone, enabled, ...change } });
}

export async function deleteSchedule(id: string): Promise<void> {
  return sendJson(`/api/schedules/${id}`, { method: 'DELETE' });
}
