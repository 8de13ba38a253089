import { generateKeyPairSync, sign } from 'node:crypto';

/**
 * A fresh certificate for `localhost` and its key, both PEM. Written out because no key belongs in the repository, not every
 * machine has openssl, and the packages that do it bring a dozen others (selfsigned, @peculiar/x509) or no types (node-forge).
 */
export function makeSelfSignedCertificate(): { readonly cert: string; readonly key: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const ecdsaWithSha256 = der(0x30, fromHex('06082a8648ce3d040302'));
  const name = der(0x30, der(0x31, der(0x30, fromHex('0603550403'), der(0x0c, Buffer.from('localhost')))));
  const year = new Date().getUTCFullYear();
  const validity = der(0x30, toTime(year - 1), toTime(year + 1));
  // subjectAltName { dNSName localhost }, basicConstraints { cA }: the certificate is its own authority.
  const alternativeName = der(0x30, fromHex('0603551d11'), der(0x04, der(0x30, der(0x82, Buffer.from('localhost')))));
  const constraints = der(
    0x30,
    fromHex('0603551d13'),
    der(0x01, fromHex('ff')),
    der(0x04, der(0x30, der(0x01, fromHex('ff')))),
  );
  const body = der(
    0x30,
    der(0xa0, fromHex('020102')),
    fromHex('020101'),
    ecdsaWithSha256,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(0x30, alternativeName, constraints)),
  );
  const signature = sign('sha256', body, privateKey);
  const certificate = der(0x30, body, ecdsaWithSha256, der(0x03, fromHex('00'), signature));
  const cert = `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`;
  return { cert, key: privateKey.export({ type: 'pkcs8', format: 'pem' }) };
}

/** One element of ASN.1 in its distinguished encoding: tag, length, content. */
function der(tag: number, ...content: readonly Buffer[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from([tag, ...toLength(body.length)]), body]);
}

/** Browsers refuse a length with more bytes than it needs. */
function toLength(bytes: number): readonly number[] {
  if (bytes < 0x80) return [bytes];
  return bytes < 0x100 ? [0x81, bytes] : [0x82, bytes >> 8, bytes & 0xff];
}

/** The form of times before 2050. */
function toTime(year: number): Buffer {
  return der(0x17, Buffer.from(`${year % 100}0101000000Z`));
}

function fromHex(hex: string): Buffer {
  return Buffer.from(hex, 'hex');
}
