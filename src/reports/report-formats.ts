import { pdfFormat } from './pdf/pdf-format.ts';
import { htmlFormat } from './html/html-format.ts';
import { xlsxFormat } from './xlsx/xlsx-format.ts';
import { csvFormat } from './csv/csv-format.ts';
import { llmTextFormat } from './llm/llm-text-format.ts';
import { jsonFormat } from './json/json-format.ts';
import { sarifFormat } from './sarif/sarif-format.ts';
import { junitFormat } from './junit/junit-format.ts';
import { gitlabFormat } from './gitlab/gitlab-format.ts';
import { codeQualityFormat } from './gitlab/code-quality-format.ts';
import { markdownFormat } from './markdown/markdown-format.ts';
import { wcagEmFormat } from './wcag-em/wcag-em-format.ts';
import { openAcrFormat } from './openacr/openacr-format.ts';
import { earlFormat } from './earl/earl-format.ts';
import type { ReportFormat } from './report-format.ts';

/** All reports of a scan, in the order of the UI and the command line. */
export const reportFormats: readonly ReportFormat[] = [
  pdfFormat,
  htmlFormat,
  xlsxFormat,
  csvFormat,
  llmTextFormat,
  jsonFormat,
  sarifFormat,
  junitFormat,
  gitlabFormat,
  codeQualityFormat,
  markdownFormat,
  wcagEmFormat,
  openAcrFormat,
  earlFormat,
];
