export function ensureUi(root: string, node: string): void;
