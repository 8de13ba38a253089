import type { StoredDatabase, StoredOrigin, StoredRecord, StoredStore } from '../stored-origin.ts';

/** Writes the stored data of an origin. The document must be empty, so that the page's scripts do not run. */
export async function restoreStorage(stored: StoredOrigin): Promise<void> {
  for (const { name, value } of stored.localStorage) localStorage.setItem(name, value);
  for (const { name, value } of stored.sessionStorage) sessionStorage.setItem(name, value);
  for (const database of stored.indexedDB) await restoreDatabase(database);
}

export async function restoreDatabase({ name, version, stores }: StoredDatabase): Promise<void> {
  const opening = indexedDB.open(name, version);
  opening.addEventListener('upgradeneeded', () => {
    for (const store of stores) createStore(opening.result, store);
  });
  const database = await answerOf(opening);
  try {
    if (stores.length === 0) return;
    const transaction = database.transaction(
      stores.map((store) => store.name),
      'readwrite',
    );
    const written = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () => reject(new Error('The database was not written.')));
    });
    for (const store of stores)
      for (const record of store.records) writeRecord(transaction.objectStore(store.name), record);
    await written;
  } finally {
    database.close();
  }
}

export function createStore(database: IDBDatabase, store: StoredStore): void {
  const { autoIncrement } = store;
  const made = database.createObjectStore(store.name, {
    autoIncrement,
    keyPath: store.keyPathArray ?? store.keyPath ?? null,
  });
  for (const { name, keyPath, keyPathArray, unique, multiEntry } of store.indexes)
    made.createIndex(name, keyPathArray ?? keyPath ?? '', { unique, multiEntry });
}

export function writeRecord(store: IDBObjectStore, record: StoredRecord): void {
  const value = record.value ?? decode(record.valueEncoded, {});
  if (store.keyPath !== null) store.put(value);
  else store.put(value, (record.key ?? decode(record.keyEncoded, {})) as IDBValidKey);
}

export function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(new Error('The database did not open.')));
  });
}

/** Decodes Playwright's format for values that JSON lacks. `seen` holds objects that occur again by their number. */
export function decode(encoded: unknown, seen: Record<string, unknown>): unknown {
  if (typeof encoded !== 'object' || encoded === null) return encoded;
  const given = encoded as Record<string, unknown>;
  if ('ref' in given) return seen[String(given['ref'])];
  if ('v' in given) return decodeWord(String(given['v']));
  if ('d' in given) return new Date(String(given['d']));
  if ('bi' in given) return BigInt(String(given['bi']));
  if ('ta' in given) return decodeBytes((given['ta'] as { b: string }).b);
  if ('ab' in given) return decodeBytes((given['ab'] as { b: string }).b).buffer;
  return decodeCollection(given, seen);
}

export function decodeWord(word: string): unknown {
  if (word === 'null') return null;
  return word === 'undefined' ? undefined : Number(word);
}

export function decodeBytes(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}

export function decodeCollection(given: Record<string, unknown>, seen: Record<string, unknown>): unknown {
  const id = String(given['id']);
  if (Array.isArray(given['a'])) {
    const list: unknown[] = [];
    seen[id] = list;
    for (const entry of given['a']) list.push(decode(entry, seen));
    return list;
  }
  if (Array.isArray(given['o'])) {
    const record: Record<string, unknown> = {};
    seen[id] = record;
    for (const { k, v } of given['o'] as { k: string; v: unknown }[])
      if (k !== '__proto__') record[k] = decode(v, seen);
    return record;
  }
  return undefined;
}
