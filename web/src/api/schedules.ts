import { queryOptions } from '@tanstack/react-query';
import type { NewScheduleInput, Page, Schedule } from './api-types.ts';
import { readJson, sendJson, withQuery } from './request.ts';

export type { Schedule } from './api-types.ts';

export const schedulesPerPage = 20;

const allSchedules = ['schedules'] as const;

export function schedulesQuery(offset: number) {
  return queryOptions({
    queryKey: [...allSchedules, offset],
    queryFn: ({ signal }) =>
      readJson<{ readonly schedules: readonly Schedule[]; readonly page: Page }>(
        withQuery('/api/schedules', { limit: schedulesPerPage, offset }),
        signal,
      ),
  });
}

/** To be invalidated when a schedule has changed. */
export const schedulesKey = { queryKey: allSchedules };

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
