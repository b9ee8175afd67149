// One operation with our client, imported from its resource.
import { createClient } from '@countersign/client';
import { envelopesCreate } from '@countersign/client/esign-v2.1/envelopes';
/** Sends a lease to one signer, and gives the id of the envelope. */
export async function send(baseUrl, token) {
  const client = createClient({ baseUrl, token });
  const envelope = await envelopesCreate(client, {
    path: { accountId: '4410' },
    body: {
      emailSubject: 'Berth lease 42',
      status: 'sent',
      recipients: {
        signers: [
          { email: 'ines.valdivia@seabird.example', name: 'Ines Valdivia', recipientId: '1' },
        ],
      },
    },
  });
  return envelope.envelopeId;
}
