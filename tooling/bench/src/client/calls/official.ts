import docusign from 'docusign-esign';
import { accountId, envelopeId, lockRequest, token, type MakeCalls } from './calls.ts';

export const official: MakeCalls = (baseUrl) => {
  const client = new docusign.ApiClient();
  client.setBasePath(baseUrl);
  client.addDefaultHeader('Authorization', `Bearer ${token}`);
  const envelopes = new docusign.EnvelopesApi(client);
  return {
    async lock() {
      const lock = await envelopes.createLock(accountId, envelopeId, { lockRequest });
      return lock.lockToken;
    },
    async read() {
      const envelope = await envelopes.getEnvelope(accountId, envelopeId);
      return envelope.envelopeId;
    },
  };
};
