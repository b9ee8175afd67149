import { encodePem } from '../../documents/certificates/encode-pem.ts';
import { ensureSealKey } from '../../state/seal-key.ts';
import type { SandboxHandlers } from '../sandbox-parts.ts';

export const sealCertificates: SandboxHandlers<'getSealCertificates'> = {
  async getSealCertificates({ database }) {
    const { authority, certificate } = await ensureSealKey(database);
    return { authority: encodePem(authority), certificate: encodePem(certificate) };
  },
};
