import type { visits as english } from '../../en/sentences/visits.ts';

export const visits: Readonly<Record<(typeof english)[number], string>> = {
  'The server answered with status {status}.': 'Der Server hat mit dem Status {status} geantwortet.',
  '{challenger} answered with a challenge in place of the page.':
    '{challenger} hat statt der Seite eine Prüfung geschickt, ob ein Mensch sie besucht.',
  'The URL leads to {path}: {said}': 'Die URL führt zu {path}: {said}',
  'a form with a password field and {n} characters of other text.':
    'ein Formular mit einem Passwortfeld und {n} Zeichen anderem Text.',
  'the first step of a sign-in, without a password field, and {n} characters of text.':
    'der erste Schritt einer Anmeldung ohne Passwortfeld und {n} Zeichen Text.',
  'The URL leads to {path}, which names the URL to return to.':
    'Die URL führt zu {path}, und dort steht die URL für die Rückkehr.',
  'The address leads to {host}.': 'Die Adresse führt zu {host}.',
  'The address leads to an address that is no web page.': 'Die Adresse führt zu einer Adresse, die keine Webseite ist.',
  'The browser took the content for {type}.': 'Der Browser hat den Inhalt für {type} gehalten.',
  'The page has {n} elements.': 'Die Seite hat {n} Elemente.',
  'The document has {n} MB without its compression.': 'Das Dokument hat ohne seine Kompression {n} MB.',
  'Nothing is visible, and nothing is exposed to assistive technology.':
    'Nichts ist sichtbar, und assistierende Technik erfährt nichts.',
  'The page delivered more data than it may.': 'Die Seite hat mehr Daten geliefert, als sie darf.',
  'The page sent more than {n} requests.': 'Die Seite hat mehr als {n} Anfragen gesendet.',
  'The requests (URLs, headers and bodies), console messages and script errors of the page exceed 16 MiB.':
    'Die Anfragen (URLs, Header und Inhalte), Konsolenmeldungen und Skriptfehler der Seite überschreiten 16 MiB.',
  'The browser showed no document.': 'Der Browser hat kein Dokument gezeigt.',
  'The server sent a file to be saved.': 'Der Server hat eine Datei zum Speichern gesendet.',
  'The server sent content of type {type}.': 'Der Server hat Inhalt vom Typ {type} gesendet.',
  'The server redirects without saying where to.': 'Der Server leitet weiter, ohne ein Ziel zu nennen.',
  'The address redirects to a {scheme} address.': 'Die Adresse leitet auf eine {scheme}-Adresse weiter.',
  'The site shows the same form with a password field at an unknown URL: {said}':
    'Die Website zeigt unter einer unbekannten URL dasselbe Formular mit einem Passwortfeld: {said}',
  'The site answers an unknown URL with the same page: {said}':
    'Die Website antwortet auf eine unbekannte URL mit derselben Seite: {said}',
  'all {n} (word|words) are the same.': '(das einzige Wort ist gleich|alle {n} Wörter sind gleich).',
  '{n} (word|words) of {nAll} differ, as they do between two unknown URLs.':
    '{n} von {nAll} Wörtern (unterscheidet|unterscheiden) sich, wie auch zwischen zwei unbekannten URLs.',
  'Another URL of this scan shows the same: {said}': 'Eine andere URL dieses Scans zeigt dasselbe: {said}',
  'The browser did not answer within the time limit of the page.':
    'Der Browser hat nicht innerhalb des Zeitlimits der Seite geantwortet.',
  'The browser held {size} for this page; it may hold {limit}.':
    'Der Browser hat für diese Seite {size} belegt; erlaubt sind {limit}.',
  'The page was still arriving when its time was up.': 'Die Seite wurde noch übertragen, als ihre Zeit abgelaufen war.',
  "The page's scripts had not arrived when its time was up.":
    'Die Skripte der Seite waren noch nicht angekommen, als ihre Zeit abgelaufen war.',
  'The page gave no answer while it was checked.': 'Die Seite hat während der Prüfung nicht geantwortet.',
  'The page replaced its document again and again.': 'Die Seite hat ihr Dokument immer wieder ersetzt.',
  'The page could not be laid out in its time.': 'Das Layout der Seite ist nicht rechtzeitig fertig geworden.',
  'The check did not finish, not even without the slowest rules.':
    'Die Prüfung ist nicht fertig geworden, auch nicht ohne die langsamsten Regeln.',
  'A script of the page was still running when its time was up.':
    'Ein Skript der Seite lief noch, als ihre Zeit abgelaufen war.',
  'The browser reported {code}.': 'Der Browser hat {code} gemeldet.',
  'There was no answer in time.': 'Es kam nicht rechtzeitig eine Antwort.',
  'The browser could not open the address.': 'Der Browser konnte die Adresse nicht öffnen.',
  'The page opened dialogs without end.': 'Die Seite hat endlos Dialoge geöffnet.',
  'The page loaded itself again and again.': 'Die Seite hat sich immer wieder neu geladen.',
  'The page navigated to {host}, which could not be opened.':
    'Die Seite hat zu {host} gewechselt; diese Adresse ließ sich nicht öffnen.',
  'The page failed while it loaded.': 'Beim Laden der Seite ist ein Fehler aufgetreten.',
  'The elements of the page are nested too deeply to be analyzed.':
    'Die Elemente der Seite sind für eine Analyse zu tief verschachtelt.',
  '{method} got no answer in time.': '{method} hat nicht rechtzeitig geantwortet.',
  'A browser did not start.': 'Ein Browser ist nicht gestartet.',
  'The browser opened no second tab.': 'Der Browser hat keinen zweiten Tab geöffnet.',
  'The page crashed.': 'Die Seite ist abgestürzt.',
  'The document was replaced or removed.': 'Das Dokument wurde ersetzt oder entfernt.',
  'A script was stopped before it ended.': 'Ein Skript wurde vor seinem Ende gestoppt.',
  'The page shows a secret of its sign-in.': 'Die Seite zeigt ein Geheimnis ihrer Anmeldung.',
  'The page was closed.': 'Die Seite wurde geschlossen.',
  'The tab could not leave the previous page.': 'Der Tab konnte die vorige Seite nicht verlassen.',
  'Every worker that scanned this page ended unexpectedly.':
    'Jeder Worker, der diese Seite gescannt hat, wurde unerwartet beendet.',
  'The URL signs out, and the scan is signed in.': 'Die URL meldet ab, und der Scan ist angemeldet.',
  'The URL leads to {url}, which is outside the scope of the scan.':
    'Die URL führt zu {url}; das liegt außerhalb des Umfangs dieses Scans.',
  'It leads to {url}, which the scope of the scan excludes.':
    'Sie führt zu {url}; das ist vom Umfang dieses Scans ausgeschlossen.',
  'The page that shows whether the session is open could not be opened.':
    'Die Seite, die zeigt, ob die Sitzung noch besteht, ließ sich nicht öffnen.',
  'Reading the patterns took longer than 10 seconds, or too much memory.':
    'Das Einlesen der Muster dauerte länger als 10 Sekunden oder brauchte zu viel Speicher.',
  'Matching URLs with include and exclude took longer than 10 seconds, or too much memory.':
    'Der Abgleich der URLs mit include und exclude dauerte länger als 10 Sekunden oder brauchte zu viel Speicher.',
  'Matching URLs with robots.txt took longer than 10 seconds, or too much memory.':
    'Der Abgleich der URLs mit robots.txt dauerte länger als 10 Sekunden oder brauchte zu viel Speicher.',
};
