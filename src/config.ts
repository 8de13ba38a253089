import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { AccessPolicy } from './service/access/access-policy.ts';
import { createAccessPolicy } from './service/access/access-policy.ts';
import type { DatabaseLocation } from './adapters/db/open-database.ts';
import type { FileLocations } from './adapters/files/file-location.ts';
import { filesPattern, findCredentials, locateFiles } from './adapters/files/file-location.ts';
import { oneOf, origin, port, splitList } from './config-values.ts';
import { readScanProxies, readServiceProxies } from './config-proxies.ts';
import type { Proxies } from './url/proxy-server.ts';
import { decodeKey, decodeKeys, readKeyFile, readKeysFile } from './service/secrets/decode-keys.ts';

export type Config = {
  readonly host: string;
  readonly port: number;
  readonly dataFolder: string;
  /** The location of screenshots. */
  readonly files: FileLocations;
  readonly database: DatabaseLocation;
  /** Replicas of the server, for reports and lists. */
  readonly readReplicas: string | undefined;
  readonly role: 'all' | 'web' | 'worker';
  /** The port for metrics on the host. Undefined if they are off. */
  readonly metricsPort: number | undefined;
  readonly chromePath: string | undefined;
  readonly sandbox: 'preferred' | 'required' | 'off';
  readonly searchPath: string;
  readonly playwrightFolder: string | undefined;
  readonly network: {
    readonly mode: 'scoped' | 'public-only' | 'open';
    readonly allow: readonly string[];
    readonly deny: readonly string[];
    /** The way to public addresses. Undefined if they are reached directly. */
    readonly proxies: Proxies | undefined;
  };
  /** Internal addresses that webhooks may reach. */
  readonly webhookAllow: readonly string[];
  readonly allowedHosts: readonly string[];
  /** The origin of the service behind a proxy, such as https://scans.example.com. */
  readonly publicUrl: URL | undefined;
  /** Undefined if anyone who can reach the service may use it. */
  readonly access: AccessPolicy | undefined;
  /** 32 bytes that seal the secrets of sign-ins and webhooks. Undefined if the installation has no key. */
  readonly secretKey: Buffer | undefined;
  /** Earlier keys. They open secrets until these are sealed with the current key. */
  readonly oldSecretKeys: readonly Buffer[];
  readonly log: { readonly level: string; readonly format: 'pretty' | 'json' };
  /** The part of our environment that a browser may see. */
  readonly browserEnvironment: Readonly<Record<string, string>>;
  /** The temporary folder of this process alone. A start removes the folders of dead processes next to it. */
  readonly tempFolder: string;
  readonly isRoot: boolean;
  /** The first page follows immediately, so the browser that is tested at the start is used for it. */
  readonly keepsTestedBrowser: boolean;
  /** Scans outlive the process. A start continues them, and later scans of the target may reuse their findings. */
  readonly keepsScans: boolean;
  /**
   * A service answers requests while its browsers scan, so browsers yield to it. A command that only scans does not
   * wait for other programs.
   */
  readonly browsersYield: boolean;
};

type Texts = Readonly<Record<string, string | undefined>>;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://');
const filesRule =
  'must be s3://bucket/prefix, in which a prefix has only letters, digits, dots, hyphens and underscores';

