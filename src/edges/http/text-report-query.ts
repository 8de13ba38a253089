import { z } from 'zod';
import type { Placement } from '../../reports/placement.ts';
import type { ReportFormat } from '../../reports/report-format.ts';
import { modesOf } from '../../reports/report-format.ts';
import { Refused } from '../../texts/refused.ts';
import { parseRepositoryFile } from '../../adapters/folders/repository-file.ts';
import { getOrigins, mapOriginQuery } from './map-origin-query.ts';
import { reportLanguageQuery } from './report-language.ts';
import { standardQuery } from './standard-query.ts';
import { says } from '../../texts/saying.ts';

const includeNeedsReview = {
  include_needs_review: z.stringbool().default(false).describe('`true`: issues that need review are reported too.'),
};
const mapOrigin = {
  map_origin: mapOriginQuery(
    'What identifies a finding (paths, fingerprints) is then that of the page at TO. Texts still name the URL that was scanned.',
  ),
};
const anchor = {
  anchor: z
    .string()
    .optional()
    .describe(
      'The path of a file in the repository, such as `src/index.html`. All results are then at line 1 of this file, which lets a code scanner show them in pull requests that change it.',
    ),
};

/** The query parameters that a format accepts. */
export function queryOf(format: ReportFormat) {
  const { needsReview, placement } = format;
  const modes = modesOf(format);
  return z.object({
    ...standardQuery,
    ...reportLanguageQuery,
    ...(modes.length > 0 && { mode: z.enum(modes).default(modes[0] ?? '') }),
    ...(needsReview === 'by_request' ? includeNeedsReview : {}),
    ...(placement === undefined ? {} : mapOrigin),
    ...(placement === 'anchor' ? anchor : {}),
  });
}

/** The query of any of these formats. `queryOf` decides which fields a format has. */
export type TextReportQuery = {
  readonly standard?: string;
  readonly language?: string;
  readonly mode?: string;
  readonly include_needs_review?: boolean;
  readonly map_origin?: string | string[];
  readonly anchor?: string;
};

/** Throws Refused. */
export function getPlacement({ map_origin: mappings, anchor: file }: TextReportQuery): Placement {
  return { origins: getOrigins(mappings), anchor: file === undefined ? undefined : getFile(file) };
}

function getFile(given: string): string {
  const file = parseRepositoryFile(given);
  if (file !== undefined) return file;
  const saying = says('fields.repository_file');
  throw new Refused({ code: 'invalid_request', path: 'anchor', saying });
}
