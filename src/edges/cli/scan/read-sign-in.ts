import { resolve } from 'node:path';
import { z } from 'zod';
import { commandLine } from '../../../texts/en/command-line/command-line.ts';
import { readText, usage } from './read-text.ts';
import type { ScanOrder } from './scan-order.ts';
import type { Settings } from './settings-schema.ts';

const { usage: words } = commandLine;

/** The secret is in a file in `folder`, because other users of the machine can see arguments. */
export function readSignIn({ sign_in: given, server }: Settings, folder: string): ScanOrder['signIn'] {
  if (given === undefined) return undefined;
  if (server !== undefined) return { id: given };
  const text = readText(resolve(folder, given), `--sign-in ${given}`) ?? '';
  const body = z.record(z.string(), z.unknown()).safeParse(parseSecretJson(given, text));
  if (!body.success) throw usage(words.signInShape(given));
  return { body: { name: 'curbcut scan', ...body.data } };
}

/** The message of a JSON parser would show a piece of the file. */
function parseSecretJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/u, ''));
  } catch {
    throw usage(words.signInNotJson(file));
  }
}
