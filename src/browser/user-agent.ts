import type { Device } from './visit.ts';

/**
 * The browser's own user agent with our name at its end, so that sites and firewalls can recognize and allow us.
 * Curbcut never pretends to be another client. It emulates a phone because pages for phones differ.
 */
export function describeUserAgent(browserVersion: string, device: Device, ownName: string): string {
  const major = browserVersion.split('.', 1)[0] ?? '';
  const system = device.isMobile ? 'Linux; Android 10; K' : 'X11; Linux x86_64';
  const kind = device.isMobile ? ' Mobile' : '';
  return `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0${kind} Safari/537.36 ${ownName}`;
}
