import type { Texts } from '../en/preview.ts';
import { count } from './format.ts';

export const texts: Texts = {
  start: 'Seiten vorab ansehen',
  running: 'Seiten werden gesucht…',
  hint: 'Zeigt die Seiten, die ein Scan umfassen und auslassen würde. Ein Scan wird nicht gestartet.',
  failed: 'Die Vorschau ist fehlgeschlagen.',
  found: (pages, isComplete) => {
    if (isComplete) return count(pages, { one: 'Seite würde gescannt.', other: 'Seiten würden gescannt.' });
    return `Ein Scan würde mit ${count(pages, { one: 'Seite', other: 'Seiten' })} beginnen und unterwegs weitere finden.`;
  },
  sample: (known, templates) =>
    `Die Stichprobe wird aus ${count(known, { one: 'bekannten Seite', other: 'bekannten Seiten' })} von ${count(templates, { one: 'Vorlage', other: 'Vorlagen' })} gezogen.`,
  skipped: 'Ausgelassene Seiten',
  examples: (shown, pages) =>
    shown < pages ? `Die ersten ${count(shown, { one: 'Seite', other: 'Seiten' })}` : 'Seiten',
};
