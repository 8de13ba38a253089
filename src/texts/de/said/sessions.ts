import type { Translation } from '../../saying.ts';

export const sessions: Translation<'sessions'> = {
  another_site: '{url} führt zu einer anderen Website.',
  connection_ahead:
    'Während Schritte anmelden, öffnet eine Seite Verbindungen nur für ihre Anfragen und erst nach deren Prüfung.',
  ended_elsewhere: 'Nach dem letzten Schritt war die Seite {url}; das ist kein Ursprung der Anmeldung.',
  ended_unproven: 'Nach dem letzten Schritt war die Seite {url}.',
  has: 'Sie enthält „{probe}“, das Seiten im abgemeldeten Zustand haben.',
  lacks: 'Es fehlt „{probe}“, das Seiten im angemeldeten Zustand haben.',
  no_selector: '„{probe}“ ist kein CSS-Selektor.',
  no_steps: 'Diese Art der Anmeldung hat keine Schritte.',
  not_opened: '{url} ließ sich nicht öffnen.',
  not_opened_for_check: '{url} ließ sich nicht öffnen, um die Sitzung zu prüfen.',
  other_origin: 'Sie führt zu {host}, das kein Ursprung der Anmeldung ist.',
  page_was: 'Die Seite war {url}.',
  passed: '{url} besteht die Prüfung.',
  request_refused:
    'Eine Anfrage an {listOfHosts} wurde abgelehnt: Sie enthielt einen eingetippten Wert und geht an keinen Ursprung der Anmeldung. Wenn dieser Host zur Website gehört, fügen Sie ihn den Ursprüngen hinzu.',
  shows_secret: 'Die Seite zeigt ein Geheimnis ihrer Anmeldung.',
  state_not_restored: 'Der Zustand der Anmeldung ließ sich nicht wiederherstellen.',
  status: '{url} hat mit dem Status {status} geantwortet.',
  step: 'Schritt {n} ({action})',
  step_elsewhere:
    '{saidStep} hat sein Element auf einer Seite von {host} gefunden; das ist kein Ursprung der Anmeldung.',
  step_failed: '{saidStep} war nicht ausführbar. Die Seite war {url}.',
  step_hidden: 'Sein Element ist verborgen.',
  step_no_answer: 'Die Seite antwortete nicht.',
  step_no_element: 'Nichts auf der Seite passt zu seinem Selektor.',
  step_refused:
    'Sein Element ist sichtbar, reagierte aber nicht rechtzeitig: Es ist vielleicht verdeckt, deaktiviert oder in Bewegung.',
  steps_passed: 'Die Schritte führten zu {url}; diese Seite besteht die Prüfung.',
  steps_too_long: 'Die Schritte dauerten länger als eine Minute.',
  storage_not_restored: 'Der Speicher der Anmeldung ließ sich nicht wiederherstellen.',
};
