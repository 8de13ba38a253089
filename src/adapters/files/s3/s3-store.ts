import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { HealthPart } from '../../../texts/health-part.ts';
import { forEachAtOnce } from '../../../time/for-each-at-once.ts';
import { within } from '../../../time/time-limit.ts';
import type { S3Location } from '../file-location.ts';
import type { ScreenshotStore, StoredImage } from '../screenshot-store.ts';
import { isImageName, nameImage } from '../screenshot-store.ts';
import { StoreFailure } from '../store-failure.ts';
import { readListing } from './read-listing.ts';
import type { S3Options } from './s3-connection.ts';
import { S3Connection } from './s3-connection.ts';
import { findRemedy, readError } from './s3-errors.ts';
import { sayAll, says } from '../../../texts/saying.ts';

const ownerKey = 'owner.json';
const probeKey = 'write-test';
const deletionsAtOnce = 8;
const checkMs = 3_000;
/** The details of the health can be asked for by anyone who can reach the service, and each check writes an object. */
const checkedForMs = 10_000;

/** Screenshots as objects of a bucket, `<prefix>/<scan id>/<hash>.webp`. None is public: the service reads them for its users. */
export class S3Store implements ScreenshotStore {
  readonly #location: S3Location;
  readonly #connection: S3Connection;
  readonly #listQuery: Readonly<Record<string, string>>;
  #checked: { readonly health: Promise<HealthPart>; readonly atMs: number } | undefined;

  constructor(location: S3Location, options: S3Options = {}) {
    this.#location = location;
    this.#connection = new S3Connection(location, options);
    const { keysPerList } = options;
    this.#listQuery = { 'list-type': '2', ...(keysPerList !== undefined && { 'max-keys': String(keysPerList) }) };
  }

  get place(): string {
    const { bucket, prefix } = this.#location;
    return ['s3:/', bucket, prefix].filter((part) => part !== '').join('/');
  }

  async readOwner(): Promise<string | undefined> {
    return unlessMissing(async () => (await this.#connection.ask({ method: 'GET', key: ownerKey })).text);
  }

  async writeOwner(owner: string): Promise<void> {
    const object = { method: 'PUT', key: ownerKey, body: Buffer.from(owner) } as const;
    const headers = { 'content-type': 'application/json' };
    // 412, 409: another process was first.
    const conditional = { ...object, headers: { ...headers, 'if-none-match': '*' } };
    const { status } = await this.#connection.ask(conditional, [400, 409, 412, 501]);
    // A store without conditions either refuses them, or ignores them: then the last of several writers wins.
    if (status === 400 || status === 501) await this.#connection.ask({ ...object, headers });
  }

  async put(scanId: string, image: Buffer): Promise<string> {
    const name = nameImage(image);
    const headers = { 'content-type': 'image/webp' };
    await this.#connection.ask({ method: 'PUT', key: `${scanId}/${name}`, body: image, headers });
    return name;
  }

  async takeOver(fromScanId: string, scanId: string, name: string): Promise<void> {
    const { bucket, prefix } = this.#location;
    const source = ['', bucket, prefix, fromScanId, name].filter((part, at) => at === 0 || part !== '').join('/');
    const headers = { 'x-amz-copy-source': source };
    const answer = await this.#connection.ask({ method: 'PUT', key: `${scanId}/${name}`, headers });
    // A copy that takes long begins with 200, and its error follows in the body.
    const code = readError(answer.text);
    if (code !== undefined) throw new StoreFailure(says('health.copy_failed', { code }), { code });
  }

  async open(scanId: string, name: string): Promise<StoredImage | undefined> {
    if (!isImageName(name)) return undefined;
    const answer = await unlessMissing(() => this.#connection.open(`${scanId}/${name}`));
    if (answer === undefined) return undefined;
    const size = Number(answer.headers['content-length']);
    if (Number.isSafeInteger(size)) return { size, content: answer.body };
    // A proxy in between may have left the length out. A picture is small.
    const image = await buffer(answer.body);
    return { size: image.length, content: Readable.from([image]) };
  }

  async list(scanId: string): Promise<readonly string[]> {
    const names: string[] = [];
    for await (const { keys } of this.#listBelow(`${scanId}/`)) {
      names.push(...keys.map((key) => key.slice(key.lastIndexOf('/') + 1)));
    }
    return names;
  }

  async listScans(): Promise<readonly string[]> {
    const names: string[] = [];
    for await (const { prefixes } of this.#listBelow('', { delimiter: '/' })) {
      names.push(...prefixes.map((one) => one.slice(one.lastIndexOf('/', one.length - 2) + 1, -1)));
    }
    return names;
  }

  async remove(scanId: string, name: string): Promise<void> {
    await this.#connection.ask({ method: 'DELETE', key: `${scanId}/${name}` }, [404]);
  }

  /** One by one: a request that deletes several needs a checksum, and stores disagree which. */
  async removeScan(scanId: string): Promise<void> {
    await forEachAtOnce(await this.list(scanId), deletionsAtOnce, (name) => this.remove(scanId, name));
  }

  /** Writes an object: what a policy allows shows in no other way. */
  check(): Promise<HealthPart> {
    if (this.#checked === undefined || performance.now() - this.#checked.atMs > checkedForMs)
      this.#checked = { health: this.#check(), atMs: performance.now() };
    return this.#checked.health;
  }

  close(): Promise<void> {
    return this.#connection.close();
  }

  async #check(): Promise<HealthPart> {
    try {
      const probe = { method: 'PUT', key: probeKey, body: Buffer.from('Curbcut can write.') } as const;
      await within(checkMs, this.#connection.ask(probe));
      return { status: 'ok', detail: says('health.store_works') };
    } catch (error) {
      const reason = error instanceof StoreFailure ? error.saying : says('health.store_silent');
      return { status: 'degraded', detail: sayAll(says('health.stores_nothing'), reason), remedy: findRemedy(error) };
    }
  }

  async *#listBelow(path: string, more: Readonly<Record<string, string>> = {}) {
    const { prefix } = this.#location;
    const below = prefix === '' ? path : `${prefix}/${path}`;
    let next: string | undefined;
    do {
      const from = next === undefined ? {} : { 'continuation-token': next };
      const query = { ...this.#listQuery, prefix: below, ...more, ...from };
      const listing = readListing((await this.#connection.ask({ method: 'GET', query })).text);
      yield listing;
      ({ next } = listing);
    } while (next !== undefined);
  }
}

/** Undefined if there is no such object. */
async function unlessMissing<T>(action: () => Promise<T>): Promise<T | undefined> {
  try {
    return await action();
  } catch (error) {
    if (error instanceof StoreFailure && error.status === 404 && error.code !== 'NoSuchBucket') return undefined;
    throw error;
  }
}
