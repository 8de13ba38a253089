import { parseArgs } from 'node:util';
import type { Engine } from '../databases/test-databases.ts';
import { FaultWorld } from './fault-world.ts';
import type { Fault } from './faults.ts';
import { faults } from './faults.ts';
import { runRound } from './run-round.ts';
import type { Random } from './seeded-random.ts';
import { createRandom } from './seeded-random.ts';
import { runInNamespace } from './small-disk.ts';
import type { Special } from './special-rounds.ts';
import { runSpecial, specials } from './special-rounds.ts';

const usage = `npm run faults -- [--seed N] [--kills N] [--minutes N] [--engine embedded|server] [--round N]
       [--fault NAME] [--rounds N] [--away SECONDS] [--no-specials]

--fault runs rounds of this fault alone, of each database that it concerns; --rounds ends them after so many rounds in all.`;
const pageCount = 12;

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    kills: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '20' },
    engine: { type: 'string' },
    round: { type: 'string' },
    rounds: { type: 'string', default: 'Infinity' },
    away: { type: 'string', default: '3' },
    fault: { type: 'string' },
    'no-specials': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

type Total = { rounds: number; kills: number; readonly byFault: Map<string, number>; broken: boolean };

/** What kills a process; the rest of the faults are counted for themselves. */
const killers: ReadonlySet<string> = new Set([
  'kill-service',
  'kill-browser',
  'kill-worker',
  'kill-database',
  'lose-worker',
  'pause-and-kill',
  'delete-and-kill',
]);

const wantedFault = Object.values<Fault>(faults).find(({ name }) => name === values.fault);
const total: Total = { rounds: 0, kills: 0, byFault: new Map(), broken: false };
process.exitCode = values.help ? showUsage() : (runInNamespace() ?? (await main()));

function showUsage(): number {
  process.stdout.write(`${usage}\n`);
  return 0;
}

async function main(): Promise<number> {
  const special = specials.find(({ name }) => name === values.fault);
  if (values.fault !== undefined && special === undefined && wantedFault === undefined) return refuseFault();
  say(`seed ${values.seed}, at least ${values.kills} kills, at most ${values.minutes} minutes`);
  const started = performance.now();
  const engines: readonly Engine[] =
    values.engine === 'embedded' || values.engine === 'server' ? [values.engine] : ['embedded', 'server'];
  if (special === undefined) await runEngines(engines, started);
  else await repeatSpecial(special, engines, started);
  const byFault = [...total.byFault].map(([name, hits]) => `${name} ${hits}`).toSorted();
  say(
    `${total.rounds} rounds, ${total.kills} kills, ${Math.round((performance.now() - started) / 60_000)} min: ${byFault.join(', ')}`,
  );
  say(total.broken ? 'BROKEN' : 'every invariant held');
  return total.broken ? 1 : 0;
}

/** Both engines at once: the rounds on the server mostly wait for leases to run out. */
async function runEngines(engines: readonly Engine[], started: number): Promise<void> {
  const concerned = engines.filter((engine) => wantedFault?.engines.includes(engine) ?? true);
  if (values.round === undefined && wantedFault === undefined && !values['no-specials']) await tellSpecials(concerned);
  await Promise.all(concerned.map((engine) => runEngine(engine, started)));
}

function refuseFault(): number {
  const names = [...Object.values<Fault>(faults), ...specials].map(({ name }) => name);
  process.stderr.write(`There is no fault "${values.fault ?? ''}" on this machine. There are: ${names.join(', ')}\n`);
  return 2;
}

async function tellSpecials(engines: readonly Engine[]): Promise<void> {
  for (const engine of engines) {
    for (const special of specials.filter((one) => one.engines?.includes(engine) ?? true)) {
      if (!total.broken) await tellSpecial(engine, special);
    }
  }
}

async function repeatSpecial(special: Special, engines: readonly Engine[], started: number): Promise<void> {
  for (let done = 0; !isOver(started, done); done += 1) {
    for (const engine of special.engines ?? engines) {
      if (!isOver(started, done)) await tellSpecial(engine, special);
    }
  }
}

async function tellSpecial(engine: Engine, special: Special): Promise<void> {
  const result = await runSpecial(special, { engine });
  total.rounds += 1;
  for (const hit of result.hits) count(hit);
  tell(special.name, result);
}

async function runEngine(engine: Engine, started: number): Promise<void> {
  const world = await FaultWorld.open({ engine, pageCount });
  const first = Number(values.round ?? 0);
  try {
    for (let index = first; !isOver(started, index - first); index += 1) {
      const random = createRandom(Number(values.seed) * 1_000 + index);
      const chosen = chooseFaults(engine, random);
      const withWorker =
        engine === 'server' && (random.below(2) === 0 || chosen.some(({ name }) => name.endsWith('-worker')));
      const awayMs = Number(values.away) * 1_000;
      const by = random.pick(['sitemap', 'sitemap', 'crawl'] as const);
      const result = await runRound(world, { faults: chosen, by, withWorker, random, awayMs, keepsOpen: false });
      total.rounds += 1;
      for (const hit of result.hits) count(hit);
      tell(`${engine} round ${index} (${by})`, result);
      if (result.breaches.length > 0)
        say(`replay: npm run faults -- --seed ${values.seed} --engine ${engine} --round ${index}`);
    }
  } finally {
    await world.close();
  }
}

function isOver(started: number, done: number): boolean {
  if (total.broken || total.rounds >= Number(values.rounds)) return true;
  if (values.round !== undefined) return done > 0;
  return total.kills >= Number(values.kills) || performance.now() - started > Number(values.minutes) * 60_000;
}

/** Mostly rows of kills; every few rounds something that needs a round for itself. With `--fault`, that alone. */
function chooseFaults(engine: Engine, random: Random): readonly Fault[] {
  if (wantedFault !== undefined) return [wantedFault];
  const { killService, killBrowser, killWorker, killDatabase, ...single } = faults;
  const alone: readonly Fault[] = Object.values<Fault>(single).filter((fault) => fault.engines.includes(engine));
  const [first, ...others] = alone;
  if (first !== undefined && random.below(5) === 0) return [random.pick([first, ...others])];
  const many: readonly [Fault, ...Fault[]] =
    engine === 'embedded' ? [killBrowser, killService] : [killBrowser, killService, killWorker, killDatabase];
  return Array.from({ length: 5 + random.below(3) }, () => random.pick(many));
}

function count(name: string): void {
  total.byFault.set(name, (total.byFault.get(name) ?? 0) + 1);
  if (killers.has(name)) total.kills += 1;
}

function tell(
  what: string,
  { story, breaches }: { readonly story: readonly string[]; readonly breaches: readonly string[] },
): void {
  const outcome = breaches.length === 0 ? 'held' : `BROKEN ${breaches.join('\n  ')}`;
  say(`seed ${values.seed} ${what}: ${story.join('; ')} → ${outcome}`);
  if (breaches.length > 0) total.broken = true;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
