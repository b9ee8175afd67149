import { envelopesUpdate } from '@countersign/client/esign-v2.1';
import {
  workspaceDocumentsAddWorkspaceDocument,
  workspaceDocumentsDeleteWorkspaceDocument,
  workspaceDocumentsGetWorkspaceDocumentContents,
  workspaceDocumentsGetWorkspaceDocuments,
  workspacesCreateWorkspace,
  workspacesCreateWorkspaceEnvelope,
  workspacesGetWorkspace,
  workspacesGetWorkspaceEnvelopes,
  workspaceUploadRequestAddWorkspaceUploadRequestDocument,
  workspaceUploadRequestCompleteWorkspaceUploadRequest,
  workspaceUploadRequestCreateWorkspaceUploadRequest,
  workspaceUploadRequestDeleteWorkspaceUploadRequest,
  workspaceUploadRequestGetWorkspaceUploadRequest,
  workspaceUploadRequestUpdateWorkspaceUploadRequest,
  workspaceUsersAddWorkspaceUser,
  workspaceUsersGetWorkspaceUsers,
  workspaceUsersRestoreWorkspaceUserAccess,
  workspaceUsersRevokeWorkspaceUserAccess,
  workspaceUsersUpdateWorkspaceUser,
} from '@countersign/client/workspaces';
import { afterAll, expect, it } from 'vitest';
import { startControlTest } from '../control/harness.ts';
import { makePdf } from '../documents/make-pdf.ts';
import { verifySignatures } from '../documents/verify-signatures.ts';
import { accountId, mara } from '../harness.ts';

const { newTenant, sandbox, client: clientOf, close } = await startControlTest();
afterAll(close);

const manage = 'a3f1c6d8-4e27-4b90-8d5c-17e6f0b2a943';
const tenantOfBerth = {
  email: 'rosa.blum@quayside.example',
  first_name: 'Rosa',
  last_name: 'Blum',
};

/** A tenant with a workspace of its own. */
async function newWorkspace() {
  const made = newTenant();
  await made.control.freeze('2026-11-23T09:00:00Z');
  const { workspace_id: workspaceId } = await workspacesCreateWorkspace(made.client, {
    path: { accountId },
    body: { name: 'Lease of berth 30' },
  });
  return { ...made, path: { accountId, workspaceId } };
}

it('lets people in, changes their roles, and takes their access away by the clock', async () => {
  const { client, control, path } = await newWorkspace();
  const added = await workspaceUsersAddWorkspaceUser(client, { path, body: tenantOfBerth });
  const [mail] = await control.outbox({ reason: 'workspace-invitation' });
  expect(mail).toMatchObject({ to: { email: tenantOfBerth.email } });
  const person = { path: { ...path, userId: added.user_id ?? '' } };
  await expect(
    workspaceUsersUpdateWorkspaceUser(client, { ...person, body: { role_id: manage } }),
  ).rejects.toMatchObject({ status: 400, code: 'INVALID_REQUEST_BODY' });
  await expect(workspaceUsersRestoreWorkspaceUserAccess(client, person)).rejects.toMatchObject({
    code: 'INVALID_STATUS',
  });
  const body = { revocation_date: '2026-11-24T09:00:00Z' };
  await workspaceUsersRevokeWorkspaceUserAccess(client, { ...person, body });
  const list = async () =>
    (await workspaceUsersGetWorkspaceUsers(client, { path, query: { sort: 'email_desc' } })).users;
  expect((await list())?.map(({ email }) => email)).toEqual([
    tenantOfBerth.email,
    'mara.lindqvist@harbour.example',
  ]);
  await control.advance({ days: 2 });
  expect(await list()).toHaveLength(1);
  await workspaceUsersRestoreWorkspaceUserAccess(client, person);
  expect(await list()).toHaveLength(2);
});

it('is closed to users of the account who are not in it', async () => {
  const { path, tenant, client } = await newWorkspace();
  const sender = clientOf({ token: 'sandbox-sender', tenant });
  await expect(workspacesGetWorkspace(sender, { path })).rejects.toMatchObject({
    status: 404,
    code: 'NOT_FOUND',
  });
  const body = { email: 'ines.arcand@harbour.example', first_name: 'Ines', last_name: 'Arcand' };
  await workspaceUsersAddWorkspaceUser(client, { path, body });
  expect(await workspacesGetWorkspace(sender, { path })).toMatchObject({
    name: 'Lease of berth 30',
  });
  await expect(workspaceUsersGetWorkspaceUsers(sender, { path })).rejects.toMatchObject({
    status: 403,
    code: 'FORBIDDEN',
  });
});

