import type { dropped as english } from '../../en/sentences/dropped.ts';

export const dropped: Readonly<Record<(typeof english)[number], string>> = {
  '{n} (URL|URLs) skipped: outside the scope of the scan{rest}':
    '{n} (URL|URLs) übersprungen: außerhalb des Umfangs dieses Scans{rest}',
  'At least {n} (URL|URLs) skipped: outside the scope of the scan{rest}':
    'Mindestens {n} (URL|URLs) übersprungen: außerhalb des Umfangs dieses Scans{rest}',
  '{n} (URL|URLs) skipped: no include pattern matches{rest}':
    '{n} (URL|URLs) übersprungen: kein Einschlussmuster trifft zu{rest}',
  'At least {n} (URL|URLs) skipped: no include pattern matches{rest}':
    'Mindestens {n} (URL|URLs) übersprungen: kein Einschlussmuster trifft zu{rest}',
  '{n} (URL|URLs) skipped: excluded by a pattern ({pattern}){rest}':
    '{n} (URL|URLs) übersprungen: durch ein Muster ausgeschlossen ({pattern}){rest}',
  'At least {n} (URL|URLs) skipped: excluded by a pattern ({pattern}){rest}':
    'Mindestens {n} (URL|URLs) übersprungen: durch ein Muster ausgeschlossen ({pattern}){rest}',
  '{n} (URL|URLs) skipped: excluded by a pattern{rest}':
    '{n} (URL|URLs) übersprungen: durch ein Muster ausgeschlossen{rest}',
  'At least {n} (URL|URLs) skipped: excluded by a pattern{rest}':
    'Mindestens {n} (URL|URLs) übersprungen: durch ein Muster ausgeschlossen{rest}',
  '{n} (URL|URLs) skipped: following it would end a session or change something{rest}':
    '{n} (URL|URLs) übersprungen: der Aufruf würde eine Sitzung beenden oder etwas verändern{rest}',
  'At least {n} (URL|URLs) skipped: following it would end a session or change something{rest}':
    'Mindestens {n} (URL|URLs) übersprungen: der Aufruf würde eine Sitzung beenden oder etwas verändern{rest}',
  '{n} (URL|URLs) skipped: a file and not a page{rest}':
    '{n} (URL|URLs) übersprungen: eine Datei und keine Seite{rest}',
  'At least {n} (URL|URLs) skipped: a file and not a page{rest}':
    'Mindestens {n} (URL|URLs) übersprungen: eine Datei und keine Seite{rest}',
  '{n} (URL|URLs) skipped: forbidden by robots.txt{rest}':
    '{n} (URL|URLs) übersprungen: durch robots.txt verboten{rest}',
  'At least {n} (URL|URLs) skipped: forbidden by robots.txt{rest}':
    'Mindestens {n} (URL|URLs) übersprungen: durch robots.txt verboten{rest}',
  '{n} (URL|URLs) skipped: the server did not answer for its robots.txt, which forbids everything until it does{rest}':
    '{n} (URL|URLs) übersprungen: der Server hat seine robots.txt nicht geliefert; bis dahin gilt alles als verboten{rest}',
  'At least {n} (URL|URLs) skipped: the server did not answer for its robots.txt, which forbids everything until it does{rest}':
    'Mindestens {n} (URL|URLs) übersprungen: der Server hat seine robots.txt nicht geliefert; bis dahin gilt alles als verboten{rest}',
  '{n} (URL|URLs) skipped: a part of the path repeats{rest}':
    '{n} (URL|URLs) übersprungen: ein Teil des Pfads wiederholt sich{rest}',
  'At least {n} (URL|URLs) skipped: a part of the path repeats{rest}':
    'Mindestens {n} (URL|URLs) übersprungen: ein Teil des Pfads wiederholt sich{rest}',
  '{n} (URL|URLs) skipped: more than 20 links away from the start{rest}':
    '{n} (URL|URLs) übersprungen: mehr als 20 Links vom Start entfernt{rest}',
  'At least {n} (URL|URLs) skipped: more than 20 links away from the start{rest}':
    'Mindestens {n} (URL|URLs) übersprungen: mehr als 20 Links vom Start entfernt{rest}',
  '{n} (URL|URLs) skipped: further pages of a calendar{rest}':
    '{n} (URL|URLs) übersprungen: weitere Seiten eines Kalenders{rest}',
  'At least {n} (URL|URLs) skipped: further pages of a calendar{rest}':
    'Mindestens {n} (URL|URLs) übersprungen: weitere Seiten eines Kalenders{rest}',
  '{n} (URL|URLs) skipped: further combinations of query parameters{rest}':
    '{n} (URL|URLs) übersprungen: weitere Kombinationen von Abfrageparametern{rest}',
  'At least {n} (URL|URLs) skipped: further combinations of query parameters{rest}':
    'Mindestens {n} (URL|URLs) übersprungen: weitere Kombinationen von Abfrageparametern{rest}',
  '{n} (URL|URLs) skipped: enough pages of this kind are in the scan, narrow the scope to reach them{rest}':
    '{n} (URL|URLs) übersprungen: genug Seiten dieser Art sind im Scan; engen Sie den Umfang ein, um sie zu erreichen{rest}',
  'At least {n} (URL|URLs) skipped: enough pages of this kind are in the scan, narrow the scope to reach them{rest}':
    'Mindestens {n} (URL|URLs) übersprungen: genug Seiten dieser Art sind im Scan; engen Sie den Umfang ein, um sie zu erreichen{rest}',
  '{n} (URL|URLs) skipped: pages of this kind show the same text again and again{rest}':
    '{n} (URL|URLs) übersprungen: Seiten dieser Art zeigen immer wieder denselben Text{rest}',
  'At least {n} (URL|URLs) skipped: pages of this kind show the same text again and again{rest}':
    'Mindestens {n} (URL|URLs) übersprungen: Seiten dieser Art zeigen immer wieder denselben Text{rest}',
  '{n} (URL|URLs) skipped: over the limit of pages (max_pages, and max_pages_per_scan in the settings){rest}':
    '{n} (URL|URLs) übersprungen: über der Höchstzahl der Seiten (max_pages, und max_pages_per_scan in den Einstellungen){rest}',
  'At least {n} (URL|URLs) skipped: over the limit of pages (max_pages, and max_pages_per_scan in the settings){rest}':
    'Mindestens {n} (URL|URLs) übersprungen: über der Höchstzahl der Seiten (max_pages, und max_pages_per_scan in den Einstellungen){rest}',
  '{n} (URL|URLs) not counted twice: redirects to a page that is also in the scan{rest}':
    '{n} (URL|URLs) nicht doppelt gezählt: Weiterleitung auf eine Seite, die auch im Scan ist{rest}',
  'At least {n} (URL|URLs) not counted twice: redirects to a page that is also in the scan{rest}':
    'Mindestens {n} (URL|URLs) nicht doppelt gezählt: Weiterleitung auf eine Seite, die auch im Scan ist{rest}',
  '{n} (URL|URLs) not counted twice: shows a page that is also in the scan{rest}':
    '{n} (URL|URLs) nicht doppelt gezählt: zeigt eine Seite, die auch im Scan ist{rest}',
  'At least {n} (URL|URLs) not counted twice: shows a page that is also in the scan{rest}':
    'Mindestens {n} (URL|URLs) nicht doppelt gezählt: zeigt eine Seite, die auch im Scan ist{rest}',
  '{n} (URL|URLs) skipped: redirects to a URL outside the scope of the scan{rest}':
    '{n} (URL|URLs) übersprungen: Weiterleitung auf eine URL außerhalb des Umfangs dieses Scans{rest}',
  'At least {n} (URL|URLs) skipped: redirects to a URL outside the scope of the scan{rest}':
    'Mindestens {n} (URL|URLs) übersprungen: Weiterleitung auf eine URL außerhalb des Umfangs dieses Scans{rest}',
};
