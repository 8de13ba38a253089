import { z } from 'zod';
import { inPageCall } from '../../browser/in-page-code.ts';
import type { OperatedPage } from './operated-page.ts';

const changes = new URL('in-page/changes.ts', import.meta.url);
const watchInPage = inPageCall<[windowEvent: string]>(changes, 'watchChanges');
const takeChanges = inPageCall<[]>(changes, 'takeChanges');
const tellWindows = inPageCall<[name: string]>(new URL('in-page/tell-windows.ts', import.meta.url), 'tellWindows');

const windowEvent = 'curbcut-window';
const changesSchema = z.array(z.object({ what: z.enum(['page', 'window']), stops: z.array(z.int()) }));

/** `page`: the page tries to leave its document, or sends a form. See in-page/changes.ts. */
export type ContextChange = Readonly<z.infer<typeof changesSchema>[number]>;

/** Begins to watch changes of context. */
export async function watchChanges(page: OperatedPage): Promise<void> {
  await page.evaluate(watchInPage(windowEvent));
  await page.send('Runtime.evaluate', { expression: tellWindows(windowEvent) });
}

/** Takes the changes since the last call. */
export async function readChanges(page: OperatedPage): Promise<readonly ContextChange[]> {
  return changesSchema.parse(await page.evaluate(takeChanges()));
}
