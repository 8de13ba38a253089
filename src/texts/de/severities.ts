import type { severities as english } from '../en/severities.ts';

export const severities: typeof english = {
  critical: { name: 'Kritisch', meaning: 'Schließt Menschen von der Nutzung des Inhalts aus' },
  serious: { name: 'Schwerwiegend', meaning: 'Schafft erhebliche Barrieren' },
  moderate: { name: 'Mäßig', meaning: 'Erschwert die Nutzung des Inhalts' },
  minor: { name: 'Gering', meaning: 'Stört Menschen oder hält sie auf' },
};
