import { beforeAll, describe, expect, it } from 'vitest';
import { startOptions } from '../scans/form-options.ts';
import type { Times } from './read-schedule.ts';
import { describeTimes, firstTimes, readSchedule, readTimes, writeCron } from './read-schedule.ts';
import { textsLoaded } from '../texts/load-texts.ts';

beforeAll(textsLoaded);

const berlin: Times = { ...firstTimes(), zone: ' Europe/Berlin ' };
const read = (change: Partial<Times>, typed = 'example.com') =>
  readSchedule(typed, startOptions, { ...berlin, ...change });

describe('the form of a schedule', () => {
  it.each([
    [{ rhythm: 'daily', time: '3:05' }, '5 3 * * *'],
    [{ rhythm: 'weekly', weekday: '0', time: '23:59' }, '59 23 * * 0'],
    [{ rhythm: 'monthly', time: '00:00' }, '0 0 1 * *'],
    [{ rhythm: 'custom', cron: ' */5 * * * * ', time: 'none' }, '*/5 * * * *'],
  ] as const)('writes %j as %s', (change, cron) => {
    expect(read(change, 'example.com/a')).toEqual({
      errors: {},
      body: {
        scan: { sitemap_url: 'https://example.com/a', scan_type: 'single', viewport_preset: 'desktop' },
        cron,
        time_zone: 'Europe/Berlin',
      },
      open: { isSite: false, isSchemeAssumed: true },
    });
  });

  it.each([
    ['example.com', 'crawl', true],
    ['example.com/contact', 'single', false],
    ['example.com/sitemap.xml', 'sitemap', false],
  ])('asks for %s as the first page does', (typed, type, isSite) => {
    const { body, open } = read({}, typed);

    expect([body?.scan.scan_type, open?.isSite]).toEqual([type, isSite]);
  });

  it.each([
    ['5 3 * * *', 'Every day at 03:05'],
    ['59 23 * * 0', 'Every Sunday at 23:59'],
    ['0 0 1 * *', 'On the first day of every month at 00:00'],
    ['*/5 * * * *', '*/5 * * * *'],
    ['0 3 * * 1,4', '0 3 * * 1,4'],
    ['@monthly', '@monthly'],
  ])('reads %s as %s', (cron, said) => {
    expect(describeTimes(cron)).toBe(said);
  });

  it.each(['5 3 * * *', '59 23 * * 0', '0 0 1 * *', '*/5 * * * *', '0 3 * * 1,4'])(
    'that changes %s begins with it, and writes it again',
    (cron) => {
      expect(writeCron(readTimes({ cron, time_zone: 'Europe/Berlin' }))).toBe(cron);
    },
  );

  it('names every field that is wrong', () => {
    expect(read({ rhythm: 'daily', time: '24:00' }, '')).toEqual({
      errors: { url: 'Enter the URL of a page or a sitemap.', time: 'Enter a time such as 03:00.' },
    });
    expect(read({ rhythm: 'custom', cron: ' ', zone: '' })).toEqual({
      errors: { time: 'Fill in this field.', zone: 'Fill in this field.' },
    });
  });
});
