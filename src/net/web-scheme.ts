/** Only these are fetched. A browser opens more of them: files, data, other programs. */
export function isWebUrl({ protocol }: URL): boolean {
  return protocol === 'http:' || protocol === 'https:';
}

export function refuseScheme({ protocol }: URL): string {
  return `A document is fetched by http or https only, not by ${protocol.slice(0, 20)}`;
}
