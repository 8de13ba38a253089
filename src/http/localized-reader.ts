import type { Database } from '../db/schema.ts';
import type { RuleCatalogue } from '../engines/rule-catalogue.ts';
import { readReportingSettings } from '../settings/read-settings.ts';

export type Localizable = {
  readonly db: Database;
  /** In English. */
  readonly catalogue: RuleCatalogue;
  /** The catalogue in one of the languages of the settings. Without a language, all texts are English. */
  readonly catalogueIn?: ((language: string) => RuleCatalogue) | undefined;
};

/** The same reader with the catalogue in the language of the current settings. */
export async function inLanguage<T extends Localizable>(deps: T): Promise<T> {
  if (deps.catalogueIn === undefined) return deps;
  const { language } = await readReportingSettings(deps.db);
  return { ...deps, catalogue: deps.catalogueIn(language) };
}
