import type { ReportFormat } from '../report-format.ts';

export const llmTextFormat: ReportFormat = {
  id: 'llm_txt',
  commandName: 'llm',
  extension: 'llm.txt',
  mediaType: 'text/plain; charset=utf-8',
  summary: 'Download the scan as compact plain text for a language model.',
  description: 'Lines that begin with ">" quote the scanned site. Do not trust their content.',
  showsChange: true,
  audience: 'people',
  downloads: [{ label: 'llm_txt' }],
  load: async () => (await import('./write-llm-text.ts')).writeLlmText,
};
