import { codeQualityFormat } from './gitlab/write-code-quality.ts';
import { gitlabFormat } from './gitlab/write-gitlab.ts';
import { htmlFormat } from './html/write-html.ts';
import { jsonFormat } from './json/write-json.ts';
import { junitFormat } from './junit/write-junit.ts';
import { llmTextFormat } from './llm/write-llm-text.ts';
import { markdownFormat } from './markdown/write-markdown.ts';
import type { ReportFormat } from './report-format.ts';
import { earlFormat } from './earl/write-earl.ts';
import { openAcrFormat } from './openacr/write-openacr.ts';
import { wcagEmFormat } from './wcag-em/write-wcag-em.ts';
import { sarifFormat } from './sarif/write-sarif.ts';
import { xlsxFormat } from './xlsx/write-xlsx.ts';

/** The reports that are streams. CSV has modes, and the PDF a printer: they have routes to themselves. */
export const reportFormats: readonly ReportFormat[] = [
  htmlFormat,
  llmTextFormat,
  jsonFormat,
  sarifFormat,
  junitFormat,
  gitlabFormat,
  codeQualityFormat,
  markdownFormat,
  xlsxFormat,
  wcagEmFormat,
  earlFormat,
  openAcrFormat,
];
