import type { Translation } from '../../saying.ts';

export const dropped: Translation<'dropped'> = {
  at_least: 'Mindestens {n} (URL|URLs)',
  calendar: '{saidUrls} übersprungen: weitere Seiten eines Kalenders: {saidExamples}',
  counted: '{n} (URL|URLs)',
  examples: '{examples}.',
  excluded: '{saidUrls} übersprungen: durch ein Muster ausgeschlossen: {saidExamples}',
  excluded_by: '{saidUrls} übersprungen: durch ein Muster ausgeschlossen ({pattern}): {saidExamples}',
  not_a_page: '{saidUrls} übersprungen: eine Datei und keine Seite: {saidExamples}',
  not_a_route: '{saidUrls} nicht gezählt: zeigt dasselbe wie eine unbekannte Route der Seite: {saidExamples}',
  not_included: '{saidUrls} übersprungen: kein Einschlussmuster trifft zu: {saidExamples}',
  out_of_scope: '{saidUrls} übersprungen: außerhalb des Umfangs dieses Scans: {saidExamples}',
  over_page_limit:
    '{saidUrls} übersprungen: über der Höchstzahl der Seiten (max_pages, und max_pages_per_scan in den Einstellungen): {saidExamples}',
  query_combinations: '{saidUrls} übersprungen: weitere Kombinationen von Abfrageparametern: {saidExamples}',
  redirect_duplicate:
    '{saidUrls} nicht doppelt gezählt: Weiterleitung auf eine Seite, die auch im Scan ist: {saidExamples}',
  redirected_out_of_scope:
    '{saidUrls} übersprungen: Weiterleitung auf eine URL außerhalb des Umfangs dieses Scans: {saidExamples}',
  repeated_segments: '{saidUrls} übersprungen: ein Teil des Pfads wiederholt sich: {saidExamples}',
  robots: '{saidUrls} übersprungen: durch robots.txt verboten: {saidExamples}',
  robots_unreachable:
    '{saidUrls} übersprungen: der Server hat seine robots.txt nicht geliefert; bis dahin gilt alles als verboten: {saidExamples}',
  same_page: '{saidUrls} nicht doppelt gezählt: zeigt eine Seite, die auch im Scan ist: {saidExamples}',
  same_text: '{saidUrls} übersprungen: Seiten dieser Art zeigen immer wieder denselben Text: {saidExamples}',
  script_link: '{saidUrls} nicht bekannt: Nur Skripte folgen diesen Links, hier mit Namen: {saidExamples}',
  sign_out: '{saidUrls} übersprungen: der Aufruf würde eine Sitzung beenden oder etwas verändern: {saidExamples}',
  some_examples: '{examples}; …',
  template_limit:
    '{saidUrls} übersprungen: genug Seiten dieser Art sind im Scan; engen Sie den Umfang ein, um sie zu erreichen: {saidExamples}',
  too_deep: '{saidUrls} übersprungen: mehr als 20 Links vom Start entfernt: {saidExamples}',
};
