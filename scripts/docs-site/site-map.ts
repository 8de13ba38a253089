import type { Page, Section } from './page.ts';
import { readManual } from './read-manual.ts';
import { listRulePages } from './list-rule-pages.ts';
import { readOpenapi } from '../read-openapi.ts';
import { writeApiPages } from './write-api-pages.ts';
import { writeCommandsPage } from './write-commands-page.ts';

export type Site = { readonly pages: readonly Page[]; readonly sections: readonly Section[] };

/** All pages of the site, from the documents, the catalog of rules, the commands and the routes. */
export async function mapSite(root: string): Promise<Site> {
  const manual = readManual(root);
  const api = writeApiPages(await readOpenapi());
  const pages = [...manual.pages, ...(await listRulePages(root)), writeCommandsPage(), ...api];
  const reference = { title: 'Reference', paths: ['rules', 'commands', ...api.map(({ path }) => path)] };
  return { pages, sections: [...manual.sections, reference] };
}
