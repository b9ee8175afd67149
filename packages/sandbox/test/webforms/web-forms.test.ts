import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Client } from '@countersign/client';
import {
  envelopeRecipientsList,
  envelopesGet,
  envelopesListAuditEvents,
} from '@countersign/client/esign-v2.1';
import {
  webFormGetForm,
  webFormInstanceCreateInstance,
  webFormInstanceGetInstance,
  webFormInstanceListInstances,
  webFormInstanceRefreshToken,
  webFormListForms,
} from '@countersign/client/webforms';
import type {
  CreateInstanceRequestBody,
  WebFormInstance,
  WebFormListFormsQueryParams,
} from '@countersign/types/webforms';
import type { Control } from '../../src/control/client.ts';
import { startControlTest } from '../control/harness.ts';
import { createVisitor, origin } from '../envelopes/views/visitor.ts';
import { accountId } from '../harness.ts';

const { sandbox, newTenant, close } = await startControlTest();
afterAll(close);
const { go, press } = createVisitor(sandbox);

let client: Client;
let control: Control;
let tenant: string;
beforeEach(() => void ({ client, control, tenant } = newTenant()));

const formId = '4c1d7b92-0e5f-4a38-b6c4-91d2f7e3a805';
const path = { accountId, formId };
const values = {
  tenant_name: 'Jonas Brandt',
  tenant_email: 'jonas.brandt@seabird.example',
  berth_number: 'B-17',
};

function create(body: CreateInstanceRequestBody = {}): Promise<WebFormInstance> {
  return Promise.resolve(
    webFormInstanceCreateInstance(client, { path, body: { clientUserId: 'berth-7', ...body } }),
  );
}

function read({ id: instanceId }: WebFormInstance): Promise<WebFormInstance> {
  return Promise.resolve(webFormInstanceGetInstance(client, { path: { ...path, instanceId } }));
}

/** Opens an instance as its page's script does: the token comes behind the `#` of the address. */
async function open({ instanceToken = '' }: WebFormInstance, more: Record<string, string> = {}) {
  const address = `${origin}/_countersign/views/web-form/0f3a5c7e9b1d2f4068a8c0e2d4f6b813?tenant=${tenant}`;
  return go(address, new URLSearchParams({ instanceToken, ...more }));
}

describe('forms', () => {
  it.each<[WebFormListFormsQueryParams, string[]]>([
    [{}, ['Berth application', 'Berth wishes']],
    [{ is_published: true }, ['Berth application']],
    [{ is_standalone: true }, ['Berth wishes']],
    [{ search: 'WISH' }, ['Berth wishes']],
    [{ user_filter: 'shared_with_me' }, []],
    [{ sort_by: 'createdDateTime:asc' }, ['Berth wishes', 'Berth application']],
    [{ count: '1', start_position: '1' }, ['Berth wishes']],
    // The position of an answer has 32 bits; the client checks it.
    [{ start_position: '9000000000' }, []],
  ])('are listed by %j', async (query, names) => {
    const { items = [] } = await webFormListForms(client, { path: { accountId }, query });
    expect(items.map(({ formProperties }) => formProperties?.name)).toEqual(names);
  });

  it('have the fields of their template, and the names for values once published', async () => {
    const form = await webFormGetForm(client, { path, query: { state: 'active' } });
    expect(form.formMetadata?.publishedComponentNames).toEqual({
      tenant_name: 'TextBox',
      tenant_email: 'Email',
      berth_number: 'TextBox',
    });
    const draft = { path: { accountId, formId: 'b27e5d90-1c48-4f6a-93d7-5e0a8c2b6f14' } };
    expect((await webFormGetForm(client, draft)).formState).toBe('draft');
    await expect(
      webFormGetForm(client, { ...draft, query: { state: 'active' } }),
    ).rejects.toMatchObject({ status: 404, code: 'RESOURCE_NOT_FOUND' });
  });

  it('are the same in the list and alone, in the state of the list', async () => {
    const { items = [] } = await webFormListForms(client, { path: { accountId } });
    expect(items.map(({ formState }) => formState)).toEqual(['active', 'draft']);
    for (const item of items) {
      const state = item.formState === 'active' ? 'active' : 'draft';
      const one = { accountId, formId: item.id ?? '' };
      const found = await webFormGetForm(client, { path: one, query: { state } });
      expect(found).toMatchObject(item);
    }
    // Without a state it is the draft, as the vendor documents.
    expect((await webFormGetForm(client, { path })).formState).toBe('draft');
  });

  it('are made of an export by control, published and disabled', async () => {
    const exported = { ...(await webFormGetForm(client, { path })) };
    const made = await control.createWebForm(accountId, {
      templateId: 'a4c8e2f6-1b3d-4f57-9e80-6c2a5d7b9f13',
      name: 'Imported',
      definition: exported,
    });
    expect(made).toMatchObject({ name: 'Imported', isPublished: true, versionId: 1 });
    await control.changeWebForm(accountId, made.formId, { isEnabled: false });
    await expect(
      webFormInstanceCreateInstance(client, {
        path: { accountId, formId: made.formId },
        body: { clientUserId: 'a' },
      }),
    ).rejects.toMatchObject({ status: 400, code: 'FORM_NOT_ACTIVE' });
  });
});

