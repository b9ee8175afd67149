import type { paths } from '@countersign/types/esign-v2.1/openapi';

/** Two operations. Each returns a field that shows that the response was read. */
export interface Calls {
  /** Locks the envelope; returns the token of the lock. */
  lock: () => Promise<string | undefined>;
  /** Reads the envelope; returns its ID. */
  read: () => Promise<string | undefined>;
}

export const token = 'a-token-that-nobody-checks';
export const accountId = '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60';
export const envelopeId = '3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24';
const path = { accountId, envelopeId };

export const lockRequest = {
  lockType: 'edit',
  lockDurationInSeconds: '600',
  lockedByApp: 'Harbour Lease Desk',
  useScratchPad: 'false',
} as const;

async function send(url: string, init: RequestInit) {
  const response = await fetch(url, init);
  if (!response.ok) throw new Error(`The request was rejected with ${response.status}.`);
  return Object(await response.json());
}

/** The calls by the client that makes them. Each client is loaded only for its own measurement. */
export const clients = {
  async bareFetch(baseUrl: string): Promise<Calls> {
    const envelope = `${baseUrl}/v2.1/accounts/${accountId}/envelopes/${envelopeId}`;
    const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
    const lock = {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
    };
    return {
      lock: async () => {
        const body = JSON.stringify(lockRequest);
        return (await send(`${envelope}/lock`, { ...lock, body })).lockToken;
      },
      read: async () => (await send(envelope, { headers })).envelopeId,
    };
  },

  async ours(baseUrl: string): Promise<Calls> {
    const { createClient } = await import('@countersign/client');
    const { envelopeLocksCreate, envelopesGet } = await import('@countersign/client/esign-v2.1');
    const client = createClient({ baseUrl, token });
    return {
      lock: async () => (await envelopeLocksCreate(client, { path, body: lockRequest })).lockToken,
      read: async () => (await envelopesGet(client, { path })).envelopeId,
    };
  },

  async openapiFetch(baseUrl: string): Promise<Calls> {
    const { default: createClient } = await import('openapi-fetch');
    const client = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${token}` } });
    const envelope = '/v2.1/accounts/{accountId}/envelopes/{envelopeId}';
    const params = { path };
    return {
      async lock() {
        const { data } = await client.POST(`${envelope}/lock`, { params, body: lockRequest });
        return data?.lockToken;
      },
      async read() {
        const { data } = await client.GET(envelope, { params });
        return data?.envelopeId;
      },
    };
  },

  async official(baseUrl: string): Promise<Calls> {
    const { default: docusign } = await import('docusign-esign');
    const client = new docusign.ApiClient();
    client.setBasePath(baseUrl);
    client.addDefaultHeader('Authorization', `Bearer ${token}`);
    const envelopes = new docusign.EnvelopesApi(client);
    return {
      lock: async () =>
        (await envelopes.createLock(accountId, envelopeId, { lockRequest })).lockToken,
      read: async () => (await envelopes.getEnvelope(accountId, envelopeId)).envelopeId,
    };
  },
};
