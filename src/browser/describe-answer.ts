import type { Page, Response } from 'playwright-core';
import { stripCredentials } from '../url/page-url.ts';
import type { Answer } from './visit.ts';

/**
 * Headers by which firewalls say that their answer is a challenge or a refusal and not the page. Marks of the
 * document itself are looked for in the page (in-page/challenge-marks.ts). Never words: an article about
 * firewalls has those too.
 */
const headerMarks: readonly (readonly [header: string, value: RegExp, firewall: string])[] = [
  ['cf-mitigated', /challenge|block/i, 'Cloudflare'],
  ['x-amzn-waf-action', /challenge|captcha|block/i, 'AWS WAF'],
  ['sg-captcha', /challenge/i, 'SiteGround'],
  ['x-vercel-mitigated', /challenge|deny/i, 'Vercel'],
  ['x-datadome', /protected/i, 'DataDome'],
  ['x-dd-b', /./, 'DataDome'],
];

/** Akamai, Sucuri and Imperva refuse with a status, under their own server names. */
const refusalMarks: readonly (readonly [header: string, value: RegExp, firewall: string])[] = [
  ['server', /akamaighost/i, 'Akamai'],
  ['x-sucuri-block', /./, 'Sucuri'],
  ['x-sucuri-id', /./, 'Sucuri'],
  ['x-iinfo', /./, 'Imperva'],
  ['x-cdn', /imperva|incapsula/i, 'Imperva'],
];

/** What the server answered. A document without a response, such as `about:blank`, counts as answered. */
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
