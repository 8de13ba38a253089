import type { network as english } from '../../en/sentences/network.ts';

export const network: Readonly<Record<(typeof english)[number], string>> = {
  '{endpoint} did not answer.': '{endpoint} hat nicht geantwortet.',
  '{endpoint} did not answer within {n} s.': '{endpoint} hat nicht innerhalb von {n} s geantwortet.',
  '{endpoint} refused the connection: nothing listens there.':
    '{endpoint} hat die Verbindung abgelehnt: Dort ist kein Dienst.',
  '{endpoint} closed the connection abruptly.': '{endpoint} hat die Verbindung abgebrochen.',
  '{endpoint} cannot be reached: there is no route to it.':
    '{endpoint} ist nicht erreichbar: Es gibt keinen Weg dorthin.',
  '{endpoint} cannot be reached: this machine has no network that leads there.':
    '{endpoint} ist nicht erreichbar: Kein Netzwerk dieses Rechners führt dorthin.',
  '{endpoint} could not be connected to ({code}).': 'Die Verbindung zu {endpoint} ist gescheitert ({code}).',
  '{endpoint} answered from another address than the one that was checked.':
    '{endpoint} hat von einer anderen Adresse geantwortet als der geprüften.',
  '{host} sent headers of more than 64 KB.': '{host} hat Header von mehr als 64 KB gesendet.',
  '{host} answered with something that is not HTTP.': '{host} hat mit etwas geantwortet, das kein HTTP ist.',
  "The response's compression is damaged or incomplete ({code}).":
    'Die Kompression der Antwort ist beschädigt oder unvollständig ({code}).',
  'The response is compressed more often than is reasonable.': 'Die Antwort ist öfter komprimiert, als sinnvoll ist.',
  'The response has an unknown content encoding: {encoding}.':
    'Die Antwort hat eine unbekannte Inhaltskodierung: {encoding}.',
  'The answer stopped: nothing came for {n} s.': 'Die Antwort ist abgerissen: {n} s lang kam nichts mehr.',
  'No answer came within {n} s.': 'Innerhalb von {n} s kam keine Antwort.',
  'The site sent nothing for {n} s.': 'Die Website hat {n} s lang nichts gesendet.',
  '{url} redirects more than {n} times.': '{url} leitet mehr als {n}-mal weiter.',
  '{url} redirects to something that is not a URL: {text}': '{url} leitet auf etwas weiter, das keine URL ist: {text}',
  '{url} redirects to {scheme}, which is neither http nor https.':
    '{url} leitet auf {scheme} weiter; das ist weder http noch https.',
  'No secure connection to {host} is possible: its certificate has expired.':
    'Eine sichere Verbindung zu {host} ist nicht möglich: Das Zertifikat ist abgelaufen.',
  'No secure connection to {host} is possible: its certificate is self-signed.':
    'Eine sichere Verbindung zu {host} ist nicht möglich: Das Zertifikat ist selbst signiert.',
  'No secure connection to {host} is possible: its certificate is for another name.':
    'Eine sichere Verbindung zu {host} ist nicht möglich: Das Zertifikat gilt für einen anderen Namen.',
  'No secure connection to {host} is possible: its certificate is not signed by an authority known to this machine.':
    'Eine sichere Verbindung zu {host} ist nicht möglich: Keine diesem Rechner bekannte Stelle hat das Zertifikat ausgestellt.',
  'No secure connection to {host} is possible: {code}.': 'Eine sichere Verbindung zu {host} ist nicht möglich: {code}.',
  "Fix the site's certificate or its TLS settings.":
    'Korrigieren Sie das Zertifikat der Website oder ihre TLS-Einstellungen.',
  'The name {name} has no address.': 'Der Name {name} hat keine Adresse.',
  'The name server returned something for {name} that is not an address.':
    'Der Nameserver hat für {name} etwas geliefert, das keine Adresse ist.',
  'The name server did not answer when asked for {name}.':
    'Der Nameserver hat auf die Frage nach {name} nicht geantwortet.',
  "Check this machine's network, then try again.":
    'Prüfen Sie das Netzwerk dieses Rechners, und versuchen Sie es dann erneut.',
  'The name {name} is not known to the name server.': 'Der Name {name} ist dem Nameserver nicht bekannt.',
  "Check its spelling, or this machine's DNS.": 'Prüfen Sie die Schreibweise oder das DNS dieses Rechners.',
  '{host} is a cloud metadata service and is never contacted, regardless of the settings.':
    '{host} ist ein Metadatendienst einer Cloud und wird nie angesprochen, unabhängig von den Einstellungen.',
  '{what} belongs to Curbcut itself and is never contacted, regardless of the settings.':
    '{what} gehört zu Curbcut selbst und wird nie angesprochen, unabhängig von den Einstellungen.',
  '{what} is refused by {setting}.': '{what} ist durch {setting} verboten.',
};
