import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { ListObjectsV2CommandInput } from '@aws-sdk/client-s3';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { says, sayAll } from '../../../texts/saying.ts';
import type { HealthPart } from '../../../texts/health-part.ts';
import { forEachAtOnce } from '../../../time/for-each-at-once.ts';
import { within } from '../../../time/time-limit.ts';
import type { S3Location } from '../file-location.ts';
import type { ScreenshotStore, StoredImage } from '../screenshot-store.ts';
import { isImageName, nameImage } from '../screenshot-store.ts';
import { StoreFailure } from '../store-failure.ts';
import type { S3Options } from './s3-connection.ts';
import { S3Connection } from './s3-connection.ts';
import { findRemedy } from './s3-errors.ts';

const ownerKey = 'owner.json';
const probeKey = 'write-test';
const deletionsAtOnce = 8;
const checkMs = 3_000;
/** Anyone who can reach the service can request the health details, and each check writes an object. */
const checkedForMs = 10_000;

type NewObject = { readonly key: string; readonly body: Buffer; readonly type: string };

/**
 * Stores screenshots as objects of a bucket, `<prefix>/<scan id>/<hash>.jpg`. The objects are not public: the service
 * reads them for its users.
 */
export class S3Store implements ScreenshotStore {
  readonly #location: S3Location;
  readonly #connection: S3Connection;
  readonly #keysPerList: number | undefined;
  #checked: { readonly health: Promise<HealthPart>; readonly atMs: number } | undefined;

  constructor(location: S3Location, options: S3Options = {}) {
    this.#location = location;
    this.#connection = new S3Connection(location, options);
    this.#keysPerList = options.keysPerList;
  }

  get place(): string {
    const { bucket, prefix } = this.#location;
    return ['s3:/', bucket, prefix].filter((part) => part !== '').join('/');
  }

  async readOwner(): Promise<string | undefined> {
    const object = this.#at(ownerKey);
    return unlessMissing(
      this.#connection.ask(async (client, options) => {
        const { Body } = await client.send(new GetObjectCommand(object), options);
        return Body?.transformToString();
      }),
    );
  }

  async writeOwner(owner: string): Promise<void> {
    const object = { key: ownerKey, body: Buffer.from(owner), type: 'application/json' };
    try {
      await this.#put(object, { IfNoneMatch: '*' });
    } catch (error) {
      const status = error instanceof StoreFailure ? error.status : undefined;
      // Another process has written the object first.
      if (status === 409 || status === 412) return;
      // A store without conditional writes either refuses them or ignores them. If it ignores them, the last of several
      // writers wins.
      if (status !== 400 && status !== 501) throw error;
      await this.#put(object);
    }
  }

  async put(scanId: string, image: Buffer): Promise<string> {
    const name = nameImage(image);
    await this.#put({ key: `${scanId}/${name}`, body: image, type: 'image/jpeg' });
    return name;
  }

  async takeOver(fromScanId: string, scanId: string, name: string): Promise<void> {
    const { Bucket, Key } = this.#at(`${fromScanId}/${name}`);
    const copy = { ...this.#at(`${scanId}/${name}`), CopySource: `${Bucket}/${Key}` };
    await this.#connection.ask((client, options) => client.send(new CopyObjectCommand(copy), options));
  }

  async open(scanId: string, name: string): Promise<StoredImage | undefined> {
    return isImageName(name) ? this.#get(`${scanId}/${name}`) : undefined;
  }

  async list(scanId: string): Promise<readonly string[]> {
    const names: string[] = [];
    for await (const { Contents: objects = [] } of this.#listBelow(`${scanId}/`))
      names.push(...objects.map(({ Key: key = '' }) => key.slice(key.lastIndexOf('/') + 1)));
    return names;
  }

  async listScans(): Promise<readonly string[]> {
    const names: string[] = [];
    for await (const { CommonPrefixes: found = [] } of this.#listBelow('', { Delimiter: '/' }))
      names.push(...found.map(({ Prefix: one = '' }) => one.slice(one.lastIndexOf('/', one.length - 2) + 1, -1)));
    return names;
  }

  async remove(scanId: string, name: string): Promise<void> {
    const object = this.#at(`${scanId}/${name}`);
    await unlessMissing(
      this.#connection.ask((client, options) => client.send(new DeleteObjectCommand(object), options)),
    );
  }

  /**
   * Removes objects one by one, because a request for several needs a checksum, and stores disagree on its algorithm.
   */
  async removeScan(scanId: string): Promise<void> {
    await forEachAtOnce(await this.list(scanId), deletionsAtOnce, (name) => this.remove(scanId, name));
  }

  /** Writes an object, because only a write proves that a policy allows it. */
  check(): Promise<HealthPart> {
    if (this.#checked === undefined || performance.now() - this.#checked.atMs > checkedForMs)
      this.#checked = { health: this.#check(), atMs: performance.now() };
    return this.#checked.health;
  }

  async close(): Promise<void> {
    this.#connection.close();
  }

  async #check(): Promise<HealthPart> {
    try {
      const probe = { key: probeKey, body: Buffer.from('Curbcut can write.'), type: 'text/plain' };
      await within(checkMs, this.#put(probe));
      return { status: 'ok', detail: says('health.store_works') };
    } catch (error) {
      const reason = error instanceof StoreFailure ? error.saying : says('health.store_silent');
      return { status: 'degraded', detail: sayAll(says('health.stores_nothing'), reason), remedy: findRemedy(error) };
    }
  }

  #at(path: string): { readonly Bucket: string; readonly Key: string } {
    const { bucket, prefix } = this.#location;
    return { Bucket: bucket, Key: prefix === '' ? path : `${prefix}/${path}` };
  }

  async #put({ key, body, type }: NewObject, condition: { readonly IfNoneMatch?: '*' } = {}): Promise<void> {
    const object = { ...this.#at(key), Body: body, ContentType: type, ...condition };
    await this.#connection.ask((client, options) => client.send(new PutObjectCommand(object), options));
  }

  async #get(key: string): Promise<StoredImage | undefined> {
    const object = this.#at(key);
    const answer = await unlessMissing(
      this.#connection.ask((client, options) => client.send(new GetObjectCommand(object), options)),
    );
    if (!(answer?.Body instanceof Readable)) return undefined;
    if (answer.ContentLength !== undefined) return { size: answer.ContentLength, content: answer.Body };
    // A proxy may have removed the length. A picture is small enough to buffer.
    const image = await buffer(answer.Body);
    return { size: image.length, content: Readable.from([image]) };
  }

  async *#listBelow(path: string, more: Pick<ListObjectsV2CommandInput, 'Delimiter'> = {}) {
    const { Bucket, Key: Prefix } = this.#at(path);
    let next: string | undefined;
    do {
      const part = { Bucket, Prefix, MaxKeys: this.#keysPerList, ContinuationToken: next, ...more };
      const listing = await this.#connection.ask((client, options) =>
        client.send(new ListObjectsV2Command(part), options),
      );
      // The client reads an error page of a proxy as a list without objects.
      if (listing.IsTruncated === undefined)
        throw new Error('The object store answered with something that is not a list of objects.');
      yield listing;
      next = listing.NextContinuationToken;
    } while (next !== undefined);
  }
}

/** Returns undefined if the object does not exist. */
async function unlessMissing<T>(action: Promise<T>): Promise<T | undefined> {
  try {
    return await action;
  } catch (error) {
    if (error instanceof StoreFailure && error.status === 404 && error.code !== 'NoSuchBucket') return undefined;
    throw error;
  }
}
