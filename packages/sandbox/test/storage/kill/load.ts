import { createClient, type Client } from '@countersign/client';
import { envelopesCreate, envelopesGet, envelopesUpdate } from '@countersign/client/esign-v2.1';
import { accountId } from '../../harness.ts';

/** A result that the server has acknowledged: an envelope, and the minimum of its status. */
export interface Promised {
  envelopeId: string;
  subject: string;
  status: string;
}

export function createLoadClient(baseUrl: string): Client {
  return createClient({ baseUrl, token: 'sandbox', path: { accountId }, retry: false });
}

/**
 * Changes things as fast as the server allows, until it is gone.
 * @param promised gets what the server has acknowledged, as soon as it has
 */
export async function load(
  client: Client,
  worker: string,
  document: string,
  promised: (one: Promised) => void,
): Promise<void> {
  for (let count = 0; ; count += 1) {
    const subject = `${worker} ${count}`;
    try {
      const { envelopeId = '' } = await envelopesCreate(client, {
        body: {
          emailSubject: subject,
          status: 'created',
          documents: [
            { documentId: '1', name: 'Lease', fileExtension: 'pdf', documentBase64: document },
          ],
          recipients: {
            signers: [{ recipientId: '1', name: 'Ida', email: 'ida@tenant.example' }],
          },
        },
      });
      promised({ envelopeId, subject, status: 'created' });
      await envelopesUpdate(client, { path: { envelopeId }, body: { status: 'sent' } });
      promised({ envelopeId, subject, status: 'sent' });
      if (count % 3 === 0) {
        await envelopesUpdate(client, {
          path: { envelopeId },
          body: { status: 'voided', voidedReason: 'The berth is taken.' },
        });
        promised({ envelopeId, subject, status: 'voided' });
      }
    } catch {
      return;
    }
  }
}

/** The status that an envelope has now, and its subject. */
export async function look(client: Client, envelopeId: string) {
  const { status = '', emailSubject = '' } = await envelopesGet(client, { path: { envelopeId } });
  return { status, subject: emailSubject };
}
