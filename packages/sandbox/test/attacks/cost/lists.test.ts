// Requests with lists of the maximum length. Each ends in a moment if the work is linear, and would
// take minutes otherwise.
import { randomUUID } from 'node:crypto';
import type { EnvelopeDefinition, Recipients, Tabs } from '@countersign/types/esign-v2.1';
import { envelopesCreate } from '@countersign/client/esign-v2.1';
import { afterAll, describe, expect, it } from 'vitest';
import { definition, startControlTest } from '../../control/harness.ts';
import { accountId } from '../../harness.ts';

const { sandbox, newTenant, close } = await startControlTest();
afterAll(close);

/** The maximum length of a list. */
const most = 10_000;

function many<Item>(make: (at: number) => Item, count = most): Item[] {
  return Array.from({ length: count }, (_, at) => make(at));
}

interface Outcome {
  status: number;
  code: string | undefined;
}

/** Sends a text as the body to an address of the account. */
async function sendText(method: string, address: string, body: string): Promise<Outcome> {
  const answer = await sandbox.fetch(
    new Request(`http://sandbox.test/restapi/v2.1/accounts/${accountId}${address}`, {
      method,
      headers: {
        authorization: 'Bearer sandbox',
        'content-type': 'application/json',
        'x-countersign-tenant': newTenant().tenant,
      },
      body,
    }),
  );
  const text = await answer.text();
  return { status: answer.status, code: /"errorCode":"(?<code>\w+)"/.exec(text)?.groups?.code };
}

function send(method: string, address: string, body: unknown): Promise<Outcome> {
  return sendText(method, address, JSON.stringify(body));
}

const person = { name: 'Rosa Blum', email: 'rosa.blum@quayside.example' };
const place = { documentId: '1', pageNumber: '1', xPosition: '100', yPosition: '300' };

/** Creates a draft with further properties, and returns the response. */
function draft(more: EnvelopeDefinition): Promise<Outcome> {
  return send('POST', '/envelopes', definition({ status: 'created', ...more }));
}

function draftFor(recipients: Recipients): Promise<Outcome> {
  return draft({ recipients });
}

function draftWith(tabs: Tabs): Promise<Outcome> {
  return draftFor({ signers: [{ recipientId: '1', ...person, tabs }] });
}

/** Signs an envelope with tabs, and returns its status. */
async function signed(tabs: Tabs): Promise<string | undefined> {
  const { client, control } = newTenant();
  const recipients = { signers: [{ recipientId: '1', ...person, tabs }] };
  const { envelopeId = '' } = await envelopesCreate(client, { body: definition({ recipients }) });
  return (await control.sign(envelopeId, '1')).envelopeStatus;
}

const created = { status: 201, code: undefined };

describe('a limit of the service is checked before any work', () => {
  it.each([
    'signers',
    'inPersonSigners',
    'carbonCopies',
    'certifiedDeliveries',
    'editors',
    'agents',
    'intermediaries',
    'notaries',
    'seals',
    'witnesses',
    'participants',
    'notaryWitnesses',
  ])('100 recipients: %s', async (list) => {
    const refused = { status: 400, code: 'RECIPIENT_LIMIT_EXCEEDED' };
    expect(await draftFor({ [list]: many(() => ({})) })).toEqual(refused);
    const numbered = many((at) => ({ ...person, recipientId: String(at + 1) }));
    expect(await draftFor({ [list]: numbered })).toEqual(refused);
  });

  it('500 documents, 500 templates, 3000 anchors', async () => {
    const documents = many((at) => ({ documentId: String(at + 1), documentBase64: 'YQ==' }));
    expect(await draft({ documents })).toMatchObject({ code: 'DOCUMENT_LIMIT_EXCEEDED' });
    const compositeTemplates = many((at) => ({ compositeTemplateId: String(at) }));
    expect(await draft({ compositeTemplates })).toMatchObject({
      code: 'INVALID_REQUEST_PARAMETER',
    });
    const signHereTabs = many(() => ({ anchorString: 'Lease' }));
    const signers = [{ recipientId: '1', ...person, tabs: { signHereTabs } }];
    expect(await draft({ status: 'sent', recipients: { signers } })).toMatchObject({
      code: 'ANCHOR_TAG_PROCESSING_FAILURE',
    });
  });

  it('12 attachments', async () => {
    const attachments = many((at) => ({ attachmentId: String(at), label: 'x', data: 'YQ==' }));
    expect(await draft({ attachments })).toEqual({
      status: 400,
      code: 'INVALID_REQUEST_PARAMETER',
    });
  });

  it.each([
    ['POST', '/users', { newUsers: many((at) => ({ userName: 'x', email: `u${at}@x.example` })) }],
    ['PUT', '/users', { users: many(() => ({ userId: randomUUID() })) }],
    ['POST', '/groups', { groups: many((at) => ({ groupName: `g${at}` })) }],
    ['PUT', '/groups', { groups: many(() => ({ groupId: '7731201' })) }],
    ['POST', '/contacts', { contactList: many((at) => ({ name: `c${at}` })) }],
    ['POST', '/signing_groups', { groups: many((at) => ({ groupName: `g${at}` })) }],
  ])('the items of a batch: %s %s', async (method, address, body) => {
    expect(await send(method, address, body)).toMatchObject({ status: 400 });
  });
});

