import type { Translation } from '../../saying.ts';

export const scans: Translation<'scans'> = {
  check_unusable: 'Die Prüfung der Anmeldung ist nicht verwendbar: {saidWhy}',
  cannot_renew:
    'Die Seiten zeigen nicht, dass sie angemeldet sind. Die Anmeldung ist abgelaufen oder wurde nicht angenommen. Ersetzen Sie sie durch eine neue, und setzen Sie den Scan fort.',
  ends_again:
    'Die Sitzung endete immer wieder. Ein Konto, das nur eine Sitzung zur selben Zeit erlaubt, braucht die Parallelität 1. Setzen Sie den Scan fort, um es erneut zu versuchen.',
  ended:
    'Der Scan wurde beendet, bevor alle Seiten gescannt waren. Um die übrigen zu scannen, versuchen Sie sie erneut.',
  ended_unread:
    'Der Scan wurde beendet, bevor seine übrigen Seiten gefunden waren. Um sie zu finden, scannen Sie erneut.',
  nothing_in_scope:
    'Keine Seite liegt im Umfang des Scans. Die Hinweise sagen, was übersprungen wurde. Ändern Sie die Ein- und Ausschlussmuster.',
  nothing_scanned: 'Keine Seite konnte gescannt werden.',
  not_signed_in: 'Der Scan konnte sich nicht anmelden.',
  sign_in_deleted: 'Die Anmeldung dieses Scans wurde gelöscht.',
};
