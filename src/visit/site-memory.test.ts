import { describe, expect, it } from 'vitest';
import { SiteMemory } from './site-memory.ts';

const first = (part: string) => ({ part, site: 'a.example', which: 'first' }) as const;

describe('how a part of a site answers an unknown address', () => {
  it('is requested once, by the first that needs it', async () => {
    const memory = new SiteMemory();
    const asked: string[] = [];
    const ask = (who: string) => async () => {
      asked.push(who);
      return 'no_page' as const;
    };

    const answers = await Promise.all([
      memory.unknownPage('scan', first('a.example'), ask('first')),
      memory.unknownPage('scan', first('a.example'), ask('second')),
      memory.unknownPage('scan', first('b.example'), ask('other host')),
      memory.unknownPage('another', first('a.example'), ask('other scan')),
    ]);

    expect(asked).toEqual(['first', 'other host', 'other scan']);
    expect(answers).toEqual(['no_page', 'no_page', 'no_page', 'no_page']);
  });

  it('is asked in 50 parts of a scan, and then once for all others of the site', async () => {
    const memory = new SiteMemory();
    const asked: string[] = [];

    for (let part = 0; part < 60; part += 1) {
      const ask = async () => {
        asked.push(String(part));
        return 'no_page' as const;
      };
      await memory.unknownPage('scan', first(`https://a.example/${part}/`), ask);
    }

    expect(asked).toHaveLength(51);
  });

  it('is asked again when it could not be seen, three times in all', async () => {
    const memory = new SiteMemory();
    let asked = 0;
    const fail = async () => {
      asked += 1;
      if (asked === 2) throw new Error('The tab was closed.');
      return undefined;
    };

    const outcomes: unknown[] = [];
    for (let time = 0; time < 5; time += 1)
      outcomes.push(await memory.unknownPage('scan', first('a.example'), fail).catch(() => 'failed'));

    expect(outcomes).toEqual([undefined, 'failed', undefined, undefined, undefined]);
    expect(asked).toBe(3);
  });
});

describe('a text', () => {
  it('is seen elsewhere when another address of the scan showed it before', () => {
    const memory = new SiteMemory();

    expect(memory.wasSeenElsewhere('scan', 'https://example.com/a', 'digest')).toBe(false);
    expect(memory.wasSeenElsewhere('scan', 'https://example.com/a', 'digest')).toBe(false);
    expect(memory.wasSeenElsewhere('scan', 'https://example.com/b', 'digest')).toBe(true);
    expect(memory.wasSeenElsewhere('another', 'https://example.com/b', 'digest')).toBe(false);
  });
});
