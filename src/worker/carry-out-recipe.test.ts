import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchTestBrowser } from '../../test/e2e/launch-test-browser.ts';
import type { LeakingSite } from '../../test/sign-ins/leaking-site.ts';
import { startLeakingSite } from '../../test/sign-ins/leaking-site.ts';
import { askingWays, leakingWays, leavingWays } from '../../test/sign-ins/leaking-ways.ts';
import type { RunningBrowser } from '../browser/launch-browser.ts';
import { describeUserAgent } from '../browser/user-agent.ts';
import { createNetworkPolicy } from '../adapters/net/policy.ts';
import { openScopeProxy } from '../adapters/net/scope-proxy.ts';
import { accessByForm } from '../finding-pages/sign-ins/kinds/form.ts';
import { carryOutRecipe } from './carry-out-recipe.ts';
import { deviceOf } from './device-of.ts';

const password = 'open-sesame-1234';
const network = createNetworkPolicy({ mode: 'open', allow: [], deny: [], ownEndpoints: () => [] });

let site: LeakingSite;
let folder: string;
let running: RunningBrowser;
/** The sessions with the browser itself: the guard of a sign-in judges all requests of its browser until they end. */
const sessions: CDPSession[] = [];

beforeAll(async () => {
  site = await startLeakingSite();
  folder = await mkdtemp(join(tmpdir(), 'curbcut-recipes-'));
  running = await launchTestBrowser(folder);
  const { browser } = running;
  const open = browser.newBrowserCDPSession.bind(browser);
  const newBrowserCDPSession = async () => {
    const session = await open();
    sessions.push(session);
    return session;
  };
  Object.assign(browser, { newBrowserCDPSession });
});
beforeEach(() => {
  site.takeReceived();
});
afterAll(async () => {
  await running.kill();
  site.close();
  await rm(folder, { recursive: true });
});

type Steps = Parameters<typeof accessByForm>[0]['steps'];

const fillAndGo = [
  { do: 'fill', selector: '#password', value: 'password' },
  { do: 'click', selector: '#go' },
] as const;

/**
 * A sign-in kills its browser. Here everything of the sign-in ends, and the next one gets the same browser. The guard
 * ends last: the requests of a context end with it.
 */
async function launchShared(): Promise<RunningBrowser> {
  const kill = async () => {
    for (const context of running.browser.contexts()) await context.close();
    for (const session of sessions.splice(0)) await session.detach();
  };
  return { ...running, kill };
}

async function signIn(path: string, steps: Steps = [...fillAndGo], origins: readonly string[] = [site.origin]) {
  const recipe: Steps = [{ do: 'goto', url: `${site.origin}${path}` }, ...steps];
  const access = accessByForm({ steps: recipe, values: { password }, totp: 'JBSWY3DPEHPK3PXP' });
  const means = {
    slot: {
      launch: launchShared,
      userAgent: (version: string, device: ReturnType<typeof deviceOf>) =>
        describeUserAgent(version, device, 'Curbcut/0'),
    },
    device: deviceOf('desktop'),
    scope: await network.scopeFor(new URL(site.origin)),
  };
  const check = { present: 'text:Sign out' };
  return carryOutRecipe(means, { id: '1', kind: 'form', origins, check, access });
}

describe('a page that gives away what is typed into it', () => {
  it('does so in every way of the test where nothing holds it back', async () => {
    const proxy = await openScopeProxy(await network.scopeFor(new URL(site.origin)));
    const shared = await launchShared();
    const page = await shared.browser.newPage({ proxy: { server: `socks5://127.0.0.1:${proxy.port}` } });

    await page.goto(`${site.origin}/leaking`);
    await page.locator('#password').fill(password);

    const ways = Object.keys(leakingWays);
    await expect.poll(() => ways.filter((name) => !site.leaked().has(name)), { timeout: 30_000 }).toEqual([]);
    await shared.kill();
    await proxy.close();
  });

  it('gives nothing to another origin while it signs in', async () => {
    const [fill, go] = fillAndGo;

    const signedIn = await signIn('/leaking', [fill, { do: 'wait_for', selector: '#tried' }, go]);

    expect(signedIn.proofUrl).toBe(`${site.origin}/in`);
    // The browser asks whether a header may be sent (CORS), with the name of the header alone.
    expect(site.leaked()).toEqual(new Set(['listener', 'fetch-header']));
    expect(site.takeReceived()).not.toContain(password);
  });
});

describe('a page that leaves for another origin with what is typed', () => {
  it.each(Object.keys(leavingWays))('is kept from it, and the sign-in says so: %s', async (name) => {
    await expect(signIn(`/leaving/${name}`)).rejects.toThrow(
      `A request to ${new URL(site.other).host} was refused: it carried a typed value`,
    );

    expect(site.leaked()).toEqual(new Set(['listener']));
  });
});

describe('a page that sends what is typed by other means than usual requests', () => {
  it.each(Object.keys(askingWays))('is not heard: %s', async (name) => {
    const [fill, go] = fillAndGo;

    await signIn(`/asking/${name}`, [fill, { do: 'wait_for', selector: '#tried' }, go]);

    expect(site.leaked()).toEqual(new Set(['listener']));
  });
});

describe('a page that leads to another origin while a step waits', () => {
  it.each<[string, Steps]>([
    ['fill', [{ do: 'fill', selector: '#password', value: 'password' }]],
    ['totp', [{ do: 'totp', selector: '#code' }]],
    ['click', [{ do: 'click', selector: '#go' }]],
    ['press', [{ do: 'press', selector: '#password', key: 'Enter' }]],
  ])('gets nothing of the step: %s', async (_do, steps) => {
    await expect(signIn('/passing', steps)).rejects.toThrow(
      `found its element in a page of ${new URL(site.other).host}, which is not an origin of the sign-in`,
    );

    expect(site.leaked()).toEqual(new Set(['same-form']));
  });
});

describe('a sign-in as sites have it', () => {
  it('reaches a field in a shadow root that opens late, a socket of its server, and pictures of others', async () => {
    const signedIn = await signIn('/usual');

    expect(signedIn.proofUrl).toBe(`${site.origin}/in`);
    expect(site.leaked()).toEqual(new Set(['harmless']));
  });

  it('sends what is typed to every origin of the sign-in', async () => {
    await signIn('/leak/fetch-json', [...fillAndGo], [site.origin, site.other]);

    expect(site.takeReceived()).toContain(password);
  });
});
