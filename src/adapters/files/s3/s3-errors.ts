import { StoreFailure, noCredentials } from '../store-failure.ts';
import { says } from '../../../texts/saying.ts';
import type { Said } from '../../../texts/saying.ts';

const codePattern = /^[A-Za-z0-9_.]{1,100}$/u;

/**
 * Describes an error of the client without the data of the request, because the failure is logged. `status` is from the
 * last response.
 */
export function describeFailure(error: unknown): StoreFailure {
  if (error instanceof StoreFailure) return error;
  const status = readStatus(error);
  const name = error instanceof Error ? error.name : '';
  if (status !== undefined) {
    const code = status >= 300 && codePattern.test(name) && !unnamed.has(name) ? name : `status_${status}`;
    return new StoreFailure(says('health.store_answered', { status: `${status} ${code}` }), { code, status });
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : name;
  return new StoreFailure(says('health.store_unreachable', { code }), { code, cause: error });
}

/** The client's own names for errors whose body has no code. */
const unnamed = new Set(['Error', 'SyntaxError', 'TypeError', 'Unknown', 'UnknownError', 'S3ServiceException']);

function readStatus(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined;
  const { httpStatusCode } = error.$metadata as { readonly httpStatusCode?: number }; // errors of the client have it
  return httpStatusCode;
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

/** True if the store refused the credentials, not the request. */
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

export function findRemedy(error: unknown): Said {
  if (isRefusalOfCredentials(error)) return says('health.renew_credentials');
  const code = error instanceof StoreFailure ? error.code : '';
  return remedies[code] ?? says('health.check_store');
}
