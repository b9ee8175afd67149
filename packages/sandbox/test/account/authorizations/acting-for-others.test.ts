import {
  accountsCreateUserAuthorization,
  accountsUpdateUserAuthorization,
  envelopeRecipientsList,
  envelopeViewsCreateConsole,
  envelopeViewsCreateEdit,
  envelopeViewsCreateSender,
  envelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition,
  envelopesCreate,
  envelopesGet,
  envelopesListStatusChanges,
  envelopesUpdate,
  foldersMoveEnvelopes,
  usersList,
} from '@countersign/client/esign-v2.1';
import { afterAll, describe, expect, it } from 'vitest';
import { definition, startControlTest } from '../../control/harness.ts';
import { catchRefusal } from '../users/ask.ts';

const { newTenant, client: createTestClient, close } = await startControlTest();
afterAll(close);

const mara = '5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10';
const ines = '7a4c9e16-2b83-4d5f-9c07-e1f6a8d3b520';
const jonas = 'd06f3b8e-5c92-4a17-8e4b-6b1d9f7c2a83';
const wrongBerth = { status: 'voided', voidedReason: 'Wrong berth' } as const;
const noPath = { envelopeId: '' };
/** A folder of Mara Lindqvist. */
const leases = '0f8e7d6c-5b4a-4392-8170-6f5e4d3c2b1a';

/** A tenant in which Mara Lindqvist has sent an envelope, and Ines Arcand acts for her. */
async function prepare() {
  const { client, tenant, control } = newTenant();
  const { envelopeId = '' } = await envelopesCreate(client, { body: definition() });
  const agent = createTestClient({ tenant, token: 'sandbox-sender' });
  const options = { headers: { 'X-DocuSign-Act-On-Behalf': mara } };
  return { client, control, agent, options, path: { envelopeId } };
}

describe('an agent who manages', () => {
  it('sees and moves the envelopes of the principal, but only with the header', async () => {
    const { agent, options, path } = await prepare();
    expect(await catchRefusal(envelopesGet(agent, { path }))).toBe(
      '400 USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT',
    );
    expect((await envelopesGet(agent, { path }, options)).status).toBe('sent');
    const { envelopes = [] } = await envelopesListStatusChanges(
      agent,
      { query: { from_date: '2020-01-01' } },
      options,
    );
    expect(envelopes.map(({ envelopeId }) => envelopeId)).toContain(path.envelopeId);
    const { folders = [] } = await foldersMoveEnvelopes(
      agent,
      { path: { folderId: leases }, body: { envelopeIds: [path.envelopeId ?? ''] } },
      options,
    );
    expect(folders[0]?.folderId).toBe(leases);
  });

  it('does not correct, void, resend and delete', async () => {
    const { agent, options, path } = await prepare();
    for (const call of [
      () => envelopesUpdate(agent, { path, body: wrongBerth }, options),
      () => envelopesUpdate(agent, { path, body: {}, query: { resend_envelope: 'true' } }, options),
      () =>
        foldersMoveEnvelopes(
          agent,
          { path: { folderId: 'recyclebin' }, body: { envelopeIds: [path.envelopeId] } },
          options,
        ),
    ])
      expect(await catchRefusal(call())).toBe('400 USER_LACKS_PERMISSIONS');
  });

  it('neither sends nor administers', async () => {
    const { agent, options } = await prepare();
    expect(await catchRefusal(envelopesCreate(agent, { body: definition() }, options))).toBe(
      '400 USER_LACKS_PERMISSIONS',
    );
    expect(await catchRefusal(usersList(agent, {}, options))).toBe('400 USER_LACKS_PERMISSIONS');
  });

  it('cannot send a draft of the principal, neither by a request nor on a page', async () => {
    const { client, agent, options } = await prepare();
    const { envelopeId = '' } = await envelopesCreate(client, {
      body: definition({ status: 'created' }),
    });
    const path = { envelopeId };
    const body = { returnUrl: 'http://localhost/' };
    for (const call of [
      () => envelopesUpdate(agent, { path, body: { status: 'sent' } }, options),
      () => envelopeViewsCreateSender(agent, { path, body }, options),
      () => envelopeViewsCreateEdit(agent, { path, body }, options),
    ])
      expect(await catchRefusal(call())).toBe('400 USER_LACKS_PERMISSIONS');
    expect((await envelopesGet(client, { path })).status).toBe('created');
  });

  it('neither changes templates nor opens the console, which has all rights of the principal', async () => {
    const { agent, options } = await prepare();
    const templateId = 'a4c8e2f6-1b3d-4f57-9e80-6c2a5d7b9f13';
    for (const call of [
      () =>
        envelopeViewsCreateConsole(agent, { body: { returnUrl: 'http://localhost/' } }, options),
      () =>
        envelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition(
          agent,
          { path: { templateId }, body: { workflowStatus: 'paused', workflowSteps: [] } },
          options,
        ),
      () =>
        foldersMoveEnvelopes(
          agent,
          { path: { folderId: 'recyclebin' }, body: { envelopeIds: [templateId] } },
          options,
        ),
    ])
      expect(await catchRefusal(call())).toBe('400 USER_LACKS_PERMISSIONS');
  });

  it('is refused outside the period', async () => {
    const { client, agent, options, path } = await prepare();
    await accountsUpdateUserAuthorization(client, {
      path: { userId: mara, authorizationId: '3f0b6c2e-9d41-4e8a-b7c5-0a6d2f81e934' },
      body: { startDate: '2026-01-01', endDate: '2026-01-02' },
    });
    expect(await catchRefusal(envelopesGet(agent, { path }, options))).toBe(
      '400 USER_LACKS_PERMISSIONS',
    );
  });
});

