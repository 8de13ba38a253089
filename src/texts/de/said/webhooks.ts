import type { Translation } from '../../saying.ts';

export const webhooks: Translation<'webhooks'> = {
  answered: 'Der Empfänger hat mit dem Status {status} geantwortet.',
  damaged:
    'Die gespeicherte URL dieses Webhooks wurde verändert oder beschädigt. Löschen Sie ihn, und erstellen Sie ihn neu.',
  gone: 'Der Empfänger hat geantwortet, dass es ihn nicht mehr gibt (410); der Webhook wurde daher ausgeschaltet.',
  no_key: 'CURBCUT_SECRET_KEY ist nicht gesetzt, daher kann die URL dieses Webhooks nicht gelesen werden.',
  no_secret: 'Ein Webhook der Art slack hat kein Geheimnis.',
  not_public: '{saidWhat} ist {saidKind}; Webhooks erreichen nur öffentliche Adressen.',
  other_key:
    'Die URL dieses Webhooks wurde mit einem anderen CURBCUT_SECRET_KEY versiegelt ({other}; dieser ist {own}). Nehmen Sie jenen Schlüssel in CURBCUT_SECRET_KEY_OLD auf, und starten Sie den Dienst neu, oder löschen Sie den Webhook und erstellen Sie ihn neu.',
  redirected:
    'Der Empfänger hat mit einer Weiterleitung geantwortet ({status}), der nicht gefolgt wird. Geben Sie die URL ein, zu der sie führt.',
  turned_off: 'Der Webhook wurde ausgeschaltet.',
};
