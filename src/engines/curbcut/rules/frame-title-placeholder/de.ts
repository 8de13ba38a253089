import type { TranslationOf } from '../../../rule-sentences.ts';
import type { en } from './en.ts';

export const de: TranslationOf<typeof en> = {
  title: 'Der Titel eines Rahmens muss sagen, was darin ist',
  description: 'Der Name eines Rahmens ist weder seine Adresse noch ein Platzhalter wie „iframe“.',
  whyItMatters:
    'Screenreader kündigen einen Rahmen mit seinem Namen an. Aus „iframe“ oder einer Adresse erfahren blinde Menschen nicht, ob er eine Karte, ein Video oder Werbung zeigt, und müssen ihn dafür betreten.',
  howToFix: [
    'Sagen Sie, was der Rahmen zeigt: `<iframe src="…" title="Karte unserer Filialen">`.',
    'Prüfen Sie die Vorlage oder den Dienst, der den Rahmen schreibt.',
    'Verbergen Sie Rahmen, die nur technischen Zwecken dienen, mit `hidden`.',
  ],
  messages: {
    frame: {
      problem:
        'Der Name dieses Rahmens ist „{text}“. Dass er ein Rahmen ist, sagen Screenreader ohnehin, nicht aber, was darin ist.',
      fix: 'Sagen Sie in title, was der Rahmen zeigt.',
    },
    address: {
      problem: 'Der Name dieses Rahmens ist seine Adresse, „{text}“. Sie sagt nicht, was er zeigt.',
      fix: 'Sagen Sie in title, was der Rahmen zeigt.',
    },
    placeholder: {
      problem: 'Der Name dieses Rahmens ist „{text}“ und sieht wie ein Platzhalter aus. Sagt er, was der Rahmen zeigt?',
      fix: 'Wenn nicht, sagen Sie es in title.',
    },
  },
};
