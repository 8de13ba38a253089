import type { QueryKey } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { readAgain } from '../api/query-changes.ts';
import { announce } from './announcer.tsx';

/** Announces a change that was stored, and reads again what shows it. */
export function useAnnounced(key: QueryKey): (message: string) => Promise<void> {
  const queries = useQueryClient();
  return async (message) => {
    announce(message);
    await readAgain(queries, key);
  };
}
