import type { FindingKind } from '../../engines/finding.ts';
import { isUuid } from '../../ids/ids.ts';
import type { Bounds, PageRequest } from '../../paging/paging.ts';
import { parsePageRequest } from '../../paging/paging.ts';
import { Refused } from '../../texts/refused.ts';
import type { Said } from '../../texts/saying.ts';
import { says } from '../../texts/saying.ts';

const mcpBounds: Bounds = { defaultLimit: 20, maxLimit: 100 };

/**
 * The JSON Schema of every parameter. Each has one type and no null, because Gemini's hosts would refuse every request
 * otherwise.
 */
export const parameterSchemas = {
  scan_id: { type: 'string', description: 'From list_scans.' },
  kind: { type: 'string', enum: ['failed', 'needs_review'], description: 'From list_scan_issues.' },
  key: { type: 'string', description: 'From list_scan_issues.' },
  limit: { type: 'integer', minimum: 1, maximum: mcpBounds.maxLimit, default: mcpBounds.defaultLimit },
  offset: { type: 'integer', minimum: 0, default: 0, description: 'page.next_offset of the previous response.' },
} as const;

export type ParameterName = keyof typeof parameterSchemas;

/** A tool reads the parameters that it declares and ignores all others. */
export type ToolArguments = {
  readonly scanId: string;
  readonly kind: FindingKind;
  readonly key: string;
  readonly page: PageRequest;
  /** One sentence for each argument that the tool does not have. */
  readonly warnings: readonly string[];
};

type UnparsedArguments = Readonly<Record<string, unknown>>;

/**
 * Reads the arguments that a tool declares. Null and "" count as absent, because some hosts send them for arguments
 * that a model left out. Unknown arguments cause a warning and no error, because some hosts add their own. Throws
 * Refused (`invalid_request`), which says what is valid.
 */
export function parseToolArguments(declared: readonly ParameterName[], sent: UnparsedArguments): ToolArguments {
  const given = readAlias(declared, sent);
  const has = (name: ParameterName) => declared.includes(name);
  return {
    scanId: has('scan_id') ? parseScanId(given['scan_id']) : '',
    kind: has('kind') ? parseKind(given['kind']) : 'failed',
    key: has('key') ? parseKey(given['key']) : '',
    page: parsePageRequest(has('limit') ? { limit: given['limit'], offset: given['offset'] } : {}, mcpBounds),
    warnings: warnOfUnknown(declared, given),
  };
}

/** A sample of the interface uses `scanId`, so it is accepted if there is no `scan_id`. */
function readAlias(declared: readonly ParameterName[], { scanId, ...given }: UnparsedArguments): UnparsedArguments {
  if (scanId === undefined) return given;
  if (!declared.includes('scan_id')) return { ...given, scanId };
  return isAbsent(given['scan_id']) ? { ...given, scan_id: scanId } : given;
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function parseScanId(value: unknown): string {
  if (isAbsent(value)) throw invalid('scan_id', says('tools.scan_id_missing'));
  if (typeof value === 'string' && isUuid(value)) return value;
  throw invalid('scan_id', says('tools.scan_id_form'));
}

function parseKind(value: unknown): FindingKind {
  if (value === 'failed' || value === 'needs_review') return value;
  throw invalid('kind', says('tools.kind'));
}

function parseKey(value: unknown): string {
  if (typeof value === 'string' && value !== '' && value.length <= 200) return value;
  throw invalid('key', says('tools.key'));
}

function warnOfUnknown(declared: readonly string[], given: UnparsedArguments): readonly string[] {
  const unknown = Object.keys(given).filter((name) => !declared.includes(name));
  if (unknown.length === 0) return [];
  const known = declared.length === 0 ? 'none' : declared.join(', ');
  return [`Some arguments are unknown and were ignored. This tool accepts: ${known}.`];
}

function invalid(path: ParameterName, saying: Said): Refused {
  return new Refused({ code: 'invalid_request', path, saying });
}
