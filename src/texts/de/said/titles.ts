import type { Translation } from '../../saying.ts';

export const titles: Translation<'titles'> = {
  bad_request: 'Ungültige Anfrage',
  unauthorized: 'Nicht angemeldet',
  forbidden: 'Nicht erlaubt',
  not_found: 'Nicht gefunden',
  method_not_allowed: 'Methode nicht erlaubt',
  not_acceptable: 'Nicht annehmbar',
  request_timeout: 'Zeitüberschreitung der Anfrage',
  conflict: 'Konflikt',
  gone: 'Nicht mehr vorhanden',
  payload_too_large: 'Inhalt zu groß',
  uri_too_long: 'URI zu lang',
  unsupported_media_type: 'Nicht unterstützter Medientyp',
  misdirected_request: 'Fehlgeleitete Anfrage',
  too_many_requests: 'Zu viele Anfragen',
  headers_too_large: 'Header der Anfrage zu groß',
  internal_error: 'Interner Fehler',
  service_unavailable: 'Dienst nicht verfügbar',
  error: 'Fehler',
};
