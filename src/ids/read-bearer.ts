/**
 * The key in an `Authorization` header. The scheme is case-insensitive (RFC 9110, 11.1). A key is not accepted anywhere
 * else, in particular not in a URL.
 */
export function readBearer(authorization: string | undefined): string | undefined {
  return /^bearer +(\S+)$/i.exec(authorization?.trim() ?? '')?.[1];
}
