import type { Texts } from '../en/shares.ts';

export const texts: Texts = {
  share: 'Teilen…',
  titles: {
    scan: 'Diesen Scan teilen',
    page: 'Diese Seite teilen',
    issue: 'Dieses Problem teilen',
    component: 'Diese Komponente teilen',
  },
  intro: 'Wer den Link hat, sieht dies ohne Konto, und sonst nichts. Ändern lässt sich damit nichts.',
  label: 'Bezeichnung',
  labelHint: 'Optional. Für wen der Link ist. Nur Ihre Liste der Links zeigt sie.',
  expiry: 'Gilt für',
  expiries: { 7: '7 Tage', 30: '30 Tage', 90: '90 Tage', 365: 'Ein Jahr' },
  create: 'Link erstellen',
  created: 'Der Link wurde erstellt. Kopieren Sie ihn jetzt.',
  failed: 'Der Link konnte nicht erstellt werden.',
  once: 'Kopieren Sie den Link jetzt. Er wird nur einmal gezeigt. In den Einstellungen können Sie ihn widerrufen.',
  link: 'Der Link',
  copy: 'Link kopieren',
  list: 'Geteilte Links',
  listIntro:
    'Wer einen dieser Links hat, sieht, was er zeigt. Links erstellen Sie mit „Teilen“ an einem Scan, einer Seite oder einem Problem.',
  none: 'Es gibt keine geteilten Links.',
  subjects: {
    scan: 'Der Scan von',
    page: 'Eine Seite von',
    issue: 'Ein Problem von',
    component: 'Eine Komponente von',
  },
  times: (created, expires) => `Erstellt ${created}, gilt bis ${expires}.`,
  remove: (name) => `${name} widerrufen…`,
  removeTitle: (name) => `Den Link ${name} widerrufen?`,
  removeText: 'Er zeigt ab sofort nichts mehr. Das lässt sich nicht rückgängig machen.',
  removeConfirm: 'Link widerrufen',
  removed: 'Der Link wurde widerrufen.',
};
