import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Envelope, EnvelopeDefinition } from '@countersign/types/esign-v2.1';
import type { Client } from '@countersign/client';
import {
  envelopeDocumentsList,
  envelopesCreate,
  envelopesGet,
  envelopeTemplatesList,
  templatesGet,
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
  templateId = await makeBerthTemplate(client);
});
afterAll(() => running.close());

const include = 'recipients,tabs,custom_fields,documents';

async function make(body: EnvelopeDefinition) {
  const { envelopeId = '' } = await envelopesCreate(client, { body });
  const made = await envelopesGet(client, { path: { envelopeId }, query: { include } });
  return { ...made, envelopeId };
}

/** The values of the template's custom field; the account has fields of its own besides. */
function berthIn({ customFields }: Envelope) {
  const fields = customFields?.textCustomFields ?? [];
  return fields.filter(({ name }) => name === 'Berth number').map(({ value }) => value);
}

describe('an envelope made from a template', () => {
  it('has what the template holds, with its roles taken and its tabs filled', async () => {
    const { envelopeId, recipients, ...made } = await make({
      status: 'sent',
      templateId,
      templateRoles: [
        {
          ...tenant,
          clientUserId: '4410',
          tabs: {
            textTabs: [
              { tabLabel: 'Boat', value: 'Petrel' },
              { tabLabel: 'unknown', value: '-' },
            ],
            radioGroupTabs: [
              { groupName: 'Season', radios: [{ value: 'winter', selected: 'true' }] },
            ],
          },
        },
      ],
    });
    expect(made).toMatchObject({
      status: 'sent',
      emailSubject: 'Please sign: Berth lease',
      expireAfter: '30',
    });
    expect(berthIn(made)).toEqual(['B-42']);
    const [signer] = recipients?.signers ?? [];
    expect(signer).toMatchObject({ name: tenant.name, roleName: 'Tenant', clientUserId: '4410' });
    expect(signer?.tabs?.textTabs).toMatchObject([{ tabLabel: 'Boat', value: 'Petrel' }]);
    expect(signer?.tabs?.radioGroupTabs?.[0]?.radios).toMatchObject([
      { value: 'summer', selected: 'false' },
      { value: 'winter', selected: 'true' },
    ]);
    expect(signer?.tabs?.signHereTabs).toMatchObject([{ pageNumber: '1' }]);
    expect(recipients?.carbonCopies).toMatchObject([{ name: 'Jonas Brandt', routingOrder: '2' }]);
    expect(await envelopeTemplatesList(client, { path: { envelopeId } })).toMatchObject({
      templates: [{ templateId, documentId: '1', applied: 'true' }],
    });
  });

  it('fills all tabs whose labels start as a label with a wildcard', async () => {
    const place = { documentId: '1', pageNumber: '1', xPosition: '72', yPosition: '240' };
    const labels = ['Boat name', 'Boat length', 'Berth'];
    const textTabs = labels.map((tabLabel) => ({ tabLabel, ...place }));
    const template = await makeBerthTemplate(client, {
      recipients: { signers: [{ recipientId: '1', roleName: 'Tenant', tabs: { textTabs } }] },
    });
    const given = [
      { tabLabel: String.raw`\*Boat`, value: '?' },
      { tabLabel: 'Boat length', value: '9 m' },
    ];
    const valuesWith = async (query = {}) => {
      const { envelopeId = '' } = await envelopesCreate(client, {
        query,
        body: { templateId: template, templateRoles: [{ ...tenant, tabs: { textTabs: given } }] },
      });
      const made = await envelopesGet(client, { path: { envelopeId }, query: { include } });
      const tabs = made.recipients?.signers?.[0]?.tabs?.textTabs ?? [];
      return Object.fromEntries(tabs.map(({ tabLabel, value }) => [tabLabel, value ?? '']));
    };
    expect(await valuesWith()).toEqual({ 'Boat name': '?', 'Boat length': '9 m', Berth: '' });
    expect(await valuesWith({ tab_label_exact_matches: 'true' })).toEqual({
      'Boat name': '',
      'Boat length': '9 m',
      Berth: '',
    });
    const many = Array.from({ length: 101 }, (_, at) => ({ tabLabel: String.raw`\*${at}` }));
    const body = { templateId: template, templateRoles: [{ ...tenant, tabs: { textTabs: many } }] };
    expect(await catchErrorCode(envelopesCreate(client, { body }))).toBe(
      'INVALID_REQUEST_PARAMETER',
    );
  });

  it('says itself what the definition says, and leaves the template as it was', async () => {
    const before = await templatesGet(client, { path: { templateId } });
    const made = await make({
      templateId,
      emailSubject: 'Lease for the winter',
      customFields: { textCustomFields: [{ name: 'Berth number', value: 'B-17' }] },
      recipients: {
        signers: [
          { recipientId: '7', roleName: 'Tenant', name: 'Ada', email: 'ada@seabird.example' },
        ],
      },
    });
    expect(made).toMatchObject({ emailSubject: 'Lease for the winter', status: 'created' });
    expect(berthIn(made)).toEqual(['B-17']);
    expect(made.recipients?.signers).toMatchObject([
      { recipientId: '7', name: 'Ada', tabs: { textTabs: [{ recipientId: '7' }] } },
    ]);
    const after = await templatesGet(client, { path: { templateId } });
    expect({ ...after, lastUsed: undefined }).toEqual({ ...before, lastUsed: undefined });
    expect(after.lastUsed).toBeDefined();
  });

  it('keeps open roles in a draft, and loses them when it is sent or the roles are merged', async () => {
    const draft = await make({ templateId });
    expect(draft.recipients?.signers).toMatchObject([{ roleName: 'Tenant' }]);
    const merged = await envelopesCreate(client, {
      query: { merge_roles_on_draft: 'true' },
      body: { templateId },
    });
    const path = { envelopeId: merged.envelopeId ?? '' };
    const { recipients } = await envelopesGet(client, { path, query: { include } });
    expect(recipients).toMatchObject({ signers: [], carbonCopies: [{ name: 'Jonas Brandt' }] });
  });

  it.each([['TEMPLATE_ID_INVALID', { templateId: '00000000-0000-4000-8000-000000000000' }]])(
    'is refused with %s',
    async (code, body) => {
      expect(await catchErrorCode(envelopesCreate(client, { body }))).toBe(code);
    },
  );

  it('has one more signer for a role that no template has', async () => {
    const made = await make({ templateId, templateRoles: [{ ...tenant, roleName: 'Tenants' }] });
    const [open, more] = made.recipients?.signers ?? [];
    expect(open).toMatchObject({ roleName: 'Tenant' });
    expect(open?.name ?? '').toBe('');
    expect(more).toMatchObject({ ...tenant, roleName: 'Tenants' });
  });
});

