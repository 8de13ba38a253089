import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readOpenapi } from './read-openapi.ts';
import { renderApiTypes } from './render-api-types.ts';

/** Writes the UI's types of the REST API, from the OpenAPI document of the routes. */
const target = join(import.meta.dirname, '..', 'web', 'src', 'api', 'api-types.ts');
await writeFile(target, await renderApiTypes(await readOpenapi()));
