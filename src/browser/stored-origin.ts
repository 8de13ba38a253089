/** Has the format of Playwright's storage state. */
export type StoredDatabase = {
  readonly name: string;
  readonly version: number;
  readonly stores: readonly StoredStore[];
};

export type StoredStore = {
  readonly name: string;
  readonly autoIncrement: boolean;
  readonly keyPath?: string;
  readonly keyPathArray?: string[];
  readonly records: readonly StoredRecord[];
  readonly indexes: readonly {
    readonly name: string;
    readonly keyPath?: string;
    readonly keyPathArray?: string[];
    readonly multiEntry: boolean;
    readonly unique: boolean;
  }[];
};

export type StoredRecord = {
  readonly key?: unknown;
  readonly keyEncoded?: unknown;
  readonly value?: unknown;
  readonly valueEncoded?: unknown;
};

export type StoredOrigin = {
  readonly localStorage: readonly { readonly name: string; readonly value: string }[];
  readonly sessionStorage: readonly { readonly name: string; readonly value: string }[];
  readonly indexedDB: readonly StoredDatabase[];
};
