import type { scans as english } from '../../en/sentences/scans.ts';

export const scans: Readonly<Record<(typeof english)[number], string>> = {
  'No page is inside the scope of the scan. Its notes say what was skipped. Change include and exclude.':
    'Keine Seite liegt im Umfang des Scans. Die Hinweise sagen, was übersprungen wurde. Ändern Sie die Ein- und Ausschlussmuster.',
  'No page could be scanned.': 'Keine Seite konnte gescannt werden.',
  'The pages do not show that they are signed in. The sign-in has expired or was not accepted. Replace it with a new one, and resume the scan.':
    'Die Seiten zeigen nicht, dass sie angemeldet sind. Die Anmeldung ist abgelaufen oder wurde nicht angenommen. Ersetzen Sie sie durch eine neue, und setzen Sie den Scan fort.',
  'The session ended again and again. An account that allows one session at a time needs a concurrency of 1. Resume the scan to try again.':
    'Die Sitzung endete immer wieder. Ein Konto, das nur eine Sitzung zur selben Zeit erlaubt, braucht die Parallelität 1. Setzen Sie den Scan fort, um es erneut zu versuchen.',
  'The scan could not sign in.': 'Der Scan konnte sich nicht anmelden.',
  'The sign-in of this scan was deleted.': 'Die Anmeldung dieses Scans wurde gelöscht.',
  'The check of the sign-in cannot be used: {said}': 'Die Prüfung der Anmeldung ist nicht verwendbar: {said}',
  '{selector} is not a CSS selector.': '{selector} ist kein CSS-Selektor.',
  'The stored secret of this sign-in was changed or damaged. Enter it again.':
    'Das gespeicherte Geheimnis dieser Anmeldung wurde verändert oder beschädigt. Geben Sie es erneut ein.',
};
