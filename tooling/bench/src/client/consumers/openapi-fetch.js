import createClient from 'openapi-fetch';
/** Sends a lease to one signer, and gives the id of the envelope. */
export async function send(baseUrl, token) {
  const client = createClient({ baseUrl, headers: { authorization: `Bearer ${token}` } });
  const { data } = await client.POST('/v2.1/accounts/{accountId}/envelopes', {
    params: { path: { accountId: '4410' } },
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
  return data?.envelopeId;
}
