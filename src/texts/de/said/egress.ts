import type { Translation } from '../../saying.ts';

export const egress: Translation<'egress'> = {
  denied: '{saidWhat} ist durch {setting} verboten.',
  endpoint: '{endpoint}',
  endpoint_at: '{endpoint} ({ip})',
  in_private_network: 'in einem privaten Netzwerk',
  less_public:
    '{saidWhat} ist {saidKind}, die gescannte Website aber ist {saidPlace}: Mit CURBCUT_NETWORK=scoped darf sie nicht zu weniger öffentlichen Adressen führen.',
  link_local_address: 'eine Link-local-Adresse',
  local_address: 'eine Adresse dieses Rechners selbst',
  metadata_address: 'eine Metadatenadresse einer Cloud',
  metadata_service:
    '{host} ist ein Metadatendienst einer Cloud und wird nie angesprochen, unabhängig von den Einstellungen.',
  moved:
    '{saidWhat} ist {saidKind}, {host} aber war beim ersten Scan {saidPlace}: Mit CURBCUT_NETWORK=scoped muss das so bleiben. Wenn die Website umgezogen ist, legen Sie den Scan oder den Zeitplan neu an.',
  multicast_address: 'eine Multicast- oder Broadcast-Adresse',
  never: '{saidWhat} ist {saidKind} und wird nie angesprochen, unabhängig von den Einstellungen.',
  not_public: '{saidWhat} ist {saidKind}; CURBCUT_NETWORK=public-only erreicht nur öffentliche Adressen.',
  on_this_machine: 'auf diesem Rechner',
  other_port:
    '{saidWhat} ist {saidKind}, der Scan wurde aber für Port {port} gestartet: Mit CURBCUT_NETWORK=scoped darf eine Seite dort nicht zu einem anderen Dienst führen.',
  own: '{saidWhat} gehört zu Curbcut selbst und wird nie angesprochen, unabhängig von den Einstellungen.',
  private_address: 'eine Adresse eines privaten Netzwerks',
  public: 'öffentlich',
  public_address: 'eine öffentliche Adresse',
  reserved_address: 'eine reservierte Adresse',
  to_allow: 'Um sie zu erlauben, nehmen Sie {endpoint} in {setting} auf.',
  unspecified_address: 'eine unbestimmte Adresse',
};
