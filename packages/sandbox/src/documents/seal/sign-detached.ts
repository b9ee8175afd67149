import type { Attribute } from 'pkijs';
import { keyAlgorithm } from '../certificates/create-authority.ts';
import { loadPki, type PkiLibrary } from '../certificates/pki.ts';
import type { SealKey } from './seal-key.ts';

const contentType = '1.2.840.113549.1.9.3';
const messageDigest = '1.2.840.113549.1.9.4';
const signingCertificateV2 = '1.2.840.113549.1.9.16.2.47';
const data = '1.2.840.113549.1.7.1';
const signedData = '1.2.840.113549.1.7.2';

/**
 * Signs content by its SHA-256, as CAdES requires: a CMS structure without the content, with both
 * certificates, which includes the signer's certificate in the signed attributes. It has no time,
 * which PAdES has in the PDF. The same digest gives the same bytes.
 */
export async function signDetached(digest: Uint8Array, key: SealKey): Promise<Uint8Array> {
  const library = await loadPki();
  const { pki, engine } = library;
  const certificate = pki.Certificate.fromBER(key.certificate);
  const attributes = await listAttributes(library, digest, key);
  const signer = new pki.SignerInfo({
    version: 1,
    sid: new pki.IssuerAndSerialNumber({
      issuer: certificate.issuer,
      serialNumber: certificate.serialNumber,
    }),
    signedAttrs: new pki.SignedAndUnsignedAttributes({ type: 0, attributes }),
  });
  const signed = new pki.SignedData({
    version: 1,
    encapContentInfo: new pki.EncapsulatedContentInfo({ eContentType: data }),
    signerInfos: [signer],
    certificates: [certificate, pki.Certificate.fromBER(key.authority)],
  });
  const privateKey = await engine.importKey('pkcs8', key.privateKey, keyAlgorithm, false, ['sign']);
  await signed.sign(privateKey, 0, 'SHA-256', undefined, engine);
  const content = new pki.ContentInfo({ contentType: signedData, content: signed.toSchema(true) });
  return new Uint8Array(content.toSchema().toBER());
}

async function listAttributes(
  { pki, asn1, engine }: PkiLibrary,
  digest: Uint8Array,
  { certificate }: SealKey,
): Promise<Attribute[]> {
  const hash = await engine.digest('SHA-256', certificate);
  const octets = (bytes: ArrayBuffer) => new asn1.OctetString({ valueHex: bytes });
  const sequence = (...value: InstanceType<typeof asn1.BaseBlock>[]) =>
    new asn1.Sequence({ value });
  const attribute = (type: string, value: unknown) => new pki.Attribute({ type, values: [value] });
  // SigningCertificateV2 is a list of certificates, each by its SHA-256, which is the default.
  const certificates = sequence(sequence(sequence(octets(hash))));
  const attributes = [
    attribute(contentType, new asn1.ObjectIdentifier({ value: data })),
    attribute(messageDigest, octets(new Uint8Array(digest).buffer)),
    attribute(signingCertificateV2, certificates),
  ];
  // DER has the members of a set in the order of their bytes.
  return attributes.toSorted((one, other) => Buffer.compare(encode(one), encode(other)));
}

function encode(attribute: Attribute): Uint8Array {
  return new Uint8Array(attribute.toSchema().toBER());
}
