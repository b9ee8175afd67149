// A whole life of envelopes: the eSignature client of the vendor, an application that takes events,
// and people with browsers.
// node whole-life.mjs <host and port of the service> <file with the private key>
import { readFileSync } from 'node:fs';
import { startBrowser } from '@countersign/testing/browser';
import docusign from 'docusign-esign';
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
const tenant = {
  name: 'Ines Valdivia',
  email: 'ines.valdivia@seabird.example',
  clientUserId: 'tenant-42',
};
const reader = { name: 'Jonas Brandt', email: 'jonas.brandt@seabird.example' };

const secrets = [];
const desk = await openLeaseDesk(() => secrets);
const browser = await startBrowser();
// The certificate of the sandbox is its own.
const newPage = () => browser.newPage({ ignoreHTTPSErrors: true });

const client = new docusign.ApiClient();
client.setOAuthBasePath(host);

await fails(
  'Log in with a JWT, before anybody has consented',
  () => client.requestJWTUserToken(clientId, userId, scopes, privateKey, 3600),
  refusal,
);

await step(
  'The user logs in and consents, in Chromium',
  async () => {
    const page = await newPage();
    const address = client.getJWTUri(clientId, redirectUri, host);
    const email = 'mara.lindqvist@harbour.example';
    return logInAndConsent(page, { address, email, returnTo: redirectUri });
  },
  ({ pages, scopes: asked, back }) => ({
    pages,
    scopes: asked,
    backTo: back.split('?')[0],
    hasCode: new URL(back).searchParams.has('code'),
  }),
);

const login = await logIn(client, scopes);

const user = await step(
  'Ask who has logged in',
  () => client.getUserInfo(login.body.access_token),
  pick('sub', 'name', 'email', { accounts: ['accountId', 'accountName', 'isDefault', 'baseUri'] }),
);

const [{ accountId, baseUri }] = user.accounts;
client.setBasePath(`${baseUri}/restapi`);
client.addDefaultHeader('Authorization', `Bearer ${login.body.access_token}`);
const envelopes = new docusign.EnvelopesApi(client);
const connect = new docusign.ConnectApi(client);

await step(
  'Make a key that events are signed with',
  // Only with a callback does the client hand over what came.
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
  'Ask for events',
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

const { envelopeId } = await step('Send an envelope', sendLease, pick('envelopeId', 'status'));
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

await step('The signer fills in, signs and finishes', () =>
  sign(signing, {
    texts: { 'Name of the boat': 'Kittiwake' },
    boxes: ['The rules of the harbour are read'],
    name: tenant.name,
  }),
);

await step('Open the address of the signer once more', async () => {
  await signing.goto(view.url);
  return Object.fromEntries(new URL(signing.url()).searchParams);
});

await step(
  'Get the envelope',
  () => envelopes.getEnvelope(accountId, envelopeId),
  ({ status, completedDateTime }) => ({ status, isDated: completedDateTime !== undefined }),
);

await step(
  'List the recipients with what they filled in',
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

await step(
  'Read the events that the application got',
  () => desk.eventsUntil(envelopeId, 'envelope-completed'),
  eventsIn,
);

await step(
  'Download the combined PDF, with the certificate',
  async () =>
    readPdf(
      await envelopes.getDocument(accountId, envelopeId, 'combined', { certificate: 'true' }),
    ),
  ([lease, ...certificate]) => ({
    pages: 1 + certificate.length,
    onTheLease: found(lease, ['Berth lease 42', 'Kittiwake']),
    // Once in the text of the lease, and once in the signature.
    timesTheNameIsThere: lease.split(tenant.name).length - 1,
    onTheCertificate: found(certificate.join('\n'), [
      envelopeId,
      'Ines Valdivia',
      'ines.valdivia@seabird.example',
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

const declined = await step('Send a second envelope', sendLease, pick('envelopeId', 'status'));
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
await step(
  'Read the events of the second envelope',
  () => desk.eventsUntil(declined.envelopeId, 'envelope-declined'),
  eventsIn,
);

const voided = await step('Send a third envelope', sendLease, pick('envelopeId', 'status'));
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
await step(
  'Read the events of the third envelope',
  () => desk.eventsUntil(voided.envelopeId, 'envelope-voided'),
  eventsIn,
);

await browser.close();
desk.close();

function sendLease() {
  const lease = new URL('berth-lease.pdf', import.meta.url);
  const documentBase64 = readFileSync(lease, 'base64');
  return envelopes.createEnvelope(accountId, {
    envelopeDefinition: docusign.EnvelopeDefinition.constructFromObject({
      emailSubject: 'Please sign: Berth lease 42',
      status: 'sent',
      documents: [
        { documentId: '1', name: 'Berth lease.pdf', fileExtension: 'pdf', documentBase64 },
      ],
      recipients: {
        signers: [
          {
            ...tenant,
            recipientId: '1',
            routingOrder: '1',
            tabs: {
              signHereTabs: [
                { anchorString: '/sn1/', tabLabel: 'Signature of the tenant', anchorYOffset: '8' },
              ],
              dateSignedTabs: [place('Signed on', { xPosition: '320', yPosition: '170' })],
              textTabs: [
                place('Name of the boat', { xPosition: '72', yPosition: '240', width: '160' }),
              ],
              checkboxTabs: [
                place('The rules of the harbour are read', { xPosition: '72', yPosition: '280' }),
              ],
            },
          },
        ],
        carbonCopies: [{ ...reader, recipientId: '2', routingOrder: '2' }],
      },
    }),
  });
}

function place(label, more) {
  return { documentId: '1', pageNumber: '1', tabLabel: label, ...more };
}

function viewFor(id) {
  const { name: userName, email, clientUserId } = tenant;
  const returnUrl = `${desk.url}/leases/42/signed`;
  return envelopes.createRecipientView(accountId, id, {
    recipientViewRequest: {
      returnUrl,
      authenticationMethod: 'none',
      email,
      userName,
      clientUserId,
    },
  });
}

// The listener takes none but those whose signature fits.
function eventsIn(events) {
  return { events: events.map(({ event }) => event), refused: desk.refused };
}

/** Those of some words that stand in a text. */
function found(text, words) {
  return words.filter((word) => text.includes(word));
}
