export type Carrier = { readonly name: string; readonly integrity: string };
export const carriers: Readonly<Record<string, Carrier>>;
export function writeManifests(carrier: Carrier, version?: string): Readonly<Record<string, string>>;
