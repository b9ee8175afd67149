import { X509Certificate } from 'node:crypto';

/** A certificate in PEM, from its DER bytes. */
export function encodePem(certificate: Uint8Array): string {
  return new X509Certificate(certificate).toString();
}
