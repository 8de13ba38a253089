import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showSettings } from '../api/query-changes.ts';
import type { SettingsChange, SettingsGroup } from '../api/settings.ts';
import { changeSettings } from '../api/settings.ts';
import { announce } from '../parts/announcer.tsx';
import { settingsTexts } from '../texts/settings.ts';

/** Sends the change of one group and stores the resulting settings. The key in the response is not kept. */
export function useSettingsChange(group: SettingsGroup) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: SettingsChange) => changeSettings(change),
    onSuccess: ({ integrations: { mcp_key: _key, ...integrations }, ...settings }) => {
      showSettings(queries, { ...settings, integrations });
      announce(settingsTexts.saved[group]);
    },
  });
}
