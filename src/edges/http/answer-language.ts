import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../adapters/db/schema.ts';
import type { RuleCatalog } from '../../engines/rule-catalog.ts';
import type { Spoken } from '../../texts/texts.ts';
import type { Texts } from '../../texts/texts.ts';
import { textsIn } from '../../texts/texts.ts';
import { chooseLanguage, readLanguagePreference } from './language-preference.ts';
import type { ReadSettingLanguage } from './setting-language.ts';
import { createSettingLanguage } from './setting-language.ts';

type Languages = {
  readonly texts: Texts;
  /** Rules are translated into more languages than the rest of Curbcut. */
  readonly rules: string;
};

const key = 'readSettingLanguage';

/** Responses use the language that the request prefers, or else that of the settings (docs/languages.md). */
export function answerInLanguage(app: FastifyInstance, db: Database): void {
  app.decorate(key, createSettingLanguage(db));
}

export type Localizable = {
  /** The English catalog. */
  readonly catalog: RuleCatalog;
  /** The catalog in one of the languages of the settings. If undefined, rules are described in English. */
  readonly catalogIn?: ((language: string) => RuleCatalog) | undefined;
};

/** The catalog of rules in the language of the response. */
export async function catalogFor(
  { catalog, catalogIn }: Localizable,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<RuleCatalog> {
  const { rules } = await findLanguages(request, reply);
  return catalogIn?.(rules) ?? catalog;
}

/** The language of a response's sentences. */
export async function languageOf(request: FastifyRequest, reply: FastifyReply): Promise<Spoken> {
  return (await findLanguages(request, reply)).texts.language;
}

/** Also names the language in the response headers, so that a cache separates the languages. */
export async function findLanguages(request: FastifyRequest, reply: FastifyReply): Promise<Languages> {
  const preference = readLanguagePreference(request.headers['accept-language']);
  const read = request.server.getDecorator<ReadSettingLanguage>(key);
  const setting = preference.preferred ?? (await read());
  const language = chooseLanguage(preference, setting);
  void reply.header('content-language', language).header('vary', 'Accept-Language');
  return { texts: textsIn(language), rules: preference.refused.length > 0 ? language : setting };
}
