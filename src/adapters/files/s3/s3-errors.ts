import { StoreFailure, noCredentials } from '../store-failure.ts';
import { says } from '../../../texts/saying.ts';
import type { Said } from '../../../texts/saying.ts';

const mostCodeLength = 100;

/** The code in the body of an error: `<Error><Code>NoSuchKey</Code>…`. Undefined in a body of another kind. */
export function readError(body: string): string | undefined {
  const code = /<Code>([A-Za-z0-9_.]+)<\/Code>/u.exec(body)?.[1];
  return code?.slice(0, mostCodeLength);
}

const credentialCodes = new Set([
  'ExpiredToken',
  'ExpiredTokenException',
  'InvalidAccessKeyId',
  'InvalidToken',
  'RequestExpired',
  'SignatureDoesNotMatch',
  'TokenRefreshRequired',
]);

/** The store refused who asks, not what was asked. */
export function isRefusalOfCredentials(error: unknown): boolean {
  return error instanceof StoreFailure && credentialCodes.has(error.code);
}

const remedies: Readonly<Record<string, Said>> = {
  AccessDenied: says('health.allow_bucket'),
  AuthorizationHeaderMalformed: says('health.set_region'),
  PermanentRedirect: says('health.set_region_and_endpoint'),
  IllegalLocationConstraintException: says('health.set_region'),
  NoSuchBucket: says('health.create_bucket'),
  RequestTimeTooSkewed: says('health.correct_clock'),
  [noCredentials]: says('health.set_credentials'),
};

/** What an operator can do about a failure. */
export function findRemedy(error: unknown): Said {
  if (isRefusalOfCredentials(error)) return says('health.renew_credentials');
  const code = error instanceof StoreFailure ? error.code : '';
  return remedies[code] ?? says('health.check_store');
}
