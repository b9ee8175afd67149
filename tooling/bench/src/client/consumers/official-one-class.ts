// One operation with the official client, of which only one class is imported, from inside it.
import ApiClient from 'docusign-esign/src/ApiClient.js';
import EnvelopesApi from 'docusign-esign/src/api/EnvelopesApi.js';
import { body as envelopeDefinition } from './envelope.ts';

/** Sends the envelope, and returns its ID. */
export async function send(baseUrl: string, token: string): Promise<string | undefined> {
  const client = new ApiClient();
  client.setBasePath(baseUrl);
  client.addDefaultHeader('Authorization', `Bearer ${token}`);
  const envelopes = new EnvelopesApi(client);
  return (await envelopes.createEnvelope('4410', { envelopeDefinition })).envelopeId;
}