describe('work on a long list is linear', () => {
  it('custom fields, of an envelope and of a document', async () => {
    const textCustomFields = many((at) => ({ name: `field ${at}`, value: 'x' }));
    expect(await draft({ customFields: { textCustomFields } })).toEqual(created);
    const documentFields = many((at) => ({ name: `field ${at}`, value: 'x' }));
    const [document] = definition().documents ?? [];
    expect(await draft({ documents: [{ ...document, documentFields }] })).toEqual(created);
  });

  it('tabs, those in groups and those with buttons', async () => {
    expect(await draftWith({ textTabs: many((at) => ({ ...place, tabLabel: `t${at}` })) })).toEqual(
      created,
    );
    const radios = many((at) => ({ ...place, value: String(at) }));
    const radioGroupTabs = [{ documentId: '1', groupName: 'g', radios }];
    expect(await draftWith({ radioGroupTabs })).toEqual(created);
    const listItems = many((at) => ({ text: String(at), value: String(at) }));
    expect(await draftWith({ listTabs: [{ ...place, listItems }] })).toEqual(created);
  });

  it('templates that a request writes out', async () => {
    const joined = many(
      (at) => ({
        inlineTemplates: [
          {
            sequence: '1',
            recipients: {
              signers: many(
                (nth) => ({
                  recipientId: String(nth + 1),
                  name: `n${at}-${nth}`,
                  email: 'n@x.example',
                }),
                100,
              ),
            },
          },
        ],
      }),
      400,
    );
    expect(await draft({ compositeTemplates: joined })).toEqual({
      status: 400,
      code: 'RECIPIENT_LIMIT_EXCEEDED',
    });
    const textTabs = many(() => ({ ...place, tabLabel: 'same', value: 'x' }));
    const recipients = { signers: [{ recipientId: '1', ...person, tabs: { textTabs } }] };
    const [document] = definition().documents ?? [];
    const inlineTemplates = ['1', '2'].map((sequence) => ({ sequence, recipients }));
    const laid = { compositeTemplates: [{ inlineTemplates, document }], documents: [] };
    expect(await draft({ ...laid, recipients: {} })).toEqual(created);
  });

  it('IDs that are asked for', async () => {
    const envelopeIds = many(() => randomUUID());
    const statusPath = '/envelopes/status?envelope_ids=request_body';
    expect(await send('PUT', statusPath, { envelopeIds })).toMatchObject({ status: 200 });
  });

  it('parts of a query', async () => {
    const query = many((at) => `p${at % 7}=${at}`, 100_000).join('&');
    expect(await send('PUT', `/envelopes/status?${query}`, {})).toMatchObject({ status: 400 });
  });

  it('tabs that depend on each other, in a chain or by one label', async () => {
    const chain = many((at) => ({
      ...place,
      tabLabel: `t${at}`,
      value: 'on',
      ...(at > 0 && { conditionalParentLabel: `t${at - 1}`, conditionalParentValue: 'on' }),
    }));
    const web = many(() => ({
      ...place,
      tabLabel: 'web',
      value: 'on',
      conditionalParentLabel: 'web',
      conditionalParentValue: 'on',
    }));
    expect(await signed({ textTabs: chain })).toBe('completed');
    expect(await signed({ textTabs: web })).toBe('completed');
  });

  it('groups of tabs with one label', async () => {
    const tabGroups = many(() => ({
      groupLabel: 'g',
      groupRule: 'SelectAtLeast' as const,
      minimumRequired: '0',
      tabScope: 'document' as const,
      documentId: '1',
      pageNumber: '1',
    }));
    const checkboxTabs = many(() => ({ ...place, tabGroupLabels: ['g'] }));
    expect(await signed({ tabGroups, checkboxTabs })).toBe('completed');
  });

  it('formulas, of which those that read too much are refused', async () => {
    const textTabs = many((at) => ({ ...place, tabLabel: at < 5000 ? 'n' : `n${at}`, value: '1' }));
    const few = [{ ...place, tabLabel: 'sum', formula: '[n] * 2' }];
    expect(await signed({ textTabs, formulaTabs: few })).toBe('completed');
    const costly = many((at) => ({ ...place, tabLabel: `f${at}`, formula: '[n] + [n]' }), 1000);
    await expect(signed({ textTabs, formulaTabs: costly })).rejects.toMatchObject({
      code: 'INVALID_REQUEST_PARAMETER',
    });
    const deep = [{ ...place, tabLabel: 'deep', formula: `${'('.repeat(100_000)}1` }];
    expect(await signed({ formulaTabs: deep })).toBe('completed');
  });
});

