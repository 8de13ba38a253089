import type { standards as english } from '../../en/sentences/standards.ts';

export const standards: Readonly<Record<(typeof english)[number], string>> = {
  'WCAG {version} Level {level}': 'WCAG {version} Stufe {level}',
  'Revised Section 508 (WCAG 2.0 Level AA)': 'Section 508, überarbeitete Fassung (WCAG 2.0 Stufe AA)',
  'Generic requirements': 'Allgemeine Anforderungen',
  'ICT with two-way voice communication': 'IKT mit Zweiweg-Sprachkommunikation',
  'ICT supporting real-time bidirectional communication': 'IKT mit bidirektionaler Kommunikation in Echtzeit',
  'ICT with video capabilities': 'IKT mit Videofähigkeiten',
  'WCAG conformance requirements': 'WCAG-Konformitätsbedingungen',
  'User preferences': 'Benutzereinstellungen',
  'Non-web documents': 'Nicht-Web-Dokumente',
  'Documentation and support services': 'Dokumentation und unterstützende Dienste',
  'Functional performance criteria': 'Kriterien der funktionalen Leistung',
  'Support documentation': 'Unterstützende Dokumentation',
  'Support services': 'Unterstützende Dienste',
  'The Official Journal of the European Union cites this version for the Web Accessibility Directive (EU) 2016/2102. For the European Accessibility Act (EU) 2019/882 no harmonized standard was cited.':
    'Das Amtsblatt der Europäischen Union führt diese Fassung für die Richtlinie (EU) 2016/2102 über den barrierefreien Zugang zu den Websites öffentlicher Stellen auf. Für den European Accessibility Act, Richtlinie (EU) 2019/882, war keine harmonisierte Norm aufgeführt.',
  'Published in September 2026. The Official Journal of the European Union did not cite it yet: V3.2.1 was still the reference for the Web Accessibility Directive (EU) 2016/2102. Check the present state before you rely on it.':
    'Veröffentlicht im September 2026. Das Amtsblatt der Europäischen Union führte diese Fassung noch nicht auf: Maßgeblich für die Richtlinie (EU) 2016/2102 war weiterhin V3.2.1. Prüfen Sie den aktuellen Stand, bevor Sie sich darauf verlassen.',
  'The rule on web content of US state and local governments (ADA Title II, 28 CFR 35.200) requires WCAG 2.1 Level AA from April 26, 2027 for those with a population of 50,000 or more, and from April 26, 2028 for others.':
    'Die Vorschrift für Webinhalte von Bundesstaaten und Kommunen der USA (ADA Title II, 28 CFR 35.200) verlangt WCAG 2.1 Stufe AA ab dem 26. April 2027 für solche mit mindestens 50.000 Einwohnern und ab dem 26. April 2028 für die übrigen.',
  'The Revised Section 508 Standards for US federal agencies incorporate WCAG 2.0 Level A and AA. Later versions of WCAG are not required.':
    'Die überarbeiteten Section-508-Standards für Bundesbehörden der USA übernehmen WCAG 2.0 Stufe A und AA. Spätere Fassungen der WCAG sind nicht vorgeschrieben.',
  'RGAA is the method of the French administration for article 47 of the law 2005-102. Its criteria refer to WCAG 2.1 Level A and AA.':
    'Das RGAA ist das Prüfverfahren der französischen Verwaltung zu Artikel 47 des Gesetzes 2005-102. Seine Kriterien beziehen sich auf WCAG 2.1 Stufe A und AA.',
};