it('makes an envelope of its documents, and takes the signed ones and the people back', async () => {
  const { client, control, path } = await newWorkspace();
  const file = new File([new Uint8Array(await makePdf())], 'Lease.pdf', {
    type: 'application/pdf',
  });
  const { document_id: documentId = '' } = await workspaceDocumentsAddWorkspaceDocument(client, {
    path,
    body: { file },
  });
  const { envelope_id: envelopeId } = await workspacesCreateWorkspaceEnvelope(client, {
    path,
    body: { envelope_name: 'Lease', document_ids: [documentId] },
  });
  const status = async () =>
    (await workspacesGetWorkspaceEnvelopes(client, { path })).envelopes?.map((one) => one.status);
  expect(await status()).toEqual(['Created']);
  await envelopesUpdate(client, {
    path: { envelopeId: envelopeId ?? '' },
    body: {
      emailSubject: 'Please sign the lease',
      status: 'sent',
      recipients: {
        signers: [
          { recipientId: '1', name: 'Rosa Blum', email: tenantOfBerth.email, routingOrder: '1' },
          {
            recipientId: '2',
            name: 'Omar Dahl',
            email: 'omar@quayside.example',
            routingOrder: '2',
          },
        ],
      },
    },
  });
  expect(await status()).toEqual(['Sent']);
  const { users } = await workspaceUsersGetWorkspaceUsers(client, { path });
  expect(users?.map(({ email, role_name: role }) => [email, role])).toEqual([
    ['mara.lindqvist@harbour.example', 'Manage'],
    [tenantOfBerth.email, 'Participate'],
    ['omar@quayside.example', 'Participate'],
  ]);
  await control.sign(envelopeId ?? '', '1');
  expect(await status()).toEqual(['WaitingForOthers']);
  await control.sign(envelopeId ?? '', '2');
  expect(await status()).toEqual(['Completed']);
  const { documents } = await workspaceDocumentsGetWorkspaceDocuments(client, { path });
  expect(documents?.map(({ name }) => name)).toEqual(['Lease.pdf', 'Lease.pdf']);
  const { document_id: signedId = '' } =
    documents?.find((one) => one.document_id !== documentId) ?? {};
  const signed = await workspaceDocumentsGetWorkspaceDocumentContents(client, {
    path: { ...path, documentId: signedId },
  });
  expect(verifySignatures(await signed.bytes())).toMatchObject([
    { isValid: true, isOfWholeFile: true },
  ]);
  // The envelope tells its recipients of the workspace; nobody gets two e-mails of one event.
  const mails = await control.outbox({ to: tenantOfBerth.email });
  expect(mails.map(({ reason }) => reason)).toEqual(
    expect.not.arrayContaining(['workspace-invitation']),
  );
});

it('shows people who take part what concerns them, and no more', async () => {
  const { client, control, path, tenant } = await newWorkspace();
  const ines = { email: 'ines.arcand@harbour.example', first_name: 'Ines', last_name: 'Arcand' };
  const added = await workspaceUsersAddWorkspaceUser(client, { path, body: ines });
  const sender = clientOf({ token: 'sandbox-sender', tenant });
  const file = new File(['Rent: 480.'], 'Rents.txt', { type: 'text/plain' });
  const { document_id: documentId = '' } = await workspaceDocumentsAddWorkspaceDocument(client, {
    path,
    body: { file },
  });
  await workspacesCreateWorkspaceEnvelope(client, {
    path,
    body: { envelope_name: 'Draft', document_ids: [documentId] },
  });
  const seen = async () =>
    (await workspaceDocumentsGetWorkspaceDocuments(sender, { path })).documents?.map(
      ({ name }) => name,
    );
  expect(await seen()).toEqual([]);
  expect((await workspacesGetWorkspaceEnvelopes(sender, { path })).envelopes).toEqual([]);
  const [mail] = await control.outbox({ to: ines.email });
  const page = new URL(mail?.link ?? '', 'http://sandbox.test');
  expect(await (await sandbox.fetch(new Request(page))).text()).not.toContain('Rents.txt');
  page.pathname += `/${documentId}`;
  expect((await sandbox.fetch(new Request(page))).status).toBe(404);
  const request = await workspaceUploadRequestCreateWorkspaceUploadRequest(client, {
    path,
    body: {
      name: 'Insurance',
      description: 'The policy.',
      due_date: '2026-11-25T09:00:00Z',
      status: 'in_progress',
      assignments: [
        { upload_request_responsibility_type_id: 'watcher', assignee_user_id: added.user_id },
      ],
    },
  });
  const asked = { ...path, uploadRequestId: request.upload_request_id };
  const policy = await workspaceUploadRequestAddWorkspaceUploadRequestDocument(client, {
    path: asked,
    body: { file: new File(['Insured.'], 'Policy.txt', { type: 'text/plain' }) },
  });
  expect(await seen()).toEqual(['Policy.txt']);
  await workspaceDocumentsDeleteWorkspaceDocument(client, {
    path: { ...path, documentId: policy.document_id ?? '' },
  });
  expect(
    (await workspaceUploadRequestGetWorkspaceUploadRequest(client, { path: asked })).documents,
  ).toEqual([]);
});

