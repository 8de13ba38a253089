import { describe, expect, it } from 'vitest';
import { de } from './texts.ts';

/** As the service makes and stores them: parts of several files in one text. */
const examples: readonly (readonly [english: string, german: string])[] = [
  [
    'The site answers an unknown URL with the same page: all 1,204 words are the same. The site shows its "not found" page at this URL, but answers with status 200. Correct the URL, or restore the page.',
    'Die Website antwortet auf eine unbekannte URL mit derselben Seite: alle 1.204 Wörter sind gleich. Die Website zeigt unter dieser URL ihre Seite „Nicht gefunden“, antwortet aber mit dem Status 200. Berichtigen Sie die URL, oder stellen Sie die Seite wieder her.',
  ],
  [
    'The URL leads to example.com/login: a form with a password field and 120 characters of other text.',
    'Die URL führt zu example.com/login: ein Formular mit einem Passwortfeld und 120 Zeichen anderem Text.',
  ],
  [
    'The URL leads to https://example.com/b?x=1, which is outside the scope of the scan.',
    'Die URL führt zu https://example.com/b?x=1; das liegt außerhalb des Umfangs dieses Scans.',
  ],
  [
    "10.0.0.7:80 is an address of a private network, but the scanned site is public: with CURBCUT_NETWORK=scoped it cannot lead to less public addresses. To allow it, add 10.0.0.7:80 to CURBCUT_NETWORK_ALLOW. This service's network policy does not allow requests to this URL. An administrator can allow them with CURBCUT_NETWORK or CURBCUT_NETWORK_ALLOW.",
    '10.0.0.7:80 ist eine Adresse eines privaten Netzwerks, die gescannte Website aber ist öffentlich: Mit CURBCUT_NETWORK=scoped darf sie nicht zu weniger öffentlichen Adressen führen. Um sie zu erlauben, nehmen Sie 10.0.0.7:80 in CURBCUT_NETWORK_ALLOW auf. Die Netzwerkrichtlinie dieses Dienstes erlaubt keine Anfragen an diese URL. Mit CURBCUT_NETWORK oder CURBCUT_NETWORK_ALLOW kann die Administration des Dienstes sie erlauben.',
  ],
  [
    "https://example.com/sitemap.xml leads to 2 entries, but none of them can be scanned. 2 URLs were skipped because they are not on the sitemap's host: https://a.example/; https://b.example/. Enter the URL of a sitemap that lists pages of its own host.",
    'https://example.com/sitemap.xml führt zu 2 Einträgen, von denen sich keiner scannen lässt. 2 URLs wurden übersprungen, weil sie nicht zum Host der Sitemap gehören: https://a.example/; https://b.example/. Geben Sie die URL einer Sitemap ein, die Seiten ihres eigenen Hosts aufführt.',
  ],
  [
    "https://example.com/ is a web page (“Example. A page”), not a sitemap, and no sitemap was found for the site. Tried: https://example.com/sitemap.xml; https://example.com/robots.txt. Enter the URL of the site's sitemap, or scan this URL as a single page.",
    'https://example.com/ is a web page (“Example. A page”), not a sitemap, and no sitemap was found for the site. Versucht wurden: https://example.com/sitemap.xml; https://example.com/robots.txt. Geben Sie die URL der Sitemap dieser Website ein, oder scannen Sie diese URL als einzelne Seite.',
  ],
  [
    "https://example.com/s.xml answered 404 (Not Found). There is nothing at this URL. Check its spelling. The site's robots.txt often names the URL of the sitemap.",
    'https://example.com/s.xml hat 404 (Not Found) geantwortet. Unter dieser URL gibt es nichts. Prüfen Sie die Schreibweise. Die robots.txt der Website nennt oft die URL der Sitemap.',
  ],
  [
    'At least 100,000 URLs skipped: excluded by a pattern (/shop/*): https://example.com/shop/1; …',
    'Mindestens 100.000 URLs übersprungen: durch ein Muster ausgeschlossen (/shop/*): https://example.com/shop/1; …',
  ],
  [
    '1 URL contains a user name or password, and was scanned without it: https://example.com/a.',
    '1 URL enthält einen Benutzernamen oder ein Passwort und wurde ohne diese gescannt: https://example.com/a.',
  ],
  [
    'Analyzed although its outcome is soft_not_found, which this scan accepts. Another URL of this scan shows the same: a form with a password field and 3 characters of other text.',
    'Trotz des Ergebnisses soft_not_found analysiert, weil dieser Scan es zulässt. Eine andere URL dieses Scans zeigt dasselbe: ein Formular mit einem Passwortfeld und 3 Zeichen anderem Text.',
  ],
  [
    'Chromium runs without its sandbox. The kernel does not allow its sandbox. The browser runs as user 65532, not as root. (2 of 3 processes)',
    'Chromium läuft ohne Sandbox. Der Kernel erlaubt seine Sandbox nicht. Der Browser läuft als Benutzer 65532, nicht als root. (2 von 3 Prozessen)',
  ],
  [
    'The scan of this schedule is no longer valid. urls: Must have at most 10,000 URLs.',
    'Der Scan dieses Zeitplans ist nicht mehr gültig. urls: Darf höchstens 10.000 URLs enthalten.',
  ],
];

describe('what is stored in English', () => {
  it.each(examples)('is said in German: %s', (english, german) => {
    expect(de.say(english)).toBe(german);
  });
});
