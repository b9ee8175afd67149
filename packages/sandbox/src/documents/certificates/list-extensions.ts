import { isIP } from 'node:net';
import type { Extension, GeneralName } from 'pkijs';
import type { PkiLibrary } from './pki.ts';

/** The use of a certificate. */
export type CertificateUse = keyof typeof uses;

/** The content of a certificate's extensions. */
interface ExtensionContent {
  isAuthority: boolean;
  use: CertificateUse;
  hosts?: readonly string[];
  keyId: ArrayBuffer;
  issuerKeyId: ArrayBuffer;
}

const basicConstraints = '2.5.29.19';
const keyUsage = '2.5.29.15';
const extendedKeyUsage = '2.5.29.37';
const subjectAltName = '2.5.29.17';
const subjectKeyIdentifier = '2.5.29.14';
const authorityKeyIdentifier = '2.5.29.35';

/** Signing e-mails, which is what most readers of PDFs check for, and signing documents. */
const signing = ['1.3.6.1.5.5.7.3.4', '1.3.6.1.5.5.7.3.36'];
const client = '1.3.6.1.5.5.7.3.2';
const server = '1.3.6.1.5.5.7.3.1';

/** Key usages: the number of unused bits, then the bits. */
const keyUsages = {
  keyCertSign: [2, 0b0000_0100],
  digitalSignature: [7, 0b1000_0000],
  digitalSignatureAndNonRepudiation: [6, 0b1100_0000],
  digitalSignatureAndKeyEncipherment: [5, 0b1010_0000],
} as const;

/**
 * The purposes of an authority limit those of the certificates that it issues. A program that trusts
 * the authority of the seal trusts it for no connection, and the other way round.
 */
const uses = {
  sealAuthority: { purposes: signing, keyUsage: keyUsages.keyCertSign },
  seal: { purposes: signing, keyUsage: keyUsages.digitalSignatureAndNonRepudiation },
  connectAuthority: { purposes: [client, server], keyUsage: keyUsages.keyCertSign },
  client: { purposes: [client], keyUsage: keyUsages.digitalSignature },
  server: { purposes: [server], keyUsage: keyUsages.digitalSignatureAndKeyEncipherment },
};

/** The extensions of a certificate. */
export function listExtensions(
  library: PkiLibrary,
  { isAuthority, use, hosts = [], keyId, issuerKeyId }: ExtensionContent,
): Extension[] {
  const { pki, asn1 } = library;
  const names = hosts.map((host) => nameHost(library, host));
  const extend = (extnID: string, critical: boolean, content: { toBER(): ArrayBuffer }) =>
    new pki.Extension({ extnID, critical, extnValue: content.toBER() });
  const constraints = new pki.BasicConstraints(
    isAuthority ? { cA: true, pathLenConstraint: 0 } : { cA: false },
  );
  const {
    purposes: keyPurposes,
    keyUsage: [unusedBits, bits],
  } = uses[use];
  const usage = new asn1.BitString({ valueHex: new Uint8Array([bits]).buffer, unusedBits });
  const authorityKey = new pki.AuthorityKeyIdentifier({
    keyIdentifier: new asn1.OctetString({ valueHex: issuerKeyId }),
  });
  return [
    extend(basicConstraints, true, constraints.toSchema()),
    extend(keyUsage, true, usage),
    extend(extendedKeyUsage, false, new pki.ExtKeyUsage({ keyPurposes }).toSchema()),
    ...(names.length === 0
      ? []
      : [extend(subjectAltName, false, new pki.GeneralNames({ names }).toSchema())]),
    extend(subjectKeyIdentifier, false, new asn1.OctetString({ valueHex: keyId })),
    extend(authorityKeyIdentifier, false, authorityKey.toSchema()),
  ];
}

function nameHost({ pki, asn1 }: PkiLibrary, host: string): GeneralName {
  if (isIP(host) !== 4) return new pki.GeneralName({ type: 2, value: host });
  const { buffer } = Uint8Array.from(host.split('.'), Number);
  return new pki.GeneralName({ type: 7, value: new asn1.OctetString({ valueHex: buffer }) });
}
