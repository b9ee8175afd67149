import type { Client } from '@countersign/client';
import { envelopesCreate, envelopeViewsCreateRecipient } from '@countersign/client/esign-v2.1';
import type {
  EnvelopeDefinition,
  Recipients,
  RecipientViewRequest,
  Tabs,
} from '@countersign/types/esign-v2.1';
import { makePdf } from '../../documents/make-pdf.ts';

const pdf = Buffer.from(await makePdf({ pages: [['Berth lease'], ['Signatures']] }));

/** Signs in the application of the sender. */
export const ines = {
  recipientId: '1',
  name: 'Ines Valdivia',
  email: 'ines.valdivia@seabird.example',
  clientUserId: 'tenant-42',
};
/** Comes after Ines. */
export const omar = {
  recipientId: '2',
  routingOrder: '2',
  name: 'Omar Dahl',
  email: 'omar.dahl@seabird.example',
  clientUserId: 'guarantor-42',
};

export const returnUrl = 'https://lease-desk.harbour.example/leases/42?tab=1#signed';

const place = { documentId: '1', pageNumber: '2', xPosition: '72', yPosition: '200' };
export const signHere: Tabs = { signHereTabs: [{ ...place, tabLabel: 'Signature' }] };

/** Makes an envelope, which is sent unless it says otherwise, and gives the ID. */
export async function makeLease(
  client: Client,
  recipients: Recipients = { signers: [{ ...ines, tabs: signHere }] },
  more: EnvelopeDefinition = {},
): Promise<string> {
  const { envelopeId = '' } = await envelopesCreate(client, {
    body: {
      emailSubject: 'Lease of berth 42',
      status: 'sent',
      // Tests of the consent to the disclosure set it to `true`.
      useDisclosure: 'false',
      documents: [
        {
          documentId: '1',
          name: 'Lease',
          fileExtension: 'pdf',
          documentBase64: pdf.toString('base64'),
        },
      ],
      recipients,
      ...more,
    },
  });
  return envelopeId;
}

/** Creates the body of a request for a recipient's signing page. */
export function viewFor(
  { name: userName, email, clientUserId }: typeof ines,
  more: Partial<RecipientViewRequest> = {},
): RecipientViewRequest {
  return { returnUrl, authenticationMethod: 'Email', userName, email, clientUserId, ...more };
}

/** Creates the address of a person's signing page. */
export async function signingUrl(
  client: Client,
  envelopeId: string,
  who: typeof ines = ines,
  more: Partial<RecipientViewRequest> = {},
): Promise<string> {
  const { url = '' } = await envelopeViewsCreateRecipient(client, {
    path: { envelopeId },
    body: viewFor(who, more),
  });
  return url;
}
