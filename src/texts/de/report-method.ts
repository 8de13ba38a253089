import type { reportMethod as english } from '../en/report-method.ts';
import { format } from './format.ts';

export const reportMethod: typeof english = {
  title: 'Methode und Grenzen',
  checked: {
    title: 'Wie die Website geprüft wurde',
    text: ({ browser, engine, size, signIn, level }) =>
      `Jede Seite wurde in ${browser ?? 'einem Browser'} geöffnet (Anzeigebereich: ${size}), so wie sie eine Person sieht, die ${signIn === null ? 'nicht angemeldet ist' : `als „${signIn}“ angemeldet ist`}. Sobald sie geladen war, wurde sie mit den Regeln von ${engine ?? 'Curbcut'} geprüft. Die Regeln prüfen Teile der WCAG 2.0, 2.1 und 2.2 auf den Stufen ${level === 'aaa' ? 'A, AA und AAA' : 'A und AA'} und darüber hinaus Best Practices.`,
    operated:
      'Danach wurde sie bedient, ohne Verbindung zum Netzwerk, damit nichts gesendet werden konnte: Tasten wurden gedrückt, Menüs und Dialoge geöffnet, der Text wurde auf 200\u00a0% vergrößert und das Gerät bewegt. Formulare wurden höchstens leer abgeschickt, und Links wurde nicht gefolgt.',
    notOperated: 'Sie wurde nicht bedient: Keine Taste wurde gedrückt, und nichts wurde angeklickt.',
    steps:
      'Schritte, die eine Person beschrieben hat, etwa das Ausfüllen eines Feldes, führten zu weiteren Zuständen von Seiten, die ebenso geprüft wurden.',
    states: (names) => `Sie wurde noch einmal geprüft: ${format.list(names)}.`,
  },
  counted: {
    title: 'Wie Probleme gezählt werden',
    issue:
      'Ein Problem ist eine Regel, die irgendwo in diesem Scan fehlgeschlagen ist. Elemente werden Seite für Seite gezählt: Dasselbe Element auf zehn Seiten zählt zehnmal.',
    found:
      '„Nicht bestanden“ bedeutet, dass das Prüfprogramm das Problem nachgewiesen hat. „Zu prüfen“ bedeutet, dass es nicht entscheiden konnte, zum Beispiel bei Text auf einem Bild. Zu prüfende Probleme gehen weder in die Summen der gefundenen Probleme noch in die Punktzahl ein.',
    falsePositives: 'Elemente, die eine Person als Fehlalarm markiert hat, werden nicht gezählt.',
    sample: (size) =>
      `Der Bericht zeigt zu jedem Problem bis zu ${format.count(size, { one: 'Element', other: 'Elemente' })}, die sich möglichst unterscheiden. Berichte über sehr große Scans zeigen weniger. Der CSV-Bericht enthält alle gespeicherten Elemente.`,
  },
  limits: {
    title: 'Was automatische Prüfungen nicht finden',
    intro:
      'Automatische Prüfungen decken etwa ein Drittel der Erfolgskriterien ab, die meisten davon nur zum Teil. Diese Fragen muss eine Person beantworten:',
    questions: {
      alternatives: 'Sagt die Textalternative, was das Bild auf dieser Seite bedeutet?',
      keyboard:
        'Ist alles allein mit der Tastatur erreichbar und bedienbar, in einer sinnvollen Reihenfolge, und ist der Fokus immer sichtbar?',
      words:
        'Beschreiben Überschriften, Beschriftungen und Links ihren Inhalt oder Zweck, und helfen die Fehlermeldungen weiter?',
      media: 'Gibt es Untertitel, Transkripte und Audiodeskriptionen, und stimmen sie?',
      zoom: 'Funktioniert die Seite auch bei 400\u00a0% Zoom, mit größeren Textabständen, ohne Animationen und mit hohem Kontrast?',
      language: 'Ist die Sprache einfach, und ist Hilfe auf jeder Seite an derselben Stelle zu finden?',
      states:
        'Was geschieht nach einem Klick oder in den Schritten eines Formulars? Was eine Seite erst dann zeigt, wurde nur zum Teil geprüft.',
    },
    end: 'Auch eine Seite ohne Probleme in diesem Bericht kann Barrieren haben. Bitten Sie Menschen mit Behinderungen, die wichtigsten Teile zu testen.',
  },
  record: {
    title: 'Prüfprotokoll',
    facts: {
      scan: 'Scan',
      target: 'Ziel',
      operator: 'Betreiber',
      started: 'Beginn',
      finished: 'Ende',
      sample: 'Stichprobe',
      pages: 'Seiten',
      method: 'Methode',
      engines: 'Prüfprogramme',
      browser: 'Browser',
      viewport: 'Anzeigebereich',
      standard: 'Standard',
      digest: 'Ergebnisse, SHA-256',
    },
    noOperator: 'in den Einstellungen nicht genannt',
    notFinished: 'nicht beendet',
    unknown: 'unbekannt',
    samples: {
      single: 'eine Seite, durch ihre URL genannt',
      sitemap: 'jede Seite einer Sitemap',
      list: 'eine Liste von Seiten',
      crawl: 'jede Seite, die ein Crawl gefunden hat',
    },
    pages: (scanned, total, failed) =>
      `${format.number(scanned)} von ${format.number(total)} gescannt, ${format.number(failed)} nicht gescannt`,
    method: {
      operated:
        'automatische Prüfungen in einem echten Browser: der Seite nach dem Laden und ihrer Reaktion auf Tasten, Zoom und Bewegung',
      notOperated: 'automatische Prüfungen der Seite nach dem Laden, in einem echten Browser',
    },
    allRules: 'alle Regeln',
    manual: 'Was eine Person noch prüfen muss',
    answers: 'Antworten von Menschen zu Abschnitten',
    manualIntro:
      'Diese Fragen kann der Scan nicht entscheiden. Sie betreffen das, was er auf dieser Website gesehen hat.',
  },
};
