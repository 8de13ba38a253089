import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { planLaunches } from '../../src/browser/launch-plan.ts';
import { readConfig } from '../../src/config.ts';
import { BrowserKeeper } from '../../src/worker/browser-keeper.ts';
import { engines } from '../../src/engines/engines.ts';
import { tryBrowser } from '../../src/worker/try-browser.ts';
import { launchWithPlan } from './launch-test-browser.ts';

// Tests the browser once, as a service does at its start, and prints what health would say of it.
const folder = await mkdtemp(join(tmpdir(), 'curbcut-sandbox-'));
const { sandbox: mode, isRoot } = readConfig();
const keeper = new BrowserKeeper({
  plans: planLaunches({ mode, isRoot, isLinux: true }),
  launch: (plan) => launchWithPlan(folder, plan),
  tryBrowser: (running) => tryBrowser(running, engines),
  log: pino({ level: 'silent' }),
  isRequired: mode === 'required',
});
await keeper.start();
process.stdout.write(JSON.stringify({ ...keeper.checks, isReady: keeper.isReady }));
await keeper.close();
await rm(folder, { recursive: true });
