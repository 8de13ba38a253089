import { describe, expect, it } from 'vitest';
import { says } from '../texts/saying.ts';
import { textsIn } from '../texts/texts.ts';
import { adviceFor, adviseOn, failureCodes, isFailureCode, isTransient, pageOutcomeCodes } from './page-outcome.ts';

/** As the interface promises them. */
const permanent = [
  'http_status',
  'not_html',
  'download',
  'empty_document',
  'ended',
  'too_large',
  'too_many_redirects',
  'redirect_invalid',
  'redirected_off_site',
  'blocked_by_policy',
  'tls_error',
  'dns_error',
  'auth_required',
  'consent_required',
  'bot_challenge',
  'soft_not_found',
  'navigated_away',
  'navigation_loop',
  'dialog_loop',
  'url_too_long',
  'not_in_scope',
  'patterns_too_slow',
  'step_failed',
];
const transient = [
  'timeout_navigation',
  'timeout_analysis',
  'connection_error',
  'navigation_failed',
  'rate_limited',
  'renderer_unresponsive',
  'renderer_crashed',
  'memory_limit',
  'page_closed',
  'analysis_error',
];

const texts = textsIn('en');
const at = says('egress.endpoint', { endpoint: '10.0.0.1:80' });

describe('the outcomes of a page', () => {
  it('are those that the interface promises', () => {
    expect(failureCodes.filter((code) => !isTransient(code)).toSorted()).toEqual(permanent.toSorted());
    expect(failureCodes.filter(isTransient).toSorted()).toEqual(transient.toSorted());
    expect(pageOutcomeCodes).toEqual(['scanned', ...failureCodes]);
  });

  it.each(failureCodes)('say what happened and how to fix it: %s', (code) => {
    const sentences = adviceFor(code, 'sitemap', texts)?.match(/[A-Z][^.]*\./g) ?? [];

    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(adviceFor(code, 'sitemap', texts)).toMatch(/^[A-Z].{30,}\.$/);
    expect(adviceFor(code, 'single', texts)).toMatch(/^[A-Z].{30,}\.$/);
  });

  it('name sign-ins where a page asks for one', () => {
    const advice = adviceFor('auth_required', 'single', texts);

    // Where there is no service, there are no settings.
    for (const place of ['Add a sign-in under "Settings"', '/api/sign-ins', '--sign-in'])
      expect(advice).toContain(place);
  });

  it('speak of the sitemap where the page comes from one, or may be one', () => {
    const naming = (scanType: string) =>
      failureCodes.filter((code) => adviceFor(code, scanType, texts)?.includes('sitemap'));

    expect(naming('sitemap')).toContain('soft_not_found');
    expect(naming('single')).toEqual(['not_html']);
  });

  it.each([
    ['egress.never', says('egress.never', { saidWhat: at, saidKind: says('egress.metadata_address') }), 'always'],
    ['egress.own', says('egress.own', { saidWhat: at }), 'always'],
    ['egress.metadata_service', says('egress.metadata_service', { host: 'metadata.goog' }), 'always'],
    ['network.scheme', says('network.scheme', { scheme: 'ftp' }), 'always'],
    ['egress.denied', says('egress.denied', { saidWhat: at, setting: 'CURBCUT_NETWORK_DENY' }), 'settings'],
    [
      'egress.not_public',
      [
        says('egress.not_public', { saidWhat: at, saidKind: says('egress.private_address') }),
        says('egress.to_allow', { endpoint: '10.0.0.1:80', setting: 'CURBCUT_NETWORK_ALLOW' }),
      ],
      'settings',
    ],
  ] as const)('name settings only if one allows the address: %s', (_reason, reason, expected) => {
    const advice = adviseOn('blocked_by_policy', 'single', reason);

    expect(advice).toEqual(says(expected === 'always' ? 'advice.blocked_always' : 'advice.blocked_by_policy'));
  });

  it('need no advice for a scanned page, and know no code of another world', () => {
    expect(adviceFor('scanned', 'sitemap', texts)).toBeNull();
    expect(adviceFor('toString', 'single', texts)).toBeNull();
    expect(isFailureCode('constructor')).toBe(false);
  });
});
