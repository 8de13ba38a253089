import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SlotWorld } from '../../test/e2e/slot-world.ts';
import { says } from '../texts/saying.ts';

let world: SlotWorld;

beforeAll(async () => {
  world = await SlotWorld.open();
});
afterEach(() => world.closeSlots());
afterAll(() => world.close());

describe('a visit', () => {
  it('starts without the dialogs of the page before', async () => {
    const { tab } = await world.aSlot().tabFor(await world.aPurpose());
    await world.visit(tab, '/many-dialogs');
    expect(tab.fault).toMatchObject({ kind: 'dialog_loop' });

    const next = await world.visit(tab, '/download');

    expect(next).toMatchObject({ kind: 'failed', reason: 'download' });
    expect(tab.fault).toBeUndefined();
  });

  it('to a page that opens dialogs without end is over at once, however much time it has', async () => {
    const { tab } = await world.aSlot().tabFor(await world.aPurpose());
    const html = '<!doctype html><title>Again</title><script>for (;;) alert("Again");</script>';
    const url = `${world.site.origin}/markup?html=${encodeURIComponent(html)}`;
    // Longer than this test may take.
    const deadline = performance.now() + 600_000;

    const visiting = tab.visit(url, { deadline, isDecided: () => false });

    await expect(visiting).rejects.toMatchObject({ kind: 'dialog_loop' });
  });

  it('to a page with a shared worker does not wait for its code, of which the browser reports no end', async () => {
    const { tab } = await world.aSlot().tabFor(await world.aPurpose());
    const html = "<!doctype html><title>Shared</title><p>Text</p><script>new SharedWorker('/late.js?ms=0')</script>";

    const visit = await world.visit(tab, `/markup?html=${encodeURIComponent(html)}`);

    expect(visit).toMatchObject({ kind: 'opened', facts: { title: 'Shared' } });
    expect(tab.isWaiting).toBe(false);
  });

  it('to a URL that leads to one with a password does not name the password', async () => {
    const { tab } = await world.aSlot().tabFor(await world.aPurpose());
    const { origin, host } = new URL(world.site.origin);

    const visit = await world.visit(
      tab,
      `/redirect/off-site?to=${encodeURIComponent(`http://ada:secret@${host}/good`)}`,
    );

    expect(visit).toMatchObject({ kind: 'opened', answer: { status: 200, finalUrl: `${origin}/good` } });
  });

  it('to a page that leads itself to a host that cannot be reached keeps what the page answered', async () => {
    const { tab } = await world.aSlot().tabFor(await world.aPurpose());

    const visit = await world.visit(tab, '/refresh-away');

    expect(visit).toMatchObject({
      kind: 'failed',
      reason: 'navigated_away',
      saying: [
        says('visits.navigated', { host: `127.0.0.2:${new URL(world.site.origin).port}` }),
        says('visits.reported', { error: expect.stringMatching(/^ERR_/u) as string }),
      ],
      answer: { status: 200, finalUrl: `${world.site.origin}/refresh-away` },
    });
  });
});