describe('composite templates', () => {
  it('are laid over one another by their sequence, with a document in place of theirs', async () => {
    const own = await pdf(['Winter lease', 'Signed: /sn1/'], ['Second page']);
    const made = await make({
      status: 'sent',
      compositeTemplates: [
        {
          document: { documentId: '9', name: 'Winter', fileExtension: 'pdf', documentBase64: own },
          inlineTemplates: [
            {
              sequence: '2',
              envelope: { emailSubject: 'Winter lease' },
              recipients: {
                signers: [
                  {
                    ...tenant,
                    recipientId: '1',
                    tabs: {
                      textTabs: [
                        { tabLabel: 'Boat', value: 'Petrel' },
                        {
                          tabLabel: 'New',
                          documentId: '9',
                          pageNumber: '2',
                          xPosition: '9',
                          yPosition: '9',
                        },
                      ],
                    },
                  },
                ],
              },
            },
          ],
          serverTemplates: [{ sequence: '1', templateId }],
        },
        {
          serverTemplates: [{ sequence: '1', templateId }],
          inlineTemplates: [
            { sequence: '2', recipients: { signers: [{ ...tenant, recipientId: '1' }] } },
          ],
        },
      ],
    });
    expect(made.emailSubject).toBe('Winter lease');
    const [signer, ...others] = made.recipients?.signers ?? [];
    expect(others).toEqual([]);
    expect(
      signer?.tabs?.textTabs?.map(({ tabLabel, documentId, pageNumber, value }) => [
        tabLabel,
        documentId,
        pageNumber,
        value ?? '',
      ]),
    ).toEqual([
      ['Boat', '1', '1', 'Petrel'],
      ['New', '1', '2', ''],
      ['Boat', '2', '1', ''],
    ]);
    const { envelopeDocuments } = await envelopeDocumentsList(client, {
      path: { envelopeId: made.envelopeId },
    });
    expect(envelopeDocuments?.filter(({ type }) => type === 'content')).toMatchObject([
      { documentId: '1', name: 'Winter', order: '1' },
      { documentId: '2', name: 'Berth lease.pdf', order: '2' },
    ]);
  });

  it('count alone, where a templateId stands beside them', async () => {
    const body = { templateId, compositeTemplates: [{ serverTemplates: [{ templateId }] }] };
    expect(await catchErrorCode(envelopesCreate(client, { body }))).toBe('none');
  });

  it('number their recipients from 1, whose IDs hold in the request alone', async () => {
    const made = await make({
      status: 'sent',
      compositeTemplates: [
        {
          serverTemplates: [{ sequence: '1', templateId }],
          inlineTemplates: [
            {
              sequence: '2',
              recipients: {
                signers: [
                  { ...tenant, recipientId: '10' },
                  { recipientId: '11', name: 'Omar Dahl', email: 'omar.dahl@seabird.example' },
                ],
              },
            },
          ],
        },
      ],
    });
    expect(made.recipients?.signers).toMatchObject([
      { recipientId: '1', name: tenant.name },
      { recipientId: '3', name: 'Omar Dahl' },
    ]);
  });

  it('have recipients and documents in them, and not beside them', async () => {
    const documents = [{ documentId: '5', name: 'Beside.txt', documentBase64: btoa('Beside') }];
    const recipients = { signers: [{ ...tenant, roleName: '', recipientId: '1' }] };
    const beside = { emailSubject: 'Lease', recipients, documents };
    const document = { documentId: '1', name: 'Lease.txt', documentBase64: btoa('Lease') };
    const sent = { ...beside, status: 'sent' as const, compositeTemplates: [{ document }] };
    expect(await catchErrorCode(envelopesCreate(client, { body: sent }))).toBe(
      'ENVELOPE_IS_INCOMPLETE',
    );
    const inlineTemplates = [{ sequence: '1', recipients }];
    const made = await make({ ...beside, compositeTemplates: [{ document, inlineTemplates }] });
    expect(made.recipients?.signers).toHaveLength(1);
    const path = { envelopeId: made.envelopeId };
    const { envelopeDocuments } = await envelopeDocumentsList(client, { path });
    expect(envelopeDocuments?.map(({ name }) => name)).not.toContain('Beside.txt');
  });
});
