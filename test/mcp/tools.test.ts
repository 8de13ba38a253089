import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../src/adapters/db/schema.ts';
import { estimateTokens } from '../../src/edges/mcp/estimate-tokens.ts';
import { hashAccessKey } from '../../src/ids/access-key.ts';
import { aGroup, aScan, aMessage, anOccurrence, catalog } from '../contracts/make-scans.ts';
import { onServer } from '../databases/each-database.ts';
import type { Endpoint } from './open-endpoint.ts';
import { makeKey, openEndpoint, resultSchema } from './open-endpoint.ts';
import { aFaultySite, aScannedSite } from './scanned-site.ts';

const unknownId = '00000000-0000-4000-8000-000000000000';
const toolSchema = z.object({
  name: z.string(),
  title: z.string(),
  description: z.string(),
  annotations: z.unknown(),
  inputSchema: z.object({
    properties: z.record(z.string(), z.object({ type: z.string() })),
    additionalProperties: z.literal(false),
  }),
  outputSchema: z.object({ type: z.literal('object') }),
});

onServer('the tools', (open) => {
  let db: Database;
  let endpoint: Endpoint;
  let site: string;
  beforeAll(async () => {
    ({ db } = await open());
    endpoint = await openEndpoint(db);
    site = await aFaultySite(db);
  });
  afterAll(() => endpoint.close());

  async function refusal(name: string, args: unknown): Promise<string | undefined> {
    const result = resultSchema.parse(await endpoint.request('tools/call', { name, arguments: args }));
    return result.isError === true ? result.content[0]?.text : undefined;
  }

  /** With every id and time the same, so that an answer can be compared. */
  function still(answer: unknown): unknown {
    const text = JSON.stringify(answer);
    const stable = text
      .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'an-id')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'a-time');
    return JSON.parse(stable.replaceAll(/"mcp_key_hint":"\w{4}"/g, '"mcp_key_hint":"last"'));
  }

  describe('as a set', () => {
    it('are six, with everything that a host needs about each', async () => {
      const { tools } = z.object({ tools: z.array(toolSchema) }).parse(await endpoint.request('tools/list'));

      const annotations = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };
      expect(tools.map(({ name }) => name)).toEqual([
        'list_scans',
        'get_scan',
        'list_scan_issues',
        'get_issue_detail',
        'get_report_metadata',
        'get_settings',
      ]);
      expect(tools.map((tool) => tool.annotations)).toEqual(tools.map(({ title }) => ({ title, ...annotations })));
      expect(new Set(tools.flatMap(({ title, description }) => [title, description])).size).toBe(12);
    });

    it('are described in a few words, each naming the tool to use next', async () => {
      const answer = await endpoint.request('tools/list');

      const { tools } = z.object({ tools: z.array(toolSchema) }).parse(answer);
      const names = tools.map(({ name }) => name);
      expect(tools.filter(({ description }) => description.length > 200)).toEqual([]);
      expect(
        tools.filter(({ name, description }) => !names.some((other) => other !== name && description.includes(other))),
      ).toEqual([]);
      expect(JSON.stringify(answer).length).toBeLessThan(19_900);
    });

    it('write nothing: each works on a connection that refuses to write', async () => {
      const names = [
        'list_scans',
        'get_scan',
        'list_scan_issues',
        'get_issue_detail',
        'get_report_metadata',
        'get_settings',
      ];
      await db.connection().execute(async (connection) => {
        const reading = await openEndpoint(connection);
        await sql`set default_transaction_read_only = on`.execute(connection);

        await expect(makeKey(connection)).rejects.toThrow('read-only');
        for (const name of names) await reading.call(name, { scan_id: site, kind: 'failed', key: 'image-alt' });

        await sql`set default_transaction_read_only = off`.execute(connection);
        await reading.close();
      });
      await endpoint.close();
      endpoint = await openEndpoint(db);
    });
  });

  describe('answer', () => {
    it('list_scans with what is needed to choose one', async () => {
      expect(still(await endpoint.call('list_scans', {}))).toMatchInlineSnapshot(`
        {
          "page": {
            "limit": 20,
            "next_offset": null,
            "offset": 0,
            "total": 1,
          },
          "scans": [
            {
              "created_at": "a-time",
              "data_removed_at": null,
              "finished_at": "a-time",
              "id": "an-id",
              "progress": {
                "pages_failed": 0,
                "pages_total": 5,
                "percent": 100,
              },
              "scan_type": "sitemap",
              "score": 100,
              "status": "completed",
              "summary": {
                "failed_groups": 3,
                "failed_occurrences": 38,
              },
              "tag": null,
              "url": "https://example.com/sitemap.xml",
            },
          ],
        }
      `);
    });

    it('get_scan with the same record as REST, without the steps, which can be longer than an answer', async () => {
      const { json } = await endpoint.rest.ask('GET', `/api/scans/${site}`);

      const { steps, ...record } = json as Record<string, unknown>;

      expect(steps).toEqual([]);
      expect(await endpoint.call('get_scan', { scan_id: site })).toEqual(record);
    });

    it('list_scan_issues with the groups, worst first', async () => {
      expect(still(await endpoint.call('list_scan_issues', { scan_id: site }))).toMatchInlineSnapshot(`
        {
          "issues": [
            {
              "accepted_count": 0,
              "confirmed_count": 0,
              "false_positive_count": 0,
              "fixed_pending_count": 0,
              "key": "image-alt",
              "kind": "failed",
              "occurrence_count": 25,
              "omitted_count": 0,
              "page_count": 1,
              "sample_selector": "img:nth-child(1)",
              "severity": "critical",
              "title": "Images must have alternative text",
              "wcag": [
                "1.1.1 Non-text Content (A)",
              ],
            },
            {
              "accepted_count": 0,
              "confirmed_count": 0,
              "false_positive_count": 0,
              "fixed_pending_count": 0,
              "key": "color-contrast",
              "kind": "failed",
              "occurrence_count": 10,
              "omitted_count": 0,
              "page_count": 5,
              "sample_selector": ".teaser > p",
              "severity": "serious",
              "title": "Text must have enough contrast with its background",
              "wcag": [
                "1.4.3 Contrast (Minimum) (AA)",
              ],
            },
            {
              "accepted_count": 0,
              "confirmed_count": 0,
              "false_positive_count": 0,
              "fixed_pending_count": 0,
              "key": "link-name",
              "kind": "failed",
              "occurrence_count": 3,
              "omitted_count": 0,
              "page_count": 3,
              "sample_selector": "nav > a.logo",
              "severity": "serious",
              "title": "Links must have discernible text",
              "wcag": [
                "2.4.4 Link Purpose (In Context) (A)",
                "4.1.2 Name, Role, Value (A)",
              ],
            },
            {
              "accepted_count": 0,
              "confirmed_count": 0,
              "false_positive_count": 0,
              "fixed_pending_count": 0,
              "key": "color-contrast",
              "kind": "needs_review",
              "occurrence_count": 2,
              "omitted_count": 0,
              "page_count": 2,
              "sample_selector": "img:nth-child(1)",
              "severity": "serious",
              "title": "Text must have enough contrast with its background",
              "wcag": [
                "1.4.3 Contrast (Minimum) (AA)",
              ],
            },
          ],
          "page": {
            "limit": 20,
            "next_offset": null,
            "offset": 0,
            "total": 4,
          },
          "scan": {
            "id": "an-id",
            "score": 100,
            "status": "completed",
            "url": "https://example.com/sitemap.xml",
          },
          "totals": {
            "accepted_count": 0,
            "by_severity": {
              "critical": 25,
              "minor": 0,
              "moderate": 0,
              "serious": 13,
            },
            "failed": {
              "groups": 3,
              "occurrences": 38,
            },
            "fixed_pending_count": 0,
            "needs_review": {
              "groups": 1,
              "occurrences": 2,
            },
            "reviewed_count": 0,
          },
        }
      `);
    });

    it('get_issue_detail with advice and occurrences', async () => {
      const answer = await endpoint.call('get_issue_detail', {
        scan_id: site,
        kind: 'failed',
        key: 'link-name',
        limit: 1,
      });

      expect(still(answer)).toMatchInlineSnapshot(`
        {
          "details": {
            "description": "Ensure links have discernible text",
            "how_to_fix": [
              "Write text into the link that says where it leads: \`<a href="/prices">Prices</a>\`.",
              "When the link contains only an image, describe its destination in the \`alt\`: \`<a href="/"><img src="logo.svg" alt="Home page"></a>\`.",
              "For an icon made of SVG or a font, add hidden text or \`aria-label\` to the link.",
              "Remove empty links, or merge two links to the same place into one.",
            ],
            "learn_more": [
              {
                "title": "Understanding 2.4.4 Link Purpose (In Context)",
                "url": "https://www.w3.org/WAI/WCAG22/Understanding/link-purpose-in-context",
              },
              {
                "title": "Understanding 4.1.2 Name, Role, Value",
                "url": "https://www.w3.org/WAI/WCAG22/Understanding/name-role-value",
              },
              {
                "title": "ARIA pattern: link",
                "url": "https://www.w3.org/WAI/ARIA/apg/patterns/link/",
              },
              {
                "title": "WAI tutorial: images as links and buttons",
                "url": "https://www.w3.org/WAI/tutorials/images/functional/",
              },
              {
                "title": "Deque University: Links must have discernible text",
                "url": "https://dequeuniversity.com/rules/axe/4.14/link-name?application=axeAPI",
              },
            ],
            "why_it_matters": "A link without text is announced as “link”, or its URL is read out letter by letter. Blind people cannot decide whether to follow it, and a list of the links of the page becomes useless to them.",
          },
          "issue": {
            "accepted_count": 0,
            "confirmed_count": 0,
            "false_positive_count": 0,
            "fixed_pending_count": 0,
            "key": "link-name",
            "kind": "failed",
            "occurrence_count": 3,
            "omitted_count": 0,
            "page_count": 3,
            "sample_selector": "nav > a.logo",
            "severity": "serious",
            "title": "Links must have discernible text",
            "wcag": [
              "2.4.4 Link Purpose (In Context) (A)",
              "4.1.2 Name, Role, Value (A)",
            ],
          },
          "occurrences": [
            {
              "came_back": false,
              "false_positive": false,
              "html": "<img src="logo.png">",
              "message": "This image has no text alternative. Screen readers read its file name, logo.png.",
              "page_url": "https://example.com/0",
              "selector": "nav > a.logo",
              "verdict": null,
            },
          ],
          "page": {
            "limit": 1,
            "next_offset": 1,
            "offset": 0,
            "total": 3,
          },
        }
      `);
    });

    it('get_report_metadata with the same as REST', async () => {
      const { json } = await endpoint.rest.ask('GET', `/api/scans/${site}/reports`);

      expect(await endpoint.call('get_report_metadata', { scan_id: site })).toEqual(json);
      expect(json).toMatchObject({
        scan_id: site,
        available: true,
        reports: expect.arrayContaining([expect.objectContaining({ format: 'llm_txt' })]),
      });
    });

    it('get_settings with the same as REST', async () => {
      const { json } = await endpoint.rest.ask('GET', '/api/settings');

      expect(await endpoint.call('get_settings')).toEqual(json);
      expect(still(json)).toMatchInlineSnapshot(`
        {
          "integrations": {
            "mcp_enabled": true,
            "mcp_key_created_at": "a-time",
            "mcp_key_hint": "last",
            "mcp_key_set": true,
          },
          "performance": {
            "concurrency": null,
            "contrast_pixels": true,
            "max_pages_per_scan": 5000,
            "operate_ms": 2000,
            "page_pictures": 100000,
            "page_timeout_seconds": 60,
            "request_delay_ms": 0,
            "retention_days": null,
            "retention_keep_last": 2,
            "screenshots": true,
            "states": [],
          },
          "reporting": {
            "include_needs_review": true,
            "language": "en",
            "locale": "en-US",
            "organization_name": null,
            "sample_size": 10,
          },
        }
      `);
    });

    it('the same as data and as text, and never a screenshot, a key or its hash', async () => {
      const shown = aGroup(1, { occurrences: [anOccurrence({ screenshot: 'aaaa.webp' })] });
      const id = await aScannedSite(db, [[shown]]);
      const calls = [
        'list_scans',
        'get_scan',
        'list_scan_issues',
        'get_issue_detail',
        'get_report_metadata',
        'get_settings',
      ];

      const answers = await Promise.all(
        calls.map((name) =>
          endpoint.request('tools/call', { name, arguments: { scan_id: id, kind: 'failed', key: 'image-alt' } }),
        ),
      );

      for (const result of answers.map((answer) => resultSchema.parse(answer))) {
        expect(JSON.parse(result.content[0]?.text ?? '')).toEqual(result.structuredContent);
        expect(result.isError).toBeUndefined();
      }
      const text = JSON.stringify(answers);
      const hash = hashAccessKey(endpoint.key);
      expect(
        [
          endpoint.key,
          hash,
          Buffer.from(hash, 'hex').toString('base64').slice(0, 40),
          'aaaa.webp',
          'screenshot_url',
        ].filter((secret) => text.includes(secret)),
      ).toEqual([]);
    });
  });

  describe('arguments', () => {
    it.each([
      ['get_scan', {}, 'scan_id is missing. Use the id of a scan from list_scans'],
      ['get_scan', { scan_id: null }, 'scan_id is missing'],
      ['get_scan', { scan_id: 5 }, 'scan_id must be a UUID'],
      ['get_scan', { scan_id: "' OR 1=1 --" }, 'scan_id must be a UUID'],
      ['get_scan', { scan_id: unknownId }, 'Call list_scans'],
      ['get_report_metadata', { scan_id: unknownId }, 'Call list_scans'],
      ['list_scan_issues', { scan_id: unknownId }, 'Call list_scans'],
      ['get_issue_detail', { scan_id: unknownId, kind: 'failed', key: 'x' }, 'Call list_scans'],
      ['get_issue_detail', { scan_id: unknownId, kind: 'passed', key: 'x' }, 'kind must be "failed" or "needs_review"'],
      ['get_issue_detail', { scan_id: unknownId, kind: 'failed' }, 'key is missing'],
      ['get_issue_detail', { scan_id: unknownId, kind: 'failed', key: 'x'.repeat(201) }, 'key is missing'],
      ['list_scans', { limit: 'abc' }, 'limit must be a whole number'],
      ['list_scans', { limit: 1.5 }, 'limit must be a whole number'],
      ['list_scans', { offset: [] }, 'offset must be a whole number'],
    ])('%s refuses %j, and names the remedy', async (name, args, remedy) => {
      expect(await refusal(name, args)).toContain(remedy);
    });

    it('a key that the scan does not have is refused, and one with odd characters too', async () => {
      const keys = ['no-such-rule', "x'; drop table scans", '\u0000', '__proto__'];

      const refused = await Promise.all(
        keys.map((key) => refusal('get_issue_detail', { scan_id: site, kind: 'failed', key })),
      );

      expect(refused.filter((text) => text?.includes('Take both from list_scan_issues'))).toHaveLength(keys.length);
    });

    it('null and "" count as absent, scanId as scan_id, and numbers out of bounds are clamped', async () => {
      const absent = await endpoint.call('list_scans', { limit: null, offset: '' });
      const outside = await endpoint.call('list_scans', { limit: 1_000_000, offset: -1 });

      expect(absent['page']).toMatchObject({ limit: 20, offset: 0 });
      expect(outside['page']).toMatchObject({ limit: 100, offset: 0 });
      expect(await endpoint.call('get_scan', { scanId: site })).toMatchObject({ id: site });
    });

    it('an argument that a tool does not have is answered with a warning', async () => {
      expect(await endpoint.call('get_scan', { scan_id: site, sessionId: 'x' })).toMatchObject({
        id: site,
        warnings: ['Some arguments are unknown and were ignored. This tool accepts: scan_id.'],
      });
    });
  });

  describe('pages', () => {
    async function walk(name: string, args: object, field: string): Promise<readonly unknown[]> {
      const items: unknown[] = [];
      let offset: number | null = 0;
      while (offset !== null) {
        const answer: Readonly<Record<string, unknown>> = await endpoint.call(name, { ...args, offset });
        items.push(...z.array(z.unknown()).parse(answer[field]));
        offset = z.object({ next_offset: z.int().nullable() }).parse(answer['page']).next_offset;
      }
      return items;
    }

    it('follow each other by next_offset and give every occurrence once', async () => {
      const seen = await walk(
        'get_issue_detail',
        { scan_id: site, kind: 'failed', key: 'image-alt', limit: 7 },
        'occurrences',
      );

      const selectors = z
        .array(z.object({ selector: z.string() }))
        .parse(seen)
        .map(({ selector }) => selector);
      expect(selectors).toEqual(Array.from({ length: 25 }, (_, index) => `img:nth-child(${index + 1})`));
    });

    it('beyond the end are empty', async () => {
      expect(await endpoint.call('list_scans', { offset: 1_000_000 })).toMatchObject({
        scans: [],
        page: { next_offset: null },
      });
    });

    it('hold 100 occurrences of an everyday size', async () => {
      const id = await aScannedSite(db, [[aGroup(150)]]);

      const answer = await endpoint.call('get_issue_detail', {
        scan_id: id,
        kind: 'failed',
        key: 'image-alt',
        limit: 100,
      });

      expect(answer['page']).toEqual({ limit: 100, offset: 0, total: 150, next_offset: 100 });
    });

    it('stay within 25,000 tokens for any site, and still return everything once', async () => {
      const texts = [
        () => randomBytes(1_500).toString('base64'),
        () => '日本語のテキスト'.repeat(250),
        () => '🦄'.repeat(1_000),
        () => '<a b="\\"{}">'.repeat(180),
      ];
      const occurrences = Array.from({ length: 120 }, (_, index) => {
        const text = texts[index % texts.length]?.() ?? '';
        return anOccurrence({ selector: `#n${index} > ${text}`, html: text, message: aMessage(text) });
      });
      const id = await aScannedSite(db, [
        [aGroup(120, { occurrences })],
        ...manyRules().map((rules) => rules.map((rule) => aGroup(1, { rule }))),
      ]);
      for (let count = 0; count < 40; count += 1) await aScan(db, { sitemap_url: longUrl() });
      const detail = { scan_id: id, kind: 'failed', key: 'image-alt', limit: 100 };

      const calls = [
        ['list_scans', { limit: 100 }],
        ['list_scan_issues', { scan_id: id, limit: 100 }],
        ['get_issue_detail', detail],
      ] as const;
      const sizes = await Promise.all(
        calls.map(async ([name, args]) =>
          estimateTokens(JSON.stringify(await endpoint.request('tools/call', { name, arguments: args }))),
        ),
      );

      expect(sizes.filter((size) => size > 25_000)).toEqual([]);
      const selectors = z
        .array(z.object({ selector: z.string() }))
        .parse(await walk('get_issue_detail', detail, 'occurrences'));
      expect(selectors.map(({ selector }) => selector.split(' ')[0])).toEqual(
        occurrences.map((_, index) => `#n${index}`),
      );
      const { total } = z.object({ total: z.int() }).parse((await endpoint.call('list_scans', {}))['page']);
      expect(await walk('list_scans', { limit: 100 }, 'scans')).toHaveLength(total);
    });
  });
});

function longUrl(): string {
  return `https://example.com/${randomBytes(1_500).toString('base64url')}`.slice(0, 2_048);
}

/** Every rule that there is, in pages of 25. */
function manyRules(): readonly (readonly string[])[] {
  const rules = [...catalog.keys()].filter((rule) => rule !== 'image-alt');
  return Array.from({ length: Math.ceil(rules.length / 25) }, (_, index) => rules.slice(index * 25, index * 25 + 25));
}
