export function listMissing(files: readonly string[]): readonly string[];
