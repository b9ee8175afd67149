// One operation with openapi-fetch.
import type { paths } from '@countersign/types/esign-v2.1/openapi';
import createClient from 'openapi-fetch';
import { body } from './envelope.ts';

/** Sends the envelope, and returns its ID. */
export async function send(baseUrl: string, token: string): Promise<string | undefined> {
  const client = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${token}` } });
  const params = { path: { accountId: '4410' } };
  const { data } = await client.POST('/v2.1/accounts/{accountId}/envelopes', { params, body });
  return data?.envelopeId;
}