it('keeps one person who manages it, and asks nobody without access', async () => {
  const { client, path } = await newWorkspace();
  const users = await workspaceUsersGetWorkspaceUsers(client, { path });
  const self = { path: { ...path, userId: users.users?.[0]?.user_id ?? '' } };
  const refused = { status: 400, code: 'INVALID_REQUEST_BODY' };
  for (const revocation_date of [undefined, '2027-01-01T00:00:00Z'])
    await expect(
      workspaceUsersRevokeWorkspaceUserAccess(client, { ...self, body: { revocation_date } }),
    ).rejects.toMatchObject(refused);
  const { user_id: userId = '' } = await workspaceUsersAddWorkspaceUser(client, {
    path,
    body: tenantOfBerth,
  });
  await workspaceUsersRevokeWorkspaceUserAccess(client, { path: { ...path, userId } });
  for (const assignment of [{ assignee_user_id: userId }, tenantOfBerth])
    await expect(
      workspaceUploadRequestCreateWorkspaceUploadRequest(client, {
        path,
        body: {
          name: 'Insurance',
          description: 'The policy.',
          due_date: '2026-11-25T09:00:00Z',
          status: 'in_progress',
          assignments: [
            { upload_request_responsibility_type_id: 'assignee' as const, ...assignment },
          ],
        },
      }),
    ).rejects.toMatchObject(refused);
});

it('asks people for documents, who answer on a page', async () => {
  const { client, control, path } = await newWorkspace();
  const created = await workspaceUploadRequestCreateWorkspaceUploadRequest(client, {
    path,
    body: {
      name: 'Insurance',
      description: 'The policy.',
      due_date: '2026-11-25T09:00:00Z',
      status: 'draft',
      assignments: [{ upload_request_responsibility_type_id: 'assignee', ...tenantOfBerth }],
    },
  });
  const request = { path: { ...path, uploadRequestId: created.upload_request_id } };
  const read = () => workspaceUploadRequestGetWorkspaceUploadRequest(client, request);
  const body = { name: 'Insurance', due_date: '2026-11-25T09:00:00Z' };
  // Nobody is asked by a draft.
  await expect(
    workspaceUploadRequestAddWorkspaceUploadRequestDocument(client, {
      ...request,
      body: { file: new File(['Insured.'], 'insurance.txt') },
    }),
  ).rejects.toMatchObject({ status: 400, code: 'INVALID_STATUS' });
  await expect(
    workspaceUploadRequestUpdateWorkspaceUploadRequest(client, {
      ...request,
      body: { ...body, status: 'complete' },
    }),
  ).rejects.toMatchObject({ code: 'INVALID_STATUS_CHANGE' });
  await workspaceUploadRequestUpdateWorkspaceUploadRequest(client, {
    ...request,
    body: { ...body, status: 'in_progress' },
  });
  await expect(
    workspaceUploadRequestUpdateWorkspaceUploadRequest(client, {
      ...request,
      body: { ...body, status: 'in_progress' },
    }),
  ).rejects.toMatchObject({ code: 'INVALID_STATUS' });
  await control.advance({ days: 3 });
  expect(await read()).toMatchObject({ status: 'overdue', can_edit: false, can_delete: true });
  const [mail] = await control.outbox({ reason: 'upload-request' });
  const page = new URL(mail?.link ?? '', 'http://sandbox.test').href;
  expect(await (await sandbox.fetch(new Request(page))).text()).toContain('The policy.');
  const send = (action: string, file?: File) => {
    const form = new FormData();
    form.set('request', created.upload_request_id);
    form.set('action', action);
    if (file !== undefined) form.set('file', file);
    return sandbox.fetch(new Request(page, { method: 'POST', body: form, redirect: 'manual' }));
  };
  expect((await send('complete')).status).toBe(422);
  expect((await send('upload', new File(['Insured.'], 'insurance.txt'))).status).toBe(303);
  expect((await send('complete')).status).toBe(303);
  expect(await read()).toMatchObject({
    status: 'complete',
    documents: [{ document_name: 'insurance.txt' }],
    completed_date: '2026-11-26T09:00:00.0000000Z',
    can_delete: false,
  });
  await expect(
    workspaceUploadRequestDeleteWorkspaceUploadRequest(client, request),
  ).rejects.toMatchObject({ status: 400, code: 'INVALID_STATUS' });
  await expect(
    workspaceUploadRequestCompleteWorkspaceUploadRequest(client, request),
  ).rejects.toMatchObject({ status: 403, code: 'FORBIDDEN' });
});

