import type { Translation } from '../../saying.ts';

export const advice: Translation<'advice'> = {
  http_status:
    'Der Server hat eine Fehlerseite geliefert; es gab also nichts zu prüfen. Öffnen Sie die URL in einem Browser. Reparieren Sie die Seite, oder berichtigen Sie die URL.',
  http_status_in_sitemap:
    'Der Server hat eine Fehlerseite geliefert; es gab also nichts zu prüfen. Öffnen Sie die URL in einem Browser. Reparieren Sie die Seite, oder entfernen Sie die URL aus der Sitemap.',
  not_html:
    'Unter der URL liegt keine HTML-Seite; es gab also nichts zu prüfen. Scannen Sie die URL einer Seite oder eine Sitemap als Sitemap, oder prüfen Sie den Inhaltstyp, den der Server sendet.',
  not_html_in_sitemap:
    'Unter der URL liegt keine HTML-Seite; es gab also nichts zu prüfen. Entfernen Sie die URL aus der Sitemap, oder prüfen Sie den Inhaltstyp, den der Server sendet.',
  download:
    'Die URL startet einen Download, statt eine Seite zu zeigen; es gab also nichts zu prüfen. Scannen Sie die Seite, die den Download anbietet.',
  download_in_sitemap:
    'Die URL startet einen Download, statt eine Seite zu zeigen; es gab also nichts zu prüfen. Entfernen Sie die URL aus der Sitemap.',
  empty_document:
    'Die Seite war auch nach dem Laden noch leer: nichts zu lesen, zu bedienen oder anzusehen. Prüfen Sie, ob sie ihren Inhalt ohne Anmeldung zeigt und ob ihre Skripte geladen werden.',
  too_large:
    'Die Seite ist für einen Scan zu groß, oder sie sendet zu viele Anfragen oder Meldungen. Teilen Sie die Seite auf, stoppen Sie Skripte, die endlos Anfragen oder Meldungen senden, oder scannen Sie den wichtigen Teil unter einer eigenen URL.',
  too_many_redirects:
    'Die URL leitet im Kreis oder mehr als zwanzigmal weiter. Korrigieren Sie die Weiterleitungen auf dem Server.',
  redirect_invalid:
    'Die URL leitet auf etwas weiter, das keine Webseite ist. Korrigieren Sie die Weiterleitung auf dem Server.',
  redirected_off_site:
    'Die URL leitet auf eine andere Website weiter; diese wurde nicht gescannt. Wenn jene Website Ihnen gehört, scannen Sie sie unter ihrer eigenen URL.',
  blocked_by_policy:
    'Die Netzwerkrichtlinie dieses Dienstes erlaubt keine Anfragen an diese URL. Die meisten Adressen kann die Administration des Dienstes mit den Einstellungen erlauben, deren Namen mit CURBCUT_NETWORK beginnen.',
  blocked_always:
    'Eine solche Adresse scannt dieser Dienst nie. Berichtigen Sie die URL, oder scannen Sie die Seite unter einer anderen Adresse.',
  tls_error:
    'Eine sichere Verbindung war nicht möglich. Wenn die Website kein https verwendet, scannen Sie ihre URL mit http://. Sonst korrigieren Sie ihr Zertifikat: Es muss heute gültig, von einer Stelle, der Browser vertrauen, und auf diesen Hostnamen ausgestellt sein.',
  dns_error:
    'Der Hostname wurde nicht aufgelöst. Prüfen Sie seine Schreibweise, seinen DNS-Eintrag und das DNS dieses Rechners.',
  auth_required:
    'Die Seite verlangt eine Anmeldung; ihr Inhalt wurde daher nicht gescannt. Legen Sie unter „Einstellungen“ eine Anmeldung an (in der API: /api/sign-ins, in der Befehlszeile: --sign-in), und scannen Sie mit ihr. Oder scannen Sie Seiten, die keine Anmeldung brauchen, oder nehmen Sie die IP-Adresse dieses Dienstes von der Anmeldung aus.',
  consent_required:
    'Die Website verlangt etwas, bevor sie die Seite zeigt, etwa eine Einwilligung, das Alter oder ein Land. Die Seite wurde daher nicht gescannt. Scannen Sie mit einer Anmeldung der Art „state“ oder „headers“, die das Cookie enthält, das die Website danach setzt. Die Seite mit der Abfrage lässt sich unter ihrer eigenen URL scannen.',
  bot_challenge:
    'Eine Firewall hat den Scan blockiert oder einen Nachweis verlangt, dass ein Mensch die Seite besucht. Bitten Sie die zuständige Administration, den Benutzeragenten mit dem Namensteil „Curbcut“ oder die IP-Adresse dieses Dienstes zuzulassen.',
  soft_not_found:
    'Die Website zeigt unter dieser URL ihre Seite „Nicht gefunden“, antwortet aber mit dem Status 200. Berichtigen Sie die URL, oder stellen Sie die Seite wieder her.',
  soft_not_found_in_sitemap:
    'Die Website zeigt unter dieser URL ihre Seite „Nicht gefunden“, antwortet aber mit dem Status 200. Entfernen Sie die URL aus der Sitemap, oder stellen Sie die Seite wieder her.',
  navigated_away:
    'Die Seite hat zu einer anderen URL gewechselt, bevor sie gescannt werden konnte. Scannen Sie stattdessen jene URL.',
  navigation_loop:
    'Die Seite lädt sich immer wieder selbst neu und konnte daher nicht gescannt werden. Korrigieren Sie ihre automatische Aktualisierung oder ihr Skript.',
  dialog_loop: 'Die Seite öffnet endlos einen Dialog nach dem anderen. Korrigieren Sie ihr Skript.',
  url_too_long: 'Die URL ist länger als 2.048 Zeichen. Kürzen Sie sie.',
  not_in_scope: 'Die URL gehört nicht zur Website dieses Scans. Scannen Sie sie gesondert.',
  patterns_too_slow:
    'Der Abgleich der URLs mit den Mustern des Scans oder mit der robots.txt der Website dauert zu lange. Vereinfachen Sie include und exclude, oder starten Sie einen Scan, der robots.txt nicht befolgt.',
  ended:
    'Der Scan wurde beendet, bevor diese Seite gescannt war. Um sie zu scannen, versuchen Sie die nicht gescannten Seiten erneut.',
  timeout_navigation:
    'Die Seite wurde nicht innerhalb des Zeitlimits geladen. Prüfen Sie den Server, oder erhöhen Sie page_timeout_seconds in den Einstellungen. Versuchen Sie es dann erneut.',
  step_failed:
    'Ein Schritt, der zur Seite führt, war nicht ausführbar. Vergleichen Sie die Schritte des Scans mit der Seite, wie sie jetzt ist.',
  timeout_analysis:
    'Die Seite konnte nicht innerhalb des Zeitlimits analysiert werden. Erhöhen Sie page_timeout_seconds in den Einstellungen, oder verkleinern Sie die Seite. Versuchen Sie es dann erneut.',
  connection_error:
    'Die Verbindung ist gescheitert oder wurde unterbrochen. Prüfen Sie, ob der Server läuft und von diesem Rechner aus erreichbar ist und ob die URL mit dem richtigen http:// oder https:// beginnt. Versuchen Sie es dann erneut.',
  navigation_failed:
    'Der Browser konnte die URL nicht öffnen. Öffnen Sie sie selbst in einem Browser, um die Ursache zu sehen, und versuchen Sie es dann erneut.',
  rate_limited:
    'Der Server hat um weniger Anfragen gebeten. Setzen Sie request_delay_ms in den Einstellungen, oder versuchen Sie es später erneut.',
  renderer_unresponsive:
    'Ein Skript hat die Seite so beschäftigt, dass sie nicht mehr reagierte. Suchen Sie in ihren Skripten nach einer Endlosschleife, und versuchen Sie es dann erneut.',
  renderer_crashed:
    'Die Seite hat den Browser-Tab zum Absturz gebracht. Andere Seiten sind nicht betroffen. Prüfen Sie, was die Seite lädt, und versuchen Sie es dann erneut.',
  memory_limit:
    'Die Seite hat mehr Speicher belegt als erlaubt und wurde gestoppt. Prüfen Sie, wofür sie Speicher belegt, und versuchen Sie es dann erneut.',
  page_closed:
    'Die Seite hat sich selbst geschlossen, bevor sie gescannt werden konnte. Suchen Sie in ihren Skripten nach window.close, und versuchen Sie es dann erneut.',
  analysis_error:
    'Ein Fehler in diesem Dienst hat die Analyse der Seite beendet. Versuchen Sie es erneut. Wenn der Fehler wieder auftritt, melden Sie ihn zusammen mit der URL.',
};
