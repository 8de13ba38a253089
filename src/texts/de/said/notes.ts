import type { Translation } from '../../saying.ts';

export const notes: Translation<'notes'> = {
  accepted_outcome: 'Trotz des Ergebnisses {outcome} analysiert, weil dieser Scan es zulässt.',
  banner: 'Ein Einwilligungsbanner',
  banner_of: 'Das Einwilligungsbanner von {manager}',
  consent_not_closed: '{saidBanner} wurde nicht geschlossen: Seine Schaltfläche „{label}“ schloss es nicht.',
  consent_refused: '{saidBanner} wurde vor der Prüfung mit seiner Schaltfläche „{label}“ geschlossen.',
  credentials:
    '{n} (URL enthält|URLs enthalten) einen Benutzernamen oder ein Passwort und (wurde|wurden) ohne diese gescannt{saidExamples}.',
  duplicate:
    '{n} (Eintrag wurde|Einträge wurden) übersprungen, weil dieselbe Seite mehrfach aufgeführt ist{saidExamples}.',
  examples: ': {examples}',
  excluded: '{n} (URL wurde|URLs wurden) übersprungen, weil ein Ausschlussmuster zutrifft{saidExamples}.',
  exclude_selectors:
    'Befunde in Elementen, auf die diese Selektoren zutreffen, wurden weggelassen. Der Hinweis jeder Seite nennt ihre Zahl: {selectors}.',
  excluded_findings:
    '{n} (Befund wurde|Befunde wurden) weggelassen, weil (sein Element|ihre Elemente) in einem Teil der Seite (liegt|liegen), den der Scan ausschließt (exclude_selectors).',
  failed_file: '{clauseFound} ({code})',
  invalid_url:
    '{n} (Eintrag wurde|Einträge wurden) übersprungen, weil (er leer oder keine gültige URL ist|sie leer oder keine gültigen URLs sind){saidExamples}.',
  listed_before:
    '{n} (URL wurde|URLs wurden) übersprungen, weil sie eine Seite (nennt|nennen), die schon in der Liste steht.',
  no_web_address: 'ein Eintrag, der keine Webadresse ist ({reason})',
  not_http:
    '{n} (Eintrag wurde|Einträge wurden) übersprungen, weil (er keine http- oder https-URL ist|sie keine http- oder https-URLs sind){saidExamples}.',
  not_included: '{n} (URL wurde|URLs wurden) übersprungen, weil kein Einschlussmuster zutrifft{saidExamples}.',
  not_read: 'Die Sitemap wurde nicht zu Ende gelesen, weil der Scan beendet wurde. Es kann weitere Seiten geben.',
  other_host:
    '{n} (URL wurde|URLs wurden) übersprungen, weil sie nicht zum Host der Sitemap (gehört|gehören){saidExamples}.',
  over_page_limit:
    '{n} weitere (Seite wurde|Seiten wurden) gefunden und wegen der Höchstzahl der Seiten je Scan (max_pages_per_scan) übersprungen{saidExamples}.',
  reuse_stopped:
    'Befunde früherer Scans werden für diese Website nicht mehr übernommen, daher wird jede Seite analysiert: {url} war unverändert, aber eine Analyse hat etwas anderes gefunden als zuvor.',
  rules_not_run:
    'Diese Regeln sind auf dieser Seite nicht oder nicht bis zum Ende gelaufen; sie gelten daher weder als bestanden noch als nicht bestanden: {rules}.',
  rules_disabled:
    'Der Scan wurde ohne diese Regeln gestartet. Sie sind nicht gelaufen und gelten weder als bestanden noch als nicht bestanden: {rules}.',
  rules_off_requested:
    'Der Scan wurde mit operate: false gestartet, daher wurden Seiten nicht bedient. Diese Regeln sind nicht gelaufen und gelten weder als bestanden noch als nicht bestanden: {rules}.',
  rules_off:
    'Die Einstellung operate_ms ist 0, daher werden Seiten nicht bedient. Diese Regeln sind nicht gelaufen und gelten weder als bestanden noch als nicht bestanden: {rules}.',
  sitemap_depth:
    '{n} (Sitemap wurde|Sitemaps wurden) übersprungen, weil sie zu tief in Sitemap-Indizes verschachtelt (ist|sind){saidExamples}.',
  sitemap_loop:
    '{n} (Verweis|Verweisen) auf eine bereits gelesene Sitemap wurde nicht noch einmal gefolgt{saidExamples}.',
  sitemap_repaired:
    '{n} nicht maskierte(s|) &-Zeichen (wurde|wurden) als &amp; gelesen. Korrigieren Sie die Sitemap: Andere Programme lehnen sie womöglich ab{saidExamples}.',
  sitemap_too_many:
    '{n} (Sitemap wurde|Sitemaps wurden) übersprungen, weil die Höchstzahl der Dateien je Scan erreicht war{saidExamples}.',
  sitemap_truncated:
    '{n} (Sitemap wurde|Sitemaps wurden) nicht bis zum Ende gelesen. Die Einträge bis dahin wurden verwendet{saidExamples}.',
  sitemap_unreadable: '{n} (Sitemap konnte|Sitemaps konnten) nicht gelesen werden{saidExamples}.',
  some_examples: ': {examples}; …',
  states_not_run: 'In diesen Zuständen konnte die Seite nicht betrachtet werden: {states}.',
  stopped_after_entries: 'das Lesen endete nach {n} (Eintrag|Einträgen)',
  stopped_after_seconds: 'das Lesen endete nach {n} (Sekunde|Sekunden)',
  truncated_frames: 'Diese Frames waren nicht erreichbar und wurden nicht geprüft: {frames}.',
  truncated_occurrences:
    '{n} (Befund wurde|Befunde wurden) gezählt, aber nicht gespeichert. Gespeichert werden höchstens 1.000 Befunde je Regel und Seite.',
  truncated_screenshot: '{n} (Screenshot konnte|Screenshots konnten) nicht aufgenommen oder gespeichert werden.',
  truncated_snippet: '{n} (HTML-Ausschnitt wurde|HTML-Ausschnitte wurden) gekürzt.',
  closed_shadow_roots: 'Teile der Seite in geschlossenen Shadow Roots konnten nicht geprüft werden.',
  transparent_page:
    'Die Seite verbarg ihren Inhalt, bis die Wartezeit vorbei war. Der Kontrast und alles andere, was man sieht, konnten nicht geprüft werden.',
  truncated_title: 'Der Titel wurde nach {n} Zeichen gekürzt.',
  url_too_long: '{n} (URL wurde|URLs wurden) übersprungen, weil sie länger als 2.048 Zeichen (ist|sind){saidExamples}.',
};
