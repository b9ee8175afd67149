import { createPrivateKey } from 'node:crypto';
import {
  createAuthority,
  createNumber,
  generateKeys,
  type IssuedCertificate,
} from './create-authority.ts';
import { encodePem } from './encode-pem.ts';

/** A certificate and its key, both in PEM. */
export interface CertificateWithKey {
  certificate: string;
  privateKey: string;
}

/** The certificates for the connections and messages of Connect, in PEM. */
export interface ConnectCertificates {
  /** The certificate of the authority that issued the others. Its key no longer exists. */
  authority: string;
  /** Connect presents it to receivers, and signs SOAP messages with it. */
  connect: CertificateWithKey;
  /** The certificate for receivers on this machine that use TLS. */
  listener: CertificateWithKey;
}

/**
 * Creates an authority for Connect and its two certificates. It is not the authority of the seal:
 * who trusts one of them, such as a reader of PDFs or a receiver of events, need not trust the other.
 */
export async function createConnectCertificates(): Promise<ConnectCertificates> {
  const [own, connect, listener] = await Promise.all([
    generateKeys(),
    generateKeys(),
    generateKeys(),
  ]);
  const commonName = `Countersign Sandbox Connect Authority ${createNumber()}`;
  const authority = await createAuthority(own, { commonName, use: 'connectAuthority' });
  return {
    authority: encodePem(authority.certificate),
    connect: pack(
      await authority.issue(connect, { commonName: 'Countersign Sandbox Connect', use: 'client' }),
    ),
    listener: pack(
      await authority.issue(listener, {
        commonName: 'localhost',
        use: 'server',
        hosts: ['localhost', '127.0.0.1'],
      }),
    ),
  };
}

function pack({ certificate, privateKey }: IssuedCertificate): CertificateWithKey {
  const key = createPrivateKey({ key: Buffer.from(privateKey), format: 'der', type: 'pkcs8' });
  return {
    certificate: encodePem(certificate),
    privateKey: key.export({ format: 'pem', type: 'pkcs8' }).toString(),
  };
}
