import type { Database } from '../../adapters/db/schema.ts';
import { readReportingSettings } from '../../service/settings/read-settings.ts';

/** Reads the language of the settings. While the database is away it is the one that was read last, at first English. */
export type ReadSettingLanguage = () => Promise<string>;

/** Requests at the same time share one query: answers that refuse a request must not cost more than others. */
export function createSettingLanguage(db: Database): ReadSettingLanguage {
  let last = 'en';
  let reading: Promise<string> | undefined;
  const read = async (): Promise<string> => {
    try {
      last = (await readReportingSettings(db)).language;
    } catch {
      // What is wrong with the database, the request itself or the health of the service says.
    } finally {
      reading = undefined;
    }
    return last;
  };
  return async () => (reading ??= read());
}
