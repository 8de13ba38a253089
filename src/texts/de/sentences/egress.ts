import type { egress as english } from '../../en/sentences/egress.ts';

export const egress: Readonly<Record<(typeof english)[number], string>> = {
  '{endpoint} is an address of this machine itself, and CURBCUT_NETWORK=public-only reaches public addresses only.':
    '{endpoint} ist eine Adresse dieses Rechners selbst; CURBCUT_NETWORK=public-only erreicht nur öffentliche Adressen.',
  '{endpoint} is an address of this machine itself, but the scanned site is public: with CURBCUT_NETWORK=scoped it cannot lead to less public addresses.':
    '{endpoint} ist eine Adresse dieses Rechners selbst, die gescannte Website aber ist öffentlich: Mit CURBCUT_NETWORK=scoped darf sie nicht zu weniger öffentlichen Adressen führen.',
  '{endpoint} is an address of this machine itself, but the scanned site is in a private network: with CURBCUT_NETWORK=scoped it cannot lead to less public addresses.':
    '{endpoint} ist eine Adresse dieses Rechners selbst, die gescannte Website aber ist in einem privaten Netzwerk: Mit CURBCUT_NETWORK=scoped darf sie nicht zu weniger öffentlichen Adressen führen.',
  '{endpoint} is an address of a private network, and CURBCUT_NETWORK=public-only reaches public addresses only.':
    '{endpoint} ist eine Adresse eines privaten Netzwerks; CURBCUT_NETWORK=public-only erreicht nur öffentliche Adressen.',
  '{endpoint} is an address of a private network, but the scanned site is public: with CURBCUT_NETWORK=scoped it cannot lead to less public addresses.':
    '{endpoint} ist eine Adresse eines privaten Netzwerks, die gescannte Website aber ist öffentlich: Mit CURBCUT_NETWORK=scoped darf sie nicht zu weniger öffentlichen Adressen führen.',
  '{endpoint} is an address of a private network, but the scanned site is in a private network: with CURBCUT_NETWORK=scoped it cannot lead to less public addresses.':
    '{endpoint} ist eine Adresse eines privaten Netzwerks, die gescannte Website aber ist in einem privaten Netzwerk: Mit CURBCUT_NETWORK=scoped darf sie nicht zu weniger öffentlichen Adressen führen.',
  '{endpoint} is an address of this machine itself, but the scan was started for port {port}: with CURBCUT_NETWORK=scoped a page there cannot lead to another service.':
    '{endpoint} ist eine Adresse dieses Rechners selbst, der Scan wurde aber für Port {port} gestartet: Mit CURBCUT_NETWORK=scoped darf eine Seite dort nicht zu einem anderen Dienst führen.',
  '{endpoint} is an address of this machine itself, but {host} was in a private network when it was first scanned: with CURBCUT_NETWORK=scoped it must stay so.':
    '{endpoint} ist eine Adresse dieses Rechners selbst, {host} aber war beim ersten Scan in einem privaten Netzwerk: Mit CURBCUT_NETWORK=scoped muss das so bleiben.',
  '{endpoint} is an address of this machine itself, but {host} was public when it was first scanned: with CURBCUT_NETWORK=scoped it must stay so.':
    '{endpoint} ist eine Adresse dieses Rechners selbst, {host} aber war beim ersten Scan öffentlich: Mit CURBCUT_NETWORK=scoped muss das so bleiben.',
  '{endpoint} is an address of a private network, but {host} was on this machine when it was first scanned: with CURBCUT_NETWORK=scoped it must stay so.':
    '{endpoint} ist eine Adresse eines privaten Netzwerks, {host} aber war beim ersten Scan auf diesem Rechner: Mit CURBCUT_NETWORK=scoped muss das so bleiben.',
  '{endpoint} is an address of a private network, but {host} was public when it was first scanned: with CURBCUT_NETWORK=scoped it must stay so.':
    '{endpoint} ist eine Adresse eines privaten Netzwerks, {host} aber war beim ersten Scan öffentlich: Mit CURBCUT_NETWORK=scoped muss das so bleiben.',
  '{endpoint} is a public address, but {host} was on this machine when it was first scanned: with CURBCUT_NETWORK=scoped it must stay so.':
    '{endpoint} ist eine öffentliche Adresse, {host} aber war beim ersten Scan auf diesem Rechner: Mit CURBCUT_NETWORK=scoped muss das so bleiben.',
  '{endpoint} is a public address, but {host} was in a private network when it was first scanned: with CURBCUT_NETWORK=scoped it must stay so.':
    '{endpoint} ist eine öffentliche Adresse, {host} aber war beim ersten Scan in einem privaten Netzwerk: Mit CURBCUT_NETWORK=scoped muss das so bleiben.',
  '{endpoint} is a cloud metadata address and is never contacted, regardless of the settings.':
    '{endpoint} ist eine Metadatenadresse einer Cloud und wird nie angesprochen, unabhängig von den Einstellungen.',
  '{endpoint} is a link-local address and is never contacted, regardless of the settings.':
    '{endpoint} ist eine Link-local-Adresse und wird nie angesprochen, unabhängig von den Einstellungen.',
  '{endpoint} is an unspecified address and is never contacted, regardless of the settings.':
    '{endpoint} ist eine unbestimmte Adresse und wird nie angesprochen, unabhängig von den Einstellungen.',
  '{endpoint} is a multicast or broadcast address and is never contacted, regardless of the settings.':
    '{endpoint} ist eine Multicast- oder Broadcast-Adresse und wird nie angesprochen, unabhängig von den Einstellungen.',
  '{endpoint} is a reserved address and is never contacted, regardless of the settings.':
    '{endpoint} ist eine reservierte Adresse und wird nie angesprochen, unabhängig von den Einstellungen.',
  '{endpoint}, which is at {ip}, is an address of this machine itself, and CURBCUT_NETWORK=public-only reaches public addresses only.':
    '{endpoint} ({ip}) ist eine Adresse dieses Rechners selbst; CURBCUT_NETWORK=public-only erreicht nur öffentliche Adressen.',
  '{endpoint}, which is at {ip}, is an address of this machine itself, but the scanned site is public: with CURBCUT_NETWORK=scoped it cannot lead to less public addresses.':
    '{endpoint} ({ip}) ist eine Adresse dieses Rechners selbst, die gescannte Website aber ist öffentlich: Mit CURBCUT_NETWORK=scoped darf sie nicht zu weniger öffentlichen Adressen führen.',
  '{endpoint}, which is at {ip}, is an address of this machine itself, but the scanned site is in a private network: with CURBCUT_NETWORK=scoped it cannot lead to less public addresses.':
    '{endpoint} ({ip}) ist eine Adresse dieses Rechners selbst, die gescannte Website aber ist in einem privaten Netzwerk: Mit CURBCUT_NETWORK=scoped darf sie nicht zu weniger öffentlichen Adressen führen.',
  '{endpoint}, which is at {ip}, is an address of a private network, and CURBCUT_NETWORK=public-only reaches public addresses only.':
    '{endpoint} ({ip}) ist eine Adresse eines privaten Netzwerks; CURBCUT_NETWORK=public-only erreicht nur öffentliche Adressen.',
  '{endpoint}, which is at {ip}, is an address of a private network, but the scanned site is public: with CURBCUT_NETWORK=scoped it cannot lead to less public addresses.':
    '{endpoint} ({ip}) ist eine Adresse eines privaten Netzwerks, die gescannte Website aber ist öffentlich: Mit CURBCUT_NETWORK=scoped darf sie nicht zu weniger öffentlichen Adressen führen.',
  '{endpoint}, which is at {ip}, is an address of a private network, but the scanned site is in a private network: with CURBCUT_NETWORK=scoped it cannot lead to less public addresses.':
    '{endpoint} ({ip}) ist eine Adresse eines privaten Netzwerks, die gescannte Website aber ist in einem privaten Netzwerk: Mit CURBCUT_NETWORK=scoped darf sie nicht zu weniger öffentlichen Adressen führen.',
  '{endpoint}, which is at {ip}, is an address of this machine itself, but the scan was started for port {port}: with CURBCUT_NETWORK=scoped a page there cannot lead to another service.':
    '{endpoint} ({ip}) ist eine Adresse dieses Rechners selbst, der Scan wurde aber für Port {port} gestartet: Mit CURBCUT_NETWORK=scoped darf eine Seite dort nicht zu einem anderen Dienst führen.',
  '{endpoint}, which is at {ip}, is an address of this machine itself, but {host} was in a private network when it was first scanned: with CURBCUT_NETWORK=scoped it must stay so.':
    '{endpoint} ({ip}) ist eine Adresse dieses Rechners selbst, {host} aber war beim ersten Scan in einem privaten Netzwerk: Mit CURBCUT_NETWORK=scoped muss das so bleiben.',
  '{endpoint}, which is at {ip}, is an address of this machine itself, but {host} was public when it was first scanned: with CURBCUT_NETWORK=scoped it must stay so.':
    '{endpoint} ({ip}) ist eine Adresse dieses Rechners selbst, {host} aber war beim ersten Scan öffentlich: Mit CURBCUT_NETWORK=scoped muss das so bleiben.',
  '{endpoint}, which is at {ip}, is an address of a private network, but {host} was on this machine when it was first scanned: with CURBCUT_NETWORK=scoped it must stay so.':
    '{endpoint} ({ip}) ist eine Adresse eines privaten Netzwerks, {host} aber war beim ersten Scan auf diesem Rechner: Mit CURBCUT_NETWORK=scoped muss das so bleiben.',
  '{endpoint}, which is at {ip}, is an address of a private network, but {host} was public when it was first scanned: with CURBCUT_NETWORK=scoped it must stay so.':
    '{endpoint} ({ip}) ist eine Adresse eines privaten Netzwerks, {host} aber war beim ersten Scan öffentlich: Mit CURBCUT_NETWORK=scoped muss das so bleiben.',
  '{endpoint}, which is at {ip}, is a public address, but {host} was on this machine when it was first scanned: with CURBCUT_NETWORK=scoped it must stay so.':
    '{endpoint} ({ip}) ist eine öffentliche Adresse, {host} aber war beim ersten Scan auf diesem Rechner: Mit CURBCUT_NETWORK=scoped muss das so bleiben.',
  '{endpoint}, which is at {ip}, is a public address, but {host} was in a private network when it was first scanned: with CURBCUT_NETWORK=scoped it must stay so.':
    '{endpoint} ({ip}) ist eine öffentliche Adresse, {host} aber war beim ersten Scan in einem privaten Netzwerk: Mit CURBCUT_NETWORK=scoped muss das so bleiben.',
  '{endpoint}, which is at {ip}, is a cloud metadata address and is never contacted, regardless of the settings.':
    '{endpoint} ({ip}) ist eine Metadatenadresse einer Cloud und wird nie angesprochen, unabhängig von den Einstellungen.',
  '{endpoint}, which is at {ip}, is a link-local address and is never contacted, regardless of the settings.':
    '{endpoint} ({ip}) ist eine Link-local-Adresse und wird nie angesprochen, unabhängig von den Einstellungen.',
  '{endpoint}, which is at {ip}, is an unspecified address and is never contacted, regardless of the settings.':
    '{endpoint} ({ip}) ist eine unbestimmte Adresse und wird nie angesprochen, unabhängig von den Einstellungen.',
  '{endpoint}, which is at {ip}, is a multicast or broadcast address and is never contacted, regardless of the settings.':
    '{endpoint} ({ip}) ist eine Multicast- oder Broadcast-Adresse und wird nie angesprochen, unabhängig von den Einstellungen.',
  '{endpoint}, which is at {ip}, is a reserved address and is never contacted, regardless of the settings.':
    '{endpoint} ({ip}) ist eine reservierte Adresse und wird nie angesprochen, unabhängig von den Einstellungen.',
  'If the site has moved, create the scan or the schedule again.':
    'Wenn die Website umgezogen ist, legen Sie den Scan oder den Zeitplan neu an.',
  'To allow it, add {endpoint} to {setting}.': 'Um sie zu erlauben, nehmen Sie {endpoint} in {setting} auf.',
};
