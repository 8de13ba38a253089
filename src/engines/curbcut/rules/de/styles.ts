import type { IdsOf, WordingOf } from '../../../rule-wording.ts';
import type { styleRules } from '../styles.ts';

export const styleTexts: WordingOf<IdsOf<typeof styleRules>> = {
  'shown-on-hover': {
    title: 'Was unter dem Mauszeiger erscheint, muss auch mit der Tastatur erscheinen',
    description: 'Inhalt, den ein Stylesheet bei `:hover` zeigt, zeigt auch der Fokus oder ein Bedienelement.',
    whyItMatters:
      'Ein Menü oder ein Tooltip, den nur der Mauszeiger öffnet, ist für Menschen mit Tastatur nicht da, und auf Touchscreens ist er für alle schwer zu öffnen.',
    howToFix: [
      'Öffnen Sie Menüs mit einem `<button aria-expanded>`, der sagt, ob sie offen sind.',
      'Zeigen Sie Tooltips und kurze Menüs auch mit `:focus-within` an einem Element, das die Tabulatortaste erreicht.',
      'Wo dasselbe auf der Seite oder hinter dem Link steht, kennzeichnen Sie den Befund als falsch positiv.',
    ],
  },
  'generated-text': {
    title: 'Text, der etwas sagt, muss im Dokument stehen',
    description: 'Wörter, die ein Stylesheet vor oder nach Elementen einfügt, schmücken nur.',
    whyItMatters:
      'Wörter aus einem Stylesheet verschwinden für Menschen, die mit eigenen Stilen oder in einer Leseansicht lesen. Sie lassen sich weder finden noch kopieren, und Übersetzungen lassen sie aus.',
    howToFix: [
      'Schreiben Sie die Wörter ins Dokument.',
      'Wo sie nur schmücken, halten Sie Screenreader davon ab, sie vorzulesen: `content: "New" / ""`.',
      'Wo das Dokument dasselbe sagt, kennzeichnen Sie den Befund als falsch positiv.',
    ],
  },
  'reading-order': {
    title: 'Inhalt muss in der Reihenfolge stehen, in der er gezeigt wird',
    description: 'Umflossene Elemente in einer Zeile werden in der Reihenfolge des Dokuments gezeigt.',
    whyItMatters:
      'Screenreader und die Tabulatortaste folgen dem Dokument, nicht dem Bildschirm. Wo Stylesheets die Reihenfolge umdrehen, hören Menschen den letzten Schritt zuerst oder verlieren den Fokus, der durch die Zeile springt.',
    howToFix: [
      'Schreiben Sie die Elemente in der Reihenfolge, in der sie gelesen werden.',
      'Verwenden Sie `display: flex` mit `justify-content` oder `margin-left: auto`, um sie an den Rand zu rücken.',
      'Wo jede Reihenfolge einen Sinn ergibt, kennzeichnen Sie den Befund als falsch positiv.',
    ],
  },
  'text-direction': {
    title: 'Text muss in der Richtung seiner Schrift verlaufen',
    description:
      'Absätze auf Arabisch, Hebräisch und Ähnlichem verlaufen von rechts nach links, solche in anderen Schriften von links nach rechts.',
    whyItMatters:
      'In der falschen Richtung rücken Satzzeichen, Zahlen und Wörter anderer Schriften an das falsche Ende der Zeile. Menschen lesen Teile eines Satzes in einer anderen Reihenfolge, als er geschrieben ist.',
    howToFix: [
      'Schreiben Sie `dir="rtl"` neben `lang` an das Element mit dem Text oder an `<html>`, wo die ganze Seite in dieser Sprache ist.',
      'Verwenden Sie `dir="auto"` für Text, den andere schreiben.',
      'Entfernen Sie `dir="rtl"` von Text, der nicht in einer solchen Schrift steht.',
    ],
  },
};
