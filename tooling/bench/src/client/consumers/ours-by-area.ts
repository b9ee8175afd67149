// One operation with our client, imported from its area.
import { createClient } from '@countersign/client';
import { envelopesCreate } from '@countersign/client/esign-v2.1';
import { body } from './envelope.ts';

/** Sends the envelope, and returns its ID. */
export async function send(baseUrl: string, token: string): Promise<string | undefined> {
  const client = createClient({ baseUrl, token });
  return (await envelopesCreate(client, { path: { accountId: '4410' }, body })).envelopeId;
}
