import type { Certificate } from 'pkijs';
import { loadPki, type PkiLibrary } from './pki.ts';
import { listExtensions, type CertificateUse } from './list-extensions.ts';

/** The content of a certificate to issue. */
export interface CertificateContent {
  /** The name of whom it is for. */
  commonName: string;
  publicKey: CryptoKey;
  use: CertificateUse;
  /** The hosts of a server: names and addresses of IPv4. */
  hosts?: readonly string[];
}

/**
 * The issuer of a certificate; without a certificate of its own, the subject itself, which is an
 * authority.
 */
export interface CertificateIssuer {
  privateKey: CryptoKey;
  certificate: Certificate | undefined;
}

const commonNameType = '2.5.4.3';
/** The clock of a tenant can be set to any time, so the certificates are valid at any time. */
const validFrom = new Date('1970-01-01T00:00:00Z');
/** RFC 5280: the time of a certificate that has no end. */
const validUntil = new Date('9999-12-31T23:59:59Z');

/** Issues a certificate (RFC 5280), for an authority or by one. */
export async function issueCertificate(
  content: CertificateContent,
  { privateKey, certificate: issuer }: CertificateIssuer,
): Promise<Certificate> {
  const library = await loadPki();
  const { pki, asn1, engine } = library;
  const certificate = new pki.Certificate();
  certificate.version = 2;
  certificate.serialNumber = new asn1.Integer({ valueHex: createSerialNumber() });
  const value = new asn1.Utf8String({ value: content.commonName });
  certificate.subject = new pki.RelativeDistinguishedNames({
    typesAndValues: [new pki.AttributeTypeAndValue({ type: commonNameType, value })],
  });
  certificate.issuer = issuer?.subject ?? certificate.subject;
  certificate.notBefore = new pki.Time({ type: 0, value: validFrom });
  certificate.notAfter = new pki.Time({ type: 1, value: validUntil });
  await certificate.subjectPublicKeyInfo.importKey(content.publicKey, engine);
  certificate.extensions = listExtensions(library, {
    ...content,
    isAuthority: issuer === undefined,
    keyId: await identifyKey(library, certificate),
    issuerKeyId: await identifyKey(library, issuer ?? certificate),
  });
  await certificate.sign(privateKey, 'SHA-256', engine);
  return certificate;
}

/** The first method of RFC 5280: the SHA-1 of the public key. It is a name, not a protection. */
function identifyKey({ engine }: PkiLibrary, certificate: Certificate): Promise<ArrayBuffer> {
  const { valueHexView } = certificate.subjectPublicKeyInfo.subjectPublicKey.valueBlock;
  return engine.digest('SHA-1', new Uint8Array(valueHexView));
}

/** 16 random bytes; the first bit says that a number is negative, and zeros in front are not allowed. */
function createSerialNumber(): ArrayBuffer {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[0] = ((bytes[0] ?? 0) & 0x7f) | 0x40;
  return bytes.buffer;
}
