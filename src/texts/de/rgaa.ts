import type { RgaaName } from '../../findings/rgaa-criteria.ts';

/** What the criteria of RGAA are about, in our words as the English ones are. */
export const rgaa: Readonly<Record<RgaaName, string>> = {
  'Images: informative images have a text alternative': 'Bilder: informative Bilder haben eine Textalternative',
  'Images: decorative images are ignored by assistive technologies':
    'Bilder: dekorative Bilder werden von assistierenden Techniken ignoriert',
  'Images: text alternatives are relevant': 'Bilder: Textalternativen sind zutreffend',
  'Images: the alternative of a CAPTCHA or test image identifies it':
    'Bilder: die Alternative eines CAPTCHAs oder Testbilds sagt, was es ist',
  'Images: a CAPTCHA has another way to do the same': 'Bilder: für ein CAPTCHA gibt es einen anderen Weg',
  'Images: detailed descriptions exist where they are needed':
    'Bilder: ausführliche Beschreibungen gibt es, wo sie nötig sind',
  'Images: detailed descriptions are relevant': 'Bilder: ausführliche Beschreibungen sind zutreffend',
  'Images: text is not shown as an image': 'Bilder: Text wird nicht als Bild gezeigt',
  'Images: captions are connected to their image': 'Bilder: Bildunterschriften sind mit ihrem Bild verbunden',
  'Frames: each frame has a title': 'Frames: jeder Frame hat einen Titel',
  'Frames: titles of frames are relevant': 'Frames: Titel von Frames sind zutreffend',
  'Colors: information does not depend on color alone': 'Farben: Informationen hängen nicht allein von Farbe ab',
  'Colors: contrast of text': 'Farben: Kontrast von Text',
  'Colors: contrast of controls and graphics': 'Farben: Kontrast von Bedienelementen und Grafiken',
  'Multimedia: a transcript or an audio description where it is needed':
    'Multimedia: ein Transkript oder eine Audiodeskription, wo sie nötig sind',
  'Multimedia: transcripts and audio descriptions are relevant':
    'Multimedia: Transkripte und Audiodeskriptionen sind zutreffend',
  'Multimedia: captions where they are needed': 'Multimedia: Untertitel, wo sie nötig sind',
  'Multimedia: captions are relevant': 'Multimedia: Untertitel sind zutreffend',
  'Multimedia: a synchronized audio description where it is needed':
    'Multimedia: eine synchronisierte Audiodeskription, wo sie nötig ist',
  'Multimedia: synchronized audio descriptions are relevant':
    'Multimedia: synchronisierte Audiodeskriptionen sind zutreffend',
  'Multimedia: time-based media can be identified': 'Multimedia: zeitbasierte Medien sind als solche erkennbar',
  'Multimedia: other media have an alternative where it is needed':
    'Multimedia: andere Medien haben eine Alternative, wo sie nötig ist',
  'Multimedia: alternatives of other media are relevant': 'Multimedia: Alternativen anderer Medien sind zutreffend',
  'Multimedia: sound that starts by itself can be controlled':
    'Multimedia: Ton, der von selbst beginnt, lässt sich steuern',
  'Multimedia: time-based media are operable with keyboard and pointer':
    'Multimedia: zeitbasierte Medien sind mit Tastatur und Zeiger bedienbar',
  'Multimedia: other media are operable with keyboard and pointer':
    'Multimedia: andere Medien sind mit Tastatur und Zeiger bedienbar',
  'Multimedia: media are compatible with assistive technologies':
    'Multimedia: Medien sind mit assistierenden Techniken verträglich',
  'Tables: complex data tables have a summary': 'Tabellen: komplexe Datentabellen haben eine Zusammenfassung',
  'Tables: summaries are relevant': 'Tabellen: Zusammenfassungen sind zutreffend',
  'Tables: layout tables make sense in reading order': 'Tabellen: Layouttabellen ergeben in der Lesereihenfolge Sinn',
  'Tables: titles are connected to their table': 'Tabellen: Titel sind mit ihrer Tabelle verbunden',
  'Tables: titles are relevant': 'Tabellen: Titel sind zutreffend',
  'Tables: column and row headers are declared': 'Tabellen: Spalten- und Zeilenüberschriften sind ausgezeichnet',
  'Tables: cells are connected to their headers': 'Tabellen: Zellen sind mit ihren Überschriften verbunden',
  'Tables: layout tables use no elements of data tables':
    'Tabellen: Layouttabellen verwenden keine Elemente von Datentabellen',
  'Links: each link is explicit': 'Links: jeder Link sagt, wohin er führt',
  'Links: each link has a text': 'Links: jeder Link hat einen Text',
  'Scripts: compatible with assistive technologies': 'Skripte: verträglich mit assistierenden Techniken',
  'Scripts: alternatives are relevant': 'Skripte: Alternativen sind zutreffend',
  'Scripts: operable with keyboard and pointer': 'Skripte: mit Tastatur und Zeiger bedienbar',
  'Scripts: changes of context are announced or controlled':
    'Skripte: Kontextänderungen werden angekündigt oder sind steuerbar',
  'Scripts: status messages': 'Skripte: Statusmeldungen',
  'Required elements: document type': 'Pflichtelemente: Dokumenttyp',
  'Required elements: valid generated code': 'Pflichtelemente: gültiger erzeugter Code',
  'Required elements: the page has a language': 'Pflichtelemente: die Seite nennt ihre Sprache',
  'Required elements: the code of the language is relevant': 'Pflichtelemente: die angegebene Sprache ist zutreffend',
  'Required elements: the page has a title': 'Pflichtelemente: die Seite hat einen Titel',
  'Required elements: the title is relevant': 'Pflichtelemente: der Titel ist zutreffend',
  'Required elements: changes of language are marked': 'Pflichtelemente: Sprachwechsel sind ausgezeichnet',
  'Required elements: the codes of marked languages are valid and relevant':
    'Pflichtelemente: die Codes ausgezeichneter Sprachen sind gültig und zutreffend',
  'Required elements: no elements for presentation only': 'Pflichtelemente: keine Elemente nur zur Gestaltung',
  'Required elements: changes of reading direction are marked':
    'Pflichtelemente: Wechsel der Leserichtung sind ausgezeichnet',
  'Structure: headings': 'Struktur: Überschriften',
  'Structure: the structure of the document is consistent': 'Struktur: die Gliederung des Dokuments ist schlüssig',
  'Structure: lists': 'Struktur: Listen',
  'Structure: quotations': 'Struktur: Zitate',
  'Presentation: style sheets control the presentation': 'Darstellung: Stylesheets bestimmen die Darstellung',
  'Presentation: content is present without style sheets': 'Darstellung: Inhalt ist auch ohne Stylesheets vorhanden',
  'Presentation: content makes sense without style sheets': 'Darstellung: Inhalt ergibt auch ohne Stylesheets Sinn',
  'Presentation: text is readable at 200 %': 'Darstellung: Text ist bei 200 % lesbar',
  'Presentation: text and background colors are declared together':
    'Darstellung: Text- und Hintergrundfarben sind gemeinsam angegeben',
  'Presentation: links are visible in the text around them': 'Darstellung: Links sind im umgebenden Text erkennbar',
  'Presentation: the focus is visible': 'Darstellung: der Fokus ist sichtbar',
  'Presentation: hidden content is meant to be ignored':
    'Darstellung: verborgener Inhalt ist auch zum Ignorieren gedacht',
  'Presentation: information does not depend on shape, size or position alone':
    'Darstellung: Informationen hängen nicht allein von Form, Größe oder Position ab',
  'Presentation: the replacement for shape, size or position is relevant':
    'Darstellung: der Ersatz für Form, Größe oder Position ist zutreffend',
  'Presentation: reflow without scrolling in two directions': 'Darstellung: Umbruch ohne Scrollen in zwei Richtungen',
  'Presentation: text spacing can be changed': 'Darstellung: Textabstände lassen sich ändern',
  'Presentation: content on focus or hover can be controlled':
    'Darstellung: bei Fokus oder Hover eingeblendeter Inhalt ist steuerbar',
  'Presentation: content shown by CSS alone is reachable by keyboard and pointer':
    'Darstellung: allein durch CSS eingeblendeter Inhalt ist mit Tastatur und Zeiger erreichbar',
  'Forms: each field has a label': 'Formulare: jedes Feld hat eine Beschriftung',
  'Forms: labels are relevant': 'Formulare: Beschriftungen sind zutreffend',
  'Forms: labels of repeated fields are consistent': 'Formulare: Beschriftungen wiederholter Felder sind einheitlich',
  'Forms: labels are next to their fields': 'Formulare: Beschriftungen stehen bei ihren Feldern',
  'Forms: related fields are grouped': 'Formulare: zusammengehörige Felder sind gruppiert',
  'Forms: each group has a legend': 'Formulare: jede Gruppe hat eine Legende',
  'Forms: legends are relevant': 'Formulare: Legenden sind zutreffend',
  'Forms: related options of a list are grouped': 'Formulare: zusammengehörige Optionen einer Liste sind gruppiert',
  'Forms: texts of buttons are relevant': 'Formulare: Texte von Schaltflächen sind zutreffend',
  'Forms: input is checked in a relevant way': 'Formulare: Eingaben werden angemessen geprüft',
  'Forms: errors come with suggestions': 'Formulare: zu Fehlern gibt es Vorschläge',
  'Forms: important input can be changed, checked or confirmed':
    'Formulare: wichtige Eingaben lassen sich ändern, prüfen oder bestätigen',
  'Forms: the purpose of fields can be determined': 'Formulare: der Zweck von Feldern ist bestimmbar',
  'Navigation: two ways of navigation': 'Navigation: zwei Wege der Navigation',
  'Navigation: menus are always in the same place': 'Navigation: Menüs sind immer an derselben Stelle',
  'Navigation: the site map is relevant': 'Navigation: die Übersicht der Website ist zutreffend',
  'Navigation: the site map is reached the same way everywhere':
    'Navigation: die Übersicht der Website ist überall gleich erreichbar',
  'Navigation: search is reached the same way everywhere': 'Navigation: die Suche ist überall gleich erreichbar',
  'Navigation: repeated regions can be reached or skipped':
    'Navigation: wiederkehrende Bereiche sind erreichbar oder überspringbar',
  'Navigation: a link skips to the main content': 'Navigation: ein Link springt zum Hauptinhalt',
  'Navigation: the order of the focus is consistent': 'Navigation: die Reihenfolge des Fokus ist schlüssig',
  'Navigation: no keyboard trap': 'Navigation: keine Tastaturfalle',
  'Navigation: shortcuts of one key can be controlled': 'Navigation: Tastenkürzel mit einer Taste sind steuerbar',
  'Navigation: additional content is reachable by keyboard':
    'Navigation: zusätzlicher Inhalt ist mit der Tastatur erreichbar',
  'Consultation: time limits can be controlled': 'Nutzung: Zeitbegrenzungen sind steuerbar',
  'Consultation: no new window without an action': 'Nutzung: kein neues Fenster ohne eine Aktion',
  'Consultation: documents have an accessible version': 'Nutzung: Dokumente haben eine barrierefreie Fassung',
  'Consultation: the accessible version says the same': 'Nutzung: die barrierefreie Fassung sagt dasselbe',
  'Consultation: cryptic content has an alternative': 'Nutzung: verschlüsselter Inhalt hat eine Alternative',
  'Consultation: alternatives of cryptic content are relevant':
    'Nutzung: Alternativen verschlüsselten Inhalts sind zutreffend',
  'Consultation: flashes and sudden changes of brightness': 'Nutzung: Blitze und plötzliche Helligkeitswechsel',
  'Consultation: moving and blinking content can be controlled':
    'Nutzung: bewegter und blinkender Inhalt ist steuerbar',
  'Consultation: both orientations of the screen': 'Nutzung: beide Ausrichtungen des Bildschirms',
  'Consultation: complex gestures have a simple replacement': 'Nutzung: komplexe Gesten haben einen einfachen Ersatz',
  'Consultation: actions of a pointer can be canceled': 'Nutzung: Zeigeraktionen lassen sich abbrechen',
  'Consultation: motion of the device has a replacement': 'Nutzung: Bewegungen des Geräts haben einen Ersatz',
};
