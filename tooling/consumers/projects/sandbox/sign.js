// A project with a sandbox: it creates an envelope, reads it, and signs it.
import { createClient } from '@countersign/client';
import { envelopeDocumentsGet } from '@countersign/client/esign-v2.1';
import { createControl } from '@countersign/sandbox/control';
import { accountId, visit } from '../visit.js';

/** @param fetch makes the calls, where the sandbox is in this process */
export async function sign(given, fetch) {
  const { url, envelopeId } = given;
  const options = fetch && { fetch };
  const control = createControl(url, options);
  await control.seed({ envelopes: [{ ...envelope, envelopeId }] });
  const findings = await visit(given, fetch);

  const { envelopeStatus } = await control.sign(envelopeId, '1');
  const client = createClient({ baseUrl: url, token: 'sandbox', ...options });
  const path = { accountId, envelopeId, documentId: 'combined' };
  const document = await envelopeDocumentsGet(client, { path });
  const head = new TextDecoder().decode((await document.bytes()).subarray(0, 5));
  return { ...findings, signed: envelopeStatus, head };
}

const envelope = {
  senderUserId: '5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10',
  status: 'sent',
  definition: {
    emailSubject: 'Berth lease 42',
    documents: [
      { documentId: '1', name: 'lease.txt', documentBase64: btoa('Sign here, for berth 42.') },
    ],
    recipients: {
      signers: [
        {
          recipientId: '1',
          routingOrder: '1',
          status: 'sent',
          name: 'Ines Valdivia',
          email: 'ines.valdivia@seabird.example',
          tabs: { signHereTabs: [{ documentId: '1', anchorString: 'Sign here' }] },
        },
      ],
    },
  },
};
