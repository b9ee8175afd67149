import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Client } from '@countersign/client';
import {
  envelopesCreate,
  envelopesGet,
  envelopesUpdate,
  envelopeTemplatesApply,
  envelopeTemplatesApplyToDocument,
  envelopeTemplatesDelete,
  envelopeTemplatesListByDocument,
  envelopeTemplatesList,
} from '@countersign/client/esign-v2.1';
import { catchErrorCode } from '../../lease.ts';
import { startTest, type TestSandbox } from '../../harness.ts';
import { makeBerthTemplate, pdf, tenant } from './berth.ts';

let running: TestSandbox;
let client: Client;
let templateId: string;

beforeAll(async () => {
  running = await startTest();
  client = running.client();
  templateId = await makeBerthTemplate(client, {
    recipients: {
      signers: [
        {
          ...tenant,
          recipientId: '1',
          tabs: {
            signHereTabs: [{ anchorString: '/sn1/' }],
            textTabs: [
              {
                tabLabel: 'Boat',
                documentId: '1',
                pageNumber: '1',
                xPosition: '72',
                yPosition: '240',
              },
            ],
          },
        },
        {
          recipientId: '2',
          name: 'Lost Anchor',
          email: 'lost@seabird.example',
          tabs: { signHereTabs: [{ anchorString: '/nowhere/' }] },
        },
      ],
    },
  });
});
afterAll(() => running.close());

async function draft(): Promise<{ envelopeId: string }> {
  const documentBase64 = await pdf(['Cover'], ['Lease', 'Signed: /sn1/']);
  const { envelopeId = '' } = await envelopesCreate(client, {
    body: {
      emailSubject: 'Lease',
      documents: [{ documentId: '5', name: 'Lease', fileExtension: 'pdf', documentBase64 }],
    },
  });
  return { envelopeId };
}

async function fetchSigners(path: { envelopeId: string }) {
  const { recipients } = await envelopesGet(client, {
    path,
    query: { include: 'recipients,tabs' },
  });
  return recipients?.signers ?? [];
}

test('a template is laid over the pages of a document, and taken off again', async () => {
  const path = { ...(await draft()), documentId: '5' };
  const body = { documentTemplates: [{ templateId, documentStartPage: '2' }] };
  const applied = await envelopeTemplatesApplyToDocument(client, { path, body });
  expect(applied.documentTemplates).toMatchObject([
    {
      templateId,
      documentId: '5',
      documentStartPage: '2',
      documentEndPage: '2',
    },
  ]);
  expect(await fetchSigners(path)).toMatchObject([
    {
      name: tenant.name,
      tabs: {
        signHereTabs: [{ documentId: '5', pageNumber: '2' }],
        textTabs: [{ tabLabel: 'Boat', documentId: '5', pageNumber: '2' }],
      },
    },
  ]);
  expect(await envelopeTemplatesListByDocument(client, { path })).toMatchObject({
    templates: [{ templateId, documentId: '5', applied: 'true' }],
  });
  await envelopeTemplatesDelete(client, { path: { ...path, templateId } });
  expect(await fetchSigners(path)).toEqual([]);
  const twice = envelopeTemplatesDelete(client, { path: { ...path, templateId } });
  expect(await catchErrorCode(twice)).toBe('TEMPLATE_ID_INVALID');
});

test('who has no place in the documents stays only where the caller wants it', async () => {
  const path = await draft();
  await envelopeTemplatesApply(client, {
    path,
    query: { preserve_template_recipient: 'true' },
    body: { documentTemplates: [{ templateId, documentId: '5' }] },
  });
  expect((await fetchSigners(path)).map(({ name }) => name)).toEqual([tenant.name, 'Lost Anchor']);
});

test('without a document, a draft gets those of the template; templates of the same bytes match', async () => {
  const path = await draft();
  await envelopeTemplatesApply(client, { path, body: { documentTemplates: [{ templateId }] } });
  const { templates } = await envelopeTemplatesList(client, {
    path,
    query: { include: 'matched' },
  });
  expect(templates).toMatchObject([
    { templateId, documentId: '1', templateMatch: { matchPercentage: '100' } },
  ]);
});

test('an envelope in process takes a template, a voided one does not', async () => {
  const path = await draft();
  const body = { documentTemplates: [{ templateId, documentId: '5' }] };
  await envelopeTemplatesApply(client, { path, body });
  await envelopesUpdate(client, { path, body: { status: 'sent' } });
  await envelopeTemplatesApply(client, {
    path,
    body: { documentTemplates: [{ templateId, documentId: '5', documentStartPage: '2' }] },
  });
  const [signer] = await fetchSigners(path);
  expect(signer).toMatchObject({ status: 'sent' });
  expect(signer?.tabs?.textTabs?.map(({ pageNumber }) => pageNumber)).toEqual(['1', '2']);
  await envelopesUpdate(client, { path, body: { status: 'voided', voidedReason: 'Sold' } });
  expect(await catchErrorCode(envelopeTemplatesApply(client, { path, body }))).toBe(
    'ENVELOPE_INVALID_STATUS',
  );
});

test('wrong documents and pages are refused', async () => {
  const path = await draft();
  const apply = (entry: { documentId?: string; documentStartPage?: string }) =>
    catchErrorCode(
      envelopeTemplatesApply(client, {
        path,
        body: { documentTemplates: [{ templateId, ...entry }] },
      }),
    );
  expect(await apply({ documentId: '77' })).toBe('DOCUMENT_DOES_NOT_EXIST');
  expect(await apply({ documentId: '5', documentStartPage: '3' })).toBe(
    'INVALID_REQUEST_PARAMETER',
  );
});
