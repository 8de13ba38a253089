import fc from 'fast-check';
import { lexer, walkTokens } from 'marked';
import type { Token } from 'marked';
import { describe, expect, it } from 'vitest';
import { hostileText, reordering } from '../../../test/contracts/hostile-text.ts';
import { says } from '../../texts/saying.ts';
import { textsIn } from '../../texts/texts.ts';
import { writeSlackText } from './slack-text.ts';

const scan = {
  id: '019a0000-0000-7000-8000-000000000000',
  url: 'https://example.com/',
  scan_type: 'sitemap',
  status: 'partial',
  tag: 'weekly',
  viewport: 'desktop',
  score: 87,
  progress: { pages_total: 1_242, pages_completed: 1_240, pages_failed: 2 },
  summary: {
    failed_groups: 6,
    failed_occurrences: 31,
    needs_review_groups: 3,
    needs_review_occurrences: 12,
    by_severity: { critical: 2, serious: 20, moderate: 8, minor: 1 },
  },
  error: null,
  rescan_of: null,
  created_at: '2026-01-05T02:00:00.000Z',
  finished_at: '2026-01-05T02:14:11.203Z',
};
const skip = {
  schedule: { id: scan.id, url: scan.url, cron: '0 3 * * 1', time_zone: 'Europe/Berlin' },
  skip: {
    at: '2026-01-05T02:00:00.000Z',
    reason: 'invalid_scan',
    detail: says('fields.no_sign_in'),
    scan_id: null,
  },
};

describe('a message to a channel', () => {
  it('is in the language of its texts', () => {
    const ended = { event: 'scan.partial', data: { scan }, link: 'https://curbcut.example/scans/a' };

    expect(writeSlackText(ended, textsIn('en'))).toMatchInlineSnapshot(`
      "The scan of \`https://example.com/\` (\`weekly\`) ended, but some pages were not scanned.
      1,240 pages scanned, 2 not scanned. Score: 87.
      Failures: 2 critical, 20 serious, 8 moderate, 1 minor. To review: 12.
      <https://curbcut.example/scans/a|Open in Curbcut>"
    `);
    expect(writeSlackText(ended, textsIn('de'))).toMatchInlineSnapshot(`
      "Der Scan von \`https://example.com/\` (\`weekly\`) ist beendet, aber einige Seiten wurden nicht gescannt.
      1.240 Seiten gescannt, 2 nicht gescannt. Punktzahl: 87.
      Fehler: 2 kritisch, 20 schwerwiegend, 8 mäßig, 1 gering. Zu prüfen: 12.
      <https://curbcut.example/scans/a|In Curbcut öffnen>"
    `);
    const change = { new_failures: 3, fixed_failures: 0, critical_pages_change: 1 };
    expect(writeSlackText({ ...ended, change }, textsIn('en'))).toContain(
      '\nSince the previous scan: 3 new failures, 0 fixed. <https://curbcut.example/scans/a/comparison|See what changed>\n<',
    );
    expect(writeSlackText({ ...ended, link: null, change: { ...change, new_failures: 0 } }, textsIn('de'))).toContain(
      '\nSeit dem vorigen Scan ist kein Fehler neu oder behoben.',
    );
    expect(writeSlackText({ event: 'schedule.skipped', data: skip, link: null }, textsIn('de'))).toMatchInlineSnapshot(
      `"Der Zeitplan für \`https://example.com/\` hat am 5. Januar 2026 um 02:00 UTC keinen Scan gestartet, weil seine Optionen nicht mehr gültig sind. \`Es gibt keine Anmeldung mit dieser ID. Vielleicht wurde sie gelöscht.\`"`,
    );
    expect(writeSlackText({ event: 'webhook.test', data: {}, link: null }, textsIn('de'))).toMatchInlineSnapshot(
      `"Das ist ein Test eines Webhooks von Curbcut."`,
    );
  });

  it('says why a scan failed in the language of its texts', () => {
    const said = [says('scans.nothing_scanned'), says('advice.dns_error')];
    const data = { scan: { ...scan, status: 'failed', error: { code: 'dns_error', said } } };

    expect(writeSlackText({ event: 'scan.failed', data, link: null }, textsIn('de'))).toMatch(
      /\n`Keine Seite konnte gescannt werden\. Der Hostname wurde nicht aufgelöst\. /u,
    );
  });

  it('names a status of a newer version as it is', () => {
    const data = { scan: { ...scan, status: 'abandoned' } };

    expect(writeSlackText({ event: 'scan.abandoned', data, link: null }, textsIn('en'))).toMatch(
      /^`https:\/\/example\.com\/` \(`weekly`\): `abandoned`\n/u,
    );
  });

  it('is short enough to stay in one piece, because a cut in code would show the rest of it as markup', () => {
    const url = `https://example.com/?${'`@**all**'.repeat(220)}`;
    const said = [says('network.name_unknown', { name: '\u202E'.repeat(5_000) })];
    const ended = { ...scan, url, tag: '@'.repeat(200), status: 'failed', error: { code: 'dns_error', said } };

    const message = writeSlackText({ event: 'scan.failed', data: { scan: ended }, link: null }, textsIn('en'));

    expect(message.length).toBeLessThan(3_000);
    expect(message.split('`')).toHaveLength(7);
    expect(message).toMatch(/^The scan of `https:\/\/example\.com\/\?.+…` \(/u);
    expect(message).toMatch(/\\u\{202e\}…`$/u);
  });

  it('has no mention, link or markup of a URL, a tag or an error, in a chat that reads Markdown or Slack’s own language', () => {
    fc.assert(
      fc.property(hostileText, hostileText, hostileText, (url, tag, detail) => {
        const error = { code: 'dns_error', said: says('network.name_unknown', { name: detail }) };
        const ended = { ...scan, url, tag, status: 'failed', error };
        const skipped = {
          schedule: { ...skip.schedule, url },
          skip: { ...skip.skip, detail: says('fields.value_name', { value: detail }) },
        };
        const messages = [
          writeSlackText({ event: 'scan.failed', data: { scan: ended }, link: null }, textsIn('en')),
          writeSlackText({ event: 'schedule.skipped', data: skipped, link: null }, textsIn('en')),
        ];

        for (const message of messages) {
          const tokens: Token[] = [];
          void walkTokens(lexer(message), (token) => void tokens.push(token));
          const shown = tokens.flatMap((token) => (token.type === 'text' ? [token.raw] : [])).join('');
          expect(new Set(tokens.map(({ type }) => type))).toEqual(new Set(['paragraph', 'text', 'codespan']));
          expect(shown).not.toMatch(/Zzx|evil|System|[@<>]/);
          expect(message).not.toMatch(/[<>]|@(?!\u2060)/);
          expect(message.replaceAll('@\u2060', '')).not.toMatch(reordering);
        }
      }),
    );
  });
});
