import type { TranslatedMessages } from '../../../rule-sentences.ts';
import type { widgetNameMessages as english } from '../en/widget-names.ts';

export const widgetNameMessages: TranslatedMessages<typeof english> = {
  'aria-command-name': {
    found: {
      problem:
        'Dieses Element mit role="{role}" hat keinen Namen. Screenreader nennen seine Rolle, sagen aber nicht, was es bewirkt.',
      fix: 'Schreiben Sie Text hinein oder ein aria-label, das sagt, was es bewirkt.',
    },
    formula: {
      problem:
        'Der einzige Text dieses Bedienelements ist eine Formel, aus der nicht jeder Browser einen Namen bildet. Sagen Screenreader, was es tut?',
      fix: 'Wenn nicht, ergänzen Sie ein aria-label, das die Formel nennt.',
    },
    sign: {
      problem:
        'Der einzige Text dieses Bedienelements ist das Zeichen „{sign}“, das CSS hinzufügt. Sagt es, was es tut?',
      fix: 'Wenn nicht, ergänzen Sie ein aria-label, das sagt, was es tut.',
    },
  },
  'aria-dialog-name': {
    found: {
      problem: 'Dieser Dialog hat keinen Namen. Wenn er sich öffnet, sagen Screenreader nicht, worum es geht.',
      fix: 'Nennen Sie seine Überschrift in aria-labelledby, oder ergänzen Sie ein aria-label.',
    },
  },
  'aria-input-field-name': {
    found: {
      problem:
        'Dieses Feld mit role="{role}" hat keinen Namen. Screenreader sagen nicht, was einzugeben oder auszuwählen ist.',
      fix: 'Ergänzen Sie ein aria-label, oder nennen Sie sichtbaren Text in aria-labelledby.',
    },
    review: {
      problem:
        'Zu diesem Feld mit role="{role}" gehört ein <label>, das Screenreader womöglich nicht als Namen vorlesen.',
      fix: 'Prüfen Sie, ob das Label zum Namen gehört. Wenn ja, verweisen Sie in aria-labelledby darauf.',
    },
  },
  'aria-meter-name': {
    found: {
      problem: 'Diese Messanzeige hat keinen Namen. Screenreader lesen ihren Wert vor, sagen aber nicht, was er misst.',
      fix: 'Ergänzen Sie ein aria-label, oder nennen Sie sichtbaren Text in aria-labelledby.',
    },
  },
  'aria-progressbar-name': {
    found: {
      problem:
        'Diese Fortschrittsanzeige hat keinen Namen. Screenreader lesen ihren Wert vor, sagen aber nicht, was fortschreitet.',
      fix: 'Ergänzen Sie ein aria-label, oder nennen Sie sichtbaren Text in aria-labelledby.',
    },
  },
  'aria-tab-name': {
    found: {
      problem: 'Diese Registerkarte hat keinen Namen. Screenreader sagen „Registerkarte“, aber nicht, was sie zeigt.',
      fix: 'Schreiben Sie Text in die Registerkarte oder ein aria-label.',
    },
  },
  'aria-toggle-field-name': {
    found: {
      problem:
        'Dieses Element mit role="{role}" hat keinen Namen. Screenreader lesen seinen Zustand vor, sagen aber nicht, was ein- oder ausgeschaltet ist.',
      fix: 'Ergänzen Sie ein aria-label, oder nennen Sie sichtbaren Text in aria-labelledby.',
    },
    review: {
      problem:
        'Zu diesem Element mit role="{role}" gehört ein <label>, das Screenreader womöglich nicht als Namen vorlesen.',
      fix: 'Prüfen Sie, ob das Label zum Namen gehört. Wenn ja, verweisen Sie in aria-labelledby darauf.',
    },
  },
  'aria-tooltip-name': {
    found: {
      problem: 'Dieser Tooltip hat keinen Text, sodass Screenreader nichts vorzulesen haben.',
      fix: 'Schreiben Sie Text hinein.',
    },
  },
  'aria-treeitem-name': {
    found: {
      problem:
        'Dieser Eintrag einer Baumansicht hat keinen Namen. Screenreader nennen seine Ebene, sagen aber nicht, was er ist.',
      fix: 'Schreiben Sie Text hinein oder ein aria-label.',
    },
  },
};
