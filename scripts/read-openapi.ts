import { pino } from 'pino';
import { createHttpApp } from '../src/edges/http/create-http-app.ts';
import type { HttpDeps } from '../src/edges/http/create-http-app.ts';

export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly description?: string;
};
export type Content = {
  readonly description?: string;
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
};

export type Operation = {
  readonly summary?: string;
  readonly description?: string;
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly description?: string;
    readonly schema?: Schema;
  }[];
  readonly requestBody?: Content;
  readonly responses?: Readonly<Record<string, Content>>;
};

export type OpenApi = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

/** The document of the routes as a service registers them. No request is made, so nothing behind them is needed. */
export async function readOpenapi(): Promise<OpenApi> {
  const deps = {
    log: pino({ level: 'silent' }),
    now: () => new Date(),
    build: { version: '', commit: '' },
    closing: new AbortController().signal,
    allowedHosts: [],
  };
  const app = await createHttpApp(deps as unknown as HttpDeps); // registering routes reads no other part
  try {
    await app.ready();
    return app.swagger() as unknown as OpenApi; // made from our own schemas
  } finally {
    await app.close();
  }
}
