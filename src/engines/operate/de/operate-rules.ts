import type { IdsOf, WordingOf } from '../../rule-wording.ts';
import type { operateRules } from '../operate-rules.ts';

export const operateTexts: WordingOf<IdsOf<typeof operateRules>> = {
  'clickable-by-keyboard': {
    title: 'Was sich anklicken lässt, muss mit der Tastatur erreichbar sein',
    description:
      'Die Tabulatortaste erreicht jeden Bereich, der auf einer Seite mit Skripten den Mauszeiger eines Links oder einer Schaltfläche zeigt.',
    whyItMatters:
      'Menschen, die keine Maus verwenden können, bewegen sich mit der Tabulatortaste durch eine Seite und drücken Enter oder die Leertaste. Was die Tabulatortaste nicht erreicht, gibt es für sie nicht, und Screenreader sagen es nicht als bedienbar an.',
    howToFix: [
      'Verwenden Sie `<button type="button">` für das, was etwas tut, und `<a href>` für das, was irgendwohin führt. Beide erreicht die Tabulatortaste, und beide reagieren auf Enter.',
      'Muss es ein anderes Element sein, geben Sie ihm `tabindex="0"`, eine Rolle wie `button` und einen Listener für Enter und Leertaste.',
      'Bewirkt ein Klick nichts oder nur, was auch ein Link oder eine Schaltfläche daneben bewirkt, entfernen Sie `cursor: pointer`, oder markieren Sie den Befund als Fehlalarm.',
    ],
  },
  'focus-visible': {
    title: 'Der Tastaturfokus muss sichtbar sein',
    description: 'Die Seite sieht anders aus, wenn ein Element, das die Tabulatortaste erreicht, den Fokus erhält.',
    whyItMatters:
      'Menschen, die die Tastatur verwenden, gehen mit der Tabulatortaste von Element zu Element. Zeigt nichts, welches den Fokus hat, wissen sie nicht, wo sie sind und was Enter bewirkt.',
    howToFix: [
      'Entfernen Sie `outline: none` oder `outline: 0`, damit der Browser seinen eigenen Rahmen zeichnet.',
      'Oder zeichnen Sie eine Markierung, die sich abhebt, etwa `:focus-visible { outline: 2px solid; outline-offset: 2px; }`.',
      'Hat ein verborgenes `<input>` den Fokus, markieren Sie seine sichtbare Beschriftung: `input:focus-visible + label { … }`.',
      'Nehmen Sie Elemente, die niemand sieht, aus der Reihenfolge: `hidden`, `inert` oder `tabindex="-1"`.',
    ],
  },
  'keyboard-trap': {
    title: 'Der Tastaturfokus muss jedes Element wieder verlassen können',
    description:
      'Mit Tab, Umschalt+Tab, Escape, den Pfeiltasten oder einer Taste, die die Seite nennt, verlässt der Fokus jedes Element.',
    whyItMatters:
      'Ist der Fokus einmal hier, kommen Menschen, die die Tastatur verwenden, nicht mehr weg: Alles danach auf der Seite ist unerreichbar, oft auch die Bedienelemente des Browsers. Sie können die Seite nur noch schließen.',
    howToFix: [
      'Entfernen Sie das Skript, das die Tabulatortaste abfängt (`preventDefault` bei `keydown`) oder den Fokus zurückholt, wenn er das Element verlässt (`blur`, `focusout`).',
      'Halten Sie den Fokus in einem modalen Dialog, aber schließen Sie ihn mit Escape und mit einer Schaltfläche, und setzen Sie den Fokus dann zurück.',
      'Braucht ein Bedienelement wie ein Editor die Tabulatortaste, bieten Sie eine andere Taste an, mit der man es verlässt, und nennen Sie sie daneben.',
    ],
  },
  'tab-leaves': {
    title: 'Tab oder Escape sollte den Fokus von jedem Element wegbewegen',
    description: 'Der Tastaturfokus verlässt jedes Element mit den Tasten, die alle kennen, in jedem Tempo.',
    whyItMatters:
      'Menschen, die die Tastatur verwenden, drücken Tab, um weiterzugehen, und Escape, um herauszukommen. Wirkt nur eine andere Taste oder nur eine schnelle Hand, kommen viele von ihnen nicht weiter.',
    howToFix: [
      'Entfernen Sie das Skript, das den Fokus zurückholt, wenn er das Element verlässt (`blur`, `focusout`), auch nach einem Timer.',
      'Braucht ein Bedienelement wie ein Editor die Tabulatortaste, lassen Sie es mit Escape verlassen.',
    ],
  },
  'motion-actuation': {
    title: 'Zur Steuerung durch Bewegung muss es ein Bedienelement geben, und sie muss abschaltbar sein',
    description:
      'Inhalt, der sich beim Drehen oder Schütteln des Geräts ändert, lässt sich auch mit einem Bedienelement ändern und bleibt auf Wunsch, wie er ist.',
    whyItMatters:
      'Menschen, deren Gerät an einem Rollstuhl befestigt ist, können es nicht drehen oder schütteln, und Menschen mit Tremor tun es unabsichtlich. Die einen können die Funktion nicht verwenden, die anderen ihr nicht ausweichen.',
    howToFix: [
      'Ergänzen Sie Schaltflächen oder einen Schieberegler, die dasselbe bewirken wie das Neigen oder Schütteln des Geräts.',
      'Ergänzen Sie eine Einstellung, die die Reaktion auf Bewegung abschaltet.',
    ],
  },
  'moving-image': {
    title: 'Bilder dürfen sich nicht länger als 5 Sekunden bewegen',
    description: 'Ein Bild in GIF, WebP oder APNG steht nach höchstens 5 Sekunden still, oder es lässt sich anhalten.',
    whyItMatters:
      'Browser haben keine Schaltfläche, die ein animiertes Bild anhält. Menschen mit Aufmerksamkeitsstörungen können Text neben etwas, das sich endlos bewegt, nicht lesen.',
    howToFix: [
      'Speichern Sie das Bild so, dass es einmal abläuft und nach höchstens 5 Sekunden steht.',
      'Oder verwenden Sie stattdessen ein `<video controls>` oder ein stehendes Bild mit einer Schaltfläche, die es startet.',
      'Wo es nur zeigt, dass etwas geladen wird, kennzeichnen Sie den Befund als falsch positiv.',
    ],
  },
  'character-shortcuts': {
    title: 'Tastenkürzel aus einem einzelnen Zeichen müssen sich abschalten lassen',
    description:
      'Ein Tastenkürzel aus einem Buchstaben, einer Ziffer oder einem Zeichen ohne Zusatztaste lässt sich abschalten oder ändern.',
    whyItMatters:
      'Menschen, die diktieren, lösen solche Tastenkürzel mit jedem gesprochenen Wort aus, und Menschen mit zitternden Händen treffen sie aus Versehen. Die Seite tut dann etwas, das sie nicht wollten.',
    howToFix: [
      'Ergänzen Sie im Tastenkürzel Strg, Alt oder Meta.',
      'Oder bieten Sie eine Einstellung an, mit der man die Tastenkürzel abschaltet oder andere Tasten wählt, und nennen Sie sie auf der Seite.',
      'Oder lassen Sie das Tastenkürzel nur wirken, solange das Element den Fokus hat, zu dem es gehört.',
    ],
  },
  'text-clipped-at-200': {
    title: 'Text darf bei 200\u00a0% Zoom nicht abgeschnitten werden',
    description:
      'In einer Ansicht von 640 mal 512 Pixeln verbirgt kein Element einen Teil seines Textes, es sei denn, Auslassungspunkte zeigen das Ende an.',
    whyItMatters:
      'Menschen mit Sehbehinderung vergrößern, um zu lesen. Ein Kasten fester Größe schneidet dann das Ende seines Textes ab, und sie wissen nicht einmal, dass etwas fehlt.',
    howToFix: [
      'Verwenden Sie `min-height` statt `height`, damit der Kasten mit seinem Text wächst.',
      'Lassen Sie Zeilen umbrechen: Entfernen Sie `white-space: nowrap`, wo der Text länger sein kann als der Kasten.',
      'Entfernen Sie `overflow: hidden` von Kästen mit Text, oder machen Sie sie scrollbar: `overflow: auto`.',
    ],
  },
};
