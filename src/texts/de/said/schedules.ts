import type { Translation } from '../../saying.ts';

export const schedules: Translation<'schedules'> = {
  cron_unreadable: 'Der Cron-Ausdruck oder die Zeitzone ist nicht lesbar. Geben Sie sie erneut ein.',
  refused: 'Abgelehnt: {code}.',
  no_sign_in: 'Die Anmeldung dieses Scans wurde gelöscht. Wählen Sie eine andere oder keine.',
  scan_invalid: 'Der Scan dieses Zeitplans ist nicht mehr gültig. {path}: {saidFault}',
};
