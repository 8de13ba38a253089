import { defaultProvider } from '@aws-sdk/credential-provider-node';
import { says } from '../../../texts/saying.ts';
import type { Credentials, S3Location } from '../file-location.ts';
import { StoreFailure, noCredentials } from '../store-failure.ts';
import { silent } from './silent.ts';

/** Tools that renew temporary credentials write them to the file some minutes before the old ones expire. */
const freshMs = 60_000;

/**
 * Credentials of the object store, as the AWS tools find them: environment, files, web identity, container, machine. The
 * provider renews those that expire. A file does not say when its credentials do, so it is read again.
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
      // The next request asks again. A health check has three seconds.
      maxRetries: 0,
      logger: silent,
    });
  }

  /** Throws StoreFailure if there are none. */
  readonly get = async (): Promise<Credentials & { readonly expiration: Date }> => {
    const found = this.#given ?? (await this.#findCurrent());
    // The client keeps what it gets until shortly before it expires, and a store may refuse it earlier.
    return { ...found, expiration: new Date() };
  };

  /** The store refused the last ones. */
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
