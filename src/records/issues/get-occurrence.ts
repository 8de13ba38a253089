import { isUuid } from '../../ids/ids.ts';
import { Refused } from '../../texts/refused.ts';
import type { IssueCard, Occurrence } from './issue-card.ts';
import { presentCard } from './issue-card.ts';
import type { Reader } from './read-occurrences.ts';
import { findSample, readOccurrencesById } from './read-occurrences.ts';

/** An occurrence of the scan, with the card of its issue. Throws Refused (`occurrence_not_found`). */
export async function getOccurrence(
  reader: Reader,
  scanId: string,
  id: string,
): Promise<{ readonly occurrence: Occurrence; readonly issue: IssueCard }> {
  const { db, catalog } = reader;
  const row = isUuid(id) ? await findGroupOf(reader, scanId, id) : undefined;
  const occurrence = row === undefined ? undefined : (await readOccurrencesById({ db, catalog }, [id])).get(id);
  if (row === undefined || occurrence === undefined) throw new Refused({ code: 'occurrence_not_found', by: 'scan' });
  return { occurrence, issue: presentCard(row, catalog, await findSample(reader, { row })) };
}

async function findGroupOf({ db }: Reader, scanId: string, id: string) {
  return db
    .selectFrom('occurrences')
    .innerJoin('issue_groups', 'issue_groups.id', 'occurrences.group_id')
    .selectAll('issue_groups')
    .where('occurrences.id', '=', id)
    .where('occurrences.scan_id', '=', scanId)
    .executeTakeFirst();
}
