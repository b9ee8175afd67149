// The pages for people can be read by everybody, in light and dark colours and on a phone: those
// before the documents, of senders, and those that say why something cannot be shown. The pages with
// the documents have such tests beside their own.
import { readdirSync, readFileSync } from 'node:fs';
import {
  envelopeViewsCreateConsole,
  envelopeViewsCreateCorrect,
  powerFormsList,
} from '@countersign/client/esign-v2.1';
import { workflowsTriggerWorkflow } from '@countersign/client/maestro';
import {
  externalFormFillSessionsCreateExternalFormFillSession,
  roomsAddFormToRoom,
} from '@countersign/client/rooms-v2';
import {
  workspacesCreateWorkspace,
  workspaceUploadRequestCreateWorkspaceUploadRequest,
  workspaceUsersAddWorkspaceUser,
} from '@countersign/client/workspaces';
import type { Recipients } from '@countersign/types/esign-v2.1';
import { isWhole, takePart } from '@countersign/config/sample';
import { barriers } from '@countersign/testing/barriers';
import { afterAll, afterEach, expect, test } from 'vitest';
import { templateFile } from '../../../src/pages/render.ts';
import { accountId } from '../../harness.ts';
import { ines, makeLease, signHere } from './lease.ts';
import { startSigningBrowser } from './signing-browser.ts';

const { client, control, open, closePages, close, url } = await startSigningBrowser();
afterEach(closePages);
afterAll(close);

const views = '/_countersign/views';
const { clientUserId: _embedded, ...byMail } = ines;
const signer = { ...byMail, tabs: signHere };

/** Sends an envelope, and finds the link of the e-mail to the recipient whose turn it is. */
async function invite(
  recipients: Recipients,
  useDisclosure: 'false' | 'true' = 'false',
): Promise<string> {
  const envelopeId = await makeLease(client, recipients, { useDisclosure });
  const [mail] = await control.outbox({ envelopeId, reason: 'signing-request' });
  return mail?.link ?? '';
}

/** Sends an envelope that is signed before a notary, and finds the notary's link. */
async function inviteNotary(): Promise<string> {
  const notary = { recipientId: '9', name: 'Mara Lindqvist', notaryType: 'inperson' };
  const envelopeId = await makeLease(
    client,
    {
      signers: [{ ...signer, notaryId: '9' }],
      notaries: [{ ...notary, email: 'mara.lindqvist@harbour.example', tabs: signHere }],
    },
    { useDisclosure: 'false' },
  );
  const [mail] = await control.outbox({ envelopeId, to: 'mara.lindqvist@harbour.example' });
  return mail?.link ?? '';
}

const verify = (workflowId: string) =>
  invite({ signers: [{ ...signer, identityVerification: { workflowId } }] });

