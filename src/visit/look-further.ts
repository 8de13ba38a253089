import { isDeepStrictEqual } from 'node:util';
import type { SpokenPart } from '../findings/spoken-page.ts';
import { leaveOutRules } from './leave-out.ts';
import { followPlaces } from './follow-places.ts';
import type { SeenState, StatesTask } from './look-in-states.ts';
import type { JoinedView } from './join-pictures.ts';
import { joinPictures } from './join-pictures.ts';
import { lookInStates } from './look-in-states.ts';
import { OpenedJudge } from './judge-parts.ts';
import type { PartsTask } from './judge-parts.ts';
import type { OpenedFindings } from './merge-opened.ts';
import { mergeOpened } from './merge-opened.ts';
import { mergeStates } from './merge-states.ts';
import type { Observation } from './observation.ts';
import type { Operated, OperateTask } from './operate-page.ts';
import { answers, listNotOperated, operatePage } from './operate-page.ts';
import { reportOfStates } from './run-engines.ts';
import type { SiteMemory } from './site-memory.ts';
import type { PageTab } from './slot.ts';

type FurtherTask = StatesTask &
  Omit<OperateTask, 'isAsLoaded' | 'earlier' | 'parts' | 'known'> &
  PartsTask & { readonly memory: SiteMemory; readonly memoryKey: string };

type Further = Pick<Observation, 'reports' | 'picture' | 'spoken' | 'looked' | 'refused'> & {
  readonly isSpoilt: boolean;
};

/** Checks an analyzed page in other states, and then operates it. Throws only errors that are not the page's. */
export async function lookFurther(tab: PageTab, task: FurtherTask, seen: Observation): Promise<Further> {
  const parts = new OpenedJudge(task, seen.reports);
  const known = task.memory.knownParts(task.memoryKey);
  const inStates = await lookInStates(tab, task, seen.reports);
  const operated = inStates.isSpoilt
    ? { reports: listNotOperated(task), isSpoilt: true, isSignedOut: false }
    : await operatePage(tab, { ...task, parts, known, isAsLoaded: !inStates.isChanged, earlier: seen.picture });
  const reports = [...seen.reports, ...operated.reports, ...reportOfStates(task.engines)];
  const merged = leaveOutRules(mergeStates(reports, inStates.looks), task.leftOut);
  const all = leaveOutRules(mergeOpened(merged, parts.found), task.leftOut);
  return {
    reports: all,
    picture: joinPictures(
      followPlaces(seen.picture, reports, merged),
      [...inStates.looks.map(viewOfState), ...parts.found.flatMap(viewOfPart), viewOfOperated(operated)],
      all,
    ),
    spoken: seen.spoken && { ...seen.spoken, opened: parts.found.flatMap(spokenPart) },
    looked: inStates.looked,
    // If the page is no longer signed in after reopening, it counts as refused, too.
    refused: operated.isSignedOut ? [...seen.refused, task.url] : seen.refused,
    // A page that crashed during its picture keeps its findings.
    isSpoilt: operated.isSpoilt || (seen.picture === 'lost' && !(await answers(tab.tab))),
  };
}

/** An element is shown in the first state that finds it. */
function viewOfState({ state, view }: SeenState): JoinedView {
  return { ...view, isOf: ({ states }) => states?.[0] === state };
}

/** An element that was found with keys is in no other view. */
function viewOfOperated({ picture, shown, reports }: Operated): JoinedView {
  return { picture, shown, reports, isOf: ({ states }) => states === undefined };
}

function spokenPart({ path, spoken }: OpenedFindings): readonly SpokenPart[] {
  return spoken === undefined ? [] : [{ ...spoken, path }];
}

function viewOfPart({ path, view }: OpenedFindings): readonly JoinedView[] {
  return view === undefined ? [] : [{ ...view, isOf: (element) => isDeepStrictEqual(element.path, path) }];
}
