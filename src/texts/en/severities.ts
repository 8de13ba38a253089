import type { Severity } from '../../findings/severity.ts';

type SeverityText = { readonly name: string; readonly meaning: string };

/** `meaning` explains how a severity affects people. */
export const severities: Readonly<Record<Severity, SeverityText>> = {
  critical: { name: 'Critical', meaning: 'Blocks people from using the content' },
  serious: { name: 'Serious', meaning: 'Creates serious barriers' },
  moderate: { name: 'Moderate', meaning: 'Makes the content harder to use' },
  minor: { name: 'Minor', meaning: 'Annoys people or slows them down' },
};
