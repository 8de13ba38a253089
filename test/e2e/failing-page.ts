/** A page with many different failures, as people write them. */
export const failingPage = `<!doctype html>
<html lang="xx-invalid"><head><title>Shop</title>
<meta name="viewport" content="width=device-width, user-scalable=no">
<style>body { background: #fff; color: #000 } .pale { color: #bbbbbb; background: #ffffff } p a { color: #000; text-decoration: none }</style></head>
<body>
<header><h1>Shop</h1></header>
<main>
<img src="/pictures/5.jpg">
<p class="pale">The library opens at nine on every day of the week.</p>
<a href="/cart"></a>
<a href="/offers"><img src="/pictures/offer%201.png"></a>
<button></button>
<input type="text"><input type="checkbox">
<select><option>Red</option></select>
<input type="image" src="/pictures/lens.png">
<h4>Opening hours</h4>
<h2></h2>
<ul><div>Not an item</div></ul>
<li>Alone</li>
<dt>Term</dt>
<div role="buton">Spelled wrong</div>
<div role="checkbox" tabindex="0">Newsletter</div>
<p aria-checked="true" aria-labl="x">Text</p>
<div role="slider" aria-label="Volume" aria-valuenow="high" tabindex="0"></div>
<a href="#top" tabindex="5">First</a>
<button>Buy <a href="/now">now</a></button>
<div aria-hidden="true"><a href="/hidden">Hidden</a></div>
<iframe srcdoc="<title>Map</title><p>Map</p>"></iframe>
<table><tr><th></th><th>Price</th></tr><tr><td scope="colum">A</td><td>1</td></tr></table>
<p lang="engl">Bonjour</p>
<div role="img"><span>★</span></div>
<marquee>News</marquee>
<input autocomplete="nope" aria-label="Email">
<p>Read <a href="/terms">the terms</a> before you buy anything in this shop.</p>
</main>
<main>Second</main>
<div>Outside of all landmarks</div>
</body></html>`;

