import type { EnvelopeDefinition } from '@countersign/types/esign-v2.1';
import type { Client } from '@countersign/client';
import { envelopesCreate, templatesCreate } from '@countersign/client/esign-v2.1';
import { makePdf } from './documents/make-pdf.ts';

/** A lease with the rules of the harbour: Ines signs the lease, Tomas gets a copy. */
export async function createLease(more: EnvelopeDefinition = {}): Promise<EnvelopeDefinition> {
  const pdf = Buffer.from(await makePdf({ pages: [['Berth lease']] })).toString('base64');
  return {
    emailSubject: 'Please sign: Berth lease 42',
    documents: [
      { documentId: '1', name: 'Lease', fileExtension: 'pdf', documentBase64: pdf },
      { documentId: '2', name: 'Rules', fileExtension: 'pdf', documentBase64: pdf },
    ],
    recipients: {
      signers: [
        {
          recipientId: '1',
          name: 'Ines Valdivia',
          email: 'ines.valdivia@seabird.example',
          tabs: {
            signHereTabs: [{ documentId: '1', pageNumber: '1', xPosition: '72', yPosition: '600' }],
            textTabs: [
              {
                documentId: '1',
                pageNumber: '1',
                xPosition: '72',
                yPosition: '100',
                tabLabel: 'Berth number',
              },
            ],
            numberTabs: [
              {
                documentId: '1',
                pageNumber: '1',
                xPosition: '72',
                yPosition: '140',
                tabLabel: 'Monthly rent',
                value: '1,250.00',
              },
            ],
          },
        },
      ],
      carbonCopies: [
        {
          recipientId: '2',
          name: 'Tomas Okafor',
          email: 'tomas.okafor@harbour.example',
          routingOrder: '2',
        },
      ],
    },
    ...more,
  };
}

/** Makes an envelope of it, a draft unless it says otherwise, and gives the ID. */
export async function makeLease(client: Client, more: EnvelopeDefinition = {}): Promise<string> {
  const made = await envelopesCreate(client, {
    body: await createLease({ status: 'created', ...more }),
  });
  return made.envelopeId ?? '';
}

/** Makes a template of it and gives the ID. */
export async function makeTemplate(client: Client): Promise<string> {
  const { status: _draft, ...definition } = await createLease();
  const made = await templatesCreate(client, { body: { ...definition, name: 'Berth lease' } });
  return 'templateId' in made ? (made.templateId ?? '') : '';
}

/** Returns the error code of a rejected call; `none` if it succeeds. */
export async function catchErrorCode(call: PromiseLike<unknown>): Promise<string> {
  try {
    await call;
    return 'none';
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}
