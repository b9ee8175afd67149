import type { Client } from '@countersign/client';
import { envelopesCreate } from '@countersign/client/esign-v2.1';
import type { EnvelopeDefinition } from '@countersign/types/esign-v2.1';
import { makePdf } from '../documents/make-pdf.ts';

/**
 * Creates the definition of an envelope that is completed as soon as it is sent, with a recipient
 * of a copy only.
 */
export async function createCopy(more: EnvelopeDefinition = {}): Promise<EnvelopeDefinition> {
  const pdf = await makePdf({ pages: [['Berth lease 42']] });
  return {
    emailSubject: 'Please read: Berth lease 42',
    status: 'sent',
    documents: [
      {
        documentId: '1',
        name: 'Berth lease.pdf',
        documentBase64: Buffer.from(pdf).toString('base64'),
      },
    ],
    recipients: {
      carbonCopies: [
        { recipientId: '1', name: 'Jonas Brandt', email: 'jonas.brandt@seabird.example' },
      ],
    },
    ...more,
  };
}

/** Creates the definition of an envelope that waits for a signature. */
export async function toSign(more: EnvelopeDefinition = {}): Promise<EnvelopeDefinition> {
  const signHereTabs = [{ documentId: '1', pageNumber: '1', xPosition: '72', yPosition: '640' }];
  const tabs = {
    signHereTabs,
    textTabs: [
      {
        documentId: '1',
        pageNumber: '1',
        xPosition: '320',
        yPosition: '240',
        tabLabel: 'Berth',
        value: 'B-42',
      },
    ],
  };
  return createCopy({
    recipients: {
      signers: [
        { recipientId: '1', name: 'Ines Valdivia', email: 'ines.valdivia@seabird.example', tabs },
      ],
    },
    ...more,
  });
}

/** Sends an envelope. @returns its ID */
export async function send(client: Client, definition: EnvelopeDefinition): Promise<string> {
  const { envelopeId = '' } = await envelopesCreate(client, { body: definition });
  return envelopeId;
}
