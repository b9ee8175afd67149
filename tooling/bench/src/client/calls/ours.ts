import { createClient } from '@countersign/client';
import { envelopeLocksCreate, envelopesGet } from '@countersign/client/esign-v2.1';
import { accountId, envelopeId, lockRequest, token, type MakeCalls } from './calls.ts';

export const ours: MakeCalls = (baseUrl) => {
  const client = createClient({ baseUrl, token });
  const path = { accountId, envelopeId };
  return {
    async lock() {
      const lock = await envelopeLocksCreate(client, { path, body: lockRequest });
      return lock.lockToken;
    },
    async read() {
      const envelope = await envelopesGet(client, { path });
      return envelope.envelopeId;
    },
  };
};
