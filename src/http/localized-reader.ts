import type { Database } from '../db/schema.ts';
import type { RuleCatalog } from '../engines/rule-catalog.ts';
import { readReportingSettings } from '../settings/read-settings.ts';

export type Localizable = {
  readonly db: Database;
  /** In English. */
  readonly catalog: RuleCatalog;
  /** The catalog in one of the languages of the settings. Without a language, all texts are English. */
  readonly catalogIn?: ((language: string) => RuleCatalog) | undefined;
};

/** The same reader with the catalog in the language of the current settings. */
export async function inLanguage<T extends Localizable>(deps: T): Promise<T> {
  if (deps.catalogIn === undefined) return deps;
  const { language } = await readReportingSettings(deps.db);
  return { ...deps, catalog: deps.catalogIn(language) };
}
