import type { ControlHandlers } from '../control-call.ts';

export const certificates: ControlHandlers<'getCertificates'> = {
  async getCertificates({ certificates: load }) {
    const { authority, connect, listener } = await load();
    return { authority: authority.certificate, connect: connect.certificate, listener };
  },
};
