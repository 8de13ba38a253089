import { loadModule } from 'libpg-query';
import pg from 'pg';
import { findUnnamedScan } from './find-unnamed-scan.ts';

const deepStack = 100;
const ownCode = /\/src\/(?!adapters\/db\/)/u;
const testCode = /\/(?:test|bench)\//u;

type Query = { (this: unknown, ...args: readonly unknown[]): unknown; readonly checked?: ReadonlySet<string> };
// Its overloads say more than is needed here.
const client = pg.Client.prototype as unknown as { query: Query };
const sent = client.query;

await loadModule();
// Each file of a process loads this again.
if (sent.checked === undefined) watch();

/** What was sent to PostgreSQL in this process, by text: each was checked once. */
export function listChecked(): readonly string[] {
  return [...(client.query.checked ?? [])];
}

function watch(): void {
  const checked = new Set<string>();
  const watched = function (this: unknown, ...args: readonly unknown[]): unknown {
    const [first] = args;
    const text = typeof first === 'string' ? first : ((first as { text?: string } | undefined)?.text ?? '');
    if (!checked.has(text) && isAllowed(text)) checked.add(text);
    return Reflect.apply(sent, this, [...args]);
  };
  client.query = Object.assign(watched, { checked });
}

/**
 * Throws where the service writes or locks rows of a scan and does not name the scan. False for a test or a migration that does. The stack
 * is read only then; one that shows neither counts as the service's.
 */
export function isAllowed(text: string, readStack = readDeepStack): boolean {
  const found = findUnnamedScan(text);
  if (found.length === 0) return true;
  const lines = readStack().split('\n');
  const isOfMigration = lines.some((line) => line.includes('/src/adapters/db/migrate.ts'));
  const isOfService = !isOfMigration && lines.some((line) => ownCode.test(line));
  const isOfOthers = lines.some((line) => testCode.test(line) || line.includes('/src/adapters/db/'));
  if (isOfService || !isOfOthers) throw new Error(`A statement does not name its scan (${found.join(', ')}): ${text}`);
  return false;
}

function readDeepStack(): string {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = deepStack;
  const { stack = '' } = new Error('where');
  Error.stackTraceLimit = limit;
  return stack
    .split('\n')
    .filter((line) => !line.includes('watch-statements.ts'))
    .join('\n');
}
