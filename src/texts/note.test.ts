import { describe, expect, it } from 'vitest';
import { notesSchema, sayNotes } from './note.ts';
import { says } from './saying.ts';

const stored = [
  { code: 'truncated_screenshot', count: 1, said: says('notes.truncated_screenshot', { n: 1 }) },
  {
    code: 'sitemap_unreadable',
    count: 7,
    said: says('notes.sitemap_unreadable', {
      n: 7,
      saidExamples: says('notes.some_examples', {
        examples: [
          says('notes.failed_file', {
            clauseFound: says('sitemaps.status_named', {
              where: 'https://example.com/a.xml',
              status: '404',
              meaning: 'Not Found',
            }),
            code: 'sitemap_http_status',
          }),
          says('notes.no_web_address', { reason: 'invalid' }),
        ],
      }),
    }),
  },
  { code: 'other_host', count: 1_200, said: says('notes.other_host', { n: 1_200, saidExamples: [] }) },
];

describe('notes', () => {
  it.each([
    [
      'en',
      [
        '1 screenshot could not be taken or stored.',
        '7 sitemaps could not be read: https://example.com/a.xml answered 404 (Not Found) (sitemap_http_status); an entry that is not a web address (invalid); ….',
        "1,200 URLs were skipped because they are not on the sitemap's host.",
      ],
    ],
    [
      'de',
      [
        '1 Screenshot konnte nicht aufgenommen oder gespeichert werden.',
        '7 Sitemaps konnten nicht gelesen werden: https://example.com/a.xml hat 404 (Not Found) geantwortet (sitemap_http_status); ein Eintrag, der keine Webadresse ist (invalid); ….',
        '1.200 URLs wurden übersprungen, weil sie nicht zum Host der Sitemap gehören.',
      ],
    ],
  ] as const)('are said in the language of their reader: %s', (language, messages) => {
    const notes = notesSchema.parse(JSON.parse(JSON.stringify(stored)));

    expect(sayNotes(notes, language).map(({ message }) => message)).toEqual(messages);
  });
});
