import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { languages } from '../../service/settings/languages.ts';
import { spokenFor } from '../../texts/spoken.ts';
import { findLanguages } from './answer-language.ts';

export const reportLanguageQuery = {
  language: z
    .enum(languages)
    .optional()
    .describe('The language of the report. Default: what `Accept-Language` prefers, else that of the settings.'),
};

type Asked = { readonly language?: string | undefined };

/** One of the languages of the settings. The response headers name it. */
export async function chooseReportLanguage(
  request: FastifyRequest,
  reply: FastifyReply,
  { language }: Asked,
): Promise<string> {
  if (language === undefined) return (await findLanguages(request, reply)).rules;
  void reply.header('content-language', spokenFor(language));
  return language;
}
