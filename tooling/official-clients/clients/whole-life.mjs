// The whole life of envelopes: the eSignature client of the vendor, an application that receives
// events, and people with browsers.
// node whole-life.mjs <host and port of the service> <file with the private key>
import { startBrowser } from '@countersign/testing/browser';
import docusign from 'docusign-esign';
import { createSigningView, sendLease, tenant } from './lease.mjs';
import { openLeaseDesk } from './life/lease-desk.mjs';
import { decline, logInAndConsent, openToSign, readPdf, sign } from './life/people.mjs';
import {
  clientId,
  host,
  logIn,
  privateKey,
  redirectUri,
  refusalOfEsign as refusal,
  userId,
} from './log-in.mjs';
import { fails, pick, step } from './steps.mjs';

const scopes = ['signature', 'impersonation'];
const secrets = [];
const desk = await openLeaseDesk(() => secrets);
const browser = await startBrowser();
// The certificate of the sandbox is self-signed.
const newPage = () => browser.newPage({ ignoreHTTPSErrors: true });

const client = new docusign.ApiClient();
client.setOAuthBasePath(host);

await fails(
  'Log in with a JWT, before the user has consented',
  () => client.requestJWTUserToken(clientId, userId, scopes, privateKey, 3600),
  refusal,
);

await step(
  'The user logs in and consents, in Chromium',
  async () => {
    const page = await newPage();
    const url = client.getJWTUri(clientId, redirectUri, host);
    const email = 'mara.lindqvist@harbour.example';
    return logInAndConsent(page, { url, email, returnTo: redirectUri });
  },
  ({ back, ...shown }) => ({
    ...shown,
    backTo: back.split('?')[0],
    hasCode: new URL(back).searchParams.has('code'),
  }),
);

const login = await logIn(client, scopes);

const user = await step(
  'Get the user who has logged in',
  () => client.getUserInfo(login.body.access_token),
  pick('sub', 'name', 'email', { accounts: ['accountId', 'accountName', 'isDefault', 'baseUri'] }),
);

const [{ accountId, baseUri }] = user.accounts;
client.setBasePath(`${baseUri}/restapi`);
client.addDefaultHeader('Authorization', `Bearer ${login.body.access_token}`);
const envelopes = new docusign.EnvelopesApi(client);
const connect = new docusign.ConnectApi(client);

await step(
  'Create a key that events are signed with',
  // The client passes the response to a callback only.
  () =>
    new Promise((resolve, reject) => {
      connect.createConnectSecret(accountId, (error, _data, response) =>
        error ? reject(error) : resolve(response.data.secret),
      );
    }),
  (secret) => {
    secrets.push(secret);
    return { characters: secret.length };
  },
);

await step(
  'Subscribe to events',
  () =>
    connect.createConfiguration(accountId, {
      connectCustomConfiguration: docusign.ConnectCustomConfiguration.constructFromObject({
        name: 'Lease events',
        configurationType: 'custom',
        urlToPublishTo: `${desk.url}/events`,
        allowEnvelopePublish: 'true',
        allUsers: 'true',
        deliveryMode: 'SIM',
        events: [
          'envelope-sent',
          'envelope-delivered',
          'envelope-completed',
          'envelope-declined',
          'envelope-voided',
          'recipient-sent',
          'recipient-delivered',
          'recipient-completed',
          'recipient-declined',
        ],
        eventData: { version: 'restv2.1', format: 'json', includeData: ['recipients', 'tabs'] },
        includeHMAC: 'true',
        requiresAcknowledgement: 'true',
      }),
    }),
  pick('name', 'events', 'includeHMAC', 'requiresAcknowledgement'),
);

const { envelopeId } = await send('Send an envelope');
const view = await step(
  'Open the envelope for its signer',
  () => viewFor(envelopeId),
  ({ url }) => ({ path: new URL(url).pathname.split('/').slice(0, 4).join('/') }),
);

const signing = await newPage();
await step(
  'The signer reads, in Chromium',
  () => openToSign(signing, view.url),
  (title) => ({ title }),
);

