import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { startService } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { renderApiTypes } from './render-api-types.ts';

/** Writes the UI's types of the REST API, from the OpenAPI document of the service. */
const target = join(import.meta.dirname, '..', 'web', 'src', 'api', 'api-types.ts');
const folder = await mkdtemp(join(tmpdir(), 'curbcut-types-'));
const config = readConfig({ CURBCUT_DATA_DIR: folder, PORT: '0', CURBCUT_ROLE: 'web' });
const service = await startService(config, pino({ level: 'silent' }));
try {
  // oxlint-disable-next-line no-restricted-globals -- the service started above, on loopback
  const answer = await fetch(`${service.address ?? ''}/api/openapi.json`);
  await writeFile(target, await renderApiTypes(await answer.json()));
} finally {
  await service.close();
  await rm(folder, { recursive: true, force: true });
}
