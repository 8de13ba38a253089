import { queryOptions } from '@tanstack/react-query';
import type { SettingsChangeInput } from './api-types.ts';
import { queryKeys } from './query-keys.ts';
import { readJson, sendJson } from './request.ts';
import type { Answer } from './request.ts';

/** `integrations.mcp_key` is only in the response that created it. */
export type Settings = Answer<'GET /api/settings'>;
export type SettingsGroup = keyof Settings;
export type SettingsChange = SettingsChangeInput;
export type ReportingSettings = Settings['reporting'];
export type PerformanceSettings = Settings['performance'];
export type IntegrationSettings = Settings['integrations'];

export const settingsQuery = queryOptions({
  queryKey: queryKeys.settings,
  queryFn: ({ signal }) => readJson<Settings>('/api/settings', signal),
});

export async function changeSettings(change: SettingsChange): Promise<Settings> {
  return sendJson('/api/settings', { method: 'PUT', body: change });
}
