import { z } from 'zod';
import type { ProtocolSession } from './protocol-call.ts';
import { send } from './protocol-call.ts';

const readMs = 5_000;
const replySchema = z.object({ url: z.string(), data: z.string().optional() });
const manifestSchema = z.object({ start_url: z.string() });

/** Returns the URL that the page's manifest names as the start of its app. The browser requests the manifest. */
export async function readManifestStart(session: ProtocolSession): Promise<string | undefined> {
  const { url, data = '' } = replySchema.parse(await send(session, ['Page.getAppManifest', {}], readMs));
  const manifest = manifestSchema.safeParse(parseJson(data));
  return manifest.success ? URL.parse(manifest.data.start_url, url)?.href : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Most pages have no manifest, and a broken one names no start.
    return undefined;
  }
}
