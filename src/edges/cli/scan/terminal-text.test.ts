import { Writable } from 'node:stream';
import { WriteStream } from 'node:tty';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { paintFor, wrapText } from './terminal-text.ts';

describe('text for a terminal', () => {
  it('breaks between words, under its own indent, and never inside an address', () => {
    const text =
      'Issues\n  critical  image-alt: Images must have alternative text (5 on 3 pages)\n  https://example.com/a/long/address/that/has/no/space';

    expect(wrapText(text, 40)).toBe(
      [
        'Issues',
        '  critical  image-alt: Images must have',
        '    alternative text (5 on 3 pages)',
        '  https://example.com/a/long/address/that/has/no/space',
      ].join('\n'),
    );
  });

  it('is whole in a log', () => {
    const line = 'word '.repeat(100);

    expect(wrapText(line, undefined)).toBe(line);
  });
});

describe('color', () => {
  afterEach(() => vi.unstubAllEnvs());

  /** A terminal's own answer, which depends on the environment. */
  const getColorDepth = () =>
    WriteStream.prototype.getColorDepth({ TERM: 'xterm-256color', NO_COLOR: process.env['NO_COLOR'] });
  const aStream = (isTerminal: boolean) => Object.assign(new Writable(), { isTTY: isTerminal, getColorDepth });

  it('is for a terminal, and its width does not count', () => {
    vi.stubEnv('NO_COLOR', undefined);
    vi.stubEnv('FORCE_COLOR', undefined);
    const red = paintFor(aStream(true))('serious', 'serious');

    expect(red).toBe('\u001B[31mserious\u001B[39m');
    expect(wrapText(`${red} ${'word '.repeat(6).trim()}`, 40)).not.toContain('\n');
  });

  it('is left out by NO_COLOR, and in a log', () => {
    vi.stubEnv('FORCE_COLOR', undefined);
    expect(paintFor(aStream(false))('bad', 'Not passed')).toBe('Not passed');
    vi.stubEnv('NO_COLOR', '1');
    expect(paintFor(aStream(true))('bad', 'Not passed')).toBe('Not passed');
  });
});
