import { z } from 'zod';

/**
 * A backup is text, compressed with Zstandard: `zstd -dc FILE` shows it. Each line is a JSON object: the head, rows of
 * the tables in the order of their foreign keys, pictures, and the end. Both databases read and write these rows.
 */
export const backupVersion = 1;

const headSchema = z.object({
  curbcut_backup: z.literal(backupVersion),
  /** The version of Curbcut that wrote it. */
  version: z.string(),
  written_at: z.iso.datetime(),
  installation: z.uuid(),
  schema: z.array(z.object({ name: z.string(), digest: z.string() })),
  sequences: z.record(z.string(), z.int()),
});
const rowsSchema = z.object({ table: z.string(), rows: z.array(z.unknown()) });
/** The content is in base64. */
const pictureSchema = z.object({ scan_id: z.uuid(), picture: z.string(), content: z.string() });
const countsSchema = z.object({
  /** The number of rows by table. A table without rows has no entry. */
  rows: z.record(z.string(), z.int()),
  pictures: z.int(),
  /** Pictures that rows show and that the store did not have, for example because their scan was deleted meanwhile. */
  absent_pictures: z.int(),
});
/** The hash is that of all earlier lines with their line breaks. */
const endSchema = z.object({ counts: countsSchema, sha256: z.string() });

export const lineSchema = z.union([rowsSchema, pictureSchema, endSchema]);

export type BackupHead = z.infer<typeof headSchema>;
export type BackupCounts = z.infer<typeof countsSchema>;

const anyVersionSchema = z.object({ curbcut_backup: z.int().positive(), version: z.string().optional() });

/** Returns undefined if the line is not the head of a backup. `newer`: of a format that this program does not know. */
export function parseHead(line: unknown): BackupHead | { readonly newer: string | undefined } | undefined {
  const any = anyVersionSchema.safeParse(line);
  if (!any.success) return undefined;
  if (any.data.curbcut_backup > backupVersion) return { newer: any.data.version };
  return headSchema.safeParse(line).data;
}