/** The first failure of each rule: its rule, and what a reader of English and of German is told about it. */
export const expectedProblems: readonly (readonly [rule: string, english: string, german: string])[] = [
  [
    'image-alt',
    'This image has no text alternative. Screen readers read its file name, 5.jpg.',
    'Dieses Bild hat keine Textalternative. Screenreader lesen seinen Dateinamen vor: 5.jpg.',
  ],
  [
    'label',
    'This field has no label. Screen readers do not say what to enter, and speech users cannot name it.',
    'Dieses Feld hat keine Beschriftung. Screenreader sagen nicht, was einzugeben ist, und bei Spracheingabe lässt es sich nicht nennen.',
  ],
  [
    'aria-allowed-attr',
    'aria-checked="true" does not belong on a <p>. Screen readers ignore it or say something wrong.',
    'aria-checked="true" gehört nicht auf ein <p>. Screenreader ignorieren es oder sagen etwas Falsches.',
  ],
  [
    'aria-required-attr',
    'This element with role="checkbox" lacks aria-checked. Screen readers cannot say its state or value.',
    'Diesem Element mit role="checkbox" fehlt aria-checked. Screenreader können seinen Zustand oder Wert nicht nennen.',
  ],
  [
    'aria-roles',
    '“buton” is no role of ARIA. Screen readers ignore it and announce a plain <div>.',
    '„buton“ ist keine Rolle von ARIA. Screenreader ignorieren sie und melden ein gewöhnliches <div>.',
  ],
  [
    'aria-valid-attr',
    'ARIA has no attribute aria-labl. Screen readers ignore it.',
    'ARIA hat kein Attribut aria-labl. Screenreader ignorieren es.',
  ],
  [
    'aria-valid-attr-value',
    'aria-valuenow="high" is not a value that this attribute can have. Screen readers ignore it.',
    'aria-valuenow="high" ist kein Wert, den dieses Attribut haben kann. Screenreader ignorieren ihn.',
  ],
  [
    'button-name',
    'This button has no name. Screen readers announce “button”, and speech users cannot say what to press.',
    'Diese Schaltfläche hat keinen Namen. Screenreader sagen „Schaltfläche“, und bei Spracheingabe lässt sie sich nicht nennen.',
  ],
  [
    'input-image-alt',
    'This image is a button without a text alternative. Screen readers read its file name, lens.png, and not what it does.',
    'Dieses Bild ist eine Schaltfläche ohne Textalternative. Screenreader lesen seinen Dateinamen vor, lens.png, und nicht, was sie bewirkt.',
  ],
  [
    'select-name',
    'This select box has no label. Screen readers read its value and do not say what it is for.',
    'Dieses Auswahlfeld hat keine Beschriftung. Screenreader lesen seinen Wert vor, sagen aber nicht, wofür er steht.',
  ],
  [
    'link-name',
    'This link has no text. Screen readers read its address, /cart.',
    'Dieser Link hat keinen Text. Screenreader lesen seine Adresse vor: /cart.',
  ],
  [
    'aria-hidden-focus',
    'This element has aria-hidden="true", and Tab still reaches it or something in it. Screen readers then say nothing, and people do not know where they are.',
    'Dieses Element hat aria-hidden="true", und die Tabulatortaste erreicht es oder etwas darin trotzdem. Screenreader sagen dann nichts, und man weiß nicht, wo man ist.',
  ],
  [
    'autocomplete-valid',
    '“nope” is no value of autocomplete. Browsers do not fill in the field, which people with memory or motor impairments rely on.',
    '„nope“ ist kein Wert von autocomplete. Browser füllen das Feld nicht aus, worauf Menschen mit Gedächtnis- oder motorischen Einschränkungen angewiesen sind.',
  ],
  [
    'color-contrast',
    'The text #bbbbbb on #ffffff has a contrast of 1.9 to 1. It needs 4.5 to 1.',
    'Der Text #bbbbbb auf #ffffff hat einen Kontrast von 1,9 zu 1. Nötig sind 4,5 zu 1.',
  ],
  [
    'dlitem',
    'This <dt> is not in a <dl>. Screen readers do not say that it is part of a list of terms.',
    'Dieses <dt> steht in keiner <dl>. Screenreader sagen nicht, dass es zu einer Liste von Begriffen gehört.',
  ],
  [
    'frame-title',
    'This frame has no title. Screen readers do not say what is in it.',
    'Dieser Frame hat keinen title. Screenreader sagen nicht, was darin ist.',
  ],
  [
    'html-lang-valid',
    '“xx-invalid” is no language that browsers know. Screen readers read the page with the voice of another language.',
    '„xx-invalid“ ist keine Sprache, die Browser kennen. Screenreader lesen die Seite mit der Stimme einer anderen Sprache vor.',
  ],
  [
    'list',
    'This list contains directly what is no list item: div. Screen readers say a wrong number of items.',
    'Diese Liste enthält direkt, was kein Listenpunkt ist: div. Screenreader nennen eine falsche Zahl von Einträgen.',
  ],
  [
    'listitem',
    'This list item is not in a list. Screen readers do not say that it is part of one, nor how long it is.',
    'Dieser Listenpunkt steht in keiner Liste. Screenreader sagen weder, dass er zu einer gehört, noch, wie lang sie ist.',
  ],
  [
    'marquee',
    'This text moves by itself and cannot be stopped. People who read slowly cannot read it, and it distracts others.',
    'Dieser Text bewegt sich von selbst und lässt sich nicht anhalten. Wer langsam liest, kann ihn nicht lesen, und andere lenkt er ab.',
  ],
  [
    'nested-interactive',
    'This <button> contains another control. Screen readers do not announce the inner one, and keyboard users stop at something without a name.',
    'Dieses <button> enthält ein weiteres Bedienelement. Screenreader melden das innere nicht, und mit der Tastatur hält man an etwas ohne Namen.',
  ],
  [
    'role-img-alt',
    'This <div> has role="img" and no text alternative. Screen readers announce an image without saying what it shows.',
    'Dieses <div> hat role="img" und keine Textalternative. Screenreader melden ein Bild, sagen aber nicht, was es zeigt.',
  ],
  [
    'tabindex',
    'tabindex="5" takes this element out of the order of the page. Keyboard users jump to it before everything else.',
    'tabindex="5" nimmt dieses Element aus der Reihenfolge der Seite. Mit der Tastatur springt man vor allem anderen dorthin.',
  ],
  [
    'valid-lang',
    '“engl” is no language that browsers know. Screen readers pronounce this text as the rest of the page.',
    '„engl“ ist keine Sprache, die Browser kennen. Screenreader sprechen diesen Text wie den Rest der Seite aus.',
  ],
  [
    'heading-order',
    'The heading “Opening hours” is an h4, and the one before it is more than one level higher. Screen reader users think that they missed a heading.',
    'Die Überschrift „Opening hours“ ist eine h4, und die davor steht mehr als eine Ebene höher. Wer einen Screenreader benutzt, glaubt, eine Überschrift verpasst zu haben.',
  ],
  [
    'landmark-no-duplicate-main',
    'The page has more than one landmark for the main content. Screen reader users do not know which one is meant.',
    'Die Seite hat mehr als eine Landmark für den Hauptinhalt. Wer einen Screenreader benutzt, weiß nicht, welche gemeint ist.',
  ],
  [
    'meta-viewport',
    'The viewport prevents zooming with user-scalable=no. People with low vision cannot enlarge the page on their phones.',
    'Der Viewport verhindert mit user-scalable=no das Zoomen. Menschen mit Sehbehinderung können die Seite auf dem Handy nicht vergrößern.',
  ],
  [
    'region',
    '“Outside of all landmarks” is outside of all landmarks. Screen reader users who jump between landmarks miss it.',
    '„Outside of all landmarks“ steht außerhalb aller Landmarks. Wer mit einem Screenreader von Landmark zu Landmark springt, verpasst es.',
  ],
  [
    'scope-attr-valid',
    'scope="colum" does not say what this cell describes. Screen readers may name wrong headers.',
    'scope="colum" sagt nicht, was diese Zelle beschreibt. Screenreader nennen womöglich falsche Köpfe.',
  ],
  [
    'empty-heading',
    'This heading has no text. Screen readers announce a heading and read nothing.',
    'Diese Überschrift hat keinen Text. Screenreader melden eine Überschrift und lesen nichts vor.',
  ],
  [
    'empty-table-header',
    'This header cell has no text. Screen readers read nothing where they should name the row or column.',
    'Diese Kopfzelle hat keinen Text. Screenreader lesen nichts vor, wo sie Zeile oder Spalte nennen sollten.',
  ],
];
