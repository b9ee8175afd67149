import type { Certificate } from 'pkijs';
import { issueCertificate, type CertificateContent } from './issue-certificate.ts';
import { loadPki } from './pki.ts';

/** A certificate and its key (PKCS #8), both in DER. */
export interface IssuedCertificate {
  certificate: Uint8Array<ArrayBuffer>;
  privateKey: Uint8Array<ArrayBuffer>;
}

/** An authority while it issues its certificates. Its key is not returned, and nothing stores it. */
export interface Authority {
  certificate: Uint8Array<ArrayBuffer>;
  issue(keys: CryptoKeyPair, content: HolderContent): Promise<IssuedCertificate>;
}

type HolderContent = Omit<CertificateContent, 'publicKey'>;

/**
 * RSA with PKCS #1 v1.5. Its signatures are the same each time, so a document that is read twice has
 * the same bytes; and few programs support signatures of XML with other keys.
 */
export const keyAlgorithm = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
};

export async function generateKeys(): Promise<CryptoKeyPair> {
  const { engine } = await loadPki();
  return engine.generateKey(keyAlgorithm, true, ['sign', 'verify']);
}

/** Creates an authority, which certifies itself. */
export async function createAuthority(
  { publicKey, privateKey }: CryptoKeyPair,
  content: HolderContent,
): Promise<Authority> {
  const { engine } = await loadPki();
  const own = await issueCertificate(
    { ...content, publicKey },
    { privateKey, certificate: undefined },
  );
  const issuer = { privateKey, certificate: own };
  return {
    certificate: encode(own),
    async issue(keys, holder) {
      const issued = await issueCertificate({ ...holder, publicKey: keys.publicKey }, issuer);
      return {
        certificate: encode(issued),
        privateKey: new Uint8Array(await engine.exportKey('pkcs8', keys.privateKey)),
      };
    },
  };
}

/** Creates a random number, which makes the names of two installations' authorities differ. */
export function createNumber(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(4))).toString('hex');
}

function encode(certificate: Certificate): Uint8Array<ArrayBuffer> {
  return new Uint8Array(certificate.toSchema(true).toBER());
}
