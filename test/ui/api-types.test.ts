import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { OpenApi } from '../../scripts/read-openapi.ts';
import { renderApiTypes } from '../../scripts/render-api-types.ts';
import { startTestService } from '../e2e/start-service.ts';

const written = join(import.meta.dirname, '..', '..', 'web', 'src', 'api', 'api-types.ts');

it('the types of the UI are those of the service: otherwise run node scripts/write-api-types.ts', async () => {
  const service = await startTestService({ CURBCUT_ROLE: 'web' });
  const answer = await fetch(`${service.origin}/api/openapi.json`);
  const document = (await answer.json()) as OpenApi; // written by the service in this very run
  await service.close();

  expect(readFileSync(written, 'utf8')).toBe(await renderApiTypes(document));
});
