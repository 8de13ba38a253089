export function newestChange(path: string): number;