describe('JSON beyond any use is refused', () => {
  it.each([
    ['lists in lists', `{"documents":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['lists that do not end', '['.repeat(5_000_000)],
    ['objects in objects', `${'{"recipients":'.repeat(100_000)}{}${'}'.repeat(100_000)}`],
    ['a long list', JSON.stringify({ documents: many(() => ({}), most + 1) })],
    ['many lists', JSON.stringify(many(() => many(() => 0, 200)))],
    ['many fields', JSON.stringify(Object.fromEntries(many((at) => [`f${at}`, 0], most + 1)))],
  ])('%s', async (_what, body) => {
    expect(await sendText('POST', '/envelopes', body)).toEqual({
      status: 400,
      code: 'INVALID_REQUEST_BODY',
    });
  });

  it('but not what is just within the limit', async () => {
    const deep = `${'{"a":['.repeat(990)}${']}'.repeat(990)}`;
    const recipients = JSON.stringify({ signers: [{ recipientId: '1', ...person }] });
    for (const body of [
      `{"unknown":${deep}}`,
      `{"recipients":${recipients.replace('"recipientId"', `"unknown":${deep},"recipientId"`)}}`,
    ])
      expect(await sendText('POST', '/envelopes', body)).toEqual(created);
  });

  it('but a text may hold what looks like it', async () => {
    const emailBlurb = String.raw`[[{{,,"\","\\`.repeat(500);
    expect(await draft({ emailBlurb })).toEqual(created);
  });

  it('and so are texts of megabytes that nothing can be done with', async () => {
    const text = `${' '.repeat(10_000_000)}x`;
    const [document] = definition().documents ?? [];
    for (const more of [
      { emailSubject: text },
      { documents: [{ ...document, documentBase64: `${' '.repeat(10_000_000)}!` }] },
      { documents: [{ ...document, documentBase64: '='.repeat(10_000_000) }] },
      { recipients: { signers: [{ recipientId: text, ...person }] } },
      { recipients: { signers: [{ recipientId: '1', name: text, email: text }] } },
      { customFields: { textCustomFields: [{ name: text, value: text }] } },
    ])
      expect((await draft(more)).status).toBeLessThan(500);
  });
});
