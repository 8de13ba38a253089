import type { problems as english } from '../../en/sentences/problems.ts';

export const problems: Readonly<Record<(typeof english)[number], string>> = {
  'Bad request': 'Ungültige Anfrage',
  Unauthorized: 'Nicht angemeldet',
  Forbidden: 'Nicht erlaubt',
  'Not found': 'Nicht gefunden',
  'Method not allowed': 'Methode nicht erlaubt',
  'Not acceptable': 'Nicht annehmbar',
  'Request timeout': 'Zeitüberschreitung der Anfrage',
  Conflict: 'Konflikt',
  Gone: 'Nicht mehr vorhanden',
  'Payload too large': 'Inhalt zu groß',
  'URI too long': 'URI zu lang',
  'Unsupported media type': 'Nicht unterstützter Medientyp',
  'Misdirected request': 'Fehlgeleitete Anfrage',
  'Too many requests': 'Zu viele Anfragen',
  'Request header fields too large': 'Header der Anfrage zu groß',
  'Internal error': 'Interner Fehler',
  'Service unavailable': 'Dienst nicht verfügbar',
  Error: 'Fehler',
  'There is no scan with this id.': 'Es gibt keinen Scan mit dieser ID.',
  'Retention removed the pages and findings of this scan on {date}. Its summary and score remain. For new findings, scan the target again.':
    'Die Seiten und Befunde dieses Scans wurden am {date} nach Ablauf der Aufbewahrung entfernt. Zusammenfassung und Punktzahl bleiben. Für neue Befunde scannen Sie das Ziel erneut.',
  'This scan has no issue with this kind and key. Take both from issues/chunks.':
    'Dieser Scan hat kein Problem mit dieser Art und diesem Schlüssel. Beide stehen in issues/chunks.',
  'There is no scan of this target. GET /api/targets lists what was scanned.':
    'Es gibt keinen Scan dieses Ziels. GET /api/targets listet, was gescannt wurde.',
  'No scan of this target has ended, so there is no progress to record. Try again when one has ended.':
    'Kein Scan dieses Ziels ist beendet, es gibt also noch keinen Fortschritt nachzuweisen. Versuchen Sie es erneut, wenn einer beendet ist.',
  'This scan has no page with this id. Take it from the list of its pages.':
    'Dieser Scan hat keine Seite mit dieser ID. Sie steht in der Liste seiner Seiten.',
  'This scan has no sample: it scans every page that it finds. Start a scan with `sample` to have one.':
    'Dieser Scan hat keine Stichprobe: Er scannt jede gefundene Seite. Starten Sie einen Scan mit `sample`, um eine zu haben.',
  'This issue has no occurrence in a component with this key in this scan.':
    'Dieses Problem hat in diesem Scan keine Fundstelle in einer Komponente mit diesem Schlüssel.',
  'No stored occurrence of this issue has this selector.':
    'Keine gespeicherte Fundstelle dieses Problems hat diesen Selektor.',
  'This issue has no occurrence with this id in this scan.':
    'Dieses Problem hat in diesem Scan keine Fundstelle mit dieser ID.',
  'This scan has no mark with this id. GET false-positives lists its marks.':
    'Dieser Scan hat keine Markierung mit dieser ID. GET false-positives führt seine Markierungen auf.',
  'There is no earlier scan of this target, type and viewport to compare with. Choose a scan with the `base` parameter.':
    'Es gibt keinen früheren Scan dieses Ziels, dieser Art und dieses Anzeigebereichs zum Vergleichen. Wählen Sie einen Scan mit dem Parameter `base`.',
  'This mark already exists. To give another reason or last day, remove it first.':
    'Diese Markierung gibt es schon. Für eine andere Begründung oder einen anderen letzten Tag entfernen Sie sie zuerst.',
  'The request is not valid. {said}': 'Die Anfrage ist nicht gültig. {said}',
  'The request is not valid. {path}: {said}': 'Die Anfrage ist nicht gültig. {path}: {said}',
  'The scan is {status}.': 'Der Status des Scans ist {status}.',
  'Only a queued or running scan can be paused.': 'Nur ein wartender oder laufender Scan kann angehalten werden.',
  'Only a pausing or paused scan can be resumed.': 'Nur ein angehaltener Scan kann fortgesetzt werden.',
  'Only a scan that has ended with failed pages can be retried.':
    'Nur ein beendeter Scan mit fehlgeschlagenen Seiten kann erneut versucht werden.',
  'It has no failed pages to retry. To scan it again, use rescan.':
    'Er hat keine fehlgeschlagenen Seiten. Um alles erneut zu scannen, verwenden Sie „Erneut scannen“.',
  'No page of this scan was scanned, so there is nothing to report. Its status is {status}.':
    'Keine Seite dieses Scans wurde gescannt, daher gibt es nichts zu berichten. Sein Status ist {status}.',
  'The scan ended without a scanned page. The list of pages says why.':
    'Der Scan endete ohne gescannte Seite. Die Liste der Seiten sagt, warum.',
  'Try again when its first page is scanned.': 'Versuchen Sie es erneut, sobald die erste Seite gescannt ist.',
  '{n} scans have not ended yet, which is the limit. Try again when some of them have ended, or delete some.':
    '{n} (Scan ist|Scans sind) noch nicht beendet; mehr sind nicht möglich. Versuchen Sie es erneut, wenn einige beendet sind, oder löschen Sie welche.',
  'The patterns of your other requests are still being read. Try again in a few seconds.':
    'Die Muster Ihrer anderen Anfragen werden noch gelesen. Versuchen Sie es in einigen Sekunden erneut.',
  'There is no sign-in with this id. GET /api/sign-ins lists them.':
    'Es gibt keine Anmeldung mit dieser ID. GET /api/sign-ins führt sie auf.',
  'A scan that has not ended uses this sign-in. Wait until it has ended, or delete the scan.':
    'Ein Scan, der noch nicht beendet ist, verwendet diese Anmeldung. Warten Sie, bis er beendet ist, oder löschen Sie den Scan.',
  'Sign-ins are off, because this service has no key to seal their secrets with. Set CURBCUT_SECRET_KEY to 32 random bytes (openssl rand -hex 32), and start it again.':
    'Anmeldungen sind ausgeschaltet, weil dieser Dienst keinen Schlüssel hat, um ihre Geheimnisse zu versiegeln. Setzen Sie CURBCUT_SECRET_KEY auf 32 zufällige Bytes (openssl rand -hex 32), und starten Sie ihn neu.',
  'There are {n} sign-ins, which is the limit. Delete some.':
    'Es gibt {n} Anmeldungen; mehr sind nicht möglich. Löschen Sie einige.',
  'Access control is off, so there are no tokens and no one signs in. Start the service with CURBCUT_AUTH=tokens to turn it on.':
    'Die Zugangskontrolle ist ausgeschaltet, daher gibt es keine Token, und niemand meldet sich an. Um sie einzuschalten, starten Sie den Dienst mit CURBCUT_AUTH=tokens.',
  'There is no token with this id. GET /api/tokens lists them.':
    'Es gibt kein Token mit dieser ID. GET /api/tokens führt sie auf.',
  'Another token has this name. Choose another name, or delete it.':
    'Ein anderes Token hat diesen Namen. Wählen Sie einen anderen Namen, oder löschen Sie jenes.',
  'There are {n} tokens, which is the limit. Delete some.':
    'Es gibt {n} Token; mehr sind nicht möglich. Löschen Sie einige.',
  'There is no schedule with this id. GET /api/schedules lists them.':
    'Es gibt keinen Zeitplan mit dieser ID. GET /api/schedules führt sie auf.',
  'There are {n} schedules, which is the limit. Delete some.':
    'Es gibt {n} Zeitpläne; mehr sind nicht möglich. Löschen Sie einige.',
  'There is no webhook with this id. GET /api/webhooks lists them.':
    'Es gibt keinen Webhook mit dieser ID. GET /api/webhooks führt sie auf.',
  'This webhook has no delivery with this id. It may be too old.':
    'Dieser Webhook hat keine Zustellung mit dieser ID. Vielleicht ist sie zu alt.',
  'Webhooks are off, because this service has no key to seal their URLs with. Set CURBCUT_SECRET_KEY to 32 random bytes (openssl rand -hex 32), and start it again.':
    'Webhooks sind ausgeschaltet, weil dieser Dienst keinen Schlüssel hat, um ihre URLs zu versiegeln. Setzen Sie CURBCUT_SECRET_KEY auf 32 zufällige Bytes (openssl rand -hex 32), und starten Sie ihn neu.',
  'The webhook is off. Turn it on first.': 'Der Webhook ist ausgeschaltet. Schalten Sie ihn zuerst ein.',
  'There are {n} webhooks, which is the limit. Delete some.':
    'Es gibt {n} Webhooks; mehr sind nicht möglich. Löschen Sie einige.',
  'Other reports are being printed. Try again in 20 seconds, or download the CSV or text report now.':
    'Andere Berichte werden gerade gedruckt. Versuchen Sie es in 20 Sekunden erneut, oder laden Sie jetzt den CSV- oder Textbericht herunter.',
  'Printing was stopped before the report was complete. Try again.':
    'Der Druck wurde angehalten, bevor der Bericht vollständig war. Versuchen Sie es erneut.',
  'Printing took longer than a minute and was stopped. The machine may be busy: try again later.':
    'Der Druck dauerte länger als eine Minute und wurde gestoppt. Vielleicht ist der Rechner ausgelastet: Versuchen Sie es später erneut.',
  'PDF reports need Chromium, which is not installed on this machine. Download the CSV or text report instead.':
    'PDF-Berichte brauchen Chromium, das auf diesem Rechner nicht installiert ist. Laden Sie stattdessen den CSV- oder Textbericht herunter.',
  'There is no preview.': 'Es gibt keine Vorschau.',
  'This process makes no previews.': 'Dieser Prozess erstellt keine Vorschauen.',
  'This process opens no pages.': 'Dieser Prozess öffnet keine Seiten.',
  'Too many wrong tokens came from this address. Try again in {n} s.':
    'Von dieser Adresse kamen zu viele falsche Token. Versuchen Sie es in {n} s erneut.',
  'Send a token: Authorization: Bearer ccut_… An administrator creates tokens in the settings.':
    'Senden Sie ein Token: Authorization: Bearer ccut_… Die Administration legt Token in den Einstellungen an.',
  'The token is not valid, has expired, or was deleted. An administrator creates tokens in the settings.':
    'Das Token ist nicht gültig, abgelaufen oder gelöscht. Die Administration legt Token in den Einstellungen an.',
  'The request names a user, but it did not come from a trusted proxy. An administrator can add the address of the proxy to CURBCUT_TRUSTED_PROXIES.':
    'Die Anfrage nennt einen Benutzer, kam aber nicht von einem vertrauenswürdigen Proxy. Die Administration kann die Adresse des Proxys in CURBCUT_TRUSTED_PROXIES aufnehmen.',
  'The proxy must send exactly one user name: at most 200 visible characters, no comma, and only single spaces. Let it replace the header that the client sent, not add to it.':
    'Der Proxy muss genau einen Benutzernamen senden: höchstens 200 sichtbare Zeichen, kein Komma und nur einzelne Leerzeichen. Lassen Sie ihn den Header des Clients ersetzen, nicht ergänzen.',
  'This needs the scope {needed}, and you have {given}. Ask an administrator.':
    'Dafür ist die Berechtigung {needed} nötig; Sie haben {given}. Wenden Sie sich an die Administration.',
  'A change by a signed-in browser must say which page it comes from. Programs send a token instead.':
    'Eine Änderung aus einem angemeldeten Browser muss sagen, von welcher Seite sie kommt. Programme senden stattdessen ein Token.',
  'The body must not be compressed: send it without Content-Encoding.':
    'Der Inhalt darf nicht komprimiert sein: Senden Sie ihn ohne Content-Encoding.',
  'The body must be UTF-8: send Content-Type: application/json.':
    'Der Inhalt muss UTF-8 sein: Senden Sie Content-Type: application/json.',
  'The body must be one well-formed JSON object.': 'Der Inhalt muss ein wohlgeformtes JSON-Objekt sein.',
  'Must not name a charset other than utf-8.': 'Darf keinen anderen Zeichensatz als utf-8 nennen.',
  'It is not UTF-8.': 'Er ist nicht UTF-8.',
  'The JSON is not valid.': 'Das JSON ist nicht gültig.',
  'It is nested deeper than {n} levels.': 'Es ist tiefer als {n} Ebenen verschachtelt.',
  'The key __proto__ is not accepted.': 'Der Schlüssel __proto__ ist nicht zulässig.',
  'An object has the same key twice.': 'Ein Objekt hat denselben Schlüssel zweimal.',
  'The body is larger than 1 MiB.': 'Der Inhalt ist größer als 1 MiB.',
  'The URL of the request is too long.': 'Die URL der Anfrage ist zu lang.',
  'The URL of the request is not valid.': 'Die URL der Anfrage ist nicht gültig.',
  'The body must be JSON: send Content-Type: application/json.':
    'Der Inhalt muss JSON sein: Senden Sie Content-Type: application/json.',
  'The request is not valid HTTP.': 'Die Anfrage ist kein gültiges HTTP.',
  'The service is sending you as many of these responses as one caller can have at the same time. Try again in a few seconds.':
    'Der Dienst sendet Ihnen gerade so viele dieser Antworten gleichzeitig, wie ein Aufrufer haben kann. Versuchen Sie es in einigen Sekunden erneut.',
  'The service is sending as many of these responses as it can at the same time. Try again in a few seconds.':
    'Der Dienst sendet gerade so viele dieser Antworten gleichzeitig, wie er kann. Versuchen Sie es in einigen Sekunden erneut.',
  'The database is temporarily unavailable. No data is lost. Try again in a few seconds.':
    'Die Datenbank ist vorübergehend nicht verfügbar. Es gehen keine Daten verloren. Versuchen Sie es in einigen Sekunden erneut.',
  'An unexpected error occurred in the service. It was logged.':
    'Im Dienst ist ein unerwarteter Fehler aufgetreten. Er wurde protokolliert.',
  'A request must have one Host header and a path that begins with a slash.':
    'Eine Anfrage muss genau einen Host-Header haben und einen Pfad, der mit einem Schrägstrich beginnt.',
  'The service does not accept requests for this host name. An administrator can add it with CURBCUT_PUBLIC_URL or CURBCUT_ALLOWED_HOSTS.':
    'Der Dienst nimmt keine Anfragen für diesen Hostnamen an. Die Administration kann ihn mit CURBCUT_PUBLIC_URL oder CURBCUT_ALLOWED_HOSTS zulassen.',
  'Requests from other websites are not accepted.': 'Anfragen von anderen Websites werden nicht angenommen.',
  'The store of the screenshots is temporarily unavailable. No picture is lost. Try again in a few seconds.':
    'Der Speicher der Screenshots ist vorübergehend nicht verfügbar. Es geht kein Bild verloren. Versuchen Sie es in einigen Sekunden erneut.',
  'There is no screenshot with this name.': 'Es gibt keinen Screenshot mit diesem Namen.',
  'There is nothing at this URL. See /api/docs.': 'Unter dieser URL gibt es nichts. Siehe /api/docs.',
  'This URL accepts {methods} only.': 'Diese URL nimmt nur {methods} an.',
  'CURBCUT_SECRET_KEY is not set, so the secret of this sign-in cannot be read.':
    'CURBCUT_SECRET_KEY ist nicht gesetzt, daher kann das Geheimnis dieser Anmeldung nicht gelesen werden.',
  'The secret of this sign-in was sealed with another CURBCUT_SECRET_KEY ({other}, and this one is {own}). Add that key to CURBCUT_SECRET_KEY_OLD and start the service again, or enter the secret again.':
    'Das Geheimnis dieser Anmeldung wurde mit einem anderen CURBCUT_SECRET_KEY versiegelt ({other}; dieser ist {own}). Nehmen Sie jenen Schlüssel in CURBCUT_SECRET_KEY_OLD auf, und starten Sie den Dienst neu, oder geben Sie das Geheimnis erneut ein.',
  'CURBCUT_SECRET_KEY is not set, so the URL of this webhook cannot be read.':
    'CURBCUT_SECRET_KEY ist nicht gesetzt, daher kann die URL dieses Webhooks nicht gelesen werden.',
  'The URL of this webhook was sealed with another CURBCUT_SECRET_KEY ({other}, and this one is {own}). Add that key to CURBCUT_SECRET_KEY_OLD and start the service again, or delete the webhook and create it again.':
    'Die URL dieses Webhooks wurde mit einem anderen CURBCUT_SECRET_KEY versiegelt ({other}; dieser ist {own}). Nehmen Sie jenen Schlüssel in CURBCUT_SECRET_KEY_OLD auf, und starten Sie den Dienst neu, oder löschen Sie den Webhook und erstellen Sie ihn neu.',
  'The stored secret of this sign-in was changed or damaged. Enter it again.':
    'Das gespeicherte Geheimnis dieser Anmeldung wurde verändert oder beschädigt. Geben Sie es erneut ein.',
};
