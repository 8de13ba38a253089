import { createHash } from 'node:crypto';
import { z } from 'zod';
import { timeLeft } from '../time/time-left.ts';
import { PageFailure } from './page-failure.ts';
import type { ProtocolSession } from './protocol-call.ts';
import { send } from './protocol-call.ts';

/**
 * `digest` identifies the bytes. For a font, it is the size, because the layout shows its shapes. `failed` if the
 * resource did not load.
 */
export type ContentResource = { readonly type: string; readonly url: string; readonly digest: string };

const resourceSchema = z.object({
  url: z.string(),
  type: z.string(),
  contentSize: z.number().optional(),
  failed: z.boolean().optional(),
  canceled: z.boolean().optional(),
});
type Listed = z.infer<typeof resourceSchema>;

type Tree = {
  readonly frame: { readonly id: string };
  readonly resources: readonly Listed[];
  readonly childFrames?: readonly Tree[] | undefined;
};
const treeSchema: z.ZodType<Tree> = z.object({
  frame: z.object({ id: z.string() }),
  resources: z.array(resourceSchema),
  get childFrames() {
    return z.array(treeSchema).optional();
  },
});

/** The digests of the resources in the tab's cache from the last reading. */
export class KnownResources {
  readonly #digests = new Map<string, string>();
  #isRead = true;

  /** Resources of an earlier page that was not read in full may have replaced those in the cache. */
  beginPage(): void {
    if (!this.#isRead) this.#digests.clear();
    this.#isRead = false;
  }

  endReading(): void {
    this.#isRead = true;
  }

  find(url: string): string | undefined {
    return this.#digests.get(url);
  }

  add(url: string, digest: string): void {
    this.#digests.set(url, digest);
  }
}

const contentSchema = z.object({ content: z.string() });
const readTypes: ReadonlySet<string> = new Set(['Stylesheet', 'Script', 'Image', 'Font']);
const maxResources = 500;
const maxBytes = 50_000_000;

/** `cached` contains URLs that the browser did not request again. */
export type Loaded = { readonly cached: ReadonlySet<string>; readonly known: KnownResources };

/**
 * Reads the resources that the page and the frames in its process have loaded. Returns undefined if the browser has
 * discarded the bytes of one, or if there are too many. Throws PageFailure.
 */
export async function readResources(
  session: ProtocolSession,
  loaded: Loaded,
  timeoutMs: number,
): Promise<readonly ContentResource[] | undefined> {
  const deadline = performance.now() + timeoutMs;
  const reply = await send(session, ['Page.getResourceTree', {}], timeoutMs);
  const { frameTree } = z.object({ frameTree: treeSchema }).parse(reply);
  const listed = [...new Map(listResources(frameTree).map((one) => [one.resource.url, one])).values()];
  const bytes = listed.reduce((sum, { resource }) => sum + (resource.contentSize ?? 0), 0);
  if (listed.length > maxResources || bytes > maxBytes) return undefined;
  const resources: ContentResource[] = [];
  // Reads one at a time, because each is a large message.
  for (const { frameId, resource } of listed) {
    const digest =
      findDigest(resource, loaded) ?? (await readDigest(session, { frameId, url: resource.url }, timeLeft(deadline)));
    if (digest === undefined) return undefined;
    loaded.known.add(resource.url, digest);
    resources.push({ type: resource.type, url: resource.url, digest });
  }
  loaded.known.endReading();
  return resources;
}

type Placed = { readonly frameId: string; readonly resource: Listed };

/** A `data:` URL contains its bytes, and is part of the document. */
function listResources({ frame, resources, childFrames = [] }: Tree): readonly Placed[] {
  const own = resources
    .filter(({ type, url }) => readTypes.has(type) && !url.startsWith('data:'))
    .map((resource) => ({ frameId: frame.id, resource }));
  return [...own, ...childFrames.flatMap(listResources)];
}

function findDigest(
  { type, url, contentSize, failed, canceled }: Listed,
  { cached, known }: Loaded,
): string | undefined {
  if (failed === true || canceled === true) return 'failed';
  if (type === 'Font') return String(contentSize);
  return cached.has(url) ? known.find(url) : undefined;
}

/** Returns undefined if the browser has discarded the resource. */
async function readDigest(
  session: ProtocolSession,
  resource: { readonly frameId: string; readonly url: string },
  timeoutMs: number,
): Promise<string | undefined> {
  try {
    const { content } = contentSchema.parse(await send(session, ['Page.getResourceContent', resource], timeoutMs));
    return createHash('sha256').update(content).digest('base64url');
  } catch (error) {
    if (error instanceof PageFailure) throw error;
    return undefined;
  }
}
