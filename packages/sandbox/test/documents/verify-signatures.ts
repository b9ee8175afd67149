import { createHash, verify, X509Certificate } from 'node:crypto';
import {
  type Attribute,
  CertificateSet,
  ContentInfo,
  id_signedData,
  SignedData,
  type SignerInfo,
} from '@peculiar/asn1-cms';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';

/** The result of checking a signature in a PDF. */
export interface CheckedSignature {
  /** True if the signed bytes are unchanged, and the signer's key signed them. */
  isValid: boolean;
  /** True if the signature covers all bytes of the file except its own. */
  isOfWholeFile: boolean;
  signer: X509Certificate;
  /** All certificates in the signature. */
  certificates: X509Certificate[];
  /** The OIDs of the signed attributes. */
  attributes: string[];
}

const messageDigest = '1.2.840.113549.1.9.4';
const signingCertificateV2 = '1.2.840.113549.1.9.16.2.47';

/** Checks all signatures of a PDF, in the order of the file, with libraries that did not sign it. */
export function verifySignatures(pdf: Uint8Array): CheckedSignature[] {
  const bytes = Buffer.from(pdf);
  const ranges = bytes.toString('latin1').matchAll(/\/ByteRange \[ *(\d+) (\d+) (\d+) (\d+) *\]/g);
  return [...ranges].flatMap(([, ...numbers]) => {
    const [start = 0, before = 0, after = 0, rest = 0] = numbers.map(Number);
    // The words can be somewhere in the text, too.
    if (after + rest > bytes.length) return [];
    const signed = [bytes.subarray(start, start + before), bytes.subarray(after, after + rest)];
    const contents = bytes.subarray(before, after).toString('latin1');
    const hex = /^<([\da-f]+)>$/i.exec(contents)?.[1] ?? '';
    const whole = start === 0 && after + rest === bytes.length;
    return [{ ...verifyContainer(Buffer.from(hex, 'hex'), signed), isOfWholeFile: whole }];
  });
}

function verifyContainer(
  container: Buffer,
  signed: readonly Buffer[],
): Omit<CheckedSignature, 'isOfWholeFile'> {
  const info = AsnConvert.parse(withoutPadding(container), ContentInfo);
  if (info.contentType !== id_signedData) throw new Error('It is no signed data.');
  const data = AsnConvert.parse(info.content, SignedData);
  const certificates = listCertificates(data);
  const [signerInfo, ...others] = data.signerInfos;
  if (signerInfo === undefined || others.length > 0) throw new Error('It has no single signer.');
  const { serialNumber = new ArrayBuffer(0) } = signerInfo.sid.issuerAndSerialNumber ?? {};
  const number = Buffer.from(serialNumber).toString('hex');
  const signer = certificates.find((one) => one.serialNumber.toLowerCase() === number);
  if (signer === undefined) throw new Error('The certificate of the signer is missing.');
  const digest = AsnConvert.parse(readAttribute(signerInfo, messageDigest), OctetString);
  const hash = createHash('sha256');
  for (const part of signed) hash.update(part);
  const isSame = hash.digest().equals(Buffer.from(digest.buffer));
  const named = Buffer.from(readAttribute(signerInfo, signingCertificateV2));
  const names = named.includes(createHash('sha256').update(signer.raw).digest());
  const attributes = encodeSet(signerInfo.signedAttrs ?? []);
  const signature = Buffer.from(signerInfo.signature.buffer);
  return {
    isValid: isSame && names && verify('sha256', attributes, signer.publicKey, signature),
    signer,
    certificates,
    attributes: (signerInfo.signedAttrs ?? []).map(({ attrType }) => attrType),
  };
}

function listCertificates({ certificates }: SignedData): X509Certificate[] {
  return [...(certificates ?? new CertificateSet())].flatMap(({ certificate }) =>
    certificate === undefined
      ? []
      : [new X509Certificate(Buffer.from(AsnConvert.serialize(certificate)))],
  );
}

function readAttribute({ signedAttrs = [] }: SignerInfo, type: string): ArrayBuffer {
  const value = signedAttrs.find(({ attrType }) => attrType === type)?.attrValues[0];
  if (value === undefined) throw new Error(`The signature has no attribute ${type}.`);
  return value;
}

/** Attributes are signed as a set, in the order in which they are, but have another tag in the file. */
function encodeSet(attributes: readonly Attribute[]): Buffer {
  const content = Buffer.concat(attributes.map((one) => Buffer.from(AsnConvert.serialize(one))));
  const length = content.length < 128 ? [content.length] : [0x81, content.length];
  return Buffer.concat([Buffer.from([0x31, ...length]), content]);
}

/** The zeros after the structure fill the space in the PDF. */
function withoutPadding(container: Buffer): Buffer {
  return container.subarray(0, 4 + container.readUInt16BE(2));
}
