import { findBrowser } from '../../src/browser/find-browser.ts';
import type { RunningBrowser } from '../../src/browser/launch-browser.ts';
import { launchBrowser } from '../../src/browser/launch-browser.ts';
import type { LaunchPlan } from '../../src/browser/launch-plan.ts';
import { planLaunches } from '../../src/browser/launch-plan.ts';
import { readConfig } from '../../src/config.ts';

const config = readConfig();
/** Best first: what does not start a browser on this machine is left out from then on. */
const plans = [...planLaunches({ mode: config.sandbox, isRoot: config.isRoot, isLinux: process.platform === 'linux' })];

/** A browser as a worker starts it, without a service around. Its temporary files lie in the folder. */
export async function launchTestBrowser(tempFolder: string, yields = true): Promise<RunningBrowser> {
  const [plan] = plans;
  if (plan === undefined) throw new Error('No way to start a browser is left.');
  try {
    return await launchWithPlan(tempFolder, plan, yields);
  } catch (error) {
    if (plans.length === 1) throw error;
    plans.splice(plans.indexOf(plan), 1);
    return launchTestBrowser(tempFolder, yields);
  }
}

/** The same, in one certain way. */
export async function launchWithPlan(tempFolder: string, plan: LaunchPlan, yields = true): Promise<RunningBrowser> {
  const executablePath = findBrowser({ ...config, chosen: config.chromePath });
  return launchBrowser({ executablePath, plan, tempFolder, yields, environment: config.browserEnvironment });
}
