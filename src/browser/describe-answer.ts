import type { Page, Response } from 'playwright-core';
import { stripCredentials } from '../url/page-url.ts';
import type { Answer } from './visit.ts';

/**
 * Headers of firewalls whose response is a challenge or a refusal instead of the page. The page is searched for marks
 * of the document itself (in-page/challenge-marks.ts). Words never count, because an article about firewalls contains
 * them too.
 */
const headerMarks: readonly (readonly [header: string, value: RegExp, firewall: string])[] = [
  ['cf-mitigated', /challenge|block/i, 'Cloudflare'],
  ['x-amzn-waf-action', /challenge|captcha|block/i, 'AWS WAF'],
  ['sg-captcha', /challenge/i, 'SiteGround'],
  ['x-vercel-mitigated', /challenge|deny/i, 'Vercel'],
  ['x-datadome', /protected/i, 'DataDome'],
  ['x-dd-b', /./, 'DataDome'],
];

/** Akamai, Sucuri and Imperva refuse with a status and their own server names. */
const refusalMarks: readonly (readonly [header: string, value: RegExp, firewall: string])[] = [
  ['server', /akamaighost/i, 'Akamai'],
  ['x-sucuri-block', /./, 'Sucuri'],
  ['x-sucuri-id', /./, 'Sucuri'],
  ['x-iinfo', /./, 'Imperva'],
  ['x-cdn', /imperva|incapsula/i, 'Imperva'],
];

/** Reads the server's answer. A document without a response, such as `about:blank`, counts as answered. */
export function readAnswer(response: Response | null, page: Page): Answer {
  if (response === null) return describeAnswer({ status: 200, finalUrl: page.url(), headers: {} });
  return describeAnswer({ status: response.status(), finalUrl: response.url(), headers: response.headers() });
}

export function describeAnswer(given: Omit<Answer, 'firewall'>): Answer {
  return { ...given, finalUrl: stripCredentials(given.finalUrl), firewall: findFirewall(given) };
}

function findFirewall({ status, headers }: Omit<Answer, 'firewall'>): string | undefined {
  const isRefusal = status === 403 || status === 405 || status === 429 || status === 503;
  const certain = headerMarks.filter(([name]) => isRefusal || !name.startsWith('x-d'));
  const marks = isRefusal ? [...certain, ...refusalMarks] : certain;
  return marks.find(([name, value]) => value.test(headers[name] ?? ''))?.[2];
}
