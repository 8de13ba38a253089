import type { services as english } from '../../en/sentences/services.ts';

export const services: Readonly<Record<(typeof english)[number], string>> = {
  'There was no answer within {n} s.': 'Innerhalb von {n} s kam keine Antwort.',
  'The steps led to {url}, which passes the check.': 'Die Schritte führten zu {url}; diese Seite besteht die Prüfung.',
  '{url} passes the check.': '{url} besteht die Prüfung.',
  '{url} could not be opened.': '{url} ließ sich nicht öffnen.',
  '{url} answered with status {status}.': '{url} hat mit dem Status {status} geantwortet.',
  'The page was {url}.': 'Die Seite war {url}.',
  '{url} could not be opened to check the session.': '{url} ließ sich nicht öffnen, um die Sitzung zu prüfen.',
  '{url} leads to another site.': '{url} führt zu einer anderen Website.',
  'It leads to {host}, which is not an origin of the sign-in.':
    'Sie führt zu {host}, das kein Ursprung der Anmeldung ist.',
  'It does not have {probe}, which pages have when signed in.':
    'Es fehlt {probe}, das Seiten im angemeldeten Zustand haben.',
  'It has {probe}, which pages have when signed out.': 'Sie enthält {probe}, das Seiten im abgemeldeten Zustand haben.',
  'This kind of sign-in has no steps.': 'Diese Art der Anmeldung hat keine Schritte.',
  'The steps took more than a minute.': 'Die Schritte dauerten länger als eine Minute.',
  'After the last step the page was {url}.': 'Nach dem letzten Schritt war die Seite {url}.',
  'After the last step the page was {url}, which is not an origin of the sign-in.':
    'Nach dem letzten Schritt war die Seite {url}; das ist kein Ursprung der Anmeldung.',
  'Step {step} found its element in a page of {host}, which is not an origin of the sign-in.':
    'Schritt {step} fand sein Element auf einer Seite von {host}; das ist kein Ursprung der Anmeldung.',
  'A request to {hosts} was refused: it carried a typed value, and is not to an origin of the sign-in. If this host belongs to the site, add it to the origins.':
    'Eine Anfrage an {hosts} wurde abgelehnt: Sie enthielt einen eingetippten Wert und geht an keinen Ursprung der Anmeldung. Wenn dieser Host zur Website gehört, fügen Sie ihn den Ursprüngen hinzu.',
  'Step {step} could not be done.': 'Schritt {step} war nicht ausführbar.',
  'The storage of the sign-in could not be restored.': 'Der Speicher der Anmeldung ließ sich nicht wiederherstellen.',
  'The state of the sign-in could not be restored.': 'Der Zustand der Anmeldung ließ sich nicht wiederherstellen.',
};
