// One operation with the official client, imported as its documentation says.
import docusign from 'docusign-esign';
/** Sends a lease to one signer, and gives the id of the envelope. */
export async function send(baseUrl, token) {
  const client = new docusign.ApiClient();
  client.setBasePath(baseUrl);
  client.addDefaultHeader('Authorization', `Bearer ${token}`);
  const envelopes = new docusign.EnvelopesApi(client);
  const envelope = await envelopes.createEnvelope('4410', {
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
