/** The envelope that each program sends: a lease to one signer. */
export const body = {
  emailSubject: 'Berth lease 42',
  status: 'sent' as const,
  recipients: {
    signers: [{ email: 'ines.valdivia@seabird.example', name: 'Ines Valdivia', recipientId: '1' }],
  },
};
