import { afterAll, beforeAll, expect, it } from 'vitest';
import { SlotWorld } from '../../test/e2e/slot-world.ts';

let world: SlotWorld;

beforeAll(async () => {
  world = await SlotWorld.open();
});
afterAll(() => world.close());

const addBucket = `navigator.storageBuckets.open('mark').then(async (bucket) => {
  await bucket.caches.open('mark');
  return navigator.storageBuckets.keys();
})`;

it('a page finds neither the storage buckets of the page before nor their names', async () => {
  const slot = world.aSlot();
  const purpose = await world.aPurpose();
  const first = await slot.tabFor(purpose);
  await world.visit(first.tab, '/good');
  expect(await first.tab.page.evaluate(addBucket)).toEqual(['mark']);

  await slot.leavePage();
  const second = await slot.tabFor(purpose);
  await world.visit(second.tab, '/good');

  expect(second.tab).toBe(first.tab);
  expect(await second.tab.page.evaluate('navigator.storageBuckets.keys()')).toEqual([]);
});
