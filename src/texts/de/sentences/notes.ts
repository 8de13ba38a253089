import type { notes as english } from '../../en/sentences/notes.ts';

export const notes: Readonly<Record<(typeof english)[number], string>> = {
  '{n} screenshots could not be taken or stored.':
    '{n} (Screenshot konnte|Screenshots konnten) nicht aufgenommen oder gespeichert werden.',
  'The title was truncated after {n} characters.': 'Der Titel wurde nach {n} Zeichen gekürzt.',
  '{n} findings were counted but not stored. At most 1,000 findings per rule and page are stored.':
    '{n} (Befund wurde|Befunde wurden) gezählt, aber nicht gespeichert. Gespeichert werden höchstens 1.000 Befunde je Regel und Seite.',
  '{n} HTML snippets were truncated.': '{n} (HTML-Ausschnitt wurde|HTML-Ausschnitte wurden) gekürzt.',
  'These frames could not be reached and were not checked{rest}':
    'Diese Frames waren nicht erreichbar und wurden nicht geprüft{rest}',
  'These rules did not run or did not finish on this page, so they neither passed nor failed{rest}':
    'Diese Regeln sind auf dieser Seite nicht oder nicht bis zum Ende gelaufen; sie gelten daher weder als bestanden noch als nicht bestanden{rest}',
  'The page could not be looked at in these states{rest}':
    'In diesen Zuständen konnte die Seite nicht betrachtet werden{rest}',
  'Analyzed although its outcome is {code}, which this scan accepts.':
    'Trotz des Ergebnisses {code} analysiert, weil dieser Scan es zulässt.',
  'The setting operate_ms is 0, so pages are not operated. These rules did not run and neither passed nor failed{rest}':
    'Die Einstellung operate_ms ist 0, daher werden Seiten nicht bedient. Diese Regeln sind nicht gelaufen und gelten weder als bestanden noch als nicht bestanden{rest}',
  'Findings of earlier scans are no longer reused for this target, so every page is analyzed: {url} had not changed, but an analysis found something else than before.':
    'Befunde früherer Scans werden für dieses Ziel nicht mehr übernommen, daher wird jede Seite analysiert: {url} war unverändert, aber eine Analyse hat etwas anderes gefunden als zuvor.',
  '1 URL was skipped because it names a page that the list already has.':
    '1 URL wurde übersprungen, weil sie eine Seite nennt, die schon in der Liste steht.',
  '{n} URLs were skipped because they name a page that the list already has.':
    '{n} URLs wurden übersprungen, weil sie eine Seite nennen, die schon in der Liste steht.',
  "{n} (URL was|URLs were) skipped because (it is|they are) not on the sitemap's host{rest}":
    '{n} (URL wurde|URLs wurden) übersprungen, weil sie nicht zum Host der Sitemap (gehört|gehören){rest}',
  '{n} (URL was|URLs were) skipped because an exclude pattern matches{rest}':
    '{n} (URL wurde|URLs wurden) übersprungen, weil ein Ausschlussmuster zutrifft{rest}',
  '{n} (URL was|URLs were) skipped because no include pattern matches{rest}':
    '{n} (URL wurde|URLs wurden) übersprungen, weil kein Einschlussmuster zutrifft{rest}',
  '{n} more (page was|pages were) found and skipped because of the limit of pages per scan (max_pages_per_scan){rest}':
    '{n} weitere (Seite wurde|Seiten wurden) gefunden und wegen der Höchstzahl der Seiten je Scan (max_pages_per_scan) übersprungen{rest}',
  '{n} (entry was|entries were) skipped because the same page is listed more than once{rest}':
    '{n} (Eintrag wurde|Einträge wurden) übersprungen, weil dieselbe Seite mehrfach aufgeführt ist{rest}',
  '{n} (entry was|entries were) skipped because (it is|they are) not (an http or https URL|http or https URLs){rest}':
    '{n} (Eintrag wurde|Einträge wurden) übersprungen, weil (er keine http- oder https-URL ist|sie keine http- oder https-URLs sind){rest}',
  '{n} (entry was|entries were) skipped because (it is|they are) blank or not (a valid URL|valid URLs){rest}':
    '{n} (Eintrag wurde|Einträge wurden) übersprungen, weil (er leer oder keine gültige URL ist|sie leer oder keine gültigen URLs sind){rest}',
  '{n} (URL was|URLs were) skipped because (it is|they are) longer than 2,048 characters{rest}':
    '{n} (URL wurde|URLs wurden) übersprungen, weil sie länger als 2.048 Zeichen (ist|sind){rest}',
  '{n} (URL contains|URLs contain) a user name or password, and (was|were) scanned without it{rest}':
    '{n} (URL enthält|URLs enthalten) einen Benutzernamen oder ein Passwort und (wurde|wurden) ohne diese gescannt{rest}',
  '{n} (sitemap|sitemaps) could not be read{rest}': '{n} (Sitemap konnte|Sitemaps konnten) nicht gelesen werden{rest}',
  '{n} (sitemap was|sitemaps were) not read to the end. The entries before that point were used{rest}':
    '{n} (Sitemap wurde|Sitemaps wurden) nicht bis zum Ende gelesen. Die Einträge bis dahin wurden verwendet{rest}',
  '{n} (sitemap was|sitemaps were) skipped because (it is|they are) nested too deep in sitemap indexes{rest}':
    '{n} (Sitemap wurde|Sitemaps wurden) übersprungen, weil sie zu tief in Sitemap-Indizes verschachtelt (ist|sind){rest}',
  '{n} (link|links) to a sitemap that was already read (was|were) not followed again{rest}':
    '{n} (Verweis|Verweisen) auf eine bereits gelesene Sitemap wurde nicht noch einmal gefolgt{rest}',
  '{n} (sitemap was|sitemaps were) skipped because the limit of files per scan was reached{rest}':
    '{n} (Sitemap wurde|Sitemaps wurden) übersprungen, weil die Höchstzahl der Dateien je Scan erreicht war{rest}',
  '{n} unescaped & (was|were) read as &amp;. Fix the sitemap: other tools may reject it{rest}':
    '{n} nicht maskierte(s|) &-Zeichen (wurde|wurden) als &amp; gelesen. Korrigieren Sie die Sitemap: Andere Programme lehnen sie womöglich ab{rest}',
};
