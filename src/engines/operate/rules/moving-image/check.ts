import { z } from 'zod';
import { inPageCall } from '../../../../browser/in-page-code.ts';
import { PageFailure } from '../../../../browser/page-failure.ts';
import { foundElementShape } from '../../../found-element.ts';
import type { RuleOutcome } from '../../../rule-outcome.ts';
import type { Said } from '../../../rule-sentences.ts';
import type { Operation } from '../../operate-rule.ts';
import type { OperatedPage } from '../../operated-page.ts';
import type { en } from './en.ts';
import { readPlayingSeconds } from './read-animation.ts';

const listImages = inPageCall<[most: number]>(new URL('check.in-page.ts', import.meta.url), 'listImages');
const imagesSchema = z.array(z.object({ ...foundElementShape, url: z.string() }));
const treeSchema = z.object({
  frameTree: z.object({
    frame: z.object({ id: z.string() }),
    resources: z.array(z.object({ url: z.string(), mimeType: z.string(), contentSize: z.number().optional() })),
  }),
});
const contentSchema = z.object({ content: z.string(), base64Encoded: z.boolean() });

const mostImages = 500;
const mostRead = 30;
const mostBytes = 10_000_000;
/** WCAG 2.2.2. */
const mostSeconds = 5;

/** Finds images that move by themselves for too long. People decide whether the page has a way to stop them. */
export async function check({ page }: Operation): Promise<RuleOutcome<Said<typeof en>>> {
  const images = imagesSchema.parse(await page.evaluate(listImages(mostImages)));
  if (images.length === 0) return { passed: 0, found: [] };
  const { frame, resources } = treeSchema.parse(await page.send('Page.getResourceTree', {})).frameTree;
  const animated = resources.filter(
    ({ mimeType, contentSize = 0 }) => /^image\/(?:gif|webp|apng)$/.test(mimeType) && contentSize <= mostBytes,
  );
  const urls = animated.map(({ url }) => url).filter((url) => images.some((image) => image.url === url));
  const moving = new Set<string>();
  for (const url of urls.slice(0, mostRead))
    if ((await readSeconds(page, { frameId: frame.id, url })) > mostSeconds) moving.add(url);
  const shown = images.filter(({ url }) => urls.includes(url));
  const found = shown
    .filter(({ url }) => moving.has(url))
    .map(({ url: _url, ...element }) => ({ ...element, kind: 'needs_review', message: ['moves'] }) as const);
  const unfinished = urls.length > mostRead ? ('left_out' as const) : undefined;
  return { passed: shown.length - found.length, found, unfinished };
}

/** Returns 0 for an image whose bytes the browser has released. */
async function readSeconds(
  page: OperatedPage,
  resource: { readonly frameId: string; readonly url: string },
): Promise<number> {
  try {
    const { content, base64Encoded } = contentSchema.parse(await page.send('Page.getResourceContent', resource));
    return readPlayingSeconds(Buffer.from(content, base64Encoded ? 'base64' : 'latin1'));
  } catch (error) {
    if (error instanceof PageFailure && error.kind === 'departed') return 0;
    throw error;
  }
}
