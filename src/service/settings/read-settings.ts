import { z } from 'zod';
import { keepsPlan } from '../../adapters/db/keeps-plan.ts';
import type { Database } from '../../adapters/db/schema.ts';
import type { IntegrationSettings, PerformanceSettings, ReportingSettings, Settings } from './settings.ts';
import { defaultPerformance, defaultReporting, performanceSchema, reportingSchema } from './settings.ts';

export type SettingsGroup = keyof Settings;

const storedSchema = z.record(z.string(), z.unknown());
const storedIntegrationsSchema = z.object({
  mcp_enabled: z.boolean().default(false),
  mcp_key_hash: z.string().nullable().default(null),
  mcp_key_hint: z.string().nullable().default(null),
  mcp_key_created_at: z.string().nullable().default(null),
});

/** `keyHash` is the SHA-256 of the current key, in hex. Null if there is none. */
export type McpAccess = { readonly mcpEnabled: boolean; readonly keyHash: string | null };

/** The current settings: the stored values, and defaults for the rest. One query. */
export async function readSettings(db: Database): Promise<Settings> {
  return (await readSettingsAndAccess(db)).settings;
}

/** Also returns the access data of the MCP endpoint, because each of its requests needs both. One query. */
export async function readSettingsAndAccess(
  db: Database,
): Promise<{ readonly settings: Settings; readonly access: McpAccess }> {
  const stored = await readGroups(db, ['reporting', 'performance', 'integrations']);
  const integrations = storedIntegrationsSchema.parse(stored.get('integrations') ?? {});
  return {
    settings: {
      reporting: parseReporting(stored.get('reporting')),
      performance: parsePerformance(stored.get('performance')),
      integrations: presentIntegrations(integrations),
    },
    access: { mcpEnabled: integrations.mcp_enabled, keyHash: integrations.mcp_key_hash },
  };
}

export async function readReportingSettings(db: Database): Promise<ReportingSettings> {
  return parseReporting((await readGroups(db, ['reporting'])).get('reporting'));
}

/** The way to look at the pages of a scan. */
type PerhapsLook = { readonly [Name in keyof Look]?: Look[Name] | undefined };
type Look = { readonly states: PerformanceSettings['states']; readonly locale: string };

/** Fills in what a request for a scan does not name: the states and the language of its pages. */
export async function fillInLook<Wanted extends PerhapsLook>(db: Database, wanted: Wanted): Promise<Wanted & Look> {
  const stored = await readGroups(db, ['reporting', 'performance']);
  const { states = parsePerformance(stored.get('performance')).states } = wanted;
  const { locale = parseReporting(stored.get('reporting')).locale } = wanted;
  return { ...wanted, states, locale };
}

export type Retention = { readonly days: number; readonly keepLast: number };

/** Undefined if scans are kept forever. */
export async function readRetention(db: Database): Promise<Retention | undefined> {
  const { retention_days: days, retention_keep_last: keepLast } = parsePerformance(
    (await readGroups(db, ['performance'])).get('performance'),
  );
  return days === null ? undefined : { days, keepLast };
}

/**
 * The settings of a worker. It reads them each time it claims work, so that a change takes effect with the next page.
 * One query.
 */
export async function readWorkerSettings(db: Database): Promise<PerformanceSettings> {
  return parsePerformance((await readGroups(db, ['performance'])).get('performance'));
}

async function readGroups(db: Database, keys: readonly SettingsGroup[]): Promise<ReadonlyMap<string, unknown>> {
  const query = db.selectFrom('settings').select(['key', 'value']).where('key', 'in', keys);
  const rows = await query.modifyEnd(keepsPlan).execute();
  return new Map(rows.map((row) => [row.key, row.value]));
}

/** Drops a field that a newer version stored. A field that this version cannot read gets its default. */
function parseReporting(stored: unknown): ReportingSettings {
  return parseFields(reportingSchema, stored, defaultReporting);
}

function parsePerformance(stored: unknown): PerformanceSettings {
  return parseFields(performanceSchema, stored, defaultPerformance);
}

function parseFields<T extends object>(schema: z.ZodType<T>, stored: unknown, defaults: T): T {
  const given = storedSchema.parse(stored ?? {});
  const whole = schema.safeParse({ ...defaults, ...given });
  if (whole.success) return whole.data;
  const wrong = new Set(whole.error.issues.map((issue) => issue.path[0]));
  return schema.parse({
    ...defaults,
    ...Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name))),
  });
}

function presentIntegrations(row: z.infer<typeof storedIntegrationsSchema>): IntegrationSettings {
  return {
    mcp_enabled: row.mcp_enabled,
    mcp_key_set: row.mcp_key_hash !== null,
    mcp_key_hint: row.mcp_key_hint,
    mcp_key_created_at: row.mcp_key_created_at,
  };
}
