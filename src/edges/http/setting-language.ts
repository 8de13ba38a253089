import type { Database } from '../../adapters/db/schema.ts';
import { readReportingSettings } from '../../service/settings/read-settings.ts';

/** Reads the language of the settings. While the database is away, returns the last language read, or English. */
export type ReadSettingLanguage = () => Promise<string>;

/** Simultaneous requests share one query, because a response that refuses a request must not cost more than others. */
export function createSettingLanguage(db: Database): ReadSettingLanguage {
  let last = 'en';
  let reading: Promise<string> | undefined;
  const read = async (): Promise<string> => {
    try {
      last = (await readReportingSettings(db)).language;
    } catch {
      // The request itself, or the health of the service, reports what is wrong with the database.
    } finally {
      reading = undefined;
    }
    return last;
  };
  return async () => (reading ??= read());
}
