import type { WordingOf } from '../../../rule-wording.ts';
import type { imageAdvice } from '../images.ts';

export const imageTexts: WordingOf<keyof typeof imageAdvice> = {
  'area-alt': {
    title: 'Bereiche einer Imagemap müssen eine Textalternative haben',
    description: 'Jedes area-Element einer Imagemap, das ein Link ist, hat eine Textalternative.',
    whyItMatters:
      'Die Bereiche einer Imagemap sind Links. Ohne Textalternative liest ein Screenreader ihre URLs oder gar nichts vor, und blinde Menschen erfahren nicht, welcher Teil des Bildes wohin führt.',
    howToFix: [
      'Beschreiben Sie das Ziel jedes Bereichs: `<area shape="rect" coords="…" href="/north" alt="Filialen im Norden">`.',
      'Geben Sie dem Bild selbst ein `alt`, das sagt, was das ganze Bild zeigt.',
      'Erwägen Sie eine gewöhnliche Liste von Links neben dem Bild: Sie ist auch mit Touch und Tastatur leichter zu bedienen.',
    ],
  },
  'image-alt': {
    title: 'Bilder müssen eine Textalternative haben',
    description: 'Jedes img-Element hat eine Textalternative oder ist als Dekoration ausgezeichnet.',
    whyItMatters:
      'Blinde Menschen erfahren nicht, was das Bild zeigt oder wozu es da ist. Viele Screenreader lesen stattdessen den Dateinamen vor, und wo Bilder nicht geladen werden, bekommt niemand die Information.',
    howToFix: [
      'Schreiben Sie, was das Bild aussagt: `<img src="…" alt="Der Umsatz hat sich von 2020 bis 2024 verdoppelt">`.',
      'Ist das Bild ein Link oder Teil einer Schaltfläche, schreiben Sie, was es bewirkt, nicht, wie es aussieht.',
      'Ist es Dekoration oder steht derselbe Text daneben, lassen Sie den Text leer, damit es übersprungen wird: `alt=""`, ohne Leerzeichen darin.',
    ],
  },
  'image-redundant-alt': {
    title: 'Die Textalternative sollte nicht wiederholen, was neben dem Bild steht',
    description: 'Die Textalternative eines Bildes unterscheidet sich vom Text des Links oder der Schaltfläche darum.',
    whyItMatters:
      'Die Textalternative sagt dasselbe wie die Wörter neben dem Bild. Menschen mit Screenreader hören alles doppelt. Das kostet Zeit, und sie fragen sich, ob es zwei verschiedene Links sind.',
    howToFix: [
      'Leeren Sie die Textalternative, wenn die Wörter neben dem Bild genügen: `<a href="/home"><img src="house.svg" alt=""> Startseite</a>`.',
      'Setzen Sie Bild und Text desselben Links in ein einziges `<a>` statt in zwei.',
      'Ergänzt das Bild etwas, beschreiben Sie nur, was der Text nicht sagt.',
    ],
  },
  'input-image-alt': {
    title: 'Bildschaltflächen müssen eine Textalternative haben',
    description: 'Jedes Element <input type="image"> hat eine Textalternative.',
    whyItMatters:
      'Dieses Bild ist eine Schaltfläche, die ein Formular absendet. Ohne Textalternative sagen Screenreader eine Schaltfläche ohne Namen oder den Dateinamen des Bildes an, und Menschen erfahren nicht, dass sie ihre Eingaben hier absenden.',
    howToFix: [
      'Schreiben Sie, was die Schaltfläche bewirkt: `<input type="image" src="lens.png" alt="Suchen">`.',
      'Beschreiben Sie die Aktion, nicht das Bild: „Suchen“, nicht „Lupe“.',
      'Oder verwenden Sie `<button type="submit">` mit dem Bild und seinem `alt` darin.',
    ],
  },
  'object-alt': {
    title: 'Eingebettete Objekte müssen eine Textalternative haben',
    description: 'Jedes object-Element hat eine Textalternative.',
    whyItMatters:
      'Ein eingebettetes Objekt, etwa ein Dokument, eine Zeichnung oder ein altes Plug-in, ist für Screenreader ein verschlossener Kasten. Ohne Namen erfahren blinde Menschen nicht einmal, was ihnen entgeht.',
    howToFix: [
      'Benennen Sie das Objekt: `<object data="plan.svg" type="image/svg+xml" aria-label="Grundriss des Erdgeschosses">`.',
      'Bieten Sie einen Link zum Inhalt in barrierefreier Form an, auch im Element selbst für Browser, die es nicht anzeigen können.',
      'Verwenden Sie stattdessen `<img>`, `<video>` oder `<iframe>`, wo diese genügen.',
    ],
  },
  'role-img-alt': {
    title: 'Elemente mit role="img" müssen eine Textalternative haben',
    description: 'Jedes Element mit role="img" oder role="image" hat eine Textalternative.',
    whyItMatters:
      'Ein Element mit `role="img"` ist für einen Screenreader ein einziges Bild, was es auch enthält. Ohne Namen hören blinde Menschen bestenfalls „Grafik“, und Symbole, Emojis und aus mehreren Elementen gebaute Zeichnungen verlieren ihre Bedeutung.',
    howToFix: [
      'Geben Sie dem Element mit der Rolle einen Namen: `<div role="img" aria-label="Drei von fünf Sternen">`.',
      'Verweisen Sie mit `aria-labelledby` auf sichtbaren Text, wo die Seite das Bild schon beschreibt.',
      'Ist es Dekoration, ersetzen Sie die Rolle durch `aria-hidden="true"`.',
    ],
  },
  'server-side-image-map': {
    title: 'Serverseitige Imagemaps dürfen nicht verwendet werden',
    description: 'Kein Bild hat das Attribut ismap.',
    whyItMatters:
      'Bei `ismap` entscheidet die Position des Mausklicks, was geschieht. Menschen, die eine Tastatur, einen Schalter oder einen Screenreader verwenden, können nicht auf eine Position klicken und erreichen keines der Ziele.',
    howToFix: [
      'Machen Sie daraus eine clientseitige Imagemap: `<img src="…" alt="…" usemap="#offices"> <map name="offices"><area href="…" alt="…">…</map>`.',
      'Oder bieten Sie die Ziele als gewöhnliche Links oder Schaltflächen an.',
      'Entfernen Sie `ismap`, wo es nichts bewirkt.',
    ],
  },
  'svg-img-alt': {
    title: 'SVG-Bilder müssen eine Textalternative haben',
    description: 'Jedes svg-Element, das als Bild ausgezeichnet ist, hat eine Textalternative.',
    whyItMatters:
      'Diese Zeichnung ist als Bild ausgezeichnet, sagt aber nichts über sich aus. Menschen mit Screenreader hören „Grafik“ oder die Texte darin durcheinander und erfahren nicht, welches Diagramm, Symbol oder Logo es ist.',
    howToFix: [
      'Ergänzen Sie einen Titel als erstes Kindelement: `<svg role="img" aria-labelledby="t"><title id="t">Umsatz nach Jahren</title>…</svg>`.',
      'Oder benennen Sie das Bild mit einem Attribut: `<svg role="img" aria-label="Umsatz nach Jahren">`.',
      'Ist es Dekoration, entfernen Sie die Rolle und ergänzen Sie `aria-hidden="true"`.',
      'Geben Sie bei einem Diagramm die Zahlen auch als Text oder Tabelle an.',
    ],
  },
};
