import type { paths } from '@countersign/types/esign-v2.1/openapi';
import createClient from 'openapi-fetch';
import { accountId, envelopeId, lockRequest, token, type MakeCalls } from './calls.ts';

export const openapiFetch: MakeCalls = (baseUrl) => {
  const client = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${token}` } });
  const params = { path: { accountId, envelopeId } };
  return {
    async lock() {
      const { data } = await client.POST('/v2.1/accounts/{accountId}/envelopes/{envelopeId}/lock', {
        params,
        body: lockRequest,
      });
      return data?.lockToken;
    },
    async read() {
      const { data } = await client.GET('/v2.1/accounts/{accountId}/envelopes/{envelopeId}', {
        params,
      });
      return data?.envelopeId;
    },
  };
};
