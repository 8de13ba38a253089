import { describe, expect, it } from 'vitest';
import { isCron, findNextTimes, isTimeZone, isTooFrequent } from './cron-times.ts';

const timesOf = (cron: string, zone: string, after: string, count = 2) =>
  findNextTimes({ cron, time_zone: zone }, new Date(after), count).map((time) => time.toISOString().slice(0, 16));

describe('the next times of a schedule', () => {
  it.each([
    [
      'are in its time zone',
      '0 3 * * 1',
      'America/New_York',
      '2026-06-01T12:00Z',
      ['2026-06-08T07:00', '2026-06-15T07:00'],
    ],
    [
      'are later than the given time',
      '0 3 * * *',
      'UTC',
      '2026-06-01T03:00Z',
      ['2026-06-02T03:00', '2026-06-03T03:00'],
    ],
    [
      'follow the clock of their zone over the year',
      '0 3 1 1,7 *',
      'Europe/Berlin',
      '2026-06-01T00:00Z',
      ['2026-07-01T01:00', '2027-01-01T02:00'],
    ],
    [
      'come right after the gap if the clocks skip them',
      '30 2 * * *',
      'Europe/Berlin',
      '2026-03-28T12:00Z',
      ['2026-03-29T01:00', '2026-03-30T00:30'],
    ],
    [
      'come once after the gap if it has several of them',
      '0,30 2 * * *',
      'Europe/Berlin',
      '2026-03-28T12:00Z',
      ['2026-03-29T01:00', '2026-03-30T00:00'],
    ],
    [
      'come once if the clocks show them twice',
      '30 2 * * *',
      'Europe/Berlin',
      '2026-10-24T12:00Z',
      ['2026-10-25T00:30', '2026-10-26T01:30'],
    ],
    [
      'come each hour if they are hourly, also when the clocks go back',
      '0 * * * *',
      'Europe/Berlin',
      '2026-10-24T23:30Z',
      ['2026-10-25T00:00', '2026-10-25T01:00'],
    ],
    [
      'are of either the day of the month or the day of the week',
      '0 0 13 * 5',
      'UTC',
      '2026-03-28T00:00Z',
      ['2026-04-03T00:00', '2026-04-10T00:00'],
    ],
    [
      'leave out the years without the day',
      '0 0 29 2 *',
      'UTC',
      '2026-03-01T00:00Z',
      ['2028-02-29T00:00', '2032-02-29T00:00'],
    ],
    ['can have a nickname', '@monthly', 'UTC', '2026-03-28T00:00Z', ['2026-04-01T00:00', '2026-05-01T00:00']],
    ['are none if the day never comes', '0 0 31 2 *', 'UTC', '2026-03-28T00:00Z', []],
    ['are none if the expression cannot be read', 'soon', 'UTC', '2026-03-28T00:00Z', []],
    ['are none if the zone is not known', '@daily', 'Mars/Base', '2026-03-28T00:00Z', []],
  ])('%s', (_what, cron, zone, after, times) => {
    expect(timesOf(cron, zone, after)).toEqual(times);
  });
});

describe('a cron expression', () => {
  it.each(['0 3 * * 1', '*/15 8-17 * * MON-FRI', '0 3 L * *', '0 3 * * 5#2', '@daily', '@HOURLY', '0  3\t* * *'])(
    'can be %j',
    (cron) => {
      expect(isCron(cron)).toBe(true);
    },
  );

  it.each([
    '',
    '* * * *',
    '0 0 3 * * 1',
    '60 * * * *',
    '0 3 * * 8',
    '5/15 * * * *',
    '@reboot',
    '2027-01-01T00:00:00',
    '0\n3 * * *',
    'a b c d e',
  ])('cannot be %j', (cron) => {
    expect(isCron(cron)).toBe(false);
  });
});

it.each([
  ['* * * * *', true],
  ['*/4 * * * *', true],
  ['0,56 * * * *', true],
  ['0,1 3 1 1 *', true],
  ['0,59 0,23 * * *', true],
  ['*/5 * * * *', false],
  ['0,55 * * * *', false],
  ['0,59 23 * * *', false],
  ['59 3 29 2 *', false],
  ['@hourly', false],
])('times closer than five minutes are too frequent: %s', (cron, expected) => {
  expect(isTooFrequent(cron, new Date('2026-06-01T12:02Z'))).toBe(expected);
});

it.each([
  ['* 12 * * 4', '2026-11-26T12:58:30Z'],
  ['34,35 12 26 11 *', '2026-11-26T12:34:30Z'],
])('an expression is too frequent at any time of the day: %s at %s', (cron, now) => {
  expect(isTooFrequent(cron, new Date(now))).toBe(true);
});

it('a time zone is a name that the IANA database has', () => {
  const names = ['UTC', 'Europe/Berlin', 'US/Pacific', 'Etc/GMT-3', '', '+02:00', 'Mars/Base', 'Europe/Berlin\u0000'];

  expect(names.filter((name) => isTimeZone(name))).toEqual(['UTC', 'Europe/Berlin', 'US/Pacific', 'Etc/GMT-3']);
});
