import type { IdsOf, WordingOf } from '../../../rule-wording.ts';
import type { formRules } from '../forms.ts';

export const formTexts: WordingOf<IdsOf<typeof formRules>> = {
  'field-group': {
    title: 'Zusammengehörige Optionsfelder und Kontrollkästchen müssen eine Gruppe sein',
    description:
      'Optionsfelder oder Kontrollkästchen mit demselben Namen stehen in einer Gruppe, die sagt, wonach sie fragen.',
    whyItMatters:
      'Screenreader sagen zu jeder Auswahl die Beschriftung und die Gruppe an. Ohne Gruppe hören Menschen „Ja“ und „Nein“, aber nicht, wozu sie Ja sagen.',
    howToFix: [
      'Setzen Sie die Felder in ein `<fieldset>` und die Frage in dessen `<legend>`.',
      'Oder geben Sie dem Element um sie herum `role="radiogroup"` oder `role="group"` und `aria-labelledby` mit der ID der Frage.',
      'Wo jede Beschriftung alles sagt, kennzeichnen Sie den Befund als falsch positiv.',
    ],
  },
  'fieldset-name': {
    title: 'Ein fieldset muss eine legend haben',
    description: 'Jedes fieldset hat eine legend mit Text oder einen anderen Namen.',
    whyItMatters:
      'Screenreader sagen ein fieldset als Gruppe an, wenn Menschen es betreten. Ohne legend hat die Gruppe keinen Namen, und was ihren Feldern gemeinsam ist, geht verloren.',
    howToFix: [
      'Beginnen Sie das fieldset mit einer `<legend>`, die sagt, wonach seine Felder fragen.',
      'Wo das fieldset nur einen Rahmen zeichnet, verwenden Sie ein `<div>`, oder geben Sie ihm `role="presentation"`.',
    ],
  },
  'labels-alike': {
    title: 'Felder eines Formulars müssen verschiedene Beschriftungen haben',
    description: 'Felder in einer Gruppe und unter einer Überschrift haben nicht dieselbe Beschriftung.',
    whyItMatters:
      'Zwei Felder haben dieselbe Beschriftung, und nichts um sie herum sagt, wie sie sich unterscheiden. Menschen, die einen Screenreader verwenden oder ein Feld per Sprache ansteuern, wissen nicht, welches sie ausfüllen.',
    howToFix: [
      'Nehmen Sie den Unterschied in die Beschriftungen auf: „Name des Kindes“ und „Name eines Elternteils“.',
      'Oder setzen Sie jeden Teil des Formulars in ein `<fieldset>` mit einer `<legend>` oder unter eine eigene Überschrift.',
    ],
  },
  'hint-reference': {
    title: 'Der Hinweis neben einem Feld muss zu ihm gehören',
    description: 'Auf einen Hinweis neben einem Feld, wie seine Klasse ihn nennt, verweist das Feld.',
    whyItMatters:
      'Menschen, die das Formular sehen, lesen den Hinweis zusammen mit dem Feld. Screenreader, die von Feld zu Feld springen, sagen nur an, worauf das Feld verweist, und der Hinweis bleibt ungehört.',
    howToFix: [
      'Geben Sie dem Hinweis eine `id` und dem Feld `aria-describedby` mit dieser ID.',
      'Oder setzen Sie einen kurzen Hinweis in das `<label>`.',
      'Wo man den Text nicht braucht, um das Feld auszufüllen, kennzeichnen Sie den Befund als falsch positiv.',
    ],
  },
  'errors-marked': {
    title: 'Fehlerhafte Felder müssen gekennzeichnet sein',
    description: 'Ein Formular, dessen Meldung Fehler nennt, kennzeichnet die fehlerhaften Felder oder führt zu ihnen.',
    whyItMatters:
      'Eine Meldung sagt, dass etwas nicht stimmt. Wenn kein Feld sagt, dass es gemeint ist, oder nur seine Farbe das sagt, müssen blinde Menschen raten, und ebenso Menschen, die diese Farbe nicht sehen.',
    howToFix: [
      'Geben Sie jedem fehlerhaften Feld `aria-invalid="true"`, und nennen Sie den Text seines Fehlers in `aria-describedby`.',
      'Nennen Sie die Felder in der Meldung, jedes mit einem Link zu seinem Feld.',
      'Sagen Sie in Worten, was nicht stimmt und wie es sich berichtigen lässt.',
    ],
  },
};
