import type { fields as english } from '../../en/sentences/fields.ts';

export const fields: Readonly<Record<(typeof english)[number], string>> = {
  'Is not valid.': 'Ist nicht gültig.',
  'Unknown field.': 'Unbekanntes Feld.',
  'Is missing: must be {said}': 'Fehlt; nötig ist: {said}',
  'Must be text.': 'Muss Text sein.',
  'Must be a number.': 'Muss eine Zahl sein.',
  'Must be a whole number.': 'Muss eine ganze Zahl sein.',
  'Must be the id of a sign-in, or none.': 'Muss die ID einer Anmeldung oder none sein.',
  'Must be true or false.': 'Muss true oder false sein.',
  'Must be an object.': 'Muss ein Objekt sein.',
  'Must be a list.': 'Muss eine Liste sein.',
  'text.': 'Text.',
  'a number.': 'eine Zahl.',
  'a whole number.': 'eine ganze Zahl.',
  'true or false.': 'true oder false.',
  'an object.': 'ein Objekt.',
  'a list.': 'eine Liste.',
  'the URLs of the pages to scan.': 'die URLs der Seiten, die gescannt werden sollen.',
  'Must be {anyOf}.': 'Zulässig: {anyOf}.',
  'Must be at least {n}.': 'Muss mindestens {n} sein.',
  'Must be at most {n}.': 'Darf höchstens {n} sein.',
  'Must have at least {n} characters.': 'Muss mindestens {n} Zeichen haben.',
  'Must have at most {n} characters.': 'Darf höchstens {n} Zeichen haben.',
  'Must be at most {n} characters.': 'Darf höchstens {n} Zeichen haben.',
  'Must have 1 to {n} characters.': 'Muss 1 bis {n} Zeichen haben.',
  'Must not be empty.': 'Darf nicht leer sein.',
  'Must not contain control characters.': 'Darf keine Steuerzeichen enthalten.',
  'Must be well-formed text.': 'Muss wohlgeformter Text sein.',
  'Must be well-formed Unicode.': 'Muss wohlgeformtes Unicode sein.',
  'Must be in the future.': 'Muss in der Zukunft liegen.',
  'Must have at most {n} patterns.': 'Darf höchstens {n} Muster haben.',
  'Must have simpler patterns: reading and matching them takes too long.':
    'Die Muster müssen einfacher sein: Sie einzulesen und abzugleichen dauert zu lange.',
  'Must be simpler: all patterns of include and exclude together may have 10,000 steps after they are compiled, and with this one they have more. A counted repetition, such as 900 times, multiplies what it repeats.':
    'Muss einfacher sein: Alle Muster von include und exclude zusammen dürfen übersetzt 10.000 Schritte haben, und mit diesem haben sie mehr. Eine gezählte Wiederholung, etwa 900-mal, vervielfacht, was sie wiederholt.',
  'Must be a regular expression of RE2 after re: {reason}.':
    'Nach „re:“ muss ein regulärer Ausdruck von RE2 stehen: {reason}.',
  'Must be an absolute http or https URL without a user name and password.':
    'Muss eine absolute http- oder https-URL ohne Benutzernamen und Passwort sein.',
  'Must be an http or https URL without a user name and password.':
    'Muss eine http- oder https-URL ohne Benutzernamen und Passwort sein.',
  'Must not contain a user name or password.': 'Darf keinen Benutzernamen und kein Passwort enthalten.',
  'Must not contain a backslash before the path. Write / instead.':
    'Darf vor dem Pfad keinen Backslash enthalten. Schreiben Sie stattdessen /.',
  'Must not contain a port that browsers block, such as 0, 22 or 6000.':
    'Darf keinen Port enthalten, den Browser sperren, zum Beispiel 0, 22 oder 6000.',
  'Must name a host that can exist: each part has 1 to 63 characters, and one that begins with xn-- stands for an international name.':
    'Muss einen möglichen Host nennen: Jeder Teil hat 1 bis 63 Zeichen, und einer, der mit xn-- beginnt, steht für einen internationalen Namen.',
  'Must begin with http:// or https://.': 'Muss mit http:// oder https:// beginnen.',
  'Must be an absolute URL such as https://example.com/sitemap.xml.':
    'Muss eine absolute URL sein, zum Beispiel https://example.com/sitemap.xml.',
  'Must have at least one URL.': 'Muss mindestens eine URL enthalten.',
  'Must have at least two URLs.': 'Muss mindestens zwei URLs enthalten.',
  'Must have at most {n} URLs.': 'Darf höchstens {n} URLs enthalten.',
  'Must have at most {n} URLs, with those of pages.': 'Darf zusammen mit denen von pages höchstens {n} URLs enthalten.',
  'Must have at most {n} processes.': 'Darf höchstens {n} Prozesse enthalten.',
  'Must be used with a sample only.': 'Nur zusammen mit einer Stichprobe zulässig.',
  'Must be used with kind wcag_em only.': 'Nur zusammen mit kind wcag_em zulässig.',
  'Must be used with scan_type {anyOf} only.': 'Nur zusammen mit scan_type {anyOf} zulässig.',
  'Must name each outcome once.': 'Darf jedes Ergebnis nur einmal nennen.',
  'Must name each state once.': 'Darf jeden Zustand nur einmal nennen.',
  'Must have another extent than page: a sitemap lists pages.':
    'Braucht einen anderen Umfang als page: Eine Sitemap führt Seiten auf.',
  'Must be fewer URLs than max_pages.': 'Müssen weniger URLs sein als max_pages.',
  'Must be within the scope of the scan.': 'Muss im Umfang des Scans liegen.',
  'Must be the id of a sign-in.': 'Muss die ID einer Anmeldung sein.',
  'Must be a cron expression with five fields (minute, hour, day of the month, month, day of the week) such as 0 3 * * 1, or @daily.':
    'Muss ein Cron-Ausdruck mit fünf Feldern (Minute, Stunde, Tag des Monats, Monat, Wochentag) sein, zum Beispiel 0 3 * * 1, oder @daily.',
  'Must be a time zone of the IANA database such as Europe/Berlin, or UTC.':
    'Muss eine Zeitzone der IANA-Datenbank sein, zum Beispiel Europe/Berlin, oder UTC.',
  'Must leave at least 5 minutes between two times.': 'Zwischen zwei Zeitpunkten müssen mindestens 5 Minuten liegen.',
  'Must name a day that comes: this one never does.': 'Muss einen Tag nennen, den es gibt: Dieser kommt nie.',
  'At most {n} mappings are possible.': 'Höchstens {n} Zuordnungen sind möglich.',
  'Must be FROM=TO with two origins, for example http://localhost:3000=https://www.example.com.':
    'Muss VON=NACH mit zwei Ursprüngen sein, zum Beispiel http://localhost:3000=https://www.example.com.',
  'The origin {origin} is mapped twice.': 'Der Ursprung {origin} ist doppelt zugeordnet.',
  'The origin {origin} is mapped itself, so nothing can be mapped to it.':
    'Der Ursprung {origin} ist selbst zugeordnet, daher kann ihm nichts zugeordnet werden.',
  'There is no sign-in with this id. It may have been deleted.':
    'Es gibt keine Anmeldung mit dieser ID. Vielleicht wurde sie gelöscht.',
  'Must be a sign-in for {origin}.': 'Muss eine Anmeldung für {origin} sein.',
  'This one is for {origins}.': 'Diese gilt für {origins}.',
  'Must not contain a colon (RFC 7617).': 'Darf keinen Doppelpunkt enthalten (RFC 7617).',
  'Must be a CSS selector.': 'Muss ein CSS-Selektor sein.',
  'Must be a key such as Enter.': 'Muss eine Taste sein, zum Beispiel Enter.',
  'Must have at least one step.': 'Muss mindestens einen Schritt haben.',
  'Must have at most {n} steps.': 'Darf höchstens {n} Schritte haben.',
  'Must be a name of letters and digits.': 'Muss ein Name aus Buchstaben und Ziffern sein.',
  'Must be a base32 secret or an otpauth:// URI.': 'Muss ein Base32-Geheimnis oder eine otpauth://-URI sein.',
  'Must be goto: a recipe begins by opening a page.':
    'Muss goto sein: Eine Schrittfolge beginnt damit, eine Seite zu öffnen.',
  'Must be the name of a value. There is no value {value}.':
    'Muss der Name eines Werts sein. Es gibt keinen Wert {value}.',
  'Is missing: a step types a code.': 'Fehlt: Ein Schritt gibt einen Code ein.',
  'Must be the name of a header.': 'Muss der Name eines Headers sein.',
  'Must not be a header that the browser sets, and no cookie.':
    'Darf kein Header sein, den der Browser setzt, und kein Cookie.',
  'Must be printable ASCII, and not empty.': 'Muss druckbares ASCII und darf nicht leer sein.',
  'Must be 1 to 10 headers.': 'Müssen 1 bis 10 Header sein.',
  'Must be an origin such as https://app.example.com, without a path.':
    'Muss ein Ursprung ohne Pfad sein, zum Beispiel https://app.example.com.',
  'Must have at least one origin.': 'Muss mindestens einen Ursprung enthalten.',
  'Must have at most {n} origins.': 'Darf höchstens {n} Ursprünge enthalten.',
  'Must be on one of the origins.': 'Muss zu einem der Ursprünge gehören.',
  'Must be one CSS selector, or text: and a text.': 'Muss ein CSS-Selektor sein, oder „text:“ und ein Text.',
  'Must have present or absent.': 'Muss present oder absent haben.',
  'This day has passed.': 'Dieser Tag ist vorbei.',
  'Must be the key of an issue.': 'Muss der Schlüssel eines Problems sein.',
  'Must be a date: YYYY-MM-DD.': 'Muss ein Datum sein: JJJJ-MM-TT.',
  'Must be the key of a component.': 'Muss der Schlüssel einer Komponente sein.',
  'Must be the selector of an occurrence.': 'Muss der Selektor einer Fundstelle sein.',
  'Must be the id of an occurrence.': 'Muss die ID einer Fundstelle sein.',
  'An accepted finding needs a reason.': 'Ein akzeptierter Befund braucht eine Begründung.',
  'Only what needs review can be confirmed.': 'Nur was zu prüfen ist, kann bestätigt werden.',
  'Only an accepted finding has a last day.': 'Nur ein akzeptierter Befund hat einen letzten Tag.',
  'Must have at least one event.': 'Muss mindestens ein Ereignis enthalten.',
  'A webhook of kind slack has none.': 'Ein Webhook der Art slack hat keines.',
  'Must be another scan: this one cannot be compared with itself.':
    'Muss ein anderer Scan sein: Dieser lässt sich nicht mit sich selbst vergleichen.',
  'Must be a scan of the same target. Use map_origin for a target at another origin.':
    'Muss ein Scan desselben Ziels sein. Verwenden Sie map_origin für ein Ziel mit anderem Ursprung.',
  'Must be a scan of the same target, with its origin mapped.':
    'Muss ein Scan desselben Ziels mit zugeordnetem Ursprung sein.',
  'Must be the value of `next` of an earlier response.': 'Muss der Wert von `next` einer früheren Antwort sein.',
  'kind and key identify one issue together. Use both or neither.':
    'kind und key bezeichnen nur zusammen ein Problem. Verwenden Sie beide oder keines.',
  'There is no such standard. Did you mean {id}?': 'Diesen Standard gibt es nicht. Meinten Sie {id}?',
  'There is no such standard. Use one of {ids}.': 'Diesen Standard gibt es nicht. Zulässig sind {ids}.',
  'Must be the path of a file from the root of the repository, such as src/index.html.':
    'Muss der Pfad einer Datei ab der Wurzel des Repositorys sein, zum Beispiel src/index.html.',
};
