/** Titles of standards, clauses without a success criterion, and legal notes. */
export const standards = {
  wcag: 'WCAG {version} Level {level}',
  en301549: 'EN 301 549 {version}',
  section508: 'Revised Section 508 (WCAG 2.0 Level AA)',
  rgaa: 'RGAA {version}',
  understanding: 'Understanding {number} {saidName}',
  generic_requirements: 'Generic requirements',
  two_way_voice: 'ICT with two-way voice communication',
  real_time: 'ICT supporting real-time bidirectional communication',
  video_capabilities: 'ICT with video capabilities',
  wcag_conformance: 'WCAG conformance requirements',
  user_preferences: 'User preferences',
  non_web_documents: 'Non-web documents',
  software: 'Software',
  documentation_and_support: 'Documentation and support services',
  functional_performance: 'Functional performance criteria',
  support_documentation: 'Support documentation',
  support_services: 'Support services',
  en301549_v3_law:
    'The Official Journal of the European Union cites this version for the Web Accessibility Directive (EU) 2016/2102. For the European Accessibility Act (EU) 2019/882 no harmonized standard was cited.',
  en301549_v4_law:
    'Published in September 2026. The Official Journal of the European Union did not cite it yet: V3.2.1 was still the reference for the Web Accessibility Directive (EU) 2016/2102. Check the present state before you rely on it.',
  ada_title_two:
    'The rule on web content of US state and local governments (ADA Title II, 28 CFR 35.200) requires WCAG 2.1 Level AA from April 26, 2027 for those with a population of 50,000 or more, and from April 26, 2028 for others.',
  section508_law:
    'The Revised Section 508 Standards for US federal agencies incorporate WCAG 2.0 Level A and AA. Later versions of WCAG are not required.',
  rgaa_law:
    'RGAA is the method of the French administration for article 47 of the law 2005-102. Its criteria refer to WCAG 2.1 Level A and AA.',
} as const;
