import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { z } from 'zod';

export const root = join(import.meta.dirname, '..', '..');

const serviceSchema = z.object({
  image: z.string(),
  build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
  profiles: z.array(z.string()).optional(),
  ports: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()),
  volumes: z.array(z.string()),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.string()),
  stop_grace_period: z.string(),
  healthcheck: z.record(z.string(), z.unknown()).optional(),
});
const composeSchema = z.object({
  services: z.record(z.string(), serviceSchema),
  volumes: z.record(z.string(), z.null()),
});

const profileSchema = z.strictObject({
  defaultAction: z.literal('SCMP_ACT_ERRNO'),
  defaultErrnoRet: z.literal(38),
  archMap: z.array(z.strictObject({ architecture: z.string(), subArchitectures: z.array(z.string()) })),
  syscalls: z.array(
    z.strictObject({
      comment: z.string(),
      names: z.array(z.string().regex(/^[a-z][a-z0-9_]*$/u)).min(1),
      action: z.literal('SCMP_ACT_ALLOW'),
      args: z
        .array(
          z.strictObject({
            index: z.int(),
            value: z.int(),
            valueTwo: z.int().optional(),
            op: z.enum(['SCMP_CMP_NE', 'SCMP_CMP_MASKED_EQ']),
          }),
        )
        .optional(),
    }),
  ),
});

export function readFileOfRoot(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** `compose.yaml` with its anchors resolved. */
export function readCompose() {
  const document = parseDocument(readFileOfRoot('compose.yaml'), { merge: true });
  const [problem] = [...document.errors, ...document.warnings];
  if (problem !== undefined) throw problem;
  return composeSchema.parse(document.toJS());
}

export function readSeccompProfile() {
  return profileSchema.parse(JSON.parse(readFileOfRoot('deploy/seccomp.json')));
}

/** The instructions of the Containerfile, each on one line, without comments. */
export function listInstructions(): readonly string[] {
  const lines = readFileOfRoot('Containerfile')
    .split('\n')
    .filter((line) => !line.startsWith('#'));
  return lines
    .join('\n')
    .replaceAll(/\s*\\\n\s*/gu, ' ')
    .split('\n')
    .filter((line) => line !== '');
}