it('refuses a date that is no moment, and takes none in its place', async () => {
  const { client, path } = await newWorkspace();
  const { user_id: userId = '' } = await workspaceUsersAddWorkspaceUser(client, {
    path,
    body: tenantOfBerth,
  });
  const leapSecond = '2026-12-31T23:59:60Z';
  const refused = await Promise.allSettled([
    workspaceUsersRevokeWorkspaceUserAccess(client, {
      path: { ...path, userId },
      body: { revocation_date: leapSecond },
    }),
    workspaceUploadRequestCreateWorkspaceUploadRequest(client, {
      path,
      body: {
        name: 'Insurance',
        description: 'The policy.',
        due_date: leapSecond,
        status: 'draft',
        assignments: [{ upload_request_responsibility_type_id: 'assignee', ...tenantOfBerth }],
      },
    }),
  ]);
  for (const one of refused)
    expect(one).toMatchObject({ reason: { status: 400, code: 'INVALID_REQUEST_BODY' } });
});

it('is answered by the control API as by the assignee', async () => {
  const { client, control } = newTenant();
  const workspaceId = '6e0b8d42-97f1-4c3a-b5d8-2a4f7c9e1036';
  const uploadRequestId = 'b92d6f07-e518-4c43-a07e-f3c1d8b4a596';
  const base64 = Buffer.from('Insured.').toString('base64');
  expect(
    await control.answerUploadRequest(accountId, workspaceId, uploadRequestId, {
      documents: [{ name: 'insurance.txt', base64 }],
    }),
  ).toMatchObject({ status: 'complete', documentIds: [expect.any(String)] });
  const path = { accountId, workspaceId };
  const { documents } = await workspaceDocumentsGetWorkspaceDocuments(client, {
    path,
    query: { name_filter: 'INSUR' },
  });
  expect(documents).toHaveLength(1);
  expect(mara).not.toBe(documents?.[0]?.owner_id);
});

it('takes no empty names, and no e-mail addresses that are none', async () => {
  const { client, path } = await newWorkspace();
  const nobody = { first_name: 'Rosa', last_name: 'Blum', email: 'rosa' };
  const ask = (name: string, email: string) =>
    workspaceUploadRequestCreateWorkspaceUploadRequest(client, {
      path,
      body: {
        name,
        description: 'The policy of the boat.',
        due_date: '2026-12-01T00:00:00Z',
        status: 'draft',
        assignments: [{ ...nobody, email, upload_request_responsibility_type_id: 'assignee' }],
      },
    });
  const refused = await Promise.allSettled([
    workspacesCreateWorkspace(client, { path: { accountId }, body: { name: '' } }),
    workspacesCreateWorkspaceEnvelope(client, { path, body: { envelope_name: '' } }),
    workspaceUsersAddWorkspaceUser(client, { path, body: nobody }),
    ask('', tenantOfBerth.email),
    ask('Insurance', 'rosa'),
  ]);
  for (const one of refused)
    expect(one).toMatchObject({ reason: { status: 400, code: 'INVALID_REQUEST_BODY' } });
  const { users } = await workspaceUsersGetWorkspaceUsers(client, { path });
  expect(users).toHaveLength(1);
});