const variables = z.object({
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an address')
    .default('127.0.0.1'),
  PORT: port.default(8080),
  CURBCUT_METRICS_PORT: port.optional(),
  CURBCUT_DATA_DIR: z.string().default('./data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_READ_URL: postgresUrl.optional(),
  CURBCUT_FILES: z.string().regex(filesPattern, filesRule).default('folder'),
  CURBCUT_FILES_FROM: z.string().regex(filesPattern, filesRule).optional(),
  CURBCUT_S3_ENDPOINT: z.url({ protocol: /^https?$/u, error: 'must begin with http:// or https://' }).optional(),
  CURBCUT_S3_REGION: z.string().optional(),
  CURBCUT_S3_PATH_STYLE: oneOf(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
  AWS_REGION: z.string().optional(),
  AWS_DEFAULT_REGION: z.string().optional(),
  CURBCUT_ROLE: oneOf(['all', 'web', 'worker']).default('all'),
  CURBCUT_CHROME_PATH: z.string().optional(),
  CURBCUT_SANDBOX: oneOf(['preferred', 'required', 'off']).default('preferred'),
  CURBCUT_NETWORK: oneOf(['scoped', 'public-only', 'open']).default('scoped'),
  CURBCUT_NETWORK_ALLOW: z.string().default('').transform(splitList),
  CURBCUT_NETWORK_DENY: z.string().default('').transform(splitList),
  CURBCUT_NETWORK_PROXY: z.string().optional(),
  CURBCUT_NETWORK_NO_PROXY: z.string().optional(),
  CURBCUT_WEBHOOK_ALLOW: z.string().default('').transform(splitList),
  CURBCUT_ALLOWED_HOSTS: z
    .string()
    .regex(/^[\w.\s,-]*$/, 'must be host names such as scans.example.com, without ports, separated by commas')
    .default('')
    .transform(splitList),
  CURBCUT_PUBLIC_URL: origin.optional(),
  CURBCUT_AUTH: oneOf(['off', 'tokens']).default('off'),
  CURBCUT_AUTH_HEADER: z.string().optional(),
  CURBCUT_TRUSTED_PROXIES: z.string().default('').transform(splitList),
  CURBCUT_AUTH_ADMINS: z.string().default('').transform(splitList),
  CURBCUT_SECRET_KEY: z.string().transform(decodeKey).optional(),
  CURBCUT_SECRET_KEY_FILE: z.string().transform(readKeyFile).optional(),
  CURBCUT_SECRET_KEY_OLD: z.string().transform(decodeKeys).optional(),
  CURBCUT_SECRET_KEY_OLD_FILE: z.string().transform(readKeysFile).optional(),
  LOG_LEVEL: oneOf(logLevels).default('info'),
  LOG_FORMAT: oneOf(['pretty', 'json']).optional(),
});

/** The variables that Chromium needs to find its fonts, display and home folder. They must not contain secrets. */
const browserVariables =
  'PATH HOME LANG LC_ALL TZ XDG_CACHE_HOME XDG_CONFIG_HOME FONTCONFIG_PATH LD_LIBRARY_PATH'.split(' ');

/**
 * Reads the configuration. Flags override the environment, which overrides defaults. Throws an Error of one line that
 * names the invalid variable.
 */
export function readConfig(flags: Texts = {}, environment: Texts = process.env): Config {
  const given = { ...dropEmpty(environment), ...dropEmpty(flags) };
  const parsed = variables.safeParse(given);
  if (!parsed.success) throw new Error(describeFirst(parsed.error, given));
  const values = parsed.data;
  const dataFolder = resolve(values.CURBCUT_DATA_DIR);
  return {
    host: values.HOST,
    port: values.PORT,
    dataFolder,
    files: locateFiles(values, {
      folder: join(dataFolder, 'screenshots'),
      credentials: findCredentials(given),
    }),
    database: locateDatabase(values.DATABASE_URL, dataFolder),
    readReplicas: chooseReplicas(values),
    role: values.CURBCUT_ROLE,
    metricsPort: values.CURBCUT_METRICS_PORT,
    chromePath: values.CURBCUT_CHROME_PATH,
    sandbox: values.CURBCUT_SANDBOX,
    searchPath: environment['PATH'] ?? '',
    playwrightFolder: playwrightFolderOf(environment),
    network: {
      mode: values.CURBCUT_NETWORK,
      allow: values.CURBCUT_NETWORK_ALLOW,
      deny: values.CURBCUT_NETWORK_DENY,
      proxies: readServiceProxies(given),
    },
    webhookAllow: values.CURBCUT_WEBHOOK_ALLOW,
    allowedHosts: values.CURBCUT_ALLOWED_HOSTS,
    publicUrl: values.CURBCUT_PUBLIC_URL,
    access: createAccessPolicy(values),
    secretKey: chooseKey(values),
    oldSecretKeys: listOldKeys(values),
    log: { level: values.LOG_LEVEL, format: values.LOG_FORMAT ?? (process.stdout.isTTY ? 'pretty' : 'json') },
    browserEnvironment: pick(environment, browserVariables),
    tempFolder: ownTempFolder,
    isRoot: process.getuid?.() === 0,
    keepsTestedBrowser: false,
    keepsScans: true,
    browsersYield: true,
  };
}

/**
 * The name is random, so another user cannot take its place. Computed before `keepTempFilesIn` changes the parent
 * folder.
 */
const ownTempFolder = join(tmpdir(), `curbcut-${process.pid}-${randomBytes(6).toString('base64url')}`);

/**
 * Changes `os.tmpdir()` to this folder. Playwright creates its browsers' profiles there, and a killed process would
 * leave them behind forever.
 */
export function keepTempFilesIn(folder: string): void {
  process.env['TMPDIR'] = folder;
}

/**
 * The configuration of a scan in place, with a data folder and an embedded database for this process alone. Variables
 * for the address and the data of a service have no effect. It logs only if `LOG_LEVEL` is set.
 */
export function readInPlaceConfig(environment: Texts = process.env): Config {
  const rest = Object.fromEntries(Object.entries(environment).filter(([name]) => !ofServices.has(name)));
  const config = readConfig({ LOG_LEVEL: environment['LOG_LEVEL'] ?? 'silent', LOG_FORMAT: 'json' }, rest);
  const dataFolder = join(config.tempFolder, 'data');
  return {
    ...config,
    dataFolder,
    network: { ...config.network, proxies: findScanProxies(environment) },
    files: { at: { kind: 'folder', folder: join(dataFolder, 'screenshots') }, from: undefined },
    keepsTestedBrowser: true,
    keepsScans: false,
    browsersYield: false,
    // Its database does not outlive it, so a random key is enough.
    secretKey: config.secretKey ?? randomBytes(32),
    database: { kind: 'embedded', folder: dataFolder },
  };
}

/** True if this user sees a window that a program opens. On macOS and Windows, only a remote shell has no display. */
export function hasDisplay(environment: Texts = process.env): boolean {
  const { DISPLAY: x11, WAYLAND_DISPLAY: wayland, SSH_CONNECTION: remote } = dropEmpty(environment);
  return process.platform === 'linux' ? (x11 ?? wayland) !== undefined : remote === undefined;
}

/** The proxies between `curbcut scan` and public addresses. */
export function findScanProxies(environment: Texts = process.env): Proxies | undefined {
  return readScanProxies(dropEmpty(environment));
}

/** Variables that a scan in place does not need. They must not prevent its start. */
const ofServices: ReadonlySet<string> = new Set(
  (
    'HOST PORT DATABASE_URL DATABASE_READ_URL LOG_FORMAT CURBCUT_ROLE CURBCUT_DATA_DIR CURBCUT_FILES CURBCUT_FILES_FROM ' +
    'CURBCUT_METRICS_PORT CURBCUT_PUBLIC_URL CURBCUT_AUTH CURBCUT_AUTH_HEADER CURBCUT_TRUSTED_PROXIES CURBCUT_AUTH_ADMINS'
  ).split(' '),
);

/** The folder for files that every start needs and can create again. Undefined for a user without a home folder. */
export function findCacheFolder(environment: Texts = process.env): string | undefined {
  const { XDG_CACHE_HOME: chosen, LOCALAPPDATA: local, HOME: home } = dropEmpty(environment);
  const base = chosen ?? local ?? (home === undefined ? undefined : join(home, '.cache'));
  return base === undefined ? undefined : join(base, 'curbcut');
}

/** Lists variables that look like ours but have no effect, such as misspelled ones. Kubernetes sets similar names. */
export function listUnknownVariables(environment: Texts = process.env): readonly string[] {
  const ofOthers = /^CURBCUT_(?:SERVICE|PORT)(?:_|$)|^CURBCUT_(?:SERVER|TOKEN|TEST_\w+)$/;
  const ours = Object.keys(environment).filter((name) => name.startsWith('CURBCUT_') && !ofOthers.test(name));
  return ours.filter((name) => !Object.hasOwn(variables.shape, name)).toSorted();
}

/** The service that `curbcut scan` uses, and the token for a service that requires one. */
export function readServiceVariables(environment: Texts = process.env): Record<'server' | 'token', string | undefined> {
  const { CURBCUT_SERVER: server, CURBCUT_TOKEN: token } = dropEmpty(environment);
  return { server, token };
}

function locateDatabase(url: string | undefined, dataFolder: string): DatabaseLocation {
  if (url === undefined) return { kind: 'embedded', folder: dataFolder };
  return { kind: 'server', url, maxConnections: 20 };
}

function chooseReplicas({ DATABASE_URL: primary, DATABASE_READ_URL: url }: z.infer<typeof variables>) {
  if (url !== undefined && primary === undefined)
    throw new Error('DATABASE_READ_URL needs DATABASE_URL: the server that the replicas follow.');
  return url;
}

function playwrightFolderOf(environment: Texts): string | undefined {
  const home = environment['HOME'];
  return (
    environment['PLAYWRIGHT_BROWSERS_PATH'] ?? (home === undefined ? undefined : join(home, '.cache', 'ms-playwright'))
  );
}

function chooseKey({ CURBCUT_SECRET_KEY: given, CURBCUT_SECRET_KEY_FILE: read }: z.infer<typeof variables>) {
  return given ?? read;
}

function listOldKeys(values: z.infer<typeof variables>): readonly Buffer[] {
  const { CURBCUT_SECRET_KEY_OLD: given = [], CURBCUT_SECRET_KEY_OLD_FILE: read = [] } = values;
  const old = [...given, ...read];
  if (old.length > 0 && chooseKey(values) === undefined)
    throw new Error('CURBCUT_SECRET_KEY_OLD needs CURBCUT_SECRET_KEY: the key that replaces the old one.');
  return old;
}

function dropEmpty(given: Texts): Texts {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== ''));
}

function pick(given: Texts, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = given[name];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

/** A database URL may contain a password, so messages contain only the variable's name. */
const secretVariables = new Set(['DATABASE_URL', 'DATABASE_READ_URL', 'CURBCUT_SECRET_KEY', 'CURBCUT_SECRET_KEY_OLD']);

function describeFirst(error: z.ZodError, given: Texts): string {
  const issue = error.issues[0];
  const name = String(issue?.path[0] ?? 'The configuration');
  const shown = secretVariables.has(name) ? '' : ` ("${given[name] ?? ''}")`;
  return `${name}${shown} cannot be used: ${issue?.message ?? 'it is not valid'}.`;
}
