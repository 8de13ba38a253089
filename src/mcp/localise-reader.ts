import type { RuleCatalogue } from '../issues/catalogue/rule-catalogue.ts';
import { readReportingSettings } from '../settings/read-settings.ts';
import type { Reader } from './tool.ts';

export type LocalisableReader = Reader & {
  /** The catalogue in one of the settings' languages; without it everything is told in English. */
  readonly catalogueIn?: ((language: string) => RuleCatalogue) | undefined;
};

/** What tools read, with the texts of rules in the language that the settings now ask for. */
export async function localiseReader({ db, catalogue, catalogueIn }: LocalisableReader): Promise<Reader> {
  if (catalogueIn === undefined) return { db, catalogue };
  const { language } = await readReportingSettings(db);
  return { db, catalogue: catalogueIn(language) };
}
