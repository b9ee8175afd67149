import { createAuthority, createNumber, generateKeys } from '../certificates/create-authority.ts';

/**
 * The key with which documents are sealed, its certificate, and that of the authority, all in DER.
 */
export interface SealKey {
  privateKey: Uint8Array<ArrayBuffer>;
  certificate: Uint8Array<ArrayBuffer>;
  authority: Uint8Array<ArrayBuffer>;
}

/** Creates a key to seal documents with, and an authority that certifies it and nothing else. */
export async function createSealKey(): Promise<SealKey> {
  const number = createNumber();
  const [own, keys] = await Promise.all([generateKeys(), generateKeys()]);
  const authority = await createAuthority(own, {
    commonName: `Countersign Sandbox Seal Authority ${number}`,
    use: 'sealAuthority',
  });
  const seal = await authority.issue(keys, {
    commonName: `Countersign Sandbox Seal ${number}`,
    use: 'seal',
  });
  return { ...seal, authority: authority.certificate };
}
