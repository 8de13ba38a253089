/** The reasons why a sealed secret cannot be read. */
export const secrets = {
  sign_in_no_key: 'CURBCUT_SECRET_KEY is not set, so the secret of this sign-in cannot be read.',
  sign_in_damaged: 'The stored secret of this sign-in was changed or damaged. Enter it again.',
  sign_in_other_key:
    'The secret of this sign-in was sealed with another CURBCUT_SECRET_KEY ({other}, and this one is {own}). Add that key to CURBCUT_SECRET_KEY_OLD and start the service again, or enter the secret again.',
} as const;
