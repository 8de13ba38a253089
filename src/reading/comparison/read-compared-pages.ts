import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../adapters/db/schema.ts';
import type { FoundState, PageState } from '../../findings/page-states.ts';
import { readFoundStates } from '../../findings/page-states.ts';
import type { FindingName } from './compared-scans.ts';
import type { PagePair } from './match-pages.ts';

export type ComparedFinding = {
  readonly groupId: number;
  readonly isMarked: boolean;
  /** True if something was opened to reach it. */
  readonly isOpened: boolean;
  /** The states in which it was found. */
  readonly states: readonly FoundState[];
  /** Read only if a frame was not reached, and only for findings in a frame or shadow root. */
  readonly selector: string | undefined;
};

export type ComparedPage = {
  /** The findings by fingerprint. */
  readonly findings: ReadonlyMap<string, ComparedFinding>;
  /** Rules that were not finished on the page. */
  readonly unfinished: readonly string[];
  /** False for a finding of the other scan in a frame that was not reached here. */
  readonly isReached: (finding: ComparedFinding) => boolean;
  /** The states in which the scan looked at the page. */
  readonly states: ReadonlySet<FoundState>;
};

export type ComparedPages = ReadonlyMap<number, ComparedPage>;

type Row = {
  readonly id: number;
  readonly found: string | null;
  readonly unfinished: readonly string[];
  readonly unreached: unknown;
  readonly states: readonly PageState[];
};

/** A finding is one line: its group's id, its mark, whether something was opened to reach it, its name, and its states and selector if they are needed. */
const betweenFindings = '\n';
const markedSign = '!';
const unmarkedSign = ' ';
const openedSign = '>';
const beforeStates = '\v';
const beforeSelector = '\t';
const lineParts = /^(\d+)(.)(.)([^\t\v]*)(?:\v([^\t]*))?\t?(.*)$/;
const intoFrame = ' >>> ';

const unreachedSchema = z.array(z.string()).nullable();

/**
 * A page's findings come as one text, and the caller matches them, because joining them costs the database several
 * times more than returning them. `offset 0` makes the database read page by page, regardless of its table statistics.
 * `null` in place of a rule's counts means that the rule did not finish there. An absent rule had nothing to check.
 */
export async function readComparedPages(
  db: Database,
  pairs: readonly PagePair[],
  name: FindingName,
): Promise<ComparedPages> {
  const wanted = pairs.flatMap(({ base, here }) => [
    { id: base, other: here },
    { id: here, other: base },
  ]);
  const { rows } = await sql<Row>`
    select page.id, page.unfinished, page.unreached, page.states, one.found
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted (id bigint, other bigint), lateral (
      select id, unreached_frames as unreached, states,
        jsonb_path_query_array(rules, '$.keyvalue() ? (@.value == null).key') as unfinished,
        (select coalesce(jsonb_array_length(unreached_frames), 1) > 0 from pages where id = wanted.other) as needs_selectors
      from pages where id = wanted.id offset 0
    ) as page, lateral (
      select string_agg(
        group_id || case when false_positive then ${markedSign} else ${unmarkedSign} end
          || case when path is null then ${unmarkedSign} else ${openedSign} end
          || ${sql.ref(name)}
          || coalesce(${beforeStates} || states, '')
          || case when page.needs_selectors and strpos(selector, ${intoFrame}) > 0
            then ${beforeSelector} || translate(selector, ${betweenFindings + beforeSelector}, '  ') else '' end,
        ${betweenFindings}
      ) as found
      from occurrences where page_id = page.id offset 0
    ) as one
  `.execute(db);
  return new Map(rows.map((row) => [row.id, presentPage(row)]));
}

function presentPage({ unfinished, found, unreached, states }: Row): ComparedPage {
  const frames = unreachedSchema.parse(unreached);
  return {
    unfinished,
    findings: readLines(found?.split(betweenFindings)),
    isReached: reachedOf(frames),
    states: new Set<FoundState>(['default', ...states]),
  };
}

/** `#frame >>> p` is in `#frame`. If the unreached frames are unknown, no frame counts as reached. */
function reachedOf(unreached: readonly string[] | null): ComparedPage['isReached'] {
  if (unreached === null) return ({ selector }) => selector === undefined;
  if (unreached.length === 0) return () => true;
  const starts = unreached.map((frame) => `${frame}${intoFrame}`);
  return ({ selector }) => selector === undefined || !starts.some((start) => selector.startsWith(start));
}

function readLines(lines: readonly string[] = []): ComparedPage['findings'] {
  return new Map(
    lines.map((line) => {
      const [, groupId, sign, opened, name = '', states, selector = ''] = lineParts.exec(line) ?? [];
      const finding = {
        groupId: Number(groupId),
        isMarked: sign === markedSign,
        isOpened: opened === openedSign,
        states: readFoundStates(states ?? null),
      };
      return [name, { ...finding, selector: selector === '' ? undefined : selector }];
    }),
  );
}
