import { afterEach, describe, expect, it, vi } from 'vitest';
import { createHeadersFor } from './headers-for.ts';
import { newSignInSchema } from './new-sign-in.ts';
import { signInKinds } from './sign-in-kinds.ts';

const origin = 'https://app.example.com';

function errorsOf(change: object): readonly string[] {
  const common = { name: 'A', origins: [origin], check: { present: 'a' } };
  const parsed = newSignInSchema.safeParse({ ...common, ...change });
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'));
}

describe('a form', () => {
  const goto = { do: 'goto', url: `${origin}/login` };
  afterEach(() => vi.useRealTimers());

  // RFC 6238, appendix B, for SHA-1.
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [20_000_000_000, '65353130'],
  ])('types the code of the second %i', (second, code) => {
    vi.useFakeTimers({ now: second * 1_000 });
    const totp = 'otpauth://totp/A?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&digits=8';
    const { recipe } = signInKinds.form.open({ steps: [goto, { do: 'totp', selector: '#code' }], totp }, [origin]);
    const step = recipe?.steps[1];

    expect(step?.do === 'fill' ? step.text() : undefined).toBe(code);
    expect(recipe?.code).toEqual({ step: 1, seconds: 30 });
  });

  it('takes a secret as sites show it', () => {
    expect(errorsOf({ kind: 'form', secret: { steps: [goto], totp: 'jbsw y3dp ehpk 3pxp' } })).toEqual([]);
  });

  it.each([
    ['no step', { steps: [] }, 'secret.steps'],
    ['eleven steps', { steps: Array.from({ length: 11 }, () => goto) }, 'secret.steps'],
    ['another start than goto', { steps: [{ do: 'click', selector: 'a' }] }, 'secret.steps.0'],
    ['a value without a name', { steps: [goto, { do: 'fill', selector: 'a', value: 'x' }] }, 'secret.steps.1.value'],
    ['a code without a secret', { steps: [goto, { do: 'totp', selector: 'a' }] }, 'secret.totp'],
    ['a secret that is none', { steps: [goto], totp: '!' }, 'secret.totp'],
    ['a page of another site', { steps: [{ do: 'goto', url: 'https://evil.example/' }] }, 'secret.steps.0.url'],
  ])('is refused with %s', (_what, secret, path) => {
    expect(errorsOf({ kind: 'form', secret })).toContain(path);
  });
});

describe('a stored state', () => {
  const cookie = { name: 'sid', value: 'abc', path: '/', expires: -1, httpOnly: true, secure: true };
  const open = (cookies: readonly object[], origins = [origin]) =>
    signInKinds.state.open({ cookies, origins: [] }, origins);

  it('keeps the cookies that its origins would get, for their hosts alone', () => {
    const { state } = open([
      { ...cookie, domain: '.example.com' },
      { ...cookie, domain: 'app.example.com', name: 'own' },
      { ...cookie, domain: 'example.com', name: 'of-the-parent-alone' },
      { ...cookie, domain: '.evil.example', name: 'of-others' },
      { ...cookie, domain: '.ample.com', name: 'of-an-ending' },
      { ...cookie, domain: '.example.com', name: 'expired', expires: 1 },
    ]);

    expect(state.cookies.map(({ name, host }) => [name, host])).toEqual([
      ['sid', 'app.example.com'],
      ['own', 'app.example.com'],
    ]);
  });

  it('sends its cookies with requests of the service by path, scheme and origin', () => {
    const headersFor = createHeadersFor(
      open([{ ...cookie, domain: 'app.example.com', path: '/docs' }]),
      new Set([origin]),
    );

    expect(headersFor(new URL(`${origin}/docs/a`))).toEqual({ cookie: 'sid=abc' });
    expect(headersFor(new URL(`${origin}/docsters`))).toEqual({});
    expect(headersFor(new URL('https://example.com/docs'))).toEqual({});
    expect(headersFor(new URL('https://app.example.com:8443/docs'))).toEqual({});
  });

  it('takes what looks like a token for a secret, and no settings', () => {
    const storage = [{ name: 'auth', value: '{"access":"eyJhbGciOi.J9abc123def","theme":"dark-blue-or-light"}' }];
    const { secrets } = signInKinds.state.open({ cookies: [], origins: [{ origin, localStorage: storage }] }, [origin]);

    expect(secrets).toEqual(['eyJhbGciOi.J9abc123def']);
  });
});
