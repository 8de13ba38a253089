import type { Database } from '../db/schema.ts';
import type { RuleCatalogue } from '../engines/rule-catalogue.ts';
import { readReportingSettings } from '../settings/read-settings.ts';

export type Localisable = {
  readonly db: Database;
  /** In English. */
  readonly catalogue: RuleCatalogue;
  /** The catalogue in one of the settings' languages; without it all texts are English. */
  readonly catalogueIn?: ((language: string) => RuleCatalogue) | undefined;
};

/** The same with the catalogue in the language that the settings now ask for. */
export async function inLanguage<T extends Localisable>(deps: T): Promise<T> {
  if (deps.catalogueIn === undefined) return deps;
  const { language } = await readReportingSettings(deps.db);
  return { ...deps, catalogue: deps.catalogueIn(language) };
}
