import type { Translation } from '../../saying.ts';

export const secrets: Translation<'secrets'> = {
  sign_in_no_key:
    'CURBCUT_SECRET_KEY ist nicht gesetzt, daher kann das Geheimnis dieser Anmeldung nicht gelesen werden.',
  sign_in_damaged:
    'Das gespeicherte Geheimnis dieser Anmeldung wurde verändert oder beschädigt. Geben Sie es erneut ein.',
  sign_in_other_key:
    'Das Geheimnis dieser Anmeldung wurde mit einem anderen CURBCUT_SECRET_KEY versiegelt ({other}; dieser ist {own}). Nehmen Sie jenen Schlüssel in CURBCUT_SECRET_KEY_OLD auf, und starten Sie den Dienst neu, oder geben Sie das Geheimnis erneut ein.',
};
