/** The call that a sample makes. */
export type SampleCall = 'send' | 'list';

const envelope = {
  emailSubject: 'Please sign: first envelope',
  status: 'sent',
  documents: [
    {
      documentId: '1',
      name: 'First.txt',
      fileExtension: 'txt',
      documentBase64: btoa('My first document.\n\nSign here:'),
    },
  ],
  recipients: {
    signers: [
      {
        recipientId: '1',
        name: 'Ada Signer',
        email: 'ada.signer@example.com',
        tabs: { signHereTabs: [{ anchorString: 'Sign here:' }] },
      },
    ],
  },
};

/** Returns the method, the path and the body of a sample. */
export function describeSample(call: SampleCall, accountId: string) {
  const account = `/restapi/v2.1/accounts/${accountId}`;
  return call === 'send'
    ? { method: 'POST', path: `${account}/envelopes`, body: envelope }
    : { method: 'GET', path: `${account}/users` };
}
