/** The reasons why a webhook sends nothing, or a delivery failed. */
export const webhooks = {
  answered: 'The receiver answered with the status {status}.',
  damaged: 'The stored URL of this webhook was changed or damaged. Delete it and create it again.',
  gone: 'The receiver answered that it is gone (410), so the webhook was turned off.',
  no_key: 'CURBCUT_SECRET_KEY is not set, so the URL of this webhook cannot be read.',
  no_secret: 'A webhook of kind slack has no secret.',
  not_public: '{saidWhat} is {saidKind}, and webhooks reach public addresses only.',
  other_key:
    'The URL of this webhook was sealed with another CURBCUT_SECRET_KEY ({other}, and this one is {own}). Add that key to CURBCUT_SECRET_KEY_OLD and start the service again, or delete the webhook and create it again.',
  redirected:
    'The receiver answered with a redirect ({status}), which is not followed. Enter the URL that it leads to.',
  turned_off: 'The webhook was turned off.',
} as const;
