import { inPageCall } from '../../browser/in-page-code.ts';
import type { OperatedPage } from './operated-page.ts';

const watchInPage = inPageCall<[name: string]>(new URL('in-page/timers.ts', import.meta.url), 'watchTimers');
const tellTimers = inPageCall<[name: string]>(new URL('in-page/tell-timers.ts', import.meta.url), 'tellTimers');

const timerEvent = 'curbcut-timer';

/** Begins to watch the timers of scripts, so that nothing is waited for that no script has planned. */
export async function watchTimers(page: OperatedPage): Promise<void> {
  await page.evaluate(watchInPage(timerEvent));
  await page.send('Runtime.evaluate', { expression: tellTimers(timerEvent) });
}
