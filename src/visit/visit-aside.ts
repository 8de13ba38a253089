import type { VisitOptions } from '../browser/page-load.ts';
import type { Visit } from '../browser/visit.ts';
import type { PageTab } from './slot.ts';

/** Visits another URL of the scan while the page in front stays as it is. Throws PageFailure. */
export async function visitAside(
  { openAside }: Pick<PageTab, 'openAside'>,
  url: string,
  options: VisitOptions,
): Promise<Visit> {
  const aside = await openAside();
  try {
    return await aside.tab.visit(url, options);
  } finally {
    await aside.close();
  }
}
