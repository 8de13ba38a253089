import { randomBytes } from 'node:crypto';
import { openDatabase } from '../../src/adapters/db/open-database.ts';
import type { Database } from '../../src/adapters/db/schema.ts';
import { createSecretKey } from '../../src/service/secrets/secret-key.ts';
import { says } from '../../src/texts/saying.ts';
import { failureCodes, isTransient } from '../../src/visit/page-outcome.ts';
import type { Rest } from '../contracts/ask-rest.ts';
import { openRest } from '../contracts/ask-rest.ts';
import {
  aFailedReport,
  aGroup,
  aMessage,
  anOccurrence,
  aScannedReport,
  aSitemapScan,
  catalog,
  scanNextPage,
} from '../contracts/make-scans.ts';
import { renderHtml, writeDocument } from '../contracts/render-html.ts';
import { makeDatabase } from '../databases/test-databases.ts';
import { openWebhookWorld } from '../webhooks/webhook-world.ts';
import { bracketRules, pretend } from './pretend.ts';

const secretKey = createSecretKey(randomBytes(32));

/** A service whose English is in brackets, and one of each thing that its answers are about. */
export type BracketedWorld = {
  readonly rest: Rest;
  readonly ids: Readonly<Record<'scan' | 'running' | 'schedule' | 'webhook' | 'signIn', string>>;
  readonly close: () => Promise<void>;
};

export async function openBracketedWorld(): Promise<BracketedWorld> {
  const stop = pretend();
  const testDatabase = await makeDatabase('embedded', 'migrated');
  const database = await openDatabase(testDatabase.location);
  const { db } = database;
  const catalogHere = bracketRules(catalog);
  const rest = await openRest(db, {
    secretKey,
    catalog: catalogHere,
    renderPdf: renderHtml(),
    printDocument: writeDocument,
  });
  const ids = {
    scan: await scanPages(db, { hasEnded: true }),
    running: await scanPages(db, { hasEnded: false }),
    ...(await makeSettings(db, rest)),
  };
  return {
    rest,
    ids,
    close: async () => {
      stop();
      await rest.close();
      await database.close();
      await testDatabase.remove();
    },
  };
}

/** Pages with each outcome. What sites say is in brackets too: it is no text of ours. */
async function scanPages(db: Database, { hasEnded }: { readonly hasEnded: boolean }): Promise<string> {
  const codes = failureCodes.filter((code) => !hasEnded || !isTransient(code));
  const { id } = await aSitemapScan(db, codes.length + 2);
  const found = anOccurrence({ html: '⟦<img src="logo.png">⟧', message: aMessage('⟦logo.png⟧') });
  const groups = [
    aGroup(0, { occurrences: [found] }),
    aGroup(0, { rule: 'color-contrast', kind: 'needs_review', occurrences: [found] }),
  ];
  const notes = [{ code: 'truncated_snippet', count: 2, said: says('notes.truncated_snippet', { n: 2 }) }];
  const components = [{ key: 'main-img', label: '⟦main img⟧', selector: '#main', html: '⟦<div>⟧' }];
  const rules = { 'image-alt': [0, 1, 0], 'document-title': [1, 0, 0], 'video-caption': null } as const;
  await scanNextPage(db, aScannedReport({ rules, groups, notes, components, title: '⟦Start⟧' }));
  await scanNextPage(db, aScannedReport({ acceptedOutcome: 'auth_required', title: '⟦Sign in⟧' }));
  for (const code of codes) await scanNextPage(db, aFailedReport({ code }));
  return id;
}

async function makeSettings(db: Database, rest: Rest) {
  const make = async (path: string, body: object): Promise<string> =>
    ((await rest.ask('POST', path, { body })).json as { readonly id: string }).id; // each answer was checked
  const schedule = await make('/api/schedules', {
    scan: { sitemap_url: 'https://example.com/', scan_type: 'single' },
    cron: '@daily',
    time_zone: 'UTC',
  });
  const detail = says('refusals.sign_in_not_found');
  const skip = { at: new Date().toISOString(), reason: 'invalid_scan', detail, scan_id: null };
  await db
    .updateTable('schedules')
    .set({ last_skip: JSON.stringify(skip) })
    .execute();
  const signIn = await make('/api/sign-ins', {
    name: 'Members',
    origins: ['https://app.example.com'],
    kind: 'basic',
    check: { present: 'text:⟦Sign out⟧' },
    secret: { username: 'ada', password: 'correct-horse' },
  });
  return { schedule, signIn, webhook: await failDelivery(db) };
}

/** Gives a webhook whose receiver the network policy refuses. */
async function failDelivery(db: Database): Promise<string> {
  const world = await openWebhookWorld(db, secretKey);
  const hook = await world.create();
  await world.test(hook);
  await world.send({ allow: [] });
  await world.close();
  return hook.id;
}
