import type { sitemaps as english } from '../../en/sentences/sitemaps.ts';

export const sitemaps: Readonly<Record<(typeof english)[number], string>> = {
  '{where} leads to {n} (entry|entries), but none of them can be scanned.':
    '{where} führt zu {n} (Eintrag, der sich nicht scannen lässt|Einträgen, von denen sich keiner scannen lässt).',
  'Enter the URL of a sitemap that lists pages of its own host.':
    'Geben Sie die URL einer Sitemap ein, die Seiten ihres eigenen Hosts aufführt.',
  '{where} is a sitemap index, but none of its sitemaps lists a page.':
    '{where} ist ein Sitemap-Index, aber keine seiner Sitemaps führt eine Seite auf.',
  '{where} contains only indexes that are nested too deep.':
    '{where} enthält nur Indizes, die zu tief verschachtelt sind.',
  'List the sitemaps that contain pages directly in the first index.':
    'Führen Sie die Sitemaps, die Seiten enthalten, direkt im ersten Index auf.',
  '{where} is a sitemap index that lists only itself.': '{where} ist ein Sitemap-Index, der nur sich selbst aufführt.',
  'Add sitemaps that list pages to the index.': 'Fügen Sie dem Index Sitemaps hinzu, die Seiten aufführen.',
  '{where} is a sitemap index without pages.': '{where} ist ein Sitemap-Index ohne Seiten.',
  'Enter the URL of a sitemap that lists pages.': 'Geben Sie die URL einer Sitemap ein, die Seiten aufführt.',
  "Enter the URL of the site's sitemap, or scan this URL as a single page.":
    'Geben Sie die URL der Sitemap dieser Website ein, oder scannen Sie diese URL als einzelne Seite.',
  '{where} is a web page ({title}), not a sitemap, and no sitemap was found for the site.':
    '{where} ist eine Webseite ({title}) und keine Sitemap, und für die Website wurde keine Sitemap gefunden.',
  '{where} is a web page, not a sitemap, and no sitemap was found for the site.':
    '{where} ist eine Webseite und keine Sitemap, und für die Website wurde keine Sitemap gefunden.',
  '{where} lists no pages, and no sitemap was found for the site.':
    '{where} führt keine Seiten auf, und für die Website wurde keine Sitemap gefunden.',
  'Tried: {list}.': 'Versucht wurden: {list}.',
  '{where} is a web page ({title}), not a sitemap.': '{where} ist eine Webseite ({title}) und keine Sitemap.',
  '{where} is a web page, not a sitemap.': '{where} ist eine Webseite und keine Sitemap.',
  '{where} answered {status} without content.': '{where} hat {status} ohne Inhalt geantwortet.',
  '{where} answered {status} ({meaning}).': '{where} hat {status} ({meaning}) geantwortet.',
  "There is nothing at this URL. Check its spelling. The site's robots.txt often names the URL of the sitemap.":
    'Unter dieser URL gibt es nichts. Prüfen Sie die Schreibweise. Die robots.txt der Website nennt oft die URL der Sitemap.',
  'The server requires a sign-in. Make the sitemap readable without one.':
    'Der Server verlangt eine Anmeldung. Machen Sie die Sitemap ohne Anmeldung lesbar.',
  'The server refused the request. Allow this service in its firewall or access rules.':
    'Der Server hat die Anfrage abgelehnt. Lassen Sie diesen Dienst in seiner Firewall oder seinen Zugriffsregeln zu.',
  'The server is temporarily unavailable. Scan again in {n} seconds.':
    'Der Server ist vorübergehend nicht verfügbar. Scannen Sie in {n} (Sekunde|Sekunden) erneut.',
  'The server is temporarily unavailable. Scan again later.':
    'Der Server ist vorübergehend nicht verfügbar. Scannen Sie später erneut.',
  'The server failed. Check its log, or scan again later.':
    'Der Server hat einen Fehler gemeldet. Sehen Sie in sein Protokoll, oder scannen Sie später erneut.',
  'Enter a URL that returns a sitemap with status 200.':
    'Geben Sie eine URL ein, die eine Sitemap mit dem Status 200 liefert.',
  '{where} could not be fetched: {reason}.': '{where} konnte nicht abgerufen werden: {reason}.',
  'Enter a URL that this service may request, or ask its administrator to allow this one.':
    'Geben Sie eine URL ein, die dieser Dienst abrufen darf, oder bitten Sie seine Administration, diese zu erlauben.',
  'Check the spelling of the host name.': 'Prüfen Sie die Schreibweise des Hostnamens.',
  "Fix the server's certificate, or use the host name that it was issued for.":
    'Korrigieren Sie das Zertifikat des Servers, oder verwenden Sie den Hostnamen, für den es ausgestellt ist.',
  'Check that the server is running and reachable from this machine, then scan again.':
    'Prüfen Sie, ob der Server läuft und von diesem Rechner aus erreichbar ist, und scannen Sie dann erneut.',
  'Check that the server answers in time, then scan again.':
    'Prüfen Sie, ob der Server rechtzeitig antwortet, und scannen Sie dann erneut.',
  'Enter the URL where the redirects should end.': 'Geben Sie die URL ein, bei der die Weiterleitungen enden sollen.',
  'Fix the redirect, or enter the URL that it should lead to.':
    'Korrigieren Sie die Weiterleitung, oder geben Sie die URL ein, zu der sie führen soll.',
  'Fix the compression (Content-Encoding) that the server applies to this file.':
    'Korrigieren Sie die Kompression (Content-Encoding), die der Server auf diese Datei anwendet.',
  '{where} did not arrive in time: {bytes} bytes within {n} seconds.':
    '{where} ist nicht rechtzeitig angekommen: {bytes} Byte in {n} (Sekunde|Sekunden).',
  'Check how fast the server answers, then scan again.':
    'Prüfen Sie, wie schnell der Server antwortet, und scannen Sie dann erneut.',
  '{where} is larger than {size} uncompressed, the limit for a sitemap.':
    '{where} ist unkomprimiert größer als {size}, die Grenze für eine Sitemap.',
  'Split it into several sitemaps and list them in a sitemap index.':
    'Teilen Sie sie in mehrere Sitemaps auf, und führen Sie diese in einem Sitemap-Index auf.',
  'Enter the URL of a sitemap (XML, RSS, Atom, or a text file with one absolute URL per line).':
    'Geben Sie die URL einer Sitemap ein (XML, RSS, Atom oder eine Textdatei mit einer absoluten URL je Zeile).',
  'Enter the URL of a sitemap (XML, RSS, Atom, or a text file with one absolute URL per line), or scan this URL as a single page.':
    'Geben Sie die URL einer Sitemap ein (XML, RSS, Atom oder eine Textdatei mit einer absoluten URL je Zeile), oder scannen Sie diese URL als einzelne Seite.',
  '{where} is an empty file.': '{where} ist eine leere Datei.',
  '{where} is a sitemap without entries (no <loc>, item or entry).':
    '{where} ist eine Sitemap ohne Einträge (kein <loc>, item oder entry).',
  '{where} is plain text without a page URL, not a sitemap.':
    '{where} ist reiner Text ohne die URL einer Seite und keine Sitemap.',
  'Enter the URL of a sitemap: XML, or a text file with one absolute URL per line.':
    'Geben Sie die URL einer Sitemap ein: XML oder eine Textdatei mit einer absoluten URL je Zeile.',
  '{where} is compressed with gzip more than twice.': '{where} ist mehr als zweimal mit gzip komprimiert.',
  '{where} is a gzip file that is cut short or damaged ({reason}).':
    '{where} ist eine abgeschnittene oder beschädigte gzip-Datei ({reason}).',
  '{where} is a gzip file that expands to more than {n} times its size.':
    '{where} ist eine gzip-Datei, die sich auf mehr als das {n}-Fache ihrer Größe ausdehnt.',
  'Compress the sitemap again (gzip -t checks the file), or serve it uncompressed.':
    'Komprimieren Sie die Sitemap neu (gzip -t prüft die Datei), oder liefern Sie sie unkomprimiert aus.',
  '{where} is not well-formed XML at line {line}: {reason}.':
    '{where} ist in Zeile {line} kein wohlgeformtes XML: {reason}.',
  'Replace the entity with the character itself, and write & as &amp;.':
    'Ersetzen Sie die Entität durch das Zeichen selbst, und schreiben Sie & als &amp;.',
  'Fix the file there. An XML checker such as xmllint shows the position.':
    'Korrigieren Sie die Datei dort. Ein XML-Prüfer wie xmllint zeigt die Stelle.',
  '{where} is XML, but its outermost element is <{element}> and not <urlset> or <sitemapindex>.':
    '{where} ist XML, aber das äußerste Element ist <{element}> und nicht <urlset> oder <sitemapindex>.',
  'Enter the URL of a sitemap: XML with <urlset> or <sitemapindex>, RSS, Atom or plain text.':
    'Geben Sie die URL einer Sitemap ein: XML mit <urlset> oder <sitemapindex>, RSS, Atom oder reiner Text.',
};