it('an agent who edits voids, and neither deletes nor changes drafts', async () => {
  const { client, tenant } = newTenant();
  await accountsCreateUserAuthorization(client, {
    path: { userId: mara },
    body: { agentUser: { userId: jonas }, permission: 'edit' },
  });
  const agent = createTestClient({ tenant, token: 'sandbox-viewer' });
  const options = { headers: { 'X-DocuSign-Act-On-Behalf': mara } };
  const [sent, draft] = [
    await envelopesCreate(client, { body: definition() }),
    await envelopesCreate(client, { body: definition({ status: 'created' }) }),
  ].map(({ envelopeId = '' }) => ({ envelopeId }));
  const move = {
    path: { folderId: 'recyclebin' },
    body: { envelopeIds: [sent?.envelopeId ?? ''] },
  };
  for (const call of [
    () => foldersMoveEnvelopes(agent, move, options),
    () => envelopesUpdate(agent, { path: draft ?? noPath, body: { emailSubject: 'x' } }, options),
    () => envelopesCreate(agent, { body: definition() }, options),
  ])
    expect(await catchRefusal(call())).toBe('400 USER_LACKS_PERMISSIONS');
  await envelopesUpdate(agent, { path: sent ?? noPath, body: wrongBerth }, options);
  expect((await envelopesGet(client, { path: sent ?? noPath })).status).toBe('voided');
});

it('an agent who sends does all that the principal does with envelopes', async () => {
  const { client, tenant } = newTenant();
  await accountsCreateUserAuthorization(client, {
    path: { userId: ines },
    body: { agentUser: { userId: jonas }, permission: 'send' },
  });
  const agent = createTestClient({ tenant, token: 'sandbox-viewer' });
  const options = { headers: { 'X-DocuSign-Act-On-Behalf': ines } };
  const { envelopeId = '' } = await envelopesCreate(agent, { body: definition() }, options);
  const envelope = await envelopesGet(client, { path: { envelopeId } });
  expect(envelope.sender?.userId).toBe(ines);
  await envelopesUpdate(agent, { path: { envelopeId }, body: { emailSubject: 'Berth' } }, options);
  // Moving an envelope in process to the recycle bin voids it.
  const move = { path: { folderId: 'recyclebin' }, body: { envelopeIds: [envelopeId] } };
  await foldersMoveEnvelopes(agent, move, options);
  expect(await envelopesGet(client, { path: { envelopeId } })).toMatchObject({
    status: 'voided',
    emailSubject: 'Berth',
  });
});

it('an agent who signs gets the invitations of the principal', async () => {
  const { client, control } = newTenant();
  await accountsCreateUserAuthorization(client, {
    path: { userId: mara },
    body: { agentUser: { userId: ines }, permission: 'sign' },
  });
  const base = definition();
  const [first] = base.recipients?.signers ?? [];
  const { envelopeId = '' } = await envelopesCreate(client, {
    body: {
      ...base,
      recipients: {
        signers: [{ ...first, name: 'Mara Lindqvist', email: 'Mara.Lindqvist@harbour.example' }],
      },
    },
  });
  const mails = await control.outbox({ envelopeId, reason: 'signing-request' });
  expect(mails.map(({ to }) => to.email)).toEqual([
    'Mara.Lindqvist@harbour.example',
    'ines.arcand@harbour.example',
  ]);
  expect(new Set(mails.map(({ link }) => link)).size).toBe(1);
  const { signers = [] } = await envelopeRecipientsList(client, { path: { envelopeId } });
  expect(signers[0]?.delegatedTo).toMatchObject([{ name: 'Ines Arcand', userId: ines }]);
});
