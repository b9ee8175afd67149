// A program that uses the eSignature client.
// node docusign-esign.mjs <host and port of the service> <file with the private key>
import docusign from 'docusign-esign';
import { createSigningView, sendLease } from './lease.mjs';
import {
  clientId,
  host,
  logIn,
  privateKey,
  redirectUri,
  refusalOfEsign as refusal,
  secret,
} from './log-in.mjs';
import { fails, pick, step } from './steps.mjs';

const scopes = ['signature', 'impersonation'];
// This user has not consented.
const tomas = 'b8d2f6a4-31c7-4e59-a0b6-7f2e9c8d1a35';

const client = new docusign.ApiClient();
client.setOAuthBasePath(host);

await fails(
  'Log in for a user who has not consented',
  () => client.requestJWTUserToken(clientId, tomas, scopes, privateKey, 3600),
  refusal,
);

await step(
  'Open the page where a user consents',
  () => fetch(client.getJWTUri(clientId, redirectUri, host), { redirect: 'manual' }),
  (response) => ({ status: response.status, to: readLocation(response) }),
);

const login = await logIn(client, scopes);

const code = await step(
  'Log in with a code: send the user to the service',
  async () => {
    const address = client.getAuthorizationUri(clientId, scopes, redirectUri, 'code', 'lease-42');
    const response = await fetch(address, { redirect: 'manual' });
    const query = new URL(response.headers.get('location')).searchParams;
    return { code: query.get('code'), state: query.get('state'), to: readLocation(response) };
  },
  ({ to, state, code: value }) => ({ to, state, hasCode: value !== null }),
);

await step(
  'Log in with a code: exchange it',
  () => client.generateAccessToken(clientId, secret, code.code),
  pick('tokenType', 'expiresIn', 'scope'),
);

await fails(
  'Use the code a second time',
  () => client.generateAccessToken(clientId, secret, code.code),
  refusal,
);

const user = await step(
  'Get the user who has logged in',
  () => client.getUserInfo(login.body.access_token),
  pick('sub', 'name', 'email', 'accounts'),
);

const [{ accountId, baseUri }] = user.accounts;
client.setBasePath(`${baseUri}/restapi`);
client.addDefaultHeader('Authorization', `Bearer ${login.body.access_token}`);
const envelopes = new docusign.EnvelopesApi(client);

const { envelopeId } = await step(
  'Send an envelope',
  () => sendLease(envelopes, accountId),
  pick('envelopeId', 'status', 'uri'),
);

await step(
  'Get the envelope',
  () => envelopes.getEnvelope(accountId, envelopeId),
  pick('envelopeId', 'status', 'emailSubject'),
);

await step(
  'List the envelopes that changed',
  () => envelopes.listStatusChanges(accountId, { fromDate: '2026-11-01', count: 2 }),
  (list) => ({
    resultSetSize: list.resultSetSize,
    startPosition: list.startPosition,
    totalSetSize: list.totalSetSize,
    envelopeIds: list.envelopes.map((envelope) => envelope.envelopeId),
  }),
);

await step(
  'List the recipients',
  () => envelopes.listRecipients(accountId, envelopeId),
  pick('recipientCount', { signers: ['name', 'email', 'status'] }),
);

await step(
  'List the documents',
  () => envelopes.listDocuments(accountId, envelopeId),
  (list) => ({
    envelopeId: list.envelopeId,
    documents: list.envelopeDocuments.map(pick('documentId', 'name', 'type')),
  }),
);

await step(
  'Download a document',
  () => envelopes.getDocument(accountId, envelopeId, '1'),
  (file) => ({
    buffer: Buffer.isBuffer(file),
    start: file.subarray(0, 5).toString(),
    bytes: file.length,
  }),
);

await step(
  'Open the envelope for its signer',
  () =>
    createSigningView(
      envelopes,
      accountId,
      envelopeId,
      'https://lease-desk.harbour.example/leases/42/signed',
    ),
  ({ url }) => ({ url: url.split('?')[0] }),
);

await step(
  'Lock the envelope',
  () =>
    envelopes.createLock(accountId, envelopeId, {
      lockRequest: docusign.LockRequest.constructFromObject({
        lockType: 'edit',
        lockDurationInSeconds: 600,
        lockedByApp: 'Harbour Lease Desk',
        useScratchPad: false,
      }),
    }),
  ({ lockType, lockDurationInSeconds, lockedByApp, lockToken }) => ({
    lockType,
    lockDurationInSeconds,
    lockedByApp,
    hasLockToken: lockToken !== undefined,
  }),
);

await step(
  'Void the envelope',
  () =>
    envelopes.update(accountId, envelopeId, {
      envelope: docusign.Envelope.constructFromObject({
        status: 'voided',
        voidedReason: 'The berth is taken.',
      }),
    }),
  pick('envelopeId'),
);

await step(
  'List the templates',
  () => new docusign.TemplatesApi(client).listTemplates(accountId, { count: 1 }),
  (list) => ({
    resultSetSize: list.resultSetSize,
    templates: list.envelopeTemplates.map(pick('templateId', 'name')),
  }),
);

await fails(
  'Lock the envelope with an unknown lock type',
  () => envelopes.createLock(accountId, envelopeId, { lockRequest: { lockType: 'padlock' } }),
  refusal,
);

await fails('Call without a token', () => getEnvelopeWith({}), refusal);

await fails(
  'Request the response to too many calls',
  () => getEnvelopeWith({ Authorization: `Bearer ${login.body.access_token}`, Prefer: 'code=429' }),
  refusal,
);

function getEnvelopeWith(headers) {
  const other = new docusign.ApiClient();
  other.setBasePath(`${baseUri}/restapi`);
  for (const [name, value] of Object.entries(headers)) other.addDefaultHeader(name, value);
  return new docusign.EnvelopesApi(other).getEnvelope(accountId, envelopeId);
}

function readLocation(response) {
  const { origin, pathname } = new URL(response.headers.get('location'));
  return `${origin}${pathname}`;
}
