import { decodeText } from './decode-text.ts';

/** A proxy of the user's network, which speaks HTTP. */
export type ProxyServer = {
  readonly host: string;
  readonly port: number;
  /** The header `proxy-authorization`, a secret. Undefined without a user name. */
  readonly authorization: string | undefined;
  /** The variable that names it, for messages. */
  readonly variable: string;
};

/** Which connections to public addresses go through a proxy. Those to loopback and inside addresses never do. */
export type Proxies = {
  readonly http: ProxyServer | undefined;
  readonly https: ProxyServer | undefined;
  /** NO_PROXY: the hosts that are reached directly. */
  readonly without: string;
};

/** Parses `http://user:password@host:port`, also without the scheme. Undefined for any other kind of proxy. */
export function parseProxyServer(text: string, variable: string): ProxyServer | undefined {
  const url = URL.parse(text.includes('://') ? text : `http://${text}`);
  if (url === null || url.protocol !== 'http:' || url.hostname === '') return undefined;
  const host = url.hostname.replace(/^\[(.*)\]$/u, '$1');
  const name = decodeText(url.username);
  const authorization = name === '' ? undefined : `Basic ${btoa(toBytes(`${name}:${decodeText(url.password)}`))}`;
  return { host, port: url.port === '' ? 80 : Number(url.port), authorization, variable };
}

/** `btoa` takes one character per byte. */
function toBytes(text: string): string {
  return String.fromCodePoint(...new TextEncoder().encode(text));
}
