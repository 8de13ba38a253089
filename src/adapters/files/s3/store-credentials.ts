import { defaultProvider } from '@aws-sdk/credential-provider-node';
import { says } from '../../../texts/saying.ts';
import type { Credentials, S3Location } from '../file-location.ts';
import { StoreFailure, noCredentials } from '../store-failure.ts';
import { silent } from './silent.ts';

/** Tools that renew temporary credentials write them to the file some minutes before the old ones expire. */
const freshMs = 60_000;

/**
 * Finds credentials for the object store in the order of the AWS tools: environment, files, web identity, container,
 * machine. The provider renews credentials that expire. A file does not contain an expiration time, so it is read
 * again.
 */
export class StoreCredentials {
  readonly #given: Credentials | undefined;
  readonly #find: ReturnType<typeof defaultProvider>;
  #found: { readonly isLasting: boolean; readonly atMs: number } | undefined;

  constructor({ credentials, region }: S3Location) {
    const { given, credentialsFile, configFile, profile } = credentials;
    this.#given = given;
    this.#find = defaultProvider({
      profile,
      filepath: credentialsFile,
      configFilepath: configFile,
      ignoreCache: true,
      clientConfig: { region },
      // The next request tries again. A health check has only three seconds.
      maxRetries: 0,
      logger: silent,
    });
  }

  /** Throws StoreFailure if there are no credentials. */
  readonly get = async (): Promise<Credentials & { readonly expiration: Date }> => {
    const found = this.#given ?? (await this.#findCurrent());
    // The client caches credentials until shortly before they expire, but a store may refuse them earlier.
    return { ...found, expiration: new Date() };
  };

  /** Call this after the store refused the last credentials. */
  forget(): void {
    this.#found = undefined;
  }

  async #findCurrent(): Promise<Credentials> {
    const isFresh =
      this.#found !== undefined && (!this.#found.isLasting || performance.now() - this.#found.atMs < freshMs);
    try {
      const found = await this.#find({ forceRefresh: !isFresh });
      if (!isFresh) this.#found = { isLasting: found.expiration === undefined, atMs: performance.now() };
      return found;
    } catch (cause) {
      throw new StoreFailure(says('health.no_credentials'), { code: noCredentials, cause });
    }
  }
}
