import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listUnknownVariables, readConfig, readInPlaceConfig } from './config.ts';

describe('the configuration', () => {
  it('has earlier keys only together with the current one, and shows none of them', () => {
    const [key, first, second] = ['a', 'b', 'c'].map((digit) => digit.repeat(64));
    const read = (environment: Readonly<Record<string, string | undefined>>) => readConfig({}, environment);

    const config = read({ CURBCUT_SECRET_KEY: key, CURBCUT_SECRET_KEY_OLD: `${first}, ${second}` });

    expect(config.oldSecretKeys.map((bytes) => bytes.toString('hex'))).toEqual([first, second]);
    expect(() => read({ CURBCUT_SECRET_KEY_OLD: first })).toThrow('CURBCUT_SECRET_KEY_OLD needs CURBCUT_SECRET_KEY');
    expect(() => read({ CURBCUT_SECRET_KEY: key, CURBCUT_SECRET_KEY_OLD: 'short-secret' })).toThrow(
      'CURBCUT_SECRET_KEY_OLD cannot be used: must be 32 bytes in hexadecimal or base64.',
    );
  });

  it('works without anything given', () => {
    expect(readConfig({}, {})).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      dataFolder: resolve('data'),
      database: { kind: 'embedded', folder: resolve('data') },
      role: 'all',
      chromePath: undefined,
      sandbox: 'preferred',
      network: { mode: 'scoped', allow: [], deny: [] },
      allowedHosts: [],
      log: { level: 'info' },
      browserEnvironment: {},
    });
  });

  it.each([
    ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
    ['HOST', '::1', { host: '::1' }],
    ['PORT', '0', { port: 0 }],
    ['PORT', '65535', { port: 65_535 }],
    [
      'CURBCUT_DATA_DIR',
      '/var/lib/curbcut',
      { dataFolder: '/var/lib/curbcut', database: { kind: 'embedded', folder: '/var/lib/curbcut' } },
    ],
    ['DATABASE_URL', 'postgres://a:b@db/c', { database: { kind: 'server', url: 'postgres://a:b@db/c' } }],
    ['DATABASE_URL', 'postgresql:///c?host=/run/postgresql', { database: { kind: 'server' } }],
    ['CURBCUT_ROLE', 'worker', { role: 'worker' }],
    ['CURBCUT_CHROME_PATH', '/opt/chrome', { chromePath: '/opt/chrome' }],
    ['CURBCUT_SANDBOX', 'required', { sandbox: 'required' }],
    ['CURBCUT_NETWORK', 'open', { network: { mode: 'open' } }],
    [
      'CURBCUT_NETWORK_ALLOW',
      '10.0.0.0/8, cdn.example.com ,',
      { network: { allow: ['10.0.0.0/8', 'cdn.example.com'] } },
    ],
    ['CURBCUT_NETWORK_DENY', '192.168.0.0/16', { network: { deny: ['192.168.0.0/16'] } }],
    ['CURBCUT_ALLOWED_HOSTS', 'scans.example.com,scans', { allowedHosts: ['scans.example.com', 'scans'] }],
    ['CURBCUT_AUTH', 'off', { access: undefined }],
    ['CURBCUT_AUTH', 'tokens', { access: { users: undefined } }],
    ['CURBCUT_FILES', 'folder', { files: { at: { kind: 'folder', folder: resolve('data/screenshots') } } }],
    [
      'CURBCUT_FILES',
      's3://pictures/a/b.c/',
      {
        files: {
          at: { kind: 's3', bucket: 'pictures', prefix: 'a/b.c', pathStyle: false, region: 'us-east-1' },
          from: undefined,
        },
      },
    ],
    ['CURBCUT_FILES', 's3://a.dotted.bucket', { files: { at: { prefix: '', pathStyle: true } } }],
    ['CURBCUT_SECRET_KEY', 'ab'.repeat(32), { secretKey: Buffer.from('ab'.repeat(32), 'hex'), oldSecretKeys: [] }],
    ['LOG_LEVEL', 'debug', { log: { level: 'debug' } }],
    ['LOG_FORMAT', 'json', { log: { format: 'json' } }],
    ['LOG_FORMAT', 'pretty', { log: { format: 'pretty' } }],
  ])('reads %s=%s', (name, value, expected) => {
    expect(readConfig({}, { [name]: value })).toMatchObject(expected);
  });

  it('lets a flag win over the environment, and takes an empty value for none', () => {
    expect(readConfig({ PORT: '1' }, { PORT: '2' }).port).toBe(1);
    expect(readConfig({ PORT: '' }, { PORT: '2' }).port).toBe(2);
    expect(readConfig({ PORT: undefined }, { PORT: '' }).port).toBe(8080);
  });

  it.each([
    ['HOST', 'not a host'],
    ['HOST', 'http://localhost'],
    ['PORT', 'eighty'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['CURBCUT_ROLE', 'master'],
    ['CURBCUT_ALLOWED_HOSTS', 'http://scans.example.com/'],
    ['CURBCUT_ALLOWED_HOSTS', 'curbcut:8080'],
    ['CURBCUT_FILES', '/srv/pictures'],
    ['CURBCUT_FILES', 's3://'],
    ['CURBCUT_FILES', 's3://bucket/a b'],
    ['CURBCUT_FILES', 's3://bucket/a/../b'],
    ['CURBCUT_S3_ENDPOINT', 'objects.example:9000'],
    ['CURBCUT_S3_PATH_STYLE', 'yes'],
    ['CURBCUT_NETWORK', 'closed'],
    ['CURBCUT_AUTH', 'yes'],
    ['CURBCUT_PUBLIC_URL', 'scans.example.com'],
    ['CURBCUT_PUBLIC_URL', 'https://scans.example.com/curbcut'],
    ['CURBCUT_PUBLIC_URL', 'ftp://scans.example.com'],
    ['LOG_LEVEL', 'loud'],
    ['LOG_FORMAT', 'xml'],
  ])('stops at %s=%s with one line that names it', (name, value) => {
    let message = '';
    try {
      readConfig({}, { [name]: value });
    } catch (error) {
      message = error instanceof Error ? error.message : '';
    }

    expect(message).toMatch(new RegExp(`^${name} \\("${value}"\\) cannot be used: .+\\.$`));
    expect(message).not.toContain('\n');
  });

  it('says which words a variable knows', () => {
    expect(() => readConfig({}, { CURBCUT_ROLE: 'master' })).toThrow(
      'CURBCUT_ROLE ("master") cannot be used: must be all, web, or worker.',
    );
  });

  it('does not make another user name of one that ends with a space of Unicode', () => {
    const environment = {
      CURBCUT_AUTH_HEADER: 'Remote-User',
      CURBCUT_TRUSTED_PROXIES: '10.0.0.1',
      CURBCUT_AUTH_ADMINS: 'ada, root\u00A0',
    };

    expect(() => readConfig({}, environment)).toThrow(/^CURBCUT_AUTH_ADMINS .*cannot be used/);
  });

  it('finds names that look like its own', () => {
    const environment = {
      CURBCUT_AUTHS: 'tokens',
      CURBCUT_AUTH: 'tokens',
      CURBCUT_SERVICE_HOST: '10.0.0.1',
      AUTHS: '',
    };

    expect(listUnknownVariables(environment)).toEqual(['CURBCUT_AUTHS']);
  });

  it('never shows the database URL, which may contain a password', () => {
    expect(() => readConfig({}, { DATABASE_URL: 'mysql://someone:secret-word@db/c' })).toThrow(
      /^DATABASE_URL cannot be used: must begin with postgres:\/\/ or postgresql:\/\/\.$/,
    );
  });

  it('locates an object store, and its credentials as the AWS tools do', () => {
    const { files } = readConfig(
      {},
      {
        CURBCUT_FILES: 's3://pictures/new',
        CURBCUT_FILES_FROM: 's3://pictures/old',
        CURBCUT_S3_ENDPOINT: 'https://objects.example:9000/',
        CURBCUT_S3_PATH_STYLE: 'false',
        AWS_DEFAULT_REGION: 'eu-west-3',
        AWS_ACCESS_KEY_ID: 'id',
        AWS_SECRET_ACCESS_KEY: 'secret',
        AWS_SESSION_TOKEN: 'token',
        AWS_PROFILE: 'scans',
        AWS_CONFIG_FILE: '/etc/aws',
        AWS_EC2_METADATA_SERVICE_ENDPOINT: 'http://127.0.0.1:1338',
        HOME: '/srv/me',
      },
    );

    const common = {
      kind: 's3',
      bucket: 'pictures',
      endpoint: 'https://objects.example:9000',
      region: 'eu-west-3',
      pathStyle: false,
      credentials: {
        given: { accessKeyId: 'id', secretAccessKey: 'secret', sessionToken: 'token' },
        credentialsFile: '/srv/me/.aws/credentials',
        configFile: '/etc/aws',
        profile: 'scans',
        services: ['http://127.0.0.1:1338'],
      },
    };
    expect(files).toEqual({ at: { ...common, prefix: 'new' }, from: { ...common, prefix: 'old' } });
  });

  it('passes to the browser what it needs and nothing that is secret', () => {
    const environment = {
      PATH: '/bin',
      HOME: '/root',
      LANG: 'en',
      DATABASE_URL: 'postgres://a:b@db/c',
      AWS_SECRET: 'x',
      NODE_OPTIONS: '--x',
    };

    expect(readConfig({}, environment).browserEnvironment).toEqual({ PATH: '/bin', HOME: '/root', LANG: 'en' });
  });

  it('of a scan in place needs nothing of what a service needs, and has no access control', () => {
    const environment = {
      CURBCUT_AUTH: 'tokens',
      CURBCUT_AUTH_HEADER: 'Remote-User',
      CURBCUT_PUBLIC_URL: 'x',
      PORT: 'x',
    };

    expect(readInPlaceConfig(environment)).toMatchObject({ access: undefined, publicUrl: undefined, port: 8080 });
  });

  it('looks for browsers where Playwright keeps them', () => {
    expect(readConfig({}, { HOME: '/srv/me' }).playwrightFolder).toBe('/srv/me/.cache/ms-playwright');
    expect(readConfig({}, { HOME: '/srv/me', PLAYWRIGHT_BROWSERS_PATH: '/opt/pw' }).playwrightFolder).toBe('/opt/pw');
    expect(readConfig({}, {}).playwrightFolder).toBeUndefined();
  });
});
