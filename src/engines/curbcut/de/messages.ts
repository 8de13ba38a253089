import type { CurbcutMessages } from '../messages.ts';

const soundPlays = 'Ton wird von selbst länger als 3 Sekunden abgespielt';
const isOrderRight = 'Ergibt die Reihenfolge trotzdem einen Sinn? Wenn nicht,';
const isTitleRight = 'Sagt er, worum es auf der Seite geht? Wenn nicht, nennen Sie das Thema und die Website.';

const strains = {
  justified: 'Der Text steht im Blocksatz, mit verschieden breiten Lücken zwischen den Wörtern',
  capitals: 'Der Text steht durchgehend in Großbuchstaben',
  italic: 'Der Text ist durchgehend kursiv',
  small: 'Der Text ist kleiner als 9 Pixel',
  dense: 'Die Zeilen des Textes liegen enger, als seine Buchstaben hoch sind',
};

export const germanMessages: CurbcutMessages = {
  languageMissing: () =>
    'Das html-Element hat kein lang-Attribut. Geben Sie die Sprache der Seite an, zum Beispiel lang="de".',
  languageEmpty: () =>
    'Das lang-Attribut des html-Elements ist leer. Geben Sie die Sprache der Seite an, zum Beispiel lang="de".',
  onlyXmlLanguage: (lang) => `Browser ignorieren xml:lang in HTML. Schreiben Sie lang="${lang}".`,
  otherLanguage: (declared, found) =>
    `Der Text hat lang="${declared}", ist aber in der Sprache ${nameLanguage(found)} geschrieben. Schreiben Sie lang="${found}".`,
  maybeOtherLanguage: (declared, found) =>
    `Der Text hat lang="${declared}", scheint aber in der Sprache ${nameLanguage(found)} geschrieben zu sein. In welcher Sprache ist das meiste davon? Ist es ${nameLanguage(found)}, schreiben Sie lang="${found}".`,
  refreshes: (seconds) =>
    `Die Seite lädt nach ${seconds === 1 ? '1 Sekunde' : `${seconds} Sekunden`} von selbst neu oder leitet weiter. Entfernen Sie das Neuladen, oder leiten Sie sofort weiter (0 Sekunden).`,
  soundBeforeControls: () =>
    `${soundPlays}. Er lässt sich anhalten, aber erst, wenn man seine Bedienelemente gefunden hat. Lassen Sie Menschen ihn starten: Entfernen Sie autoplay.`,
  soundMayStop: () =>
    `${soundPlays}. Die Seite hat ein Bedienelement, das dem Namen nach den Ton anhält: Prüfen Sie, dass es das tut und dass es früh auf der Seite kommt.`,
  soundCannotStop: () =>
    `${soundPlays}, und nichts hält ihn an. Entfernen Sie autoplay, ergänzen Sie Bedienelemente, oder beginnen Sie ohne Ton.`,
  soundUnknown: () =>
    'Dieses Video startet von selbst, und es ist unbekannt, ob es Ton hat. Wenn ja, ergänzen Sie Bedienelemente, oder entfernen Sie autoplay.',
  lengthUnknown: () =>
    'Die Wiedergabe startet von selbst, und das Laden dauerte zu lange, um ihre Länge zu bestimmen. Hat sie länger als 3 Sekunden Ton, ergänzen Sie Bedienelemente, oder entfernen Sie autoplay.',
  textChanges: () =>
    'Der Text ändert sich von selbst. Geschieht das immer wieder, müssen Menschen ihn anhalten, beenden oder ausblenden oder einstellen können, wie oft er sich ändert.',
  videoAlternative: () =>
    'Sagt Text auf der Seite, ein verlinktes Transkript oder eine Audiodeskription alles, was dieses Video zeigt? Wenn nicht, ergänzen Sie etwas davon, es sei denn, das Video wiederholt nur Text der Seite.',
  audioAlternative: () =>
    'Sagt Text auf der Seite oder ein verlinktes Transkript alles, was in dieser Aufnahme gesprochen wird? Wenn nicht, ergänzen Sie eines davon, es sei denn, die Aufnahme wiederholt nur Text der Seite.',
  videoLink: () =>
    'Der Link führt zu einem Video. Hat es Untertitel, und sagt Text oder eine Audiodeskription alles, was es zeigt? Wenn nicht, ergänzen Sie beides.',
  audioLink: () =>
    'Der Link führt zu einer Aufnahme. Sagt Text auf der Seite oder ein verlinktes Transkript alles, was darin gesprochen wird? Wenn nicht, ergänzen Sie eines davon.',
  headersEmpty: (names, more) =>
    `Kopfzellen ohne eine Zelle, die sie beschreiben: ${listHeaders(names, more)}. Ergänzen Sie die Zellen, berichtigen Sie scope oder headers, oder machen Sie aus der Kopfzelle ein td.`,
  headersRepeated: (names, more) =>
    `Der Fuß der Tabelle wiederholt ihre Kopfzellen: ${listHeaders(names, more)}. Darunter steht keine Zelle. Machen Sie td daraus, es sei denn, ein Screenreader sagt sie dort an, wo sie nützen.`,
  headersUnclear: (names, more) =>
    `Es ist unklar, welche Zellen diese Kopfzellen beschreiben: ${listHeaders(names, more)}. Ergänzen Sie scope="col" oder scope="row".`,
  turned: (orientation) =>
    `Ein Stylesheet dreht den Inhalt auf Bildschirmen im ${orientation === 'portrait' ? 'Hochformat' : 'Querformat'} um 90°. Entfernen Sie die Drehung aus der Regel für diese Ausrichtung.`,
  focusBefore: (second, first) =>
    `Der Fokus kommt erst nach ${quote(first)} zu ${quote(second)}, obwohl es davor angezeigt wird. ${isOrderRight} ändern Sie die Reihenfolge der Elemente, nicht die ihrer Darstellung.`,
  tabindexBefore: (overtaken) =>
    `Der tabindex führt den Fokus vor ${quote(overtaken)} hierher, obwohl das andere Element davor angezeigt wird. ${isOrderRight} entfernen Sie den tabindex.`,
  roleNotDescribable: (attributes) =>
    `Das Element hat keine Rolle, die ${attributes.replaceAll(' ', ' und ')} beschreiben könnte. Screenreader ignorieren die Angabe deshalb. Ergänzen Sie eine Rolle, zum Beispiel role="group", oder entfernen Sie das Attribut.`,
  elementNotNamable: (element, attributes) => `Ein Element <${element}> ohne Rolle${notNamable(attributes)}`,
  roleNotNamable: (role, attributes) => `Ein Element mit role="${role}"${notNamable(attributes)}`,
  placeholderPale: () =>
    'Der Kontrast des Platzhalters zum Hintergrund ist vielleicht zu gering. Prüfen Sie, dass er lesbar ist: 4,5:1, oder 3:1 bei großer Schrift.',
  noHeading: () =>
    'Außerhalb der Navigation steht keine Überschrift. Beginnen Sie den Inhalt mit einer Überschrift, zum Beispiel einer h1 mit dem Thema der Seite.',
  headingsOutOfSight: () =>
    'Die Überschriften des Inhalts sind nicht zu sehen, nur Screenreader geben sie aus. Zeigen Sie am Anfang des Inhalts eine Überschrift.',
  skipByScript: (hash) => `Die Seite hat kein Element mit der ID „${hash}“. Führt das Skript dieses Links zum Inhalt?`,
  skipToNothing: (name, hash) =>
    `Der Link „${name}“ führt zu „${hash}“, aber die Seite hat kein Element mit dieser ID. Geben Sie dem Hauptinhalt diese ID.`,
  skipToHidden: (hash) =>
    `Das Ziel „${hash}“ ist verborgen. Prüfen Sie, dass es angezeigt wird, wenn jemand dem Link folgt.`,
  skipToRepeated: (name, element) =>
    `Der Link „${name}“ führt in <${element}>, wo der Hauptinhalt nicht steht. Setzen Sie sein Ziel an den Anfang des Hauptinhalts.`,
  linkUnclear: (name) =>
    `Der Link heißt „${name}“, und kein Satz, kein Listeneintrag, keine Kopfzelle und keine Überschrift sagt, wohin er führt. Nennen Sie, wohin er führt.`,
  linkBelowHeading: (name, heading) =>
    `Der Link heißt „${name}“. Die Überschrift davor lautet „${heading}“. Ist damit klar, wohin der Link führt? Wenn nicht, nennen Sie, wohin er führt.`,
  linksDiffer: (one, other) =>
    `Ein anderer Link mit demselben Namen im selben Zusammenhang führt zu einer anderen Seite: ${one} und ${other}. Dienen beide demselben Zweck? Wenn nicht, benennen Sie sie unterschiedlich.`,
  titleOfEditor: (title) =>
    `Der Titel der Seite ist „${title}“. Das sieht nach der Vorgabe eines Editors oder Frameworks aus. ${isTitleRight}`,
  titleIsFile: (title) => `Der Titel der Seite ist „${title}“. Das sieht nach einem Dateinamen aus. ${isTitleRight}`,
  linkIsSign: (name) =>
    `Der Link heißt „${name}“, was Screenreader als Zeichen oder gar nicht vorlesen. Nennen Sie, wohin er führt, oder machen Sie die Wörter davor zum Link.`,
  likeHeading: (text) =>
    `„${text}“ sieht aus wie die Überschrift des Folgenden. Ist es eine? Wenn ja, machen Sie h2 bis h6 daraus.`,
  likeList: (count) =>
    `${count} Zeilen beginnen wie eine Liste mit einem Aufzählungszeichen oder einer Nummer. Sind sie eine Liste? Wenn ja, verwenden Sie ul oder ol mit li.`,
  headWithoutHeaders: () =>
    'Die Zellen im Kopf dieser Tabelle benennen ihre Spalten, sind aber td. Machen Sie th daraus, mit scope="col".',
  tableForLayout: () =>
    'Die Tabelle hat keine Kopfzelle, und in ihren Zellen stehen Überschriften, Listen oder andere Blöcke. Ordnet sie diese nur an? Wenn ja, geben Sie ihr role="presentation"; hat sie Daten, machen Sie th aus den Kopfzellen.',
  tableWithoutHeaders: () =>
    'Die Tabelle hat keine Kopfzelle. Benennen ihre ersten Zellen die Spalten oder Zeilen? Wenn ja, machen Sie th daraus; ordnet sie nur Inhalt an, geben Sie ihr role="presentation".',
  tableInTable: () =>
    'Diese Tabelle steht in einer Zelle einer Tabelle mit Kopfzellen. Ist trotzdem erkennbar, zu welcher Zeile und Spalte ihre Zellen gehören? Wenn nicht, setzen Sie sie hinter die andere Tabelle.',
  altIsFile: (alt) =>
    `Der Alternativtext ist der Name der Datei: „${alt}“. Beschreiben Sie das Bild, oder schreiben Sie alt="", wo es nur schmückt.`,
  altMaybeFile: (alt) =>
    `Der Alternativtext sieht nach dem Namen einer Datei aus: „${alt}“. Sagt er, was man hier wissen muss? Wenn nicht, beschreiben Sie das Bild.`,
  altPlaceholder: (alt) =>
    `Der Alternativtext ist „${alt}“ und sagt nichts über dieses Bild. Ist er ein Platzhalter? Wenn ja, beschreiben Sie das Bild, oder schreiben Sie alt="", wo es nur schmückt.`,
  decorativeWithAlt: (text) =>
    `Die Rolle sagt, dass das Bild nur schmückt, und sein Alternativtext ist „${text}“. Bedeutet es etwas? Wenn ja, entfernen Sie die Rolle; wenn nicht, schreiben Sie alt="".`,
  decorativeWithTitle: (text) =>
    `Die Auszeichnung sagt, dass das Bild nur schmückt, und sein title ist „${text}“. Bedeutet es etwas? Wenn ja, schreiben Sie das in alt; wenn nicht, entfernen Sie den title.`,
  characterArt: () =>
    'Der Text scheint ein Bild zu sein, das aus Zeichen besteht. Ist er eines? Wenn ja, geben Sie ihm role="img" und einen Namen, der sagt, was es zeigt.',
  fieldsApart: (count, kind) =>
    `${count} ${kind === 'radio' ? 'Optionsfelder' : 'Kontrollkästchen'} mit demselben Namen gehören zusammen, aber keine Gruppe mit einem Namen umfasst sie. Sagt jede Beschriftung allein, wonach gefragt wird? Wenn nicht, setzen Sie sie in ein fieldset mit einer legend.`,
  fieldsetUnnamed: () =>
    'Das fieldset hat keine legend mit Text. Fasst es Felder zusammen? Wenn ja, sagen Sie in einer legend, wonach sie fragen; zeichnet es nur einen Rahmen, verwenden Sie ein div.',
  labelsAlike: (label) =>
    `Ein anderes Feld dieses Formulars hat dieselbe Beschriftung: „${label}“. Sind beide an ihrer Umgebung zu unterscheiden? Wenn nicht, nehmen Sie den Unterschied in die Beschriftungen auf.`,
  hintApart: (text) =>
    `Der Text „${text}“ sieht nach einem Hinweis zu diesem Feld aus, das nicht auf ihn verweist. Ist er einer? Wenn ja, geben Sie ihm eine ID, und nennen Sie diese in aria-describedby.`,
  errorsUnmarked: () =>
    'Die Meldung sagt, dass etwas nicht stimmt, aber kein Feld ihres Formulars hat aria-invalid="true". Sagen Worte und nicht nur Farben, welche Felder fehlerhaft sind? Wenn nicht, kennzeichnen und nennen Sie diese Felder.',
  shownOnHover: (text) =>
    `Solange der Mauszeiger über diesem Element steht, zeigt ein Stylesheet „${text}“ an. Für den Fokus tut das keines. Ist es mit der Tastatur zu erreichen? Wenn nicht, zeigen Sie es mit :focus-within oder mit einer Schaltfläche an.`,
  generatedText: (text) =>
    `Ein Stylesheet fügt die Wörter „${text}“ ein. Sagen sie etwas, das im Dokument nicht steht? Wenn ja, schreiben Sie sie ins Dokument.`,
  shownBefore: (second, first) =>
    `Angezeigt wird ${quote(second)} vor ${quote(first)}, im Dokument folgt es danach. ${isOrderRight} ändern Sie die Reihenfolge der Elemente.`,
  hardToRead: (strain) => `${strains[strain]}. Das macht einen langen Text schwer lesbar.`,
  focusableText: () =>
    'Die Tabulatortaste erreicht diesen Text, und nichts sagt, dass er sich bedienen lässt. Geschieht dort etwas, wenn man die Eingabetaste drückt? Wenn nicht, entfernen Sie den tabindex.',
  linkRepeated: (name) =>
    `Der Link davor hat denselben Namen, „${name}“, und führt zur selben Seite. Machen Sie einen Link aus beiden.`,
  directionDiffers: (written, text) =>
    `„${text}“ wird von ${written === 'rtl' ? 'rechts nach links' : 'links nach rechts'} geschrieben, aber das Element verläuft in der anderen Richtung. Stehen Satzzeichen und Zahlen, wo sie hingehören? Wenn nicht, schreiben Sie dir="${written}".`,
};

function nameLanguage(code: string): string {
  return new Intl.DisplayNames(['de'], { type: 'language' }).of(code) ?? code;
}

function listHeaders(names: string, more: number): string {
  const listed = names.split('\n').map((name) => (name === '' ? '(leer)' : `„${name}“`));
  return listed.join(', ') + (more > 0 ? ` und ${more} weitere` : '');
}

function quote(name: string): string {
  return /^<[\w-]+>$/.test(name) ? `dem Element ${name}` : `„${name}“`;
}

function notNamable(attributes: string): string {
  return ` kann keinen Namen haben. Screenreader ignorieren ${attributes.replaceAll(' ', ' und ')} deshalb vielleicht oder lesen es statt des Textes vor. Ergänzen Sie eine passende Rolle, zum Beispiel role="group", oder entfernen Sie das Attribut.`;
}
