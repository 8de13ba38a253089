import type { PageFacts, SignInFacts } from '../../src/browser/page-facts.ts';
import type { Sighting } from '../../src/visit/sighting.ts';
import { sight } from '../../src/visit/sighting.ts';

export const goodFacts: PageFacts = {
  title: 'Prices',
  titleLength: 6,
  heading: 'Prices',
  text: 'What it costs to repair a bicycle in the spring. '.repeat(10),
  media: '',
  contentType: 'text/html',
  xmlError: null,
  hidesContent: false,
  hasClosedRoot: false,
  hasContent: true,
  elementCount: 10,
  documentBytes: 1_000,
  signIn: null,
  asksForUserName: false,
  startUrls: [],
  challenge: null,
};

/** A page that is nothing but a sign-in form. */
export const aForm: SignInFacts = { place: 'page', otherText: 20, otherHeadings: 1, isBeforeHeading: false };

type Fields = Partial<PageFacts> & { readonly finalPath?: string; readonly status?: number };

export function aPage(path: string, { finalPath = path, status = 200, ...own }: Fields = {}): Sighting {
  const origin = 'https://example.com';
  const finalUrl = new URL(finalPath, origin).href;
  const answer = { status, finalUrl, headers: {}, firewall: undefined };
  return sight(`${origin}${path}`, { answer, facts: { ...goodFacts, ...own }, documents: 1 });
}

export function aSignInForm(path: string, more: Fields = {}): Sighting {
  return aPage(path, { title: 'Portal', heading: 'Portal', text: 'User\nPassword\nEnter', signIn: aForm, ...more });
}
