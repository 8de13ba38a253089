import type { reportFormats as english } from '../en/report-formats.ts';

export const reportFormats: typeof english = {
  pdf_short: {
    title: 'PDF-Bericht',
    hint: 'Fazit, was zuerst zu beheben ist und die schwersten Probleme, höchstens 20 Seiten',
  },
  pdf_full: { title: 'PDF-Bericht mit allen Einzelheiten', hint: 'Jedes Problem mit seinen Elementen' },
  html: { title: 'HTML-Bericht', hint: 'Alle Einzelheiten in einer Datei für den Browser' },
  xlsx: { title: 'Excel', hint: 'Probleme, Elemente und Seiten als Tabellenblätter' },
  csv_small: { title: 'CSV, Auswahl', hint: 'Alle Probleme mit einer Auswahl ihrer Elemente' },
  csv_full: { title: 'CSV, vollständig', hint: 'Jedes Element jedes Problems' },
  csv_pages: { title: 'CSV, Seiten', hint: 'Jede Seite mit ihrem Ergebnis' },
  llm_txt: { title: 'Text', hint: 'Kompakter Text für Sprachmodelle' },
  json: { title: 'JSON', hint: 'Scan, Probleme, Elemente und Seiten als Daten' },
  sarif: { title: 'SARIF', hint: 'Code-Scanning von GitHub' },
  junit: { title: 'JUnit', hint: 'Jenkins, Azure Pipelines, GitLab' },
  gitlab: { title: 'GitLab-Barrierefreiheit', hint: 'Anzeige in einem Merge-Request' },
  codequality: { title: 'GitLab-Codequalität', hint: 'Anzeige in einem Merge-Request' },
  markdown: { title: 'Markdown', hint: 'Zusammenfassung für einen Job oder einen Merge-Request' },
  wcag_em: { title: 'WCAG-EM-Bewertung', hint: 'Entwurf für das WCAG-EM Report Tool des W3C' },
  openacr: { title: 'OpenACR', hint: 'Entwurf eines Berichts über die Konformität (VPAT)' },
  earl: { title: 'EARL', hint: 'Ergebnisse jeder Regel als verknüpfte Daten' },
};
