/** Credentials for the object store. The environment wins over files, and files win over services. */
export type CredentialSource = {
  readonly given: Credentials | undefined;
  /** Both files have the format of the AWS tools, and both are optional. */
  readonly credentialsFile: string;
  readonly configFile: string;
  readonly profile: string;
  /** The URLs of credential services that the environment names. The client finds them by itself. */
  readonly services: readonly string[];
};

export type Credentials = {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
};

export type S3Location = {
  readonly kind: 's3';
  readonly bucket: string;
  /** Has no slash at either end, and may be empty. */
  readonly prefix: string;
  /** Scheme, host and port of the object store. */
  readonly endpoint: string;
  readonly region: string;
  /** Puts the bucket into the path of a URL instead of its host. */
  readonly pathStyle: boolean;
  readonly credentials: CredentialSource;
};

export type FileLocation = { readonly kind: 'folder'; readonly folder: string } | S3Location;

/** The location of files, and the location that they are moving from, if any. */
export type FileLocations = { readonly at: FileLocation; readonly from: FileLocation | undefined };

/**
 * `s3://bucket` or `s3://bucket/prefix`, or the word for the data folder. Characters that URLs must escape are not
 * allowed.
 */
export const filesPattern = /^(?:folder|s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](?:\/(?!\.{1,2}(?:\/|$))[\w.-]+)*\/?)$/;

export type FileVariables = {
  readonly CURBCUT_FILES: string;
  readonly CURBCUT_FILES_FROM?: string | undefined;
  readonly CURBCUT_S3_ENDPOINT?: string | undefined;
  readonly CURBCUT_S3_REGION?: string | undefined;
  readonly CURBCUT_S3_PATH_STYLE?: boolean | undefined;
  readonly AWS_REGION?: string | undefined;
  readonly AWS_DEFAULT_REGION?: string | undefined;
};

type FileDefaults = { readonly folder: string; readonly credentials: CredentialSource };

/** Reads validated variables. A service without such variables uses the ground's `folder`. */
export function locateFiles(variables: FileVariables, ground: FileDefaults): FileLocations {
  const { CURBCUT_FILES: at, CURBCUT_FILES_FROM: from } = variables;
  return {
    at: locate(at, variables, ground),
    from: from === undefined || from === at ? undefined : locate(from, variables, ground),
  };
}

function locate(text: string, variables: FileVariables, { folder, credentials }: FileDefaults): FileLocation {
  if (text === 'folder') return { kind: 'folder', folder };
  const [bucket = '', ...path] = text.slice('s3://'.length).split('/');
  const { CURBCUT_S3_ENDPOINT: endpoint, CURBCUT_S3_PATH_STYLE: pathStyle } = variables;
  const region = variables.CURBCUT_S3_REGION ?? variables.AWS_REGION ?? variables.AWS_DEFAULT_REGION ?? 'us-east-1';
  return {
    kind: 's3',
    bucket,
    prefix: path.filter((part) => part !== '').join('/'),
    endpoint: new URL(endpoint ?? amazonEndpoint(region)).origin,
    region,
    // A certificate for *.host does not cover a bucket with a dot. All stores except Amazon's support path style, but
    // not all support the other.
    pathStyle: pathStyle ?? (endpoint !== undefined || bucket.includes('.')),
    credentials,
  };
}

function amazonEndpoint(region: string): string {
  return `https://s3.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`;
}

/** Finds credentials in the environment under the names that the AWS tools use. */
export function findCredentials(given: Readonly<Record<string, string | undefined>>): CredentialSource {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, HOME: home = '' } = given;
  const sessionToken = given['AWS_SESSION_TOKEN'];
  const isGiven = accessKeyId !== undefined && secretAccessKey !== undefined;
  return {
    given: isGiven ? { accessKeyId, secretAccessKey, ...(sessionToken !== undefined && { sessionToken }) } : undefined,
    credentialsFile: given['AWS_SHARED_CREDENTIALS_FILE'] ?? `${home}/.aws/credentials`,
    configFile: given['AWS_CONFIG_FILE'] ?? `${home}/.aws/config`,
    profile: given['AWS_PROFILE'] ?? 'default',
    services: serviceVariables.flatMap((name) => given[name] ?? []),
  };
}

const serviceVariables = [
  'AWS_CONTAINER_CREDENTIALS_FULL_URI',
  'AWS_EC2_METADATA_SERVICE_ENDPOINT',
  'AWS_ENDPOINT_URL',
  'AWS_ENDPOINT_URL_SSO',
  'AWS_ENDPOINT_URL_STS',
] as const;
