import type { Certificate } from 'pkijs';
import { loadPki, type PkiLibrary } from './pki.ts';

interface CertificateOptions {
  /** The name of whom it is for. */
  commonName: string;
  publicKey: CryptoKey;
  /** Who issues it; without a certificate, the subject itself, and it is one of an authority. */
  issuer: { privateKey: CryptoKey; certificate: Certificate | undefined };
}

const commonNameType = '2.5.4.3';
const basicConstraints = '2.5.29.19';
const keyUsage = '2.5.29.15';
const extendedKeyUsage = '2.5.29.37';
const subjectKeyIdentifier = '2.5.29.14';
const authorityKeyIdentifier = '2.5.29.35';
/**
 * Signing e-mails, which is what most readers of PDFs check for, and signing documents. A client
 * that trusts the authority trusts it for no server.
 */
const purposes = ['1.3.6.1.5.5.7.3.4', '1.3.6.1.5.5.7.3.36'];
/** The bits digitalSignature and nonRepudiation, and keyCertSign alone: the number of unused bits, then the bits. */
const usage = { seal: [6, 0b1100_0000], authority: [2, 0b0000_0100] };
/** The clock of a tenant can be set to any time, so the certificates are valid at any time. */
const validFrom = new Date('1970-01-01T00:00:00Z');
/** RFC 5280: the time of a certificate that has no end. */
const validUntil = new Date('9999-12-31T23:59:59Z');

/** Issues a certificate, for an authority or by one. */
export async function issueCertificate({
  commonName,
  publicKey,
  issuer: { privateKey, certificate: issuer },
}: CertificateOptions): Promise<Certificate> {
  const library = await loadPki();
  const { pki, asn1, engine } = library;
  const isAuthority = issuer === undefined;
  const certificate = new pki.Certificate();
  certificate.version = 2;
  certificate.serialNumber = new asn1.Integer({ valueHex: createSerialNumber() });
  const value = new asn1.Utf8String({ value: commonName });
  certificate.subject = new pki.RelativeDistinguishedNames({
    typesAndValues: [new pki.AttributeTypeAndValue({ type: commonNameType, value })],
  });
  certificate.issuer = issuer?.subject ?? certificate.subject;
  certificate.notBefore = new pki.Time({ type: 0, value: validFrom });
  certificate.notAfter = new pki.Time({ type: 1, value: validUntil });
  await certificate.subjectPublicKeyInfo.importKey(publicKey, engine);
  const keyId = await identifyKey(library, certificate);
  const issuerKeyId = issuer === undefined ? keyId : await identifyKey(library, issuer);
  const extend = (extnID: string, critical: boolean, content: { toBER(): ArrayBuffer }) =>
    new pki.Extension({ extnID, critical, extnValue: content.toBER() });
  const constraints = new pki.BasicConstraints(
    isAuthority ? { cA: true, pathLenConstraint: 0 } : { cA: false },
  );
  const [unusedBits = 0, bits = 0] = isAuthority ? usage.authority : usage.seal;
  const bitString = new asn1.BitString({ valueHex: new Uint8Array([bits]).buffer, unusedBits });
  const authorityKey = new pki.AuthorityKeyIdentifier({
    keyIdentifier: new asn1.OctetString({ valueHex: issuerKeyId }),
  });
  certificate.extensions = [
    extend(basicConstraints, true, constraints.toSchema()),
    extend(keyUsage, true, bitString),
    extend(extendedKeyUsage, false, new pki.ExtKeyUsage({ keyPurposes: purposes }).toSchema()),
    extend(subjectKeyIdentifier, false, new asn1.OctetString({ valueHex: keyId })),
    extend(authorityKeyIdentifier, false, authorityKey.toSchema()),
  ];
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
