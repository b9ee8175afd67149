import type { ControlHandlers } from '../control-call.ts';

export const connectCertificates: ControlHandlers<'getConnectCertificates'> = {
  async getConnectCertificates({ certificates }) {
    const { authority, connect, listener } = await certificates();
    return { authority, connect: connect.certificate, listener };
  },
};
