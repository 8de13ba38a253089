import { describe, expect, it } from 'vitest';
import { fingerprintAll } from './fingerprint.ts';
import { removeHosts } from './remove-hosts.ts';

const production = 'https://www.example.com';
const preview = 'http://localhost:3000';

function portableAt(origin: string, attributes: (origin: string) => string): string | undefined {
  const text = `<a ${attributes(origin)}>|Text|div[,,,,]|main[,,,,]|body[,,,,]`;
  return fingerprintAll({ rule: 'link-name', pageKey: `${origin}/page` }, [text])[0]?.portable;
}

describe('portable fingerprints', () => {
  it.each([
    ['a path', () => 'href=/a/10023'],
    ['a whole URL', (origin: string) => `href=${origin}/a/10023`],
    ['an origin without a path', (origin: string) => `href=${origin}`],
    ['a URL without a scheme', (origin: string) => `src=//${new URL(origin).host}/logo.png`],
    ['a URL in the query of another', (origin: string) => `href=https://x.test/?u=${encodeURIComponent(origin)}%2Fa`],
    ['a list of images', (origin: string) => `srcset=${origin}/a.png 1x, ${origin}/b.png 2x`],
    [
      'two URLs of which one is long',
      (origin: string) => `href=${`${origin}/${'long'.repeat(100)}`.slice(0, 200)} rel=x`,
    ],
  ])('are equal at two origins: %s', (_name, attributes) => {
    expect(portableAt(production, attributes)).toBe(portableAt(preview, attributes));
  });

  it('are equal for a path and for the whole URL of the same resource', () => {
    expect(portableAt(production, () => `href=${production}/a`)).toBe(portableAt(preview, () => 'href=/a'));
    expect(portableAt(production, () => `href=${production}`)).toBe(portableAt(preview, () => 'href=/'));
  });

  it('differ for two resources, two rules, and two elements that look equal', () => {
    const texts = ['<a href=https://a.example/x>', '<a href=https://b.example/x>', '<a href=https://a.example/y>'];
    const named = ['link-name', 'region'].flatMap((rule) => fingerprintAll({ rule, pageKey: production }, texts));

    expect(new Set(named.map(({ portable }) => portable)).size).toBe(6);
  });

  it('leave text without URLs as it is', () => {
    expect(removeHosts('<p class=a/b>|1 // 2 and 3/4|div[x,,,,]')).toBe('<p class=a/b>|1 // 2 and 3/4|div[x,,,,]');
  });
});
