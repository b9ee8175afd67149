import type { Certificate } from 'pkijs';
import { loadPki } from './pki.ts';
import { issueCertificate } from './issue-certificate.ts';

/** What documents are sealed with: a key, its certificate, and that of the authority. All in DER. */
export interface SealKey {
  privateKey: Uint8Array<ArrayBuffer>;
  certificate: Uint8Array<ArrayBuffer>;
  authority: Uint8Array<ArrayBuffer>;
}

/** RSA, since its signatures are the same each time: a document that is read twice has the same bytes. */
export const sealAlgorithm = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
};

/**
 * Creates a key to seal documents with, and an authority that certifies it. The key of the authority
 * is not returned: the authority issues this certificate and no other, ever.
 */
export async function createSealKey(): Promise<SealKey> {
  const { engine } = await loadPki();
  const number = createNumber();
  const generate = () => engine.generateKey(sealAlgorithm, true, ['sign', 'verify']);
  const [root, leaf] = await Promise.all([generate(), generate()]);
  const authority = await issueCertificate({
    commonName: `Countersign Sandbox Authority ${number}`,
    publicKey: root.publicKey,
    issuer: { privateKey: root.privateKey, certificate: undefined },
  });
  const certificate = await issueCertificate({
    commonName: `Countersign Sandbox Seal ${number}`,
    publicKey: leaf.publicKey,
    issuer: { privateKey: root.privateKey, certificate: authority },
  });
  return {
    privateKey: new Uint8Array(await engine.exportKey('pkcs8', leaf.privateKey)),
    certificate: encode(certificate),
    authority: encode(authority),
  };
}

function encode(certificate: Certificate): Uint8Array<ArrayBuffer> {
  return new Uint8Array(certificate.toSchema(true).toBER());
}

/** Tells the authorities of two installations apart. */
function createNumber(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(4))).toString('hex');
}
