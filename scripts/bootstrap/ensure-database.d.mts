export function ensureDatabase(root: string, node: string): void;
