import type { Translation } from '../../saying.ts';

export const refusals: Translation<'refusals'> = {
  access_control_off:
    'Die Zugangskontrolle ist ausgeschaltet, daher gibt es keine Token, und niemand meldet sich an. Um sie einzuschalten, starten Sie den Dienst mit CURBCUT_AUTH=tokens.',
  already_marked:
    'Diese Markierung gibt es schon. Für eine andere Begründung oder einen anderen letzten Tag entfernen Sie sie zuerst.',
  cannot_end: 'Nur ein Scan, der noch nicht beendet ist, kann beendet werden.',
  cannot_pause: 'Nur ein wartender oder laufender Scan kann angehalten werden.',
  cannot_resume: 'Nur ein angehaltener Scan kann fortgesetzt werden.',
  cannot_retry: 'Nur ein beendeter Scan mit nicht gescannten Seiten kann erneut versucht werden.',
  delivery_not_found: 'Dieser Webhook hat keine Zustellung mit dieser ID. Vielleicht ist sie zu alt.',
  false_positive_not_found:
    'Dieser Scan hat keine Markierung mit dieser ID. GET false-positives führt seine Markierungen auf.',
  invalid_field: 'Die Anfrage ist nicht gültig. {path}: {saidFault}',
  invalid_request: 'Die Anfrage ist nicht gültig. {saidFault}',
  issue_not_found: 'Dieser Scan hat kein Problem mit dieser Art und diesem Schlüssel. Beide stehen in issues/chunks.',
  link_not_found: 'Dieser Link zeigt hier nichts. Vielleicht ist er abgelaufen, oder sein Absender hat ihn widerrufen.',
  no_base:
    'Es gibt keinen früheren Scan dieses Ziels, dieser Art und dieses Anzeigebereichs zum Vergleichen. Wählen Sie einen Scan mit dem Parameter `base`.',
  no_preview: 'Es gibt keine Vorschau.',
  no_previews_here: 'Dieser Prozess erstellt keine Vorschauen.',
  nothing_to_retry: 'Alle seine Seiten wurden gescannt. Um alles erneut zu scannen, verwenden Sie „Erneut scannen“.',
  occurrence_not_found_component:
    'Dieses Problem hat in diesem Scan keine Fundstelle in einer Komponente mit diesem Schlüssel.',
  occurrence_not_found_id: 'Dieses Problem hat in diesem Scan keine Fundstelle mit dieser ID.',
  occurrence_not_found_scan: 'Dieser Scan hat keine Fundstelle mit dieser ID.',
  occurrence_not_found_selector: 'Keine gespeicherte Fundstelle dieses Problems hat diesen Selektor.',
  opens_no_pages: 'Dieser Prozess öffnet keine Seiten.',
  page_not_found: 'Dieser Scan hat keine Seite mit dieser ID. Sie steht in der Liste seiner Seiten.',
  patterns_busy: 'Die Muster Ihrer anderen Anfragen werden noch gelesen. Versuchen Sie es in einigen Sekunden erneut.',
  pdf_unavailable:
    'PDF-Berichte brauchen Chromium, das auf diesem Rechner nicht installiert ist. Laden Sie stattdessen den CSV- oder Textbericht herunter.',
  printer_busy:
    'Andere Berichte werden gerade gedruckt. Versuchen Sie es in 20 Sekunden erneut, oder laden Sie jetzt den CSV- oder Textbericht herunter.',
  printing_stopped: 'Der Druck wurde angehalten, bevor der Bericht vollständig war. Versuchen Sie es erneut.',
  printing_timeout:
    'Der Druck dauerte länger als eine Minute und wurde gestoppt. Vielleicht ist der Rechner ausgelastet: Versuchen Sie es später erneut.',
  queue_full:
    '{n} (Scan wartet oder läuft|Scans warten oder laufen); mehr sind nicht möglich. Versuchen Sie es erneut, wenn einige beendet sind, oder beenden Sie welche.',
  report_ended_empty: 'Der Scan endete ohne gescannte Seite. Die Liste der Seiten sagt, warum.',
  report_not_ready:
    'Keine Seite dieses Scans wurde gescannt, daher gibt es nichts zu berichten. Sein Status ist „{saidStatus}“.',
  report_wait: 'Versuchen Sie es erneut, sobald die erste Seite gescannt ist.',
  sample_not_found:
    'Dieser Scan hat keine Stichprobe: Er scannt jede gefundene Seite. Starten Sie einen Scan mit `sample`, um eine zu haben.',
  scan_data_removed:
    'Die Seiten und Befunde dieses Scans wurden am {date} nach Ablauf der Aufbewahrung entfernt. Zusammenfassung und Punktzahl bleiben. Für neue Befunde scannen Sie das Ziel erneut.',
  scan_not_found: 'Es gibt keinen Scan mit dieser ID.',
  scan_status: 'Der Status des Scans ist „{saidStatus}“.',
  schedule_not_found: 'Es gibt keinen Zeitplan mit dieser ID. GET /api/schedules führt sie auf.',
  screenshot_not_found: 'Es gibt keinen Screenshot mit diesem Namen.',
  share_not_found: 'Es gibt keinen geteilten Link mit dieser ID. GET /api/shares führt sie auf.',
  sign_in_in_use:
    'Ein Scan, der noch nicht beendet ist, verwendet diese Anmeldung. Warten Sie, bis er beendet ist, oder löschen Sie den Scan.',
  sign_in_not_found: 'Es gibt keine Anmeldung mit dieser ID. GET /api/sign-ins führt sie auf.',
  sign_ins_off:
    'Anmeldungen sind ausgeschaltet, weil dieser Dienst keinen Schlüssel hat, um ihre Geheimnisse zu versiegeln. Setzen Sie CURBCUT_SECRET_KEY auf 32 zufällige Bytes (openssl rand -hex 32), und starten Sie ihn neu.',
  target_not_found: 'Es gibt keinen Scan dieses Ziels. GET /api/targets listet, was gescannt wurde.',
  target_not_ready:
    'Kein Scan dieses Ziels ist beendet, es gibt also noch keinen Fortschritt nachzuweisen. Versuchen Sie es erneut, wenn einer beendet ist.',
  token_name_taken: 'Ein anderes Token hat diesen Namen. Wählen Sie einen anderen Namen, oder löschen Sie jenes.',
  token_not_found: 'Es gibt kein Token mit dieser ID. GET /api/tokens führt sie auf.',
  too_many_paused:
    '{n} (Scan ist|Scans sind) angehalten; mehr sind nicht möglich. Setzen Sie welche fort, oder beenden oder löschen Sie sie.',
  too_many_schedules: 'Es gibt {n} (Zeitplan|Zeitpläne); mehr sind nicht möglich. Löschen Sie einige.',
  too_many_shares: 'Es gibt {n} (geteilten Link|geteilte Links); mehr sind nicht möglich. Widerrufen Sie einige.',
  too_many_sign_ins: 'Es gibt {n} (Anmeldung|Anmeldungen); mehr sind nicht möglich. Löschen Sie einige.',
  too_many_tokens: 'Es gibt {n} Token; mehr sind nicht möglich. Löschen Sie einige.',
  too_many_webhooks: 'Es gibt {n} (Webhook|Webhooks); mehr sind nicht möglich. Löschen Sie einige.',
  webhook_disabled: 'Der Webhook ist ausgeschaltet. Schalten Sie ihn zuerst ein.',
  webhook_not_found: 'Es gibt keinen Webhook mit dieser ID. GET /api/webhooks führt sie auf.',
  webhooks_off:
    'Webhooks sind ausgeschaltet, weil dieser Dienst keinen Schlüssel hat, um ihre URLs zu versiegeln. Setzen Sie CURBCUT_SECRET_KEY auf 32 zufällige Bytes (openssl rand -hex 32), und starten Sie ihn neu.',
};
