import type { AsideTab, PageTab } from './slot.ts';

/**
 * Works in another tab of the scan while the page in front stays unchanged, and then closes that tab. Throws
 * PageFailure.
 */
export async function useAside<Result>(
  { openAside }: Pick<PageTab, 'openAside'>,
  work: (tab: AsideTab['tab']) => Promise<Result>,
): Promise<Result> {
  const aside = await openAside();
  try {
    return await work(aside.tab);
  } finally {
    await aside.close();
  }
}
