import type { SandboxHandlers } from '../sandbox-parts.ts';

export const connectCertificates: SandboxHandlers<'getConnectCertificates'> = {
  async getConnectCertificates({ certificates }) {
    const { authority, connect, listener } = await certificates();
    return { authority, connect: connect.certificate, listener };
  },
};
