import type { WordingOf } from '../../../rule-wording.ts';
import type { landmarkAdvice } from '../landmarks.ts';

export const landmarkTexts: WordingOf<keyof typeof landmarkAdvice> = {
  'landmark-banner-is-top-level': {
    title: 'Die Landmark banner sollte nicht in einer anderen Landmark stehen',
    description: 'Der Kopfbereich der Website steht auf der obersten Ebene.',
    whyItMatters:
      'Die Landmark `banner` ist der Kopfbereich der ganzen Website. Innerhalb einer anderen Landmark erscheint sie als deren Teil. Menschen mit Screenreader, die Logo, Suche und Navigation der Website suchen, finden sie nicht dort, wo sie sie erwarten.',
    howToFix: [
      'Verschieben Sie den Kopfbereich der Website aus `<main>`, `<nav>`, `<aside>` und anderen Landmarks hinaus direkt in `<body>`.',
      'Ist es nur der Kopf eines Artikels oder Abschnitts, entfernen Sie `role="banner"`: Ein `<header>` in `<article>` oder `<section>` ist keine Landmark.',
    ],
  },
  'landmark-contentinfo-is-top-level': {
    title: 'Die Landmark contentinfo sollte nicht in einer anderen Landmark stehen',
    description: 'Der Fußbereich der Website steht auf der obersten Ebene.',
    whyItMatters:
      'Im Fußbereich der Website stehen Kontakt, Impressum und Datenschutz. Innerhalb einer anderen Landmark können Menschen mit Screenreader ihn nicht direkt anspringen und halten ihn womöglich für den Fuß eines Artikels.',
    howToFix: [
      'Verschieben Sie den Fußbereich der Website aus `<main>` und anderen Landmarks hinaus direkt in `<body>`.',
      'Ist es der Fuß eines Artikels oder Abschnitts, entfernen Sie `role="contentinfo"`: Ein `<footer>` ist dort keine Landmark.',
    ],
  },
  'landmark-main-is-top-level': {
    title: 'Die Landmark main sollte nicht in einer anderen Landmark stehen',
    description: 'Der Hauptinhalt steht auf der obersten Ebene.',
    whyItMatters:
      'Menschen mit Screenreader springen zur Landmark `main`, um mit dem Eigentlichen der Seite zu beginnen. In einer anderen Landmark hebt sie sich nicht mehr ab, und manche Screenreader führen sie unter der falschen Region auf.',
    howToFix: [
      'Verschieben Sie `<main>` aus `<nav>`, `<aside>`, `<header>`, `<footer>`, Formularen und benannten Abschnitten hinaus.',
      'Schließen Sie jede Region, bevor der Hauptinhalt beginnt: `<header>…</header><main>…</main><footer>…</footer>`.',
    ],
  },
  'landmark-no-duplicate-banner': {
    title: 'Die Seite sollte höchstens eine Landmark banner haben',
    description: 'Das Dokument hat höchstens einen Kopfbereich, der als banner gilt.',
    whyItMatters:
      'Bei zwei Kopfbereichen erkennen Menschen, die sich an Landmarks orientieren, nicht, welcher zur Website gehört, und hören sich beide an, um es herauszufinden.',
    howToFix: [
      'Behalten Sie einen Kopfbereich der Website auf der obersten Ebene der Seite.',
      'Setzen Sie die Köpfe von Artikeln und Abschnitten in `<article>` oder `<section>`, wo `<header>` keine Landmark ist, oder verwenden Sie `<div>`.',
      'Entfernen Sie `role="banner"` von allem anderen.',
    ],
  },
  'landmark-no-duplicate-contentinfo': {
    title: 'Die Seite sollte höchstens eine Landmark contentinfo haben',
    description: 'Das Dokument hat höchstens einen Fußbereich, der als contentinfo gilt.',
    whyItMatters:
      'Bei zwei Fußbereichen wissen Menschen mit Screenreader nicht, in welchem Kontaktdaten und rechtliche Angaben stehen, und jeder Sprung kann im falschen enden.',
    howToFix: [
      'Führen Sie die Fußbereiche zusammen, oder behalten Sie nur einen auf der obersten Ebene der Seite.',
      'Setzen Sie andere Fußbereiche in das `<article>` oder die `<section>`, zu der sie gehören, oder verwenden Sie `<div>`.',
      'Entfernen Sie `role="contentinfo"` von allem anderen.',
    ],
  },
  'landmark-no-duplicate-main': {
    title: 'Die Seite sollte höchstens eine Landmark main haben',
    description: 'Das Dokument hat höchstens einen Bereich, der als Hauptinhalt gilt.',
    whyItMatters:
      'Eine Seite hat einen Hauptinhalt. Geben sich zwei Bereiche dafür aus, führt der Tastenbefehl eines Screenreaders vielleicht zum falschen, und Menschen verpassen, weswegen sie gekommen sind.',
    howToFix: [
      'Behalten Sie ein sichtbares `<main>`, und machen Sie aus den anderen `<section>` oder `<div>`.',
      'Verbergen Sie in einer Anwendung mit mehreren Ansichten alle außer der aktuellen mit `hidden`.',
      'Entfernen Sie `role="main"` von Elementen innerhalb von `<main>`.',
    ],
  },
  'landmark-one-main': {
    title: 'Die Seite sollte eine Landmark main haben',
    description: 'Das Dokument hat einen Bereich, der als Hauptinhalt ausgezeichnet ist.',
    whyItMatters:
      'Ohne die Landmark `main` haben Menschen mit Screenreader keine Abkürzung zum Inhalt und müssen auf jeder Seite durch Kopfbereich und Navigation.',
    howToFix: [
      'Umschließen Sie den Inhalt, der diese Seite ausmacht, mit einem `<main>`, ohne Kopfbereich, Navigation und Fußbereich der Website.',
      'Ergänzen Sie in altem Markup `role="main"` am vorhandenen Container.',
      'Steht der Inhalt in einem Frame, setzen Sie die Landmark in das Dokument des Frames.',
    ],
  },
  'landmark-unique': {
    title: 'Orientierungspunkte (Landmarks) sollten sich durch Rolle oder Namen unterscheiden',
    description: 'Keine zwei Landmarks haben dieselbe Rolle und denselben zugänglichen Namen.',
    whyItMatters:
      'Mehrere Landmarks derselben Art haben denselben Namen oder keinen. Die Liste der Landmarks lautet dann „Navigation, Navigation, Navigation“, und blinde Menschen müssen jede ausprobieren.',
    howToFix: [
      'Geben Sie jeder einen eigenen Namen: `<nav aria-label="Hauptmenü">` und `<nav aria-label="Pfad">`.',
      'Verweisen Sie auf eine sichtbare Überschrift, wo es eine gibt: `<section aria-labelledby="news">`.',
      'Lassen Sie die Art im Namen weg: Das Wort Navigation ergänzt der Screenreader selbst.',
      'Verwenden Sie `<div>`, wo ein Block keinen Sprung wert ist.',
    ],
  },
  region: {
    title: 'Alle Inhalte der Seite sollten in Orientierungspunkten (Landmarks) stehen',
    description: 'Jeder Inhalt der Seite gehört zu einer Landmark.',
    whyItMatters:
      'Was außerhalb aller Landmarks steht, übergehen Menschen, die mit einem Screenreader von Region zu Region springen. Vielleicht erfahren sie nie, dass es da ist.',
    howToFix: [
      'Setzen Sie alle Inhalte der Seite in Regionen: `<header>`, `<nav>`, `<main>`, `<aside>`, `<footer>`.',
      'Verschieben Sie lose Blöcke, etwa den Navigationspfad oder einen Hinweis, in die Region, zu der sie gehören.',
      'Setzen Sie eigenständige Blöcke in eine benannte Region: `<section aria-label="Cookie-Hinweis">`.',
    ],
  },
};
