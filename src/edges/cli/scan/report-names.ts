/** Formats of `--format` and the end of their REST path, `report.<extension>`. */
export const reportExtensions = {
  sarif: 'sarif',
  junit: 'junit.xml',
  gitlab: 'gitlab.json',
  codequality: 'codequality.json',
  markdown: 'md',
  json: 'json',
  html: 'html',
  pdf: 'pdf',
  xlsx: 'xlsx',
  csv: 'csv',
  llm: 'llm.txt',
  'wcag-em': 'wcag-em.json',
  earl: 'earl.json',
  openacr: 'openacr.yaml',
} as const;

export type ReportName = keyof typeof reportExtensions;

export const reportNames = Object.keys(reportExtensions) as readonly ReportName[]; // by its type

/** Formats in which --map-origin changes what identifies a finding. */
export const originReports: readonly ReportName[] = ['sarif', 'gitlab', 'codequality'];

/** Formats that a terminal cannot show. A service makes all of such a report before it sends the first byte. */
export const binaryReports: readonly ReportName[] = ['pdf', 'xlsx'];
