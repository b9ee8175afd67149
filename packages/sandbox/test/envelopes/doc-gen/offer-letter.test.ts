// An offer letter is generated and signed, call by call as the service documents it.
import { afterAll, expect, test } from 'vitest';
import {
  envelopeDocumentsGet,
  envelopesCreate,
  envelopesGet,
  envelopesGetEnvelopeDocGenFormFields,
  envelopesUpdate,
  envelopesUpdateEnvelopeDocGenFormFields,
  templateDocumentsUpdate,
  templateRecipientTabsCreate,
  templatesCreate,
} from '@countersign/client/esign-v2.1';
import { startControlTest } from '../../control/harness.ts';
import { findPlace, pagesWith } from '../../documents/find-place.ts';
import { offerDocx } from '../../documents/make-offer-docx.ts';

const running = await startControlTest({ strict: true });
afterAll(() => running.close());

const rowValues = [
  ['Salary', '$120,000.00'],
  ['Bonus', '20 percent'],
  ['Stock', '5,000 shares'],
].map(([component = '', details = '']) => ({
  docGenFormFieldList: [
    { name: 'Component', value: component },
    { name: 'Details', value: details },
  ],
}));

async function generate(title: string, salary: string) {
  const { client, control } = running.newTenant();
  const { templateId = '' } = await templatesCreate(client, {
    body: {
      name: 'Offer letter',
      emailSubject: 'Please sign this document',
      recipients: { signers: [{ recipientId: '1', roleName: 'signer', routingOrder: '1' }] },
    },
  });
  await templateDocumentsUpdate(client, {
    path: { templateId, documentId: '1' },
    body: {
      documents: [
        {
          documentId: '1',
          name: 'OfferLetterDemo.docx',
          fileExtension: 'docx',
          order: '1',
          documentBase64: Buffer.from(offerDocx).toString('base64'),
        },
      ],
    },
  });
  await templateRecipientTabsCreate(client, {
    path: { templateId, recipientId: '1' },
    body: { signHereTabs: [{ anchorString: '/sn1/', anchorUnits: 'pixels', anchorXOffset: '5' }] },
  });
  const { envelopeId = '' } = await envelopesCreate(client, {
    body: {
      templateId,
      status: 'created',
      templateRoles: [
        { roleName: 'signer', name: 'Ines Valdivia', email: 'ines.valdivia@seabird.example' },
      ],
    },
  });
  const path = { envelopeId };
  const { docGenFormFields: [found] = [] } = await envelopesGetEnvelopeDocGenFormFields(client, {
    path,
  });
  await envelopesUpdateEnvelopeDocGenFormFields(client, {
    path,
    body: {
      docGenFormFields: [
        {
          documentId: found?.documentId ?? '',
          docGenFormFieldList: [
            { name: 'Candidate_Name', value: 'Ines Valdivia' },
            { name: 'Manager_Name', value: 'Tomas Okafor' },
            { name: 'Job_Title', value: title },
            { name: 'Salary', value: salary },
            { name: 'Start_Date', value: '12/01/2026' },
            { name: 'Compensation_Package', type: 'TableRow', rowValues },
          ],
        },
      ],
    },
  });
  await envelopesUpdate(client, { path, body: { status: 'sent' } });
  await control.sign(envelopeId, '1');
  expect((await envelopesGet(client, { path })).status).toBe('completed');
  const file = await envelopeDocumentsGet(client, { path: { envelopeId, documentId: '1' } });
  return {
    names: found?.docGenFormFieldList?.map(({ name }) => name),
    pdf: new Uint8Array(await file.arrayBuffer()),
  };
}

test('an offer letter has its values, a row for each part of the pay, and what its conditions say', async () => {
  const { names, pdf } = await generate('Software Engineer', '120,000');
  expect(names).toEqual([
    'Candidate_Name',
    'Job_Title',
    'Start_Date',
    'Manager_Name',
    'Salary',
    'Compensation_Package',
  ]);
  for (const text of ['Dear Ines Valdivia', 'beginning on 12/01/2026', 'report to Tomas Okafor'])
    expect(await pagesWith(pdf, text), text).toEqual([1]);
  expect(await pagesWith(pdf, 'A bonus is part')).toEqual([1]);
  const rows = [await findPlace(pdf, '$120,000.00'), await findPlace(pdf, '5,000 shares')];
  expect(rows[1]?.x).toBeCloseTo(rows[0]?.x ?? 0, 0);
  expect(rows[1]?.y).toBeGreaterThan((rows[0]?.y ?? 0) + 20);
  expect(await pagesWith(pdf, '{{')).toEqual([]);
});

test('an offer letter leaves out what its conditions do not meet', async () => {
  const { pdf } = await generate('Harbour master', '99999.99');
  expect(await pagesWith(pdf, 'report to')).toEqual([]);
  expect(await pagesWith(pdf, 'bonus is part')).toEqual([]);
  expect(await pagesWith(pdf, 'It is open for a month')).toEqual([1]);
});
