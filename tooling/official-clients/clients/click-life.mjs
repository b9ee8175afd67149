// A program that uses the Click client for the whole life of a clickwrap.
// node click-life.mjs <host and port of the service>
import docusign from 'docusign-click';
import { pick, step } from './steps.mjs';

const [host] = process.argv.slice(2);
const accountId = '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60';
const clientUserId = 'cw-omar-013';
const client = new docusign.ApiClient();
client.setBasePath(`https://${host}/clickapi`);
client.addDefaultHeader('Authorization', 'Bearer sandbox');
const accounts = new docusign.AccountsApi(client);

const clickwrapRequest = docusign.ClickwrapRequest.constructFromObject({
  name: 'Terms of the harbour',
  requireReacceptance: true,
  displaySettings: docusign.DisplaySettings.constructFromObject({
    consentButtonText: 'I agree',
    displayName: 'Terms of the harbour',
    downloadable: true,
    format: 'modal',
    mustRead: true,
    requireAccept: false,
    documentDisplay: 'document',
  }),
  documents: [
    docusign.Document.constructFromObject({
      documentBase64: Buffer.from('Boats stay below five knots.').toString('base64'),
      documentName: 'Terms',
      fileExtension: 'txt',
      order: 0,
    }),
  ],
});

const { clickwrapId } = await step(
  'Create a clickwrap',
  () => accounts.createClickwrap(accountId, { clickwrapRequest }),
  pick('clickwrapName', 'status', 'versionNumber'),
);
await step(
  'Activate it',
  () =>
    accounts.updateClickwrapVersion(accountId, clickwrapId, '1', {
      clickwrapRequest: docusign.ClickwrapRequest.constructFromObject({ status: 'active' }),
    }),
  pick('status', 'versionNumber'),
);
const ask = () =>
  accounts.createHasAgreed(accountId, clickwrapId, {
    userAgreementRequest: docusign.UserAgreementRequest.constructFromObject({
      clientUserId,
      documentData: { fullName: 'Omar Dahl' },
    }),
  });
await step('Ask for the agreement of a person', ask, describeAgreement);
await fetch(
  `https://${host}/_countersign/control/v1/accounts/${accountId}/clickwraps/${clickwrapId}/answer`,
  {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientUserId, action: 'agree' }),
  },
);
await step('Ask again, when the person has agreed', ask, describeAgreement);
await step(
  'List the people who have agreed',
  () => accounts.getClickwrapAgreements(accountId, clickwrapId, { status: 'agreed' }),
  ({ userAgreements }) => ({
    people: userAgreements.map((agreement) => agreement.clientUserId),
  }),
);
await step(
  'Create a version that asks again',
  () =>
    accounts.createClickwrapVersion(accountId, clickwrapId, {
      clickwrapRequest: docusign.ClickwrapRequest.constructFromObject({
        ...clickwrapRequest,
        status: 'active',
      }),
    }),
  pick('status', 'versionNumber'),
);
await step('Ask about the new version', ask, describeAgreement);
await step(
  'List the clickwraps that are active',
  () => accounts.getClickwraps(accountId, { status: 'active' }),
  ({ clickwraps }) => ({
    clickwraps: clickwraps.map(({ clickwrapName, versionNumber }) => [
      clickwrapName,
      versionNumber,
    ]),
  }),
);

function describeAgreement({ status, version, agreementUrl }) {
  return { status, version, hasUrl: typeof agreementUrl === 'string' };
}