await step('The signer fills in the fields, signs and finishes', () =>
  sign(signing, {
    texts: { 'Name of the boat': 'Kittiwake' },
    boxes: ['The rules of the harbour are read'],
    name: tenant.name,
  }),
);

await step('Open the URL of the signer again', async () => {
  await signing.goto(view.url);
  return Object.fromEntries(new URL(signing.url()).searchParams);
});

await step(
  'Get the envelope',
  () => envelopes.getEnvelope(accountId, envelopeId),
  ({ status, completedDateTime }) => ({ status, isDated: completedDateTime !== undefined }),
);

await step(
  'List the recipients with the values that they entered',
  () => envelopes.listRecipients(accountId, envelopeId, { includeTabs: 'true' }),
  ({ signers: [signer], carbonCopies: [copy] }) => ({
    signer: {
      name: signer.name,
      status: signer.status,
      texts: signer.tabs.textTabs.map(pick('tabLabel', 'value')),
      boxes: signer.tabs.checkboxTabs.map(pick('tabLabel', 'selected')),
      dated: signer.tabs.dateSignedTabs.every(({ value }) => value !== undefined && value !== ''),
    },
    carbonCopy: { name: copy.name, status: copy.status },
  }),
);

await readEvents('Read the events of the envelope', envelopeId, 'envelope-completed');

await step(
  'Download the combined PDF, with the certificate',
  async () =>
    readPdf(
      await envelopes.getDocument(accountId, envelopeId, 'combined', { certificate: 'true' }),
    ),
  ([lease, ...certificate]) => ({
    pages: 1 + certificate.length,
    onTheLease: findWords(lease, ['Berth lease 42', 'Kittiwake']),
    // In the text of the lease and in the signature.
    countOfTheName: lease.split(tenant.name).length - 1,
    onTheCertificate: findWords(certificate.join('\n'), [
      envelopeId,
      tenant.name,
      tenant.email,
      'Jonas Brandt',
    ]),
  }),
);

await step(
  'List the audit events',
  () => envelopes.listAuditEvents(accountId, envelopeId),
  ({ auditEvents }) =>
    auditEvents.map(({ eventFields }) => {
      const fields = new Map(eventFields.map(({ name, value }) => [name, value]));
      return `${fields.get('UserName')}: ${fields.get('Action')}`;
    }),
);

const declined = await send('Send a second envelope');
await step('Its signer declines, in Chromium', async () => {
  const page = await newPage();
  await openToSign(page, (await viewFor(declined.envelopeId)).url);
  return decline(page, 'The berth is too short.');
});
await step(
  'Get the second envelope',
  () => envelopes.getEnvelope(accountId, declined.envelopeId, { include: 'recipients' }),
  ({ status, recipients }) => ({
    status,
    declinedReason: recipients.signers[0].declinedReason,
  }),
);
await readEvents(
  'Read the events of the second envelope',
  declined.envelopeId,
  'envelope-declined',
);

const voided = await send('Send a third envelope');
await step(
  'Void the third envelope',
  () =>
    envelopes.update(accountId, voided.envelopeId, {
      envelope: { status: 'voided', voidedReason: 'The berth is taken.' },
    }),
  (summary) => ({ isTheEnvelope: summary.envelopeId === voided.envelopeId }),
);
await fails(
  'Open the voided envelope for its signer',
  () => viewFor(voided.envelopeId),
  ({ response }) => ({ status: response.status, errorCode: response.data.errorCode }),
);
await readEvents('Read the events of the third envelope', voided.envelopeId, 'envelope-voided');

await browser.close();
desk.close();

function send(title) {
  return step(title, () => sendLease(envelopes, accountId), pick('envelopeId', 'status'));
}

function viewFor(id) {
  return createSigningView(envelopes, accountId, id, `${desk.url}/leases/42/signed`);
}

/** Reads the events of an envelope, up to the last one. The application checks their signatures. */
function readEvents(title, id, last) {
  return step(
    title,
    () => desk.eventsUntil(id, last),
    (events) => ({ events: events.map(({ event }) => event), rejected: desk.rejected }),
  );
}

function findWords(text, words) {
  return words.filter((word) => text.includes(word));
}
