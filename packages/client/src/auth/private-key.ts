import { pkcs8Of } from './der.js';
import { PrivateKeyError } from './errors/private-key-error.js';

const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
const block = /-----BEGIN ([A-Z0-9 ]+)-----([\s\S]*?)-----END \1-----/g;

/**
 * Reads a private key in PEM, as PKCS#1 (`RSA PRIVATE KEY`, which the service hands out) or PKCS#8
 * (`PRIVATE KEY`). The text may hold the public key too, and `\n` for its line ends, as variables
 * of the environment often do.
 * @returns the key in PKCS#8
 * @throws PrivateKeyError
 */
export function readPem(pem: string): Uint8Array<ArrayBuffer> {
  const blocks = [
    ...pem
      .replaceAll(String.raw`\r`, '')
      .replaceAll(String.raw`\n`, '\n')
      .matchAll(block),
  ];
  const [, label, content = ''] = blocks.find(([, name]) => name?.endsWith('PRIVATE KEY')) ?? [];
  if (label === 'ENCRYPTED PRIVATE KEY' || content.includes('ENCRYPTED'))
    throw new PrivateKeyError(
      'it is encrypted: remove the passphrase with `openssl rsa`, or pass a CryptoKey',
    );
  if (label === 'RSA PRIVATE KEY') return pkcs8Of(decodeBase64(content));
  if (label === 'PRIVATE KEY') return decodeBase64(content);
  const found = label ?? blocks[0]?.[1];
  throw new PrivateKeyError(
    `${found === undefined ? 'there is no key in the text' : `it is a ${found}`}: give all of the PEM text of an RSA key, from -----BEGIN RSA PRIVATE KEY----- or -----BEGIN PRIVATE KEY----- to its end`,
  );
}

/**
 * Imports a key that can sign with RS256.
 * @param key the result of `readPem`
 * @throws PrivateKeyError
 */
export async function importKey(key: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  try {
    return await crypto.subtle.importKey('pkcs8', key, algorithm, false, ['sign']);
  } catch {
    // The error of WebCrypto says little, and differs between runtimes.
    throw new PrivateKeyError('it is no RSA key, or a part of it is missing');
  }
}

/** @throws PrivateKeyError if it is not a CryptoKey that can sign with RS256 */
export function checkKey(key: CryptoKey): CryptoKey {
  // Callers without types may have left it out, or give the bytes of a file.
  if (typeof key !== 'object' || key === null || !('algorithm' in key))
    throw new PrivateKeyError('it is missing, or no text: give the PEM text, or a CryptoKey');
  const { name } = key.algorithm;
  const hash: unknown = Object.getOwnPropertyDescriptor(key.algorithm, 'hash')?.value;
  const isSha256 =
    typeof hash === 'object' && hash !== null && 'name' in hash && hash.name === 'SHA-256';
  if (name === algorithm.name && isSha256 && key.usages.includes('sign')) return key;
  throw new PrivateKeyError(
    'a CryptoKey must be for RSASSA-PKCS1-v1_5 with SHA-256, and for signing',
  );
}

function decodeBase64(content: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(content.replace(/\s/g, '')), (char) => char.charCodeAt(0));
  } catch {
    throw new PrivateKeyError('what stands between BEGIN and END is no Base64');
  }
}
