import { describe, expect, it } from 'vitest';
import { aPage, aSignInForm } from '../../test/contracts/make-sightings.ts';
import { findSamePage } from './find-same-page.ts';
import type { OtherPages } from './other-pages.ts';

const app = { title: 'The app', text: 'Choose a berth, or ask in the office.' };
const site = 'https://example.com';

type Others = {
  readonly unknown?: Parameters<typeof aPage>[1];
  readonly above?: Awaited<ReturnType<OtherPages['above']>>;
};

function othersOf({ unknown = {}, ...others }: Others): OtherPages {
  return {
    unknown: async () => aPage('/app/curbcut-1', { ...app, ...unknown }),
    above: async () => ('above' in others ? others.above : 'no_page'),
    sibling: async () => undefined,
  };
}

const codeOf = async (path: string, others: Others = {}, own = {}) => {
  const found = await findSamePage(aPage(path, { ...app, ...own }), othersOf(others));
  return typeof found === 'object' ? found.code : found;
};

describe('a page with the content of any URL is the start of an app', () => {
  it.each([
    ['the folder above has no such pages', '/app/', {}],
    [
      'the folder above shows something else',
      '/app/index.html',
      { above: aPage('/curbcut-2/', { text: 'Another site' }) },
    ],
    ['the document names it as its base', '/app', { unknown: { startUrls: [`${site}/app/`] }, above: undefined }],
    ['the document names it as its canonical URL', '/app/home', { unknown: { startUrls: [`${site}/app/home`] } }],
    ['unknown URLs lead to it', '/app/home', { unknown: { finalPath: '/app/home' } }],
    ['unknown routes lead to it', '/app/#/home', { unknown: { finalPath: '/app/#/home' } }],
  ])('because %s', async (_because, path, others) => {
    expect(await codeOf(path, others)).toBe('start');
  });
});

describe('a mistyped URL', () => {
  it.each([
    ['that names no folder', '/app/old', {}],
    ['with a trailing slash', '/app/old/', { above: aPage('/app/curbcut-2/', app) }],
    ['while the folder above does not answer', '/app/old/', { above: undefined }],
    ['beside the start that the document names', '/app/old', { unknown: { startUrls: [`${site}/app/`] } }],
    ['of a document that names each URL as its own', '/app/old', { unknown: { startUrls: [`${site}/app/curbcut-1`] } }],
    ['with a query', '/app/?page=old', {}],
    ['of a route', '/app/#/old', { unknown: { finalPath: '/app/' } }],
  ])('%s is not found', async (_case, path, others) => {
    expect(await codeOf(path, others)).toBe('soft_not_found');
  });

  it('that leads to the start is not found either', async () => {
    expect(await codeOf('/app/old/', { unknown: { finalPath: '/app/' } }, { finalPath: '/app/' })).toBe(
      'soft_not_found',
    );
  });
});

it('a folder that asks to sign in at any URL is not the start of an app', async () => {
  const unknown = async () => aSignInForm('/app/curbcut-1');

  expect(await findSamePage(aSignInForm('/app/'), { ...othersOf({}), unknown })).toMatchObject({
    code: 'auth_required',
  });
});