describe('an instance', () => {
  it.each<[CreateInstanceRequestBody, string]>([
    [{ clientUserId: '' }, 'CLIENT_USER_ID_MISSING'],
    [{ formValues: { berth_number: 17 } }, 'INVALID_FORM_VALUE'],
    [{ sendOption: 'now' }, 'RECIPIENT_MISSING'],
    [
      {
        sendOption: 'now',
        formValues: { tenant_email: 'other@quayside.example' },
        recipients: [{ roleName: 'Tenant', name: 'Omar Dahl', email: 'omar@quayside.example' }],
      },
      'RECIPIENT_CONFLICT',
    ],
  ])('is refused with %j', async (body, code) => {
    await expect(
      webFormInstanceCreateInstance(client, { path, body: { clientUserId: 'a', ...body } }),
    ).rejects.toMatchObject({ status: 400, code });
  });

  it('has a token for five minutes, which can be renewed until the instance expires', async () => {
    const made = await create({ expirationOffset: 1, tags: ['north'] });
    expect(made).toMatchObject({ status: 'INITIATED', tags: ['north'], clientUserId: 'berth-7' });
    expect(made.instanceToken).toMatch(/^U2FsdGVkX1/);
    await control.advance({ minutes: 6 });
    expect((await open(made)).html).toContain('cannot be loaded');
    const renewed = await webFormInstanceRefreshToken(client, {
      path: { ...path, instanceId: made.id },
    });
    expect(renewed.instanceToken).not.toBe(made.instanceToken);
    expect((await open(renewed)).status).toBe(200);
    await control.advance({ hours: 1 });
    expect((await read(made)).status).toBe('EXPIRED');
    await expect(
      webFormInstanceRefreshToken(client, { path: { ...path, instanceId: made.id } }),
    ).rejects.toMatchObject({ status: 400, code: 'INSTANCE_EXPIRED' });
  });

  it('is listed by its person, without values', async () => {
    const made = await create({ formValues: values });
    const { items = [] } = await webFormInstanceListInstances(client, {
      path,
      query: { client_user_id: 'berth-7' },
    });
    expect(items).toEqual([expect.objectContaining({ id: made.id })]);
    expect(items[0]).not.toHaveProperty('formValues');
  });

  it('becomes an envelope that its person signs at once', async () => {
    const made = await create({ formValues: { tenant_name: 'Jonas Brandt' } });
    const page = await open(made, { prefillValues: JSON.stringify({ berth_number: 'B-3' }) });
    expect(page.html).toContain('value="Jonas Brandt"');
    expect(page.html).toContain('value="B-3"');
    const wrong = await press(page, 'submit', { 'field-tenant_name': 'Jonas Brandt' });
    expect(wrong.status).toBe(422);
    const fields = Object.entries(values).map(([name, value]) => [`field-${name}`, value]);
    const sent = await press(page, 'submit', Object.fromEntries(fields));
    const next = /data-next="([^"]*)"/.exec(sent.html)?.[1] ?? '';
    expect(sent.html).toContain('"type":"signingReady"');
    expect((await go(next)).html).toContain('Berth lease');
    const done = await read(made);
    expect(done).toMatchObject({
      status: 'SUBMITTED',
      formValues: values,
      recipients: [{ instanceRecipientStatus: 'SUBMITTED' }],
    });
    const envelopeId = done.envelopes?.[0]?.id ?? '';
    expect(await envelopesGet(client, { path: { accountId, envelopeId } })).toMatchObject({
      status: 'sent',
    });
    const { signers = [] } = await envelopeRecipientsList(client, {
      path: { accountId, envelopeId },
      query: { include_tabs: 'true' },
    });
    expect(signers[0]).toMatchObject({
      name: 'Jonas Brandt',
      clientUserId: 'berth-7',
      tabs: { textTabs: [{ tabLabel: 'Berth number', value: 'B-17' }] },
    });
  });

  it('is kept for later, by its page and by control', async () => {
    const made = await create();
    const end = await press(await open(made), 'later', { 'field-berth_number': 'B-9' });
    expect(end.html).toContain('"sessionEndType":"finishLater"');
    expect((await read(made)).status).toBe('IN_PROGRESS');
    const again = await control.actOnWebFormInstance(
      { ...path, instanceId: made.id },
      { action: 'submit', formValues: values },
    );
    expect(again).toMatchObject({ status: 'SUBMITTED', envelopeIds: [expect.any(String)] });
  });

  it('becomes one envelope, however often it is submitted', async () => {
    const made = await create();
    const page = await open(made);
    const fields = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [`field-${name}`, value]),
    );
    await press(page, 'submit', fields);
    expect((await press(page, 'submit', fields)).html).toContain('formConfirmation');
    await press(page, 'later', fields);
    expect((await read(made)).status).toBe('SUBMITTED');
    await expect(
      control.actOnWebFormInstance({ ...path, instanceId: made.id }, { action: 'submit' }),
    ).rejects.toThrow('submitted');
    expect((await read(made)).envelopes).toHaveLength(1);
  });

  it('that is sent by e-mail has its envelope at once, and no address', async () => {
    const made = await webFormInstanceCreateInstance(client, {
      path,
      body: {
        sendOption: 'now',
        recipients: [
          { roleName: 'Tenant', name: 'Omar Dahl', email: 'omar.dahl@quayside.example' },
        ],
      },
    });
    expect(made).not.toHaveProperty('formUrl');
    expect(made.envelopes).toHaveLength(1);
    const [mail] = await control.outbox({ to: 'omar.dahl@quayside.example' });
    await expect(
      webFormInstanceRefreshToken(client, { path: { ...path, instanceId: made.id } }),
    ).rejects.toMatchObject({ status: 400, code: 'INVALID_REQUEST_PARAMETER' });
    // The link of the e-mail opens the form, and after it the documents.
    const page = await go(mail?.link ?? '');
    expect(page.html).toContain('value="Omar Dahl"');
    const sent = await press(page, 'submit', {
      'field-tenant_name': 'Omar Dahl',
      'field-tenant_email': 'omar.dahl@quayside.example',
      'field-berth_number': 'B-21',
    });
    const next = /data-next="([^"]*)"/.exec(sent.html)?.[1] ?? '';
    expect((await go(next)).html).toContain('Berth lease');
    const done = await read(made);
    expect(done).toMatchObject({ status: 'SUBMITTED', envelopes: made.envelopes });
    const { signers = [] } = await envelopeRecipientsList(client, {
      path: { accountId, envelopeId: made.envelopes?.[0]?.id ?? '' },
      query: { include_tabs: 'true' },
    });
    expect(signers[0]?.tabs?.textTabs).toMatchObject([{ value: 'B-21' }]);
    expect((await go(mail?.link ?? '')).html).not.toContain('field-berth_number');
    expect(
      (await go(`/_countersign/views/web-form-mail/${formId}/${made.id}/x?tenant=${tenant}`))
        .status,
    ).toBe(404);
  });

  it('takes what fits, and nothing else, from scripts and from control', async () => {
    const made = await create();
    const prefillValues = JSON.stringify({ berth_number: ['B-3'], tenant_name: 'x'.repeat(101) });
    const page = await open(made, { prefillValues });
    expect(page.html).not.toContain('B-3');
    expect(page.html).not.toContain('xxx');
    const instance = { ...path, instanceId: made.id };
    for (const [formValues, problem] of [
      [{ ...values, tenant_email: 'nobody' }, 'tenant_email'],
      [{ tenant_name: 'Jonas Brandt' }, 'tenant_email'],
      [{ ...values, berth_number: 17 }, 'berth_number'],
    ] as const)
      await expect(
        control.actOnWebFormInstance(instance, { action: 'submit', formValues }),
      ).rejects.toThrow(problem);
    await control.actOnWebFormInstance(instance, { action: 'submit', formValues: values });
    await expect(
      control.actOnWebFormInstance(instance, { action: 'finish-later' }),
    ).rejects.toThrow('submitted');
  });

  it('has the statements of the application in the history of its envelope', async () => {
    const made = await create({
      formValues: values,
      authenticationMethod: 'Biometric',
      assertionId: 'A-17',
      securityDomain: 'harbour.example',
    });
    const page = await open(made);
    const fields = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [`field-${name}`, value]),
    );
    const sent = await press(page, 'submit', fields);
    const consent = await go(/data-next="([^"]*)"/.exec(sent.html)?.[1] ?? '');
    await press(consent, 'consent', { consent: 'true' });
    const envelopeId = (await read(made)).envelopes?.[0]?.id ?? '';
    const { auditEvents = [] } = await envelopesListAuditEvents(client, {
      path: { accountId, envelopeId },
    });
    expect(JSON.stringify(auditEvents)).toContain('Biometric, assertion A-17, by harbour.example');
  });

  it('is not sent for an owner who may no longer send', async () => {
    const form = await control.createWebForm(accountId, {
      templateId: 'a4c8e2f6-1b3d-4f57-9e80-6c2a5d7b9f13',
      // The viewer of the seed.
      ownerUserId: 'd06f3b8e-5c92-4a17-8e4b-6b1d9f7c2a83',
      allowSending: true,
    });
    await expect(
      webFormInstanceCreateInstance(client, {
        path: { accountId, formId: form.formId },
        body: {
          sendOption: 'now',
          recipients: [{ roleName: 'Tenant', name: 'Omar Dahl', email: 'omar@quayside.example' }],
        },
      }),
    ).rejects.toMatchObject({ status: 400, code: 'FORM_NOT_ACTIVE' });
  });
});

describe('the pages', () => {
  it.each([
    ['/webforms/us/0f3a5c7e9b1d2f4068a8c0e2d4f6b813', 'text/html', 'instanceToken'],
    ['/bundle.js', 'text/javascript', 'loadDocuSign'],
  ])('has %s', async (address, type, text) => {
    const { status, headers, html } = await go(address);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain(type);
    expect(html).toContain(text);
  });
});
