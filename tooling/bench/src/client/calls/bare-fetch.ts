import { accountId, envelopeId, lockRequest, token, type MakeCalls } from './calls.ts';

/** What one would write for these two operations with nothing but `fetch`. */
export const bareFetch: MakeCalls = (baseUrl) => {
  const envelope = `${baseUrl}/v2.1/accounts/${accountId}/envelopes/${envelopeId}`;
  const authorization = `Bearer ${token}`;
  return {
    async lock() {
      const response = await fetch(`${envelope}/lock`, {
        method: 'POST',
        headers: {
          accept: 'application/json',
          authorization,
          'content-type': 'application/json',
        },
        body: JSON.stringify(lockRequest),
      });
      if (!response.ok) throw new Error(`the lock was refused with ${response.status}`);
      return Object(await response.json()).lockToken;
    },
    async read() {
      const response = await fetch(envelope, {
        headers: { accept: 'application/json', authorization },
      });
      if (!response.ok) throw new Error(`the envelope was refused with ${response.status}`);
      return Object(await response.json()).envelopeId;
    },
  };
};
