import type { TranslatedMessages } from '../../../rule-sentences.ts';
import type { imageMessages as english } from '../en/images.ts';

export const imageMessages: TranslatedMessages<typeof english> = {
  'area-alt': {
    address: {
      problem:
        'Dieser Bereich einer Imagemap ist ein Link zu {address} und hat keine Textalternative. Screenreader lesen seine Adresse oder gar nichts vor.',
      fix: 'Geben Sie dem Bereich ein alt, das sagt, wohin er führt.',
    },
    found: {
      problem:
        'Dieser Bereich einer Imagemap hat keine Textalternative. Screenreader lesen seine Adresse oder gar nichts vor.',
      fix: 'Geben Sie dem Bereich ein alt, das sagt, wohin er führt.',
    },
  },
  'image-alt': {
    space: {
      problem:
        'Der Alternativtext dieses Bildes ist nur ein Leerzeichen oder ein unsichtbares Zeichen, und manche Screenreader melden dann ein Bild ohne Namen.',
      fix: 'Schreiben Sie alt="" mit nichts darin, wenn das Bild nur schmückt. Sonst beschreiben Sie es.',
    },
    file: {
      problem: 'Dieses Bild hat keine Textalternative. Screenreader lesen seinen Dateinamen vor: {file}.',
      fix: 'Schreiben Sie in alt, was das Bild aussagt oder bewirkt, oder alt="", wenn es nur schmückt.',
    },
    found: {
      problem: 'Dieses Bild hat keine Textalternative. Screenreader melden nur „Bild“ oder überspringen es.',
      fix: 'Schreiben Sie in alt, was das Bild aussagt oder bewirkt, oder alt="", wenn es nur schmückt.',
    },
  },
  'image-redundant-alt': {
    text: {
      problem:
        'Die Textalternative eines Bildes wiederholt den Text daneben, „{text}“. Screenreader lesen ihn zweimal vor.',
      fix: 'Schreiben Sie alt="" für das Bild.',
    },
    found: {
      problem: 'Die Textalternative eines Bildes wiederholt den Text daneben. Screenreader lesen ihn zweimal vor.',
      fix: 'Schreiben Sie alt="" für das Bild.',
    },
  },
  'input-image-alt': {
    file: {
      problem:
        'Dieses Bild ist eine Schaltfläche ohne Textalternative. Screenreader lesen seinen Dateinamen vor, {file}, und nicht, was sie bewirkt.',
      fix: 'Schreiben Sie in alt, was die Schaltfläche bewirkt, zum Beispiel alt="Suchen".',
    },
    found: {
      problem:
        'Dieses Bild ist eine Schaltfläche ohne Textalternative. Screenreader melden eine Schaltfläche ohne Namen.',
      fix: 'Schreiben Sie in alt, was die Schaltfläche bewirkt, zum Beispiel alt="Suchen".',
    },
  },
  'object-alt': {
    file: {
      problem:
        'Dieses eingebettete Objekt, {file}, hat keinen Namen. Wer einen Screenreader benutzt, erfährt nicht, was es zeigt.',
      fix: 'Benennen Sie es mit aria-label, und verlinken Sie den Inhalt in einer barrierefreien Form.',
    },
    found: {
      problem:
        'Dieses eingebettete Objekt hat keinen Namen. Wer einen Screenreader benutzt, erfährt nicht, was es zeigt.',
      fix: 'Benennen Sie es mit aria-label, und verlinken Sie den Inhalt in einer barrierefreien Form.',
    },
  },
  'role-img-alt': {
    found: {
      problem:
        'Dieses <{tag}> hat role="img" und keine Textalternative. Screenreader melden ein Bild, sagen aber nicht, was es zeigt.',
      fix: 'Ergänzen Sie ein aria-label, das sagt, was es zeigt. Schmückt es nur, ersetzen Sie die Rolle durch aria-hidden="true".',
    },
  },
  'server-side-image-map': {
    found: {
      problem:
        'Durch ismap entscheidet die Stelle des Klicks, wohin dieses Bild führt. Wer Tastatur oder Screenreader benutzt, kann keine Stelle anklicken.',
      fix: 'Verwenden Sie eine Imagemap mit usemap und area oder gewöhnliche Links.',
    },
  },
  'svg-img-alt': {
    found: {
      problem:
        'Diese Zeichnung hat role="{role}" und keine Textalternative. Screenreader melden eine Grafik, sagen aber nicht, was sie zeigt.',
      fix: 'Ergänzen Sie ein aria-label oder einen <title>, der sagt, was sie zeigt. Schmückt sie nur, entfernen Sie die Rolle, und ergänzen Sie aria-hidden="true".',
    },
    other: {
      problem:
        'Diese Zeichnung hat keine Textalternative. Screenreader melden eine Grafik, sagen aber nicht, was sie zeigt.',
      fix: 'Ergänzen Sie ein aria-label oder einen <title>, der sagt, was sie zeigt.',
    },
  },
};
