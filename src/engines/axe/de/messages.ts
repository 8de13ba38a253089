import type { AxeMessages } from '../messages.ts';

export const germanMessages: AxeMessages = {
  fixAll: (messages) => `Beheben Sie alles davon: ${messages}`,
  fixOne: (messages) => `Beheben Sie eines davon: ${messages}`,
  ligature:
    'Das Element zeigt ein Symbol, das eine Symbolschrift aus Text zeichnet. Prüfen Sie, dass das Symbol zeigt, was der zugängliche Name sagt.',
  hyphen:
    'Die sichtbare Beschriftung und der zugängliche Name unterscheiden sich nur durch einen Bindestrich. Prüfen Sie, dass man die Beschriftung bei Spracheingabe so sagen kann, wie sie zu sehen ist.',
  abbreviation:
    'Die sichtbare Beschriftung kürzt den zugänglichen Namen vielleicht ab. Prüfen Sie, dass man die Beschriftung bei Spracheingabe so sagen kann, wie sie zu sehen ist.',
};
