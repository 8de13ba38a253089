import { domainToUnicode } from 'node:url';

export type UnreachableReason = 'backslash' | 'port' | 'host';

/**
 * Ports that browsers refuse because other protocols answer there: `kRestrictedPorts` of Chromium
 * (net/base/port_util.cc), which is the list of "bad ports" of the Fetch standard,
 * https://fetch.spec.whatwg.org/#port-blocking. Also 0, because no server can listen on it.
 */
const restrictedPorts = new Set([
  0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
  111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
  540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
  6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
]);

const beforePath = /^[a-z][a-z0-9+.-]*:[/\\]*[^/?#]*/i;

/**
 * Returns the reason why no browser can open this URL, although the URL standard can parse it. Undefined if it can be
 * opened. A backslash before the path is refused, because parsers disagree about the end of the host.
 */
export function findUnreachableReason(text: string): UnreachableReason | undefined {
  if (beforePath.exec(text.trim())?.[0].includes('\\') === true) return 'backslash';
  const { hostname, port } = new URL(text);
  if (port !== '' && restrictedPorts.has(Number(port))) return 'port';
  return hostname.startsWith('[') || isHostName(hostname) ? undefined : 'host';
}

/** RFC 1035 §2.3.4 for the lengths. RFC 5890 §2.3.2.1: a label that starts with `xn--` stands for one beyond ASCII. */
function isHostName(hostname: string): boolean {
  const labels = hostname.replace(/\.$/, '').split('.');
  return hostname.length <= 254 && labels.every((label) => label !== '' && label.length <= 63 && isLabel(label));
}

function isLabel(label: string): boolean {
  // oxlint-disable-next-line no-control-regex -- exactly what is beyond ASCII
  return !label.startsWith('xn--') || /[^\u0000-\u007f]/.test(domainToUnicode(label));
}
