import { readFile } from 'node:fs/promises';
import type { CredentialSource, Credentials } from '../file-location.ts';
import { StoreFailure, noCredentials } from '../store-failure.ts';
import { says } from '../../../texts/saying.ts';

/** Tools that renew temporary credentials write them to the file some minutes before the old ones expire. */
const freshMs = 60_000;

/** Credentials of the object store, as the AWS tools find them: environment, credentials file, configuration file. */
export class CredentialReader {
  readonly #source: CredentialSource;
  #read: { readonly credentials: Credentials; readonly atMs: number } | undefined;

  constructor(source: CredentialSource) {
    this.#source = source;
  }

  /** `again`: the store refused the last ones. Throws StoreFailure if there are none. */
  async get({ again = false } = {}): Promise<Credentials> {
    if (this.#source.given !== undefined) return this.#source.given;
    if (!again && this.#read !== undefined && performance.now() - this.#read.atMs < freshMs)
      return this.#read.credentials;
    const credentials = await this.#readFiles();
    this.#read = { credentials, atMs: performance.now() };
    return credentials;
  }

  async #readFiles(): Promise<Credentials> {
    const { credentialsFile, configFile, profile } = this.#source;
    // The configuration file names a profile as `[profile name]`, apart from the default one.
    const inConfig = profile === 'default' ? profile : `profile ${profile}`;
    const found = (await findIn(credentialsFile, profile)) ?? (await findIn(configFile, inConfig));
    if (found !== undefined) return found;
    throw new StoreFailure(says('health.no_credentials'), { code: noCredentials });
  }
}

async function findIn(file: string, section: string): Promise<Credentials | undefined> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const values = readSection(text, section);
  const [accessKeyId, secretAccessKey] = [values.get('aws_access_key_id'), values.get('aws_secret_access_key')];
  if (accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return { accessKeyId, secretAccessKey, sessionToken: values.get('aws_session_token') };
}

/** The format: `[section]`, then lines `name = value`. Lines that begin with # or ; are comments. */
function readSection(text: string, section: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  let current = '';
  for (const line of text.split(/\r?\n/u).map((one) => one.trim())) {
    const header = /^\[([^\]]*)\]/u.exec(line)?.[1];
    if (header !== undefined) current = header.trim().replaceAll(/\s+/gu, ' ');
    const at = line.indexOf('=');
    if (header === undefined && current === section && at > 0 && !/^[#;]/u.test(line))
      values.set(line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim());
  }
  return values;
}
