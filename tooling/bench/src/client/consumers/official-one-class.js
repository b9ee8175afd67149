// One operation with the official client, of which only one class is imported, from inside it.
import ApiClient from 'docusign-esign/src/ApiClient.js';
import EnvelopesApi from 'docusign-esign/src/api/EnvelopesApi.js';
/** Sends a lease to one signer, and gives the id of the envelope. */
export async function send(baseUrl, token) {
  const client = new ApiClient();
  client.setBasePath(baseUrl);
  client.addDefaultHeader('Authorization', `Bearer ${token}`);
  const envelope = await new EnvelopesApi(client).createEnvelope('4410', {
    envelopeDefinition: {
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
