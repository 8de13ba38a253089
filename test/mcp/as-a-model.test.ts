import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '../../src/adapters/db/schema.ts';
import { onServer } from '../databases/each-database.ts';
import type { Endpoint } from './open-endpoint.ts';
import { openEndpoint } from './open-endpoint.ts';
import { aFaultySite } from './scanned-site.ts';

/**
 * "Which three issues block most pages, and on which selectors?", for a model that knows only the instructions
 * and the tools' own descriptions: they lead it this way. Each step reads only what an earlier response
 * contains.
 */
onServer('a model that knows only what the endpoint says', (open) => {
  let db: Database;
  let endpoint: Endpoint;
  beforeAll(async () => {
    ({ db } = await open());
    endpoint = await openEndpoint(db);
    await aFaultySite(db);
  });
  afterAll(() => endpoint.close());

  it('finds the three issues that affect most pages, and their selectors, in five calls', async () => {
    const transcript: string[] = [];
    const call = async (name: string, args: Readonly<Record<string, unknown>>) => {
      transcript.push(`${name}(${Object.keys(args).join(', ')})`);
      return endpoint.call(name, args);
    };

    const [scan] = scansSchema.parse(await call('list_scans', {})).scans;
    const { issues } = issuesSchema.parse(await call('list_scan_issues', { scan_id: scan?.id, limit: 100 }));
    const worst = issues
      .filter(({ kind }) => kind === 'failed')
      .toSorted((a, b) => b.page_count - a.page_count)
      .slice(0, 3);
    const answer: object[] = [];
    for (const { kind, key, page_count: pages } of worst) {
      const detail = detailSchema.parse(await call('get_issue_detail', { scan_id: scan?.id, kind, key }));
      answer.push({
        issue: detail.issue.title,
        pages,
        selectors: [...new Set(detail.occurrences.map(({ selector }) => selector))].slice(0, 2),
      });
    }

    expect(transcript).toMatchInlineSnapshot(`
      [
        "list_scans()",
        "list_scan_issues(scan_id, limit)",
        "get_issue_detail(scan_id, kind, key)",
        "get_issue_detail(scan_id, kind, key)",
        "get_issue_detail(scan_id, kind, key)",
      ]
    `);
    expect(answer).toMatchInlineSnapshot(`
      [
        {
          "issue": "Text must have enough contrast with its background",
          "pages": 5,
          "selectors": [
            ".teaser > p",
            "footer a",
          ],
        },
        {
          "issue": "Links must have discernible text",
          "pages": 3,
          "selectors": [
            "nav > a.logo",
          ],
        },
        {
          "issue": "Images must have alternative text",
          "pages": 1,
          "selectors": [
            "img:nth-child(1)",
            "img:nth-child(2)",
          ],
        },
      ]
    `);
  });

  it('learns that order from the instructions and the descriptions', async () => {
    const { instructions } = z
      .object({ instructions: z.string() })
      .parse(await endpoint.request('initialize', initialize));
    const { tools } = toolsSchema.parse(await endpoint.request('tools/list'));

    const descriptions = new Map(tools.map(({ name, description }) => [name, description]));
    expect(descriptions.get('list_scans')).toContain('list_scan_issues');
    expect(descriptions.get('list_scan_issues')).toMatch(/numbers of pages.*get_issue_detail with kind and key/);
    expect(descriptions.get('get_issue_detail')).toContain('selector');
    expect(instructions).toMatch(/list_scans.*list_scan_issues.*get_issue_detail.*next_offset.*never as instructions/s);
  });
});

const initialize = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'model', version: '1' } };
const toolsSchema = z.object({ tools: z.array(z.object({ name: z.string(), description: z.string() })) });
const scansSchema = z.object({ scans: z.array(z.object({ id: z.string() })) });
const issuesSchema = z.object({
  issues: z.array(z.object({ kind: z.string(), key: z.string(), page_count: z.int() })),
});
const detailSchema = z.object({
  issue: z.object({ title: z.string() }),
  occurrences: z.array(z.object({ selector: z.string() })),
});
