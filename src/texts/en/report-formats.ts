/** The names of a scan's downloads, and the purpose of each. */
export const reportFormats = {
  pdf: { title: 'PDF report', hint: 'Summary, issues and how to fix them' },
  html: { title: 'HTML report', hint: 'The same in one file for a browser' },
  xlsx: { title: 'Excel', hint: 'Issues, occurrences and pages as sheets' },
  csv_small: { title: 'CSV, sampled', hint: 'All issues with a sample of their occurrences' },
  csv_full: { title: 'CSV, full', hint: 'Every occurrence of every issue' },
  csv_pages: { title: 'CSV, pages', hint: 'Every page with its outcome' },
  llm_txt: { title: 'Plain text', hint: 'Compact text for language models' },
  json: { title: 'JSON', hint: 'Scan, issues, occurrences and pages as data' },
  sarif: { title: 'SARIF', hint: 'GitHub code scanning' },
  junit: { title: 'JUnit', hint: 'Jenkins, Azure Pipelines, GitLab' },
  gitlab: { title: 'GitLab accessibility', hint: 'Widget of a merge request' },
  codequality: { title: 'GitLab code quality', hint: 'Widget of a merge request' },
  markdown: { title: 'Markdown', hint: 'Summary for a job or a merge request' },
  wcag_em: { title: 'WCAG-EM evaluation', hint: 'Draft for the W3C’s WCAG-EM Report Tool' },
  openacr: { title: 'OpenACR', hint: 'Draft of an accessibility conformance report (VPAT)' },
  earl: { title: 'EARL', hint: 'Results of each rule as linked data' },
};
