import type { RuleOutcome, SaidElement } from '../../../rule-outcome.ts';
import type { Said } from '../../../rule-sentences.ts';
import type { OpenedPart } from '../../opening/opener.ts';
import type { Operation } from '../../operate-rule.ts';
import type { TriedWidget } from '../../widgets/widget.ts';
import type { en } from './en.ts';

type Found = TriedWidget & { readonly path?: readonly string[] };

/**
 * Finds menus, lists, trees and the like with items that neither Tab, arrow keys nor typing reach (WCAG 2.1.1). Items
 * that Tab reaches need no arrow keys.
 */
export async function check({ openParts }: Operation): Promise<RuleOutcome<Said<typeof en>>> {
  const { parts, widgets: shown, unfinished } = await openParts();
  const widgets: readonly Found[] = [...parts.flatMap(listOpened), ...shown].filter(
    ({ outcome }) => outcome !== 'idle',
  );
  if (widgets.length === 0 && unfinished === undefined) return undefined;
  const found = widgets.flatMap(judge);
  return { passed: widgets.length - found.length, found, unfinished };
}

function listOpened({ opener: { label }, opening }: OpenedPart): readonly Found[] {
  const widgets = opening === 'nothing' ? [] : (opening.leaving?.widgets ?? []);
  return widgets.map((widget) => ({ ...widget, path: [label] }));
}

function judge({ mark, item, outcome, path }: Found): readonly SaidElement<Said<typeof en>>[] {
  const said = { ...mark, ...(path && { path }) };
  if (outcome === 'certain') return [{ ...said, kind: 'failed', message: ['keys', { item }] }];
  if (outcome === 'likely') return [{ ...said, kind: 'needs_review', message: ['unreached', { item }] }];
  return [];
}
