export function ensureDocs(root: string, node: string): void;
