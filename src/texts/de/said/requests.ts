import type { Translation } from '../../saying.ts';

export const requests: Translation<'requests'> = {
  ambiguous_target:
    'Eine Anfrage muss genau einen Host-Header haben und einen Pfad, der mit einem Schrägstrich beginnt.',
  authentication_required:
    'Senden Sie ein Token: Authorization: Bearer ccut_… Die Administration legt Token in den Einstellungen an.',
  body_compressed: 'Der Inhalt darf nicht komprimiert sein: Senden Sie ihn ohne Content-Encoding.',
  body_not_json: 'Der Inhalt muss JSON sein: Senden Sie Content-Type: application/json.',
  body_not_utf8: 'Der Inhalt muss UTF-8 sein: Senden Sie Content-Type: application/json.',
  body_object: 'Der Inhalt muss ein wohlgeformtes JSON-Objekt sein.',
  busy: 'Der Dienst sendet gerade so viele dieser Antworten gleichzeitig, wie er kann. Versuchen Sie es in einigen Sekunden erneut.',
  caller_busy:
    'Der Dienst sendet Ihnen gerade so viele dieser Antworten gleichzeitig, wie ein Aufrufer haben kann. Versuchen Sie es in einigen Sekunden erneut.',
  change_without_origin:
    'Eine Änderung aus einem angemeldeten Browser muss sagen, von welcher Seite sie kommt. Programme senden stattdessen ein Token.',
  cross_site: 'Anfragen von anderen Websites werden nicht angenommen.',
  database_unavailable:
    'Die Datenbank ist vorübergehend nicht verfügbar. Es gehen keine Daten verloren. Versuchen Sie es in einigen Sekunden erneut.',
  files_unavailable:
    'Der Speicher der Screenshots ist vorübergehend nicht verfügbar. Es geht kein Bild verloren. Versuchen Sie es in einigen Sekunden erneut.',
  headers_too_large: 'URL und Header einer Anfrage dürfen zusammen höchstens 32 KiB haben.',
  host_not_allowed:
    'Der Dienst nimmt keine Anfragen für diesen Hostnamen an. Die Administration kann ihn mit CURBCUT_PUBLIC_URL oder CURBCUT_ALLOWED_HOSTS zulassen.',
  insufficient_scope:
    'Dafür ist die Berechtigung „{saidNeeded}“ nötig; Sie haben „{saidGiven}“. Wenden Sie sich an die Administration.',
  internal_error: 'Im Dienst ist ein unerwarteter Fehler aufgetreten. Er wurde protokolliert.',
  invalid_token:
    'Das Token ist nicht gültig, abgelaufen oder gelöscht. Die Administration legt Token in den Einstellungen an.',
  json_depth: 'Es ist tiefer als {n} (Ebene|Ebenen) verschachtelt.',
  json_duplicate_key: 'Ein Objekt hat denselben Schlüssel zweimal.',
  json_invalid: 'Das JSON ist nicht gültig.',
  json_not_utf8: 'Er ist nicht UTF-8.',
  json_proto: 'Der Schlüssel __proto__ ist nicht zulässig.',
  method_not_allowed: 'Diese URL nimmt nur {methods} an.',
  no_proxy: 'Dieser Dienst ist kein Proxy.',
  not_found: 'Unter dieser URL gibt es nichts. Siehe /api/docs.',
  not_http: 'Die Anfrage ist kein gültiges HTTP.',
  not_http_1_1: 'Dies ist keine wohlgeformte Anfrage nach HTTP/1.1.',
  payload_too_large: 'Der Inhalt ist größer als 1 MiB.',
  request_timeout: 'Die Anfrage kam nicht rechtzeitig an.',
  too_many_attempts: 'Von dieser Adresse kamen zu viele falsche Token. Versuchen Sie es in {n} s erneut.',
  unclear_user:
    'Der Proxy muss genau einen Benutzernamen senden: höchstens 200 sichtbare Zeichen, kein Komma und nur einzelne Leerzeichen. Lassen Sie ihn den Header des Clients ersetzen, nicht ergänzen.',
  untrusted_proxy:
    'Die Anfrage nennt einen Benutzer, kam aber nicht von einem vertrauenswürdigen Proxy. Die Administration kann die Adresse des Proxys in CURBCUT_TRUSTED_PROXIES aufnehmen.',
  url_invalid: 'Die URL der Anfrage ist nicht gültig.',
  url_too_long: 'Die URL der Anfrage ist zu lang.',
};
