// One operation with the official client, imported as its documentation says.
import docusign from 'docusign-esign';
import { body as envelopeDefinition } from './envelope.ts';

/** Sends the envelope, and returns its ID. */
export async function send(baseUrl: string, token: string): Promise<string | undefined> {
  const client = new docusign.ApiClient();
  client.setBasePath(baseUrl);
  client.addDefaultHeader('Authorization', `Bearer ${token}`);
  const envelopes = new docusign.EnvelopesApi(client);
  return (await envelopes.createEnvelope('4410', { envelopeDefinition })).envelopeId;
}
