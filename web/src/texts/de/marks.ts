import type { Texts } from '../en/marks.ts';
import { count } from './format.ts';

export const texts: Texts = {
  action: 'Markieren…',
  title: 'Dieses Element markieren',
  titleOfComponent: 'Diese Komponente markieren',
  verdict: 'Wie haben Sie entschieden?',
  choices: {
    false_positive: 'Fehlalarm: Es ist kein Problem',
    accepted: 'Akzeptiert: Es ist ein Problem, bleibt aber vorerst',
    fixed_pending: 'Behoben: Der nächste Scan prüft es',
    confirmed: 'Bestätigt: Ein Mensch hat es geprüft, und es ist ein Problem',
  },
  meaning: {
    false_positive:
      'Es zählt nicht mehr in den Anzahlen, der Punktzahl und den Berichten dieses Scans und späterer Scans, bis Sie die Markierung entfernen.',
    accepted:
      'Es zählt weiter in den Anzahlen und der Punktzahl, und zusätzlich unter „Akzeptiert“. Eine Prüfung auf der Befehlszeile schlägt seinetwegen nicht fehl. Das gilt auch in späteren Scans, bis zum letzten Tag oder bis Sie die Markierung entfernen.',
    fixed_pending:
      'Es zählt bis zum nächsten Scan seiner Seite. Ist es dann noch da, führt dieser Scan es als „zurückgekehrt“ auf.',
    confirmed: 'Es zählt weiter unter „Zu prüfen“ und ist als geprüft vermerkt.',
  },
  verdictMissing: 'Wählen Sie, wie Sie entschieden haben.',
  scope: 'Wofür gilt das?',
  scopeMissing: 'Wählen Sie, wofür das gilt.',
  covers: (elements, pages) =>
    `${count(elements, { one: 'Element', other: 'Elemente' })} auf ${count(pages, { one: 'Seite', other: 'Seiten' })}`,
  scopes: {
    occurrence: 'Nur dieses Element',
    selector: 'Dieser Selektor auf jeder Seite',
    component: 'Alles zu diesem Problem in dieser Komponente, auf jeder Seite',
    group: 'Das ganze Problem, überall',
  },
  reason: 'Begründung',
  reasonHint: 'Optional. Sie hilft anderen, die Entscheidung später zu verstehen.',
  reasonRequired: 'Erforderlich. Sie hilft anderen, die Entscheidung später zu verstehen.',
  reasonMissing: 'Geben Sie eine Begründung ein.',
  byLabel: 'Name der Person, die entschieden hat',
  byHint: 'Optional.',
  untilLabel: 'Letzter Tag',
  untilHint: 'Optional. Nach diesem Tag gilt es wieder als offen.',
  confirm: 'Markierung speichern',
  done: 'Die Markierung wurde gespeichert. Die Anzahlen wurden aktualisiert.',
  doneLater: 'Die Markierung wurde gespeichert. Die Anzahlen werden aktualisiert.',
  doneComponent: (value) =>
    count(value, { one: 'Markierung wurde gespeichert.', other: 'Markierungen wurden gespeichert.' }),
  list: 'Markierungen',
  scopeNames: {
    occurrence: 'Ein Element',
    selector: 'Ein Selektor auf jeder Seite',
    component: 'Eine Komponente auf jeder Seite',
    group: 'Das ganze Problem',
  },
  by: (name) => `Von ${name}`,
  until: (day) => `Bis ${day}`,
  ended: {
    date: 'Ihr letzter Tag ist vorbei, sie gilt nicht mehr.',
    scan: 'Dieser Scan ist neuer als die Korrektur. Was noch da ist, ist als „zurückgekehrt“ aufgeführt.',
  },
  noReason: 'Es wurde keine Begründung angegeben.',
  ambiguous:
    'In diesem Scan nicht angewendet. Die Seite hat jetzt eine andere Zahl gleicher Elemente. Daher ist nicht klar, welches markiert ist.',
  remove: 'Markierung entfernen',
  removeOf: (what) => `Markierung entfernen: ${what}`,
  removed: 'Die Markierung wurde entfernt. Anzahlen und Punktzahl wurden aktualisiert.',
  removedLater: 'Die Markierung wird entfernt. Anzahlen und Punktzahl werden aktualisiert.',
  counted: 'Anzahlen und Punktzahl wurden aktualisiert.',
  applying: (progress) => `Wird angewendet: Anzahlen und Punktzahl werden Seite für Seite aktualisiert.${progress}`,
  removing: (progress) => `Wird entfernt: Anzahlen und Punktzahl werden Seite für Seite aktualisiert.${progress}`,
  progress: (done, total) => ` ${done} von ${total} Seiten sind fertig.`,
  seeMarks: 'Die Markierungen stehen weiter oben',
  failed: 'Die Markierung konnte nicht gespeichert werden.',
};
