import type { ReportFormat } from '../report-format.ts';

export const markdownFormat: ReportFormat = {
  id: 'markdown',
  extension: 'md',
  mediaType: 'text/markdown; charset=utf-8',
  summary: 'Download the scan as a Markdown summary, for job summaries and merge requests.',
  description:
    'Issues, what people decided about findings, pages that were not scanned, and the 50 pages with the most occurrences, at most 900,000 bytes: whole rows are left out, and the last line of a table says how many.',
  showsChange: true,
  judged: 'baseline',
  audience: 'ci',
  downloads: [{ label: 'markdown' }],
  load: async () => (await import('./write-markdown.ts')).writeMarkdown,
};
