import type { Seeds, UiWorld } from '../ui-world.ts';
import { listIssueStates } from './issue-states.ts';
import { listListStates } from './list-states.ts';
import { listPartStates, listScanStates } from './scan-states.ts';
import { listSettingsStates } from './settings-states.ts';
import { setStage } from './stage.ts';
import type { UiState } from './stage.ts';

export function listStates(world: UiWorld, seeds: Seeds): readonly UiState[] {
  const stage = setStage(world, seeds);
  return [
    ...listListStates(stage),
    ...listScanStates(stage),
    ...listPartStates(stage),
    ...listIssueStates(stage),
    ...listSettingsStates(stage),
  ];
}
