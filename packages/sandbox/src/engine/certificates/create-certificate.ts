import { createHash, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isIP } from 'node:net';
import { der } from './der.ts';

/** What a certificate says. */
export interface CertificateContent {
  /** The common name of its holder. */
  subject: string;
  publicKey: KeyObject;
  issuer: { subject: string; publicKey: KeyObject; privateKey: KeyObject };
  use: 'authority' | 'client' | 'server';
  /** The hosts of a server: names and addresses of IPv4. */
  hosts?: readonly string[];
}

/** Certificates of a sandbox are for tests: they are valid for as long as anyone will use one. */
const validFrom = new Date('2020-01-01T00:00:00Z');
const validUntil = new Date('2049-12-31T23:59:59Z');

/**
 * Creates an X.509 certificate (RFC 5280), signed with RSA and SHA-256.
 * @returns it in PEM
 */
export function createCertificate(content: CertificateContent): string {
  const { subject, publicKey, issuer } = content;
  const algorithm = der.sequence(der.identifier('1.2.840.113549.1.1.11'), der.null());
  const serial = randomBytes(16);
  serial[0] = 0x40 | ((serial[0] ?? 0) & 0x3f);
  const body = der.sequence(
    // Version 3.
    der.explicit(0, der.integer(Buffer.of(2))),
    der.integer(serial),
    algorithm,
    formatName(issuer.subject),
    der.sequence(der.time(validFrom), der.time(validUntil)),
    formatName(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
    der.explicit(3, der.sequence(...listExtensions(content))),
  );
  const signature = sign('sha256', body, issuer.privateKey);
  return formatPem(der.sequence(body, algorithm, der.bits(signature)));
}

function formatName(commonName: string): Buffer {
  return der.sequence(
    formatAttribute('2.5.4.10', 'Countersign Sandbox'),
    formatAttribute('2.5.4.3', commonName),
  );
}

function formatAttribute(type: string, value: string): Buffer {
  return der.set(der.sequence(der.identifier(type), der.utf8(value)));
}

/** How a key may be used: for signatures, or for signing certificates and lists of revoked ones. */
const keyUsage = {
  authority: der.bits(Buffer.of(0b0000_0110), 1),
  client: der.bits(Buffer.of(0b1000_0000), 7),
  server: der.bits(Buffer.of(0b1010_0000), 5),
};

const purposes = { client: '1.3.6.1.5.5.7.3.2', server: '1.3.6.1.5.5.7.3.1' };

function listExtensions({ use, publicKey, issuer, hosts = [] }: CertificateContent): Buffer[] {
  const isAuthority = use === 'authority';
  return [
    extension('2.5.29.19', true, der.sequence(...(isAuthority ? [der.boolean(true)] : []))),
    extension('2.5.29.15', true, keyUsage[use]),
    ...(use === 'authority'
      ? []
      : [extension('2.5.29.37', false, der.sequence(der.identifier(purposes[use])))]),
    ...(hosts.length === 0
      ? []
      : [extension('2.5.29.17', false, der.sequence(...hosts.map(formatHost)))]),
    extension('2.5.29.14', false, der.octets(identifyKey(publicKey))),
    extension('2.5.29.35', false, der.sequence(der.implicit(0, identifyKey(issuer.publicKey)))),
  ];
}

function extension(id: string, isCritical: boolean, value: Buffer): Buffer {
  const critical = isCritical ? [der.boolean(true)] : [];
  return der.sequence(der.identifier(id), ...critical, der.octets(value));
}

function formatHost(host: string): Buffer {
  return isIP(host) === 4
    ? der.implicit(7, Buffer.from(host.split('.').map(Number)))
    : der.implicit(2, Buffer.from(host));
}

function identifyKey(key: KeyObject): Buffer {
  return createHash('sha1')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest();
}

function formatPem(bytes: Buffer): string {
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}
