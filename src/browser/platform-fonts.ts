import { z } from 'zod';
import type { ProtocolSession } from './protocol-call.ts';
import { send } from './protocol-call.ts';

/**
 * The face that shows a generic family (`serif` …) or a script (`emoji`, `cjk`). Null if no font has it and visitors
 * would see boxes.
 */
export type Fonts = Readonly<Record<string, string | null>>;

type Sample = { readonly name: string; readonly family: string; readonly text: string };

const latin = 'Curb cut';
const generic: readonly Sample[] = ['serif', 'sans-serif', 'monospace', 'cursive', 'system-ui'].map((family) => ({
  name: family,
  family,
  text: latin,
}));
const scripts: readonly Sample[] = [
  { name: 'emoji', family: 'sans-serif', text: '🦊' },
  { name: 'cjk', family: 'sans-serif', text: '漢' },
];
/** Arial is the most common font of pages, so its substitute should have the same widths. */
const arial: Sample = { name: 'Arial', family: 'Arial', text: latin };
/** A private-use character, which is shown as the box for missing characters. */
const nowhere: Sample = { name: 'nowhere', family: 'sans-serif', text: '\u{10FFFD}' };

const samples = [...generic, ...scripts, arial, nowhere];

/** Markup for a page on which `readFonts` is then called. */
export const fontSamples = samples
  .map(({ name, family, text }) => `<p><span id="font-${name}" style="font-family:${family}">${text}</span></p>`)
  .join('');

const callMs = 5_000;
const rootSchema = z.object({ root: z.object({ nodeId: z.int() }) });
const nodeSchema = z.object({ nodeId: z.int() });
const fontsSchema = z.object({ fonts: z.array(z.object({ familyName: z.string() })) });
const boxSchema = z.object({ model: z.object({ width: z.number() }) });

/** Reads the faces that show the samples of an open page, and the face that replaces Arial. Throws PageFailure. */
export async function readFonts(
  session: ProtocolSession,
): Promise<{ readonly fonts: Fonts; readonly arial: string | null }> {
  for (const method of ['DOM.enable', 'CSS.enable']) await send(session, [method, {}], callMs);
  const { root } = rootSchema.parse(await send(session, ['DOM.getDocument', {}], callMs));
  const read = samples.map(async ({ name }) => [name, await readFace(session, root.nodeId, name)] as const);
  const faces = new Map<string, Face>(await Promise.all(read));
  const missing = faces.get(nowhere.name);
  const shown = [...generic, ...scripts].map(({ name }) => {
    const face = faces.get(name);
    const isBox = face?.family === missing?.family && face?.width === missing?.width;
    return [name, face === undefined || isBox ? null : face.family] as const;
  });
  return { fonts: Object.fromEntries(shown), arial: faces.get(arial.name)?.family ?? null };
}

type Face = { readonly family: string | null; readonly width: number };

async function readFace(session: ProtocolSession, rootId: number, name: string): Promise<Face> {
  const query = { nodeId: rootId, selector: `#font-${name}` };
  const { nodeId } = nodeSchema.parse(await send(session, ['DOM.querySelector', query], callMs));
  const { fonts } = fontsSchema.parse(await send(session, ['CSS.getPlatformFontsForNode', { nodeId }], callMs));
  const { model } = boxSchema.parse(await send(session, ['DOM.getBoxModel', { nodeId }], callMs));
  return { family: fonts[0]?.familyName ?? null, width: model.width };
}
