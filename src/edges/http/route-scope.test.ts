import { fastify } from 'fastify';
import { expect, it } from 'vitest';
import { requireScopes } from './route-scope.ts';

it('a service with a route that declares no scope does not start', async () => {
  const app = fastify();
  requireScopes(app);

  app.get('/api/scans', { config: { scope: 'read' } }, async () => []);

  expect(() => app.get('/api/secrets', async () => [])).toThrow(/GET \/api\/secrets.* has no scope/);
  await app.close();
});
