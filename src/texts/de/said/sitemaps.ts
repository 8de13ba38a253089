import type { Translation } from '../../saying.ts';

export const sitemaps: Translation<'sitemaps'> = {
  add_sitemaps: 'Fügen Sie dem Index Sitemaps hinzu, die Seiten aufführen.',
  allow_url:
    'Geben Sie eine URL ein, die dieser Dienst abrufen darf, oder bitten Sie seine Administration, diese zu erlauben.',
  all_left_out:
    '{where} führt zu {n} (Eintrag, der sich nicht scannen lässt|Einträgen, von denen sich keiner scannen lässt).',
  binary: '{where} ist eine Binärdatei und keine Sitemap.',
  check_host_name: 'Prüfen Sie die Schreibweise des Hostnamens und das DNS dieses Rechners.',
  check_server:
    'Prüfen Sie, ob der Server läuft und von diesem Rechner aus erreichbar ist und ob die URL mit dem richtigen http:// oder https:// beginnt. Scannen Sie dann erneut.',
  check_speed: 'Prüfen Sie, wie schnell der Server antwortet, und scannen Sie dann erneut.',
  check_time: 'Prüfen Sie, ob der Server rechtzeitig antwortet, und scannen Sie dann erneut.',
  compress_again: 'Komprimieren Sie die Sitemap neu (gzip -t prüft die Datei), oder liefern Sie sie unkomprimiert aus.',
  damaged_gzip: '{where} ist eine abgeschnittene oder beschädigte gzip-Datei ({reason}).',
  empty_file: '{where} ist eine leere Datei.',
  enter_end_of_redirects: 'Geben Sie die URL ein, bei der die Weiterleitungen enden sollen.',
  enter_page_list: 'Geben Sie die URL einer Sitemap ein, die Seiten aufführt.',
  enter_own_host: 'Geben Sie die URL einer Sitemap ein, die Seiten ihres eigenen Hosts aufführt.',
  enter_sitemap:
    'Geben Sie die URL einer Sitemap ein (XML, RSS, Atom oder eine Textdatei mit einer absoluten URL je Zeile).',
  enter_sitemap_or_page:
    'Geben Sie die URL einer Sitemap ein (XML, RSS, Atom oder eine Textdatei mit einer absoluten URL je Zeile), oder scannen Sie diese URL als einzelne Seite.',
  enter_sitemap_of_site:
    'Geben Sie die URL der Sitemap dieser Website ein, oder scannen Sie diese URL als einzelne Seite.',
  enter_status_200: 'Geben Sie eine URL ein, die eine Sitemap mit dem Status 200 liefert.',
  enter_text_or_xml: 'Geben Sie die URL einer Sitemap ein: XML oder eine Textdatei mit einer absoluten URL je Zeile.',
  enter_xml: 'Geben Sie die URL einer Sitemap ein: XML mit <urlset> oder <sitemapindex>, RSS, Atom oder reiner Text.',
  expands: '{where} ist eine gzip-Datei, die sich auf mehr als das {n}-Fache ihrer Größe ausdehnt.',
  fix_certificate:
    'Wenn die Website kein https verwendet, geben Sie ihre URL mit http:// ein. Sonst korrigieren Sie das Zertifikat des Servers, oder verwenden Sie den Hostnamen, für den es ausgestellt ist.',
  fix_compression: 'Korrigieren Sie die Kompression (Content-Encoding), die der Server auf diese Datei anwendet.',
  fix_redirect: 'Korrigieren Sie die Weiterleitung, oder geben Sie die URL ein, zu der sie führen soll.',
  fix_xml: 'Korrigieren Sie die Datei dort. Ein XML-Prüfer wie xmllint zeigt die Stelle.',
  gzip_layers: '{where} ist mehr als zweimal mit gzip komprimiert.',
  invalid_xml: '{where} ist in Zeile {line} kein wohlgeformtes XML: {reason}.',
  json: '{where} ist JSON und keine Sitemap.',
  late: '{where} ist nicht rechtzeitig angekommen: {nBytes} Byte in {n} (Sekunde|Sekunden).',
  lists: '{where} führt {n} auf.',
  lists_nothing: '{where} ist ein Sitemap-Index, aber keine seiner Sitemaps führt eine Seite auf.',
  lists_no_page: '{where} führt keine Seite dieser Website auf.',
  lists_no_pages: '{where} führt keine Seiten auf.',
  lists_no_sitemap: '{where} führt keine Sitemap auf.',
  lists_only_itself: '{where} ist ein Sitemap-Index, der nur sich selbst aufführt.',
  list_directly: 'Führen Sie die Sitemaps, die Seiten enthalten, direkt im ersten Index auf.',
  nested: '{where} enthält nur Indizes, die zu tief verschachtelt sind.',
  not_fetched: '{where} konnte nicht abgerufen werden: {saidWhy}',
  not_found:
    'Unter dieser URL gibt es nichts. Prüfen Sie die Schreibweise. Die robots.txt der Website nennt oft die URL der Sitemap.',
  no_content: '{where} hat {status} ohne Inhalt geantwortet.',
  no_entries: '{where} ist eine Sitemap ohne Einträge (kein <loc>, item oder entry).',
  no_pages: '{where} ist ein Sitemap-Index ohne Seiten.',
  no_robots: '{where} ist keine robots.txt.',
  no_sitemap_of_site: '{clauseFound}, und für die Website wurde keine Sitemap gefunden.',
  other_root: '{where} ist XML, aber das äußerste Element ist <{element}> und nicht <urlset> oder <sitemapindex>.',
  plain_text: '{where} ist reiner Text ohne die URL einer Seite und keine Sitemap.',
  refused:
    'Der Server hat die Anfrage abgelehnt. Lassen Sie diesen Dienst in seiner Firewall oder seinen Zugriffsregeln zu.',
  replace_entity: 'Ersetzen Sie die Entität durch das Zeichen selbst, und schreiben Sie & als &amp;.',
  scan_in: 'Der Server ist vorübergehend nicht verfügbar. Scannen Sie in {n} (Sekunde|Sekunden) erneut.',
  scan_later: 'Der Server ist vorübergehend nicht verfügbar. Scannen Sie später erneut.',
  server_failed: 'Der Server hat einen Fehler gemeldet. Sehen Sie in sein Protokoll, oder scannen Sie später erneut.',
  sign_in:
    'Der Server verlangt eine Anmeldung. Scannen Sie mit einer Anmeldung, die Header oder ein HTTP-Passwort sendet, oder machen Sie die Sitemap ohne Anmeldung lesbar.',
  split: 'Teilen Sie sie in mehrere Sitemaps auf, und führen Sie diese in einem Sitemap-Index auf.',
  status: '{where} hat {status} geantwortet.',
  status_named: '{where} hat {status} ({meaning}) geantwortet.',
  too_large: '{where} ist unkomprimiert größer als {bytes}, die Grenze für eine Sitemap.',
  tried: 'Versucht wurden: {examples}.',
  web_page: '{where} ist eine Webseite und keine Sitemap.',
  web_page_titled: '{where} ist eine Webseite („{title}“) und keine Sitemap.',
};
