import type { Translation } from '../../saying.ts';

export const standards: Translation<'standards'> = {
  wcag: 'WCAG {version} Stufe {level}',
  en301549: 'EN 301 549 {version}',
  section508: 'Section 508, überarbeitete Fassung (WCAG 2.0 Stufe AA)',
  rgaa: 'RGAA {version}',
  understanding: 'Erläuterung zu {number} {saidName}',
  generic_requirements: 'Allgemeine Anforderungen',
  two_way_voice: 'IKT mit Zweiweg-Sprachkommunikation',
  real_time: 'IKT mit bidirektionaler Kommunikation in Echtzeit',
  video_capabilities: 'IKT mit Videofähigkeiten',
  wcag_conformance: 'WCAG-Konformitätsbedingungen',
  user_preferences: 'Benutzereinstellungen',
  non_web_documents: 'Nicht-Web-Dokumente',
  software: 'Software',
  documentation_and_support: 'Dokumentation und unterstützende Dienste',
  functional_performance: 'Kriterien der funktionalen Leistung',
  support_documentation: 'Unterstützende Dokumentation',
  support_services: 'Unterstützende Dienste',
  en301549_v3_law:
    'Das Amtsblatt der Europäischen Union führt diese Fassung für die Richtlinie (EU) 2016/2102 über den barrierefreien Zugang zu den Websites öffentlicher Stellen auf. Für den European Accessibility Act, Richtlinie (EU) 2019/882, war keine harmonisierte Norm aufgeführt.',
  en301549_v4_law:
    'Veröffentlicht im September 2026. Das Amtsblatt der Europäischen Union führte diese Fassung noch nicht auf: Maßgeblich für die Richtlinie (EU) 2016/2102 war weiterhin V3.2.1. Prüfen Sie den aktuellen Stand, bevor Sie sich darauf verlassen.',
  ada_title_two:
    'Die Vorschrift für Webinhalte von Bundesstaaten und Kommunen der USA (ADA Title II, 28 CFR 35.200) verlangt WCAG 2.1 Stufe AA ab dem 26. April 2027 für solche mit mindestens 50.000 Einwohnern und ab dem 26. April 2028 für die übrigen.',
  section508_law:
    'Die überarbeiteten Section-508-Standards für Bundesbehörden der USA übernehmen WCAG 2.0 Stufe A und AA. Spätere Fassungen der WCAG sind nicht vorgeschrieben.',
  rgaa_law:
    'Das RGAA ist das Prüfverfahren der französischen Verwaltung zu Artikel 47 des Gesetzes 2005-102. Seine Kriterien beziehen sich auf WCAG 2.1 Stufe A und AA.',
};