/** The address of a page of each template. */
const addresses: Readonly<Record<string, () => Promise<string>>> = {
  'access-code': () => invite({ signers: [{ ...signer, accessCode: 'quay7' }] }),
  console: async () => (await envelopeViewsCreateConsole(client, { body: {} })).url ?? '',
  disclosure: () => invite({ signers: [signer] }, 'true'),
  'hand-over': () => {
    const { name: signerName, recipientId, tabs } = signer;
    const host = { hostName: 'Mara Lindqvist', hostEmail: 'mara.lindqvist@harbour.example' };
    return invite({ inPersonSigners: [{ recipientId, tabs, signerName, ...host }] });
  },
  'identity-document': () => verify('0fb9a7d4-62c8-4e15-93a0-d17c5e48b236'),
  'identity-telephone': () => {
    const smsAuthentication = { senderProvidedNumbers: ['+34 600123456'] };
    const check = { requireIdLookup: 'true', idCheckConfigurationName: 'SMS Auth $' } as const;
    return invite({ signers: [{ ...signer, ...check, smsAuthentication }] });
  },
  'identity-lookup': () => {
    const check = { requireIdLookup: 'true', idCheckConfigurationName: 'ID Check $' } as const;
    return invite({ signers: [{ ...signer, ...check }] });
  },
  'form-fill': async () => {
    const roomId = 5_518_203;
    const formId = '2c9e4b7a-6f13-4d85-a0c2-91b8d7e5f364';
    await roomsAddFormToRoom(client, { path: { accountId, roomId }, body: { formId } });
    const { url: address = '' } = await externalFormFillSessionsCreateExternalFormFillSession(
      client,
      { path: { accountId }, body: { roomId, formIds: [formId] } },
    );
    return address;
  },
  login: async () =>
    '/oauth/auth?client_id=8d3e5f27-c16a-4b94-a2d8-5e0f7c9b1a46&response_type=code&scope=signature&redirect_uri=http://127.0.0.1:3000/callback',
  naming: () => {
    const later = { recipientId: '2', routingOrder: '2', roleName: 'Tenant', tabs: signHere };
    return invite({ agents: [{ ...byMail, routingOrder: '1' }], signers: [later] });
  },
  'notary-join': () => {
    const notary = { recipientId: '9', name: 'Mara Lindqvist', notaryType: 'inperson' };
    return invite({
      signers: [{ ...signer, notaryId: '9' }],
      notaries: [{ ...notary, email: 'mara.lindqvist@harbour.example' }],
    });
  },
  'notary-begin': inviteNotary,
  'notary-session': inviteNotary,
  notice: async () => `${views}/open/none`,
  'power-form': async () => {
    const { powerForms = [] } = await powerFormsList(client);
    return powerForms.find(({ isActive }) => isActive === 'true')?.powerFormUrl ?? '';
  },
  preparing: async () => {
    const path = { envelopeId: await makeLease(client, { signers: [signer] }) };
    return (await envelopeViewsCreateCorrect(client, { path, body: {} })).url ?? '';
  },
  signing: () => invite({ signers: [signer] }),
  'web-form': async () => '/webforms/us/0f3a5c7e9b1d2f4068a8c0e2d4f6b813',
  'workflow-step': async () => {
    const path = { accountId, workflowId: '2f6a9d13-7c84-4e5b-b0a1-d93e58f7c246' };
    const person = { signerName: 'Rosa Blum', signerEmail: 'rosa.blum@quayside.example' };
    const copy = { ccName: 'Mara Lindqvist', ccEmail: 'mara.lindqvist@harbour.example' };
    const { instance_id: instanceId = '', instance_url: address = '' } =
      await workflowsTriggerWorkflow(client, {
        path,
        body: { instance_name: 'Lease of berth 30', trigger_inputs: { ...person, ...copy } },
      });
    await control.advanceWorkflowInstance(accountId, instanceId);
    return address;
  },
  workspace: async () => {
    const { workspace_id: workspaceId } = await workspacesCreateWorkspace(client, {
      path: { accountId },
      body: { name: 'Lease of berth 30' },
    });
    const path = { accountId, workspaceId };
    const { user_id: assignee } = await workspaceUsersAddWorkspaceUser(client, {
      path,
      body: { email: 'rosa.blum@quayside.example', first_name: 'Rosa', last_name: 'Blum' },
    });
    await workspaceUploadRequestCreateWorkspaceUploadRequest(client, {
      path,
      body: {
        name: 'Boat papers',
        description: 'The registration of the boat.',
        due_date: '2099-01-10T09:00:00Z',
        status: 'in_progress',
        assignments: [
          { assignee_user_id: assignee ?? '', upload_request_responsibility_type_id: 'assignee' },
        ],
      },
    });
    const [mail] = await control.outbox({ reason: 'workspace-invitation' });
    return mail?.link ?? '';
  },
};

/** The button that leads from the address of a template to its page. */
const buttons: Readonly<Record<string, string>> = { 'notary-session': 'Start the session' };

/** Pages that show the brand of the account, though no envelope is there yet. */
const branded: ReadonlySet<string> = new Set(['web-form', 'workflow-step', 'workspace']);

/** Templates that are looked at by other tests of a browser, or by none yet. */
const elsewhere = [
  'activation',
  'click-agreement',
  'click-end',
  'consent',
  'console-envelope',
  'identity-code',
  'identity-portrait',
  'identity-proof',
  'identity-questions',
  'identity-review',
  'identity-wait',
  'member',
  'reading',
  'rooms-invitation',
  'web-form-end',
  'web-form-enter',
];

test('each template of a page is known', () => {
  const pages = readdirSync(templateFile('')).flatMap((file) => {
    const [, name] = /^(.*)\.eta$/u.exec(file) ?? [];
    if (name === undefined) return [];
    return readFileSync(templateFile(file), 'utf8').includes("include('./head'") ? [name] : [];
  });
  expect([...Object.keys(addresses), ...elsewhere].toSorted()).toEqual(pages.toSorted());
});

const all = Object.entries(addresses);
// A third of them each day, and all of them each night.
const chosen = isWhole() ? all : takePart(all, 3, ([template]) => template);

test.each(chosen)('nobody is kept out: %s', async (template, find) => {
  const page = await open(new URL(await find(), url).href);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const { [template]: button } = buttons;
  if (button !== undefined) {
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('heading', { level: 2 }).first().waitFor();
  }
  if (branded.has(template)) await page.getByRole('img', { name: 'Harbour Leasing' }).waitFor();
  for (const [colorScheme, width] of [
    ['light', 1280],
    ['dark', 1280],
    ['light', 390],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    expect(await barriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
});
