// What a program does with the eSignature client.
// node docusign-esign.mjs <host and port of the service> <file with the private key>
import { readFileSync } from 'node:fs';
import docusign from 'docusign-esign';
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
const pdf = readFileSync(new URL('berth-lease.pdf', import.meta.url));

const tenant = {
  email: 'ines.valdivia@seabird.example',
  name: 'Ines Valdivia',
  clientUserId: 'tenant-42',
};

const client = new docusign.ApiClient();
client.setOAuthBasePath(host);

await fails(
  'Log in for a user who has not consented',
  () =>
    client.requestJWTUserToken(
      clientId,
      'b8d2f6a4-31c7-4e59-a0b6-7f2e9c8d1a35',
      scopes,
      privateKey,
      3600,
    ),
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
  (back) => ({ to: back.to, state: back.state, hasCode: back.code !== null }),
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
  'Ask who has logged in',
  () => client.getUserInfo(login.body.access_token),
  pick('sub', 'name', 'email', 'accounts'),
);

const [{ accountId, baseUri }] = user.accounts;
client.setBasePath(`${baseUri}/restapi`);
client.addDefaultHeader('Authorization', `Bearer ${login.body.access_token}`);
const envelopes = new docusign.EnvelopesApi(client);

// Numbers and booleans stand where the service has text, as in the samples of the client.
const created = await step(
  'Send an envelope',
  () => {
    const envelope = new docusign.EnvelopeDefinition();
    envelope.emailSubject = 'Please sign: Berth lease 42';
    envelope.status = 'sent';
    envelope.documents = [
      docusign.Document.constructFromObject({
        documentBase64: pdf.toString('base64'),
        name: 'Berth lease.pdf',
        fileExtension: 'pdf',
        documentId: 1,
      }),
    ];
    const { Recipients, Signer, SignHere, Tabs } = docusign;
    const signHere = SignHere.constructFromObject({
      anchorString: '/sn1/',
      anchorUnits: 'pixels',
      anchorXOffset: 20,
      anchorYOffset: '-4',
      anchorIgnoreIfNotPresent: true,
    });
    const signer = Signer.constructFromObject({
      ...tenant,
      recipientId: 1,
      routingOrder: 1,
      tabs: Tabs.constructFromObject({ signHereTabs: [signHere] }),
    });
    envelope.recipients = Recipients.constructFromObject({ signers: [signer] });
    return envelopes.createEnvelope(accountId, { envelopeDefinition: envelope });
  },
  pick('envelopeId', 'status', 'uri'),
);
const { envelopeId } = created;

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
  (file) => ({ buffer: Buffer.isBuffer(file), ...summarizeFile(file) }),
);

await step(
  'Open the envelope for its signer',
  () =>
    envelopes.createRecipientView(accountId, envelopeId, {
      recipientViewRequest: docusign.RecipientViewRequest.constructFromObject({
        returnUrl: 'https://lease-desk.harbour.example/leases/42/signed',
        authenticationMethod: 'none',
        email: tenant.email,
        userName: tenant.name,
        clientUserId: tenant.clientUserId,
      }),
    }),
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
  'Lock the envelope in a way that there is not',
  () => envelopes.createLock(accountId, envelopeId, { lockRequest: { lockType: 'padlock' } }),
  refusal,
);

await fails('Call without a token', () => getEnvelopeWith({}), refusal);

await fails(
  'Ask for the answer to one call too many',
  () =>
    getEnvelopeWith({
      Authorization: `Bearer ${login.body.access_token}`,
      Prefer: 'code=429',
    }),
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

// Files are handed over as a Buffer.
function summarizeFile(file) {
  return { start: file.subarray(0, 5).toString(), bytes: file.length };
}
