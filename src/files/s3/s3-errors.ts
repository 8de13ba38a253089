import { StoreFailure, noCredentials } from '../store-failure.ts';

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

const remedies: Readonly<Record<string, string>> = {
  AccessDenied:
    'Allow these credentials to list the bucket and to get, put and delete its objects: s3:ListBucket, s3:GetObject, s3:PutObject, s3:DeleteObject.',
  AuthorizationHeaderMalformed: 'Set CURBCUT_S3_REGION to the region of the bucket.',
  PermanentRedirect: 'Set CURBCUT_S3_REGION and CURBCUT_S3_ENDPOINT to those of the bucket.',
  IllegalLocationConstraintException: 'Set CURBCUT_S3_REGION to the region of the bucket.',
  NoSuchBucket: 'Create the bucket, or name another one in CURBCUT_FILES.',
  RequestTimeTooSkewed: 'Correct the clock of this machine.',
  [noCredentials]:
    'Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or add the profile to the credentials file of the AWS tools.',
};

/** What an operator can do about a failure. */
export function findRemedy(error: unknown): string {
  if (isRefusalOfCredentials(error))
    return 'The credentials have expired or are wrong. Renew them in the environment or in the credentials file of the AWS tools.';
  const code = error instanceof StoreFailure ? error.code : '';
  return (
    remedies[code] ??
    'Check that the object store is running, and that CURBCUT_S3_ENDPOINT leads to it from every process. Pages are scanned without pictures meanwhile.'
  );
}
