import { X509Certificate } from 'node:crypto';
import { ensureSealKey } from '../../state/seal-key.ts';
import type { ControlHandlers } from '../control-call.ts';

export const sealCertificates: ControlHandlers<'getSealCertificates'> = {
  async getSealCertificates({ database }) {
    const { authority, certificate } = await ensureSealKey(database);
    return { authority: encodePem(authority), certificate: encodePem(certificate) };
  },
};

function encodePem(certificate: Uint8Array): string {
  return new X509Certificate(certificate).toString();
}
