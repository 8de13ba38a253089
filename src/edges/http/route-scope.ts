import type { FastifyInstance } from 'fastify';
import type { Scope } from '../../service/access/scope.ts';

/** `open` needs no caller. Such a route shows no data, or checks its callers itself. */
export type RouteScope = Scope | 'open';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The scope that a caller needs while access control is on. */
    scope: RouteScope;
  }
}

/** Stops the start if a route declares no scope, because a default would open or close it by accident. */
export function requireScopes(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.scope === undefined) throw new Error(`${String(method)} ${url} has no scope: add config: { scope }.`);
  });
}
