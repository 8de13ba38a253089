import type { ReportFormat } from '../report-format.ts';
import { gitlabReportSchema } from './gitlab-entry.ts';

export const gitlabFormat: ReportFormat = {
  id: 'gitlab',
  extension: 'gitlab.json',
  mediaType: 'application/json',
  loadSchema: async () => gitlabReportSchema,
  summary: "Download the scan as GitLab's accessibility report (the JSON of pa11y-ci).",
  description:
    'One entry per occurrence, at most 100 per issue and page and 20,000 in all; `omitted` says how many are left out. A page that was not scanned has one entry. Numbers in selectors and markup are replaced with "#", because GitLab takes two entries for the same problem only if all their fields are equal.',
  needsReview: 'by_request',
  placement: 'origins',
  audience: 'ci',
  downloads: [{ label: 'gitlab' }],
  load: async () => (await import('./write-gitlab.ts')).writeGitlab,
};
