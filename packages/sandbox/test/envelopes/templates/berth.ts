import type { EnvelopeTemplate } from '@countersign/types/esign-v2.1';
import type { Client } from '@countersign/client';
import { templatesCreate } from '@countersign/client/esign-v2.1';
import { makePdf } from '../../documents/make-pdf.ts';

/** A PDF of a page for each list of lines, in base64. */
export async function pdf(...pages: string[][]): Promise<string> {
  return Buffer.from(await makePdf({ pages })).toString('base64');
}

/** A template for berth leases: the role of a tenant, and a copy for a colleague. Gives its ID. */
export async function makeBerthTemplate(
  client: Client,
  more: EnvelopeTemplate = {},
): Promise<string> {
  const made = await templatesCreate(client, {
    body: {
      name: 'Berth lease, standard',
      emailSubject: 'Please sign: Berth lease',
      documents: [
        {
          documentId: '1',
          name: 'Berth lease.pdf',
          fileExtension: 'pdf',
          documentBase64: await pdf(['Berth lease', 'Signed: /sn1/']),
        },
      ],
      recipients: {
        signers: [
          {
            recipientId: '1',
            routingOrder: '1',
            roleName: 'Tenant',
            tabs: {
              signHereTabs: [{ tabLabel: 'Tenant signature', anchorString: '/sn1/' }],
              textTabs: [
                {
                  tabLabel: 'Boat',
                  documentId: '1',
                  pageNumber: '1',
                  xPosition: '72',
                  yPosition: '240',
                },
              ],
              radioGroupTabs: [
                {
                  groupName: 'Season',
                  documentId: '1',
                  radios: [
                    { value: 'summer', pageNumber: '1', xPosition: '72', yPosition: '300' },
                    { value: 'winter', pageNumber: '1', xPosition: '92', yPosition: '300' },
                  ],
                },
              ],
            },
          },
        ],
        carbonCopies: [
          {
            recipientId: '2',
            routingOrder: '2',
            name: 'Jonas Brandt',
            email: 'jonas.brandt@seabird.example',
          },
        ],
      },
      customFields: { textCustomFields: [{ name: 'Berth number', value: 'B-42' }] },
      notification: {
        useAccountDefaults: 'false',
        expirations: { expireEnabled: 'true', expireAfter: '30', expireWarn: '5' },
      },
      ...more,
    },
  });
  return made.templateId ?? '';
}

/** The tenant who takes the role. */
export const tenant = {
  roleName: 'Tenant',
  name: 'Ines Valdivia',
  email: 'ines.valdivia@seabird.example',
};
