import type * as Asn1 from 'asn1js';
import type * as Pki from 'pkijs';

/** The libraries for certificates and signatures, and how they reach the cryptography of Node. */
export interface PkiLibrary {
  pki: typeof Pki;
  asn1: typeof Asn1;
  engine: Pki.CryptoEngine;
}

/** Loads the libraries when they are first needed. */
export async function loadPki(): Promise<PkiLibrary> {
  const [pki, asn1] = await Promise.all([import('pkijs'), import('asn1js')]);

  /** RFC 4055 wants parameters where RSA is named as the algorithm of a signature; pkijs has none. */
  class RsaEngine extends pki.CryptoEngine {
    override async getSignatureParameters(key: CryptoKey, hash?: string) {
      const found = await super.getSignatureParameters(key, hash);
      found.signatureAlgorithm.algorithmParams = new asn1.Null();
      return found;
    }
  }

  return { pki, asn1, engine: new RsaEngine({ name: 'node', crypto }) };
}
