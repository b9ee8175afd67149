import { encodePem } from '../../documents/certificates/encode-pem.ts';
import { ensureSealKey } from '../../state/seal-key.ts';
import type { ControlHandlers } from '../control-call.ts';

export const sealCertificates: ControlHandlers<'getSealCertificates'> = {
  async getSealCertificates({ database }) {
    const { authority, certificate } = await ensureSealKey(database);
    return { authority: encodePem(authority), certificate: encodePem(certificate) };
  },
};
