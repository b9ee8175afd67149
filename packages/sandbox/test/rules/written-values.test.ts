// Writes a value of its own to every member that a PUT of eSignature takes, and reads each at the
// address of the PUT: a member that is taken and lost shows only there, and an operation that is new
// in the spec is held too.
import { afterAll, expect, test } from 'vitest';
import { type AreaOperation, readArea, readOperations } from '../read-operations.ts';
import { startWorlds } from './documented/world.ts';
import {
  addressOf,
  createMemberFinder,
  findLost,
  withMembers,
  type Member,
} from './written/values.ts';

const { open, close } = await startWorlds();
afterAll(close);

const spec = readArea('esign-v2.1');
const findMembers = createMemberFinder(spec);

const delays = ['rules.0.delay', 'rules.0.resumeDate'];
const steps = ['action', 'triggerOnItem'];

const toldOf = (kind: string) => [
  'currentRoutingOrder',
  'recipientCount',
  ...['autoRespondedReason', 'completedCount', 'declinedReason', 'statusCode', 'totalTabCount'].map(
    (name) => `${kind}.0.${name}`,
  ),
];

/** Members that do not come back as they went in, by why, and in each by their operations. */
const exceptions: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'only the service can say it': {
    AccountBrands_update: [
      ...['primary', 'secondary', 'email'].map((name) => `logos.${name}`),
      ...['email', 'sending', 'signing', 'signingCaptive'].map((name) => `resources.${name}`),
      'isOrganizationBrand',
      'organizationBrandLogo',
    ],
    CustomTabs_update: ['lastModifiedByDisplayName'],
    UserCustomSettings_update: ['customSettings.0.originalValue'],
    Users_update: ['licenseType', 'permissionProfileName', 'userType'],
    Groups_update: [
      'accessType',
      'groupType',
      'isManagedByScim',
      'lastModifiedOn',
      'userGroupType',
    ].map((name) => `groups.0.${name}`),
    SigningGroups_updateList: ['groups.0.groupType'],
    SigningGroups_update: ['groupType'],
    EnvelopeDocumentFields_update: ['documentFields.0.originalValue'],
    TemplateDocumentFields_update: ['documentFields.0.originalValue'],
    EnvelopeDocumentVisibility_update: ['documentVisibility.0.rights'],
    TemplateDocumentVisibility_update: ['documentVisibility.0.rights'],
    TemplateDocumentTabs_update: ['textTabs.0.originalValue', 'textTabs.0.tabType'],
    TemplateRecipientTabs_update: ['textTabs.0.originalValue', 'textTabs.0.tabType'],
    TemplateRecipients_update: toldOf('signers'),
    EnvelopeRecipients_update: [...toldOf('signers'), ...toldOf('carbonCopies').slice(2)],
    TemplateBulkRecipients_update: ['bulkRecipients.0.rowNumber'],
    PowerForms_update: ['lastUsed', 'powerFormUrl', 'senderName', 'templateName', 'timesUsed'],
  },
  'only some values are taken, and none of them is the one that the test has': {
    AccountPasswordRules_update: ['questionsRequired'],
    AccountWatermarks_update: ['displayAngle', 'fontColor', 'fontSize', 'transparency'],
    Accounts_updateUserAuthorization: ['startDate'],
    CustomTabs_update: ['type'],
    EnvelopeEmailSettings_update: ['replyEmailAddressOverride'],
    Envelopes_updateEnvelopeDelayedRoutingDefinition: delays,
    Envelopes_updateEnvelopeScheduledSendingDefinition: delays,
    Envelopes_updateEnvelopeWorkflowStepDefinition: steps,
    Envelopes_updateTemplateDelayedRoutingDefinition: delays,
    Envelopes_updateTemplateScheduledSendingDefinition: delays,
    Envelopes_updateTemplateWorkflowStepDefinition: steps,
    EnvelopeWorkflowDefinition_updateEnvelopeWorkflowDefinition: steps.map(
      (name) => `workflowSteps.0.${name}`,
    ),
    EnvelopeWorkflowDefinition_updateTemplateWorkflowDefinition: steps.map(
      (name) => `workflowSteps.0.${name}`,
    ),
    TemplateRecipientTabs_update: ['textTabs.0.pageNumber'],
    TemplateDocumentTabs_update: ['textTabs.0.pageNumber'],
    EnvelopeRecipients_update: ['signers.0.requireSignOnPaper'],
    TemplateRecipients_update: ['signers.0.requireSignOnPaper'],
    ConnectConfigurations_update: [
      'urlToPublishTo',
      'enableOAuthPerConfiguration',
      ...['authorizationServerUrl', 'clientSecret', 'customParameters', 'scope'].map(
        (name) => `oAuthConfiguration.${name}`,
      ),
    ],
    Connect_updateConnectOAuthConfig: ['customParameters'],
    NotaryJurisdiction_updateNotaryJurisdiction: ['commissionExpiration'],
  },
  'it goes in only': {
    Users_update: ['sendActivationEmail'],
    ConnectConfigurations_update: ['salesforceAuthcode'],
    Connect_updateConnectOAuthConfig: ['clientSecret'],
    EnvelopeAttachments_create: ['attachments.0.data', 'attachments.0.remoteUrl'],
    EnvelopeWorkflowDefinition_updateEnvelopeWorkflowDefinition: [
      'overwriteUpdateMode',
      'resumeDate',
    ],
    EnvelopeWorkflowDefinition_updateTemplateWorkflowDefinition: [
      'overwriteUpdateMode',
      'resumeDate',
    ],
  },
  'it names something that there is': {
    AccountConsumerDisclosures_update: ['languageCode'],
    EnvelopeDocumentFields_update: ['documentFields.0.name'],
    TemplateDocumentFields_update: ['documentFields.0.name'],
    NotaryJurisdiction_updateNotaryJurisdiction: ['county', 'countyInSeal', 'name'].map(
      (name) => `jurisdiction.${name}`,
    ),
  },
  'the operation changes other members only': {
    EnvelopeTransferRules_update: ['envelopeTransferRules.0.eventType'],
    SigningGroups_updateList: ['groups.0.groupEmail'],
    AccountConsumerDisclosures_update: ['esignAgreement'],
    GroupUsers_update: [
      'accountName',
      'activationAccessCode',
      'email',
      'ipAddress',
      'sendActivationEmail',
      'userType',
    ].map((name) => `users.0.${name}`),
  },
};

/** Operations whose body is no picture of what is read, and why. */
const elsewhere: Readonly<Record<string, string>> = {
  Users_updateList: 'the list has only a few members of each user',
  UserSignatures_updateList: 'it replaces signatures by what their image says',
  UserSignatures_update: 'it replaces a signature by what its image says',
  AccountSignatures_updateAccountSignature: 'it replaces signatures by what their image says',
  AccountSignatures_updateAccountSignatureById: 'it replaces a signature by what its image says',
  Envelopes_update: 'it is an action on an envelope that was sent',
  Envelopes_rotateDocumentPage: 'it is an action, and a picture is read',
  Templates_rotateDocumentPage: 'it is an action, and a picture is read',
  EnvelopeLocks_update: 'it needs the token of the lock',
  TemplateLocks_update: 'it needs the token of the lock',
  EnvelopeRecipientTabs_update: 'after sending, a tab stays',
  EnvelopeDocumentTabs_update: 'after sending, a tab stays',
  EnvelopeDocuments_updateList: 'the body is that of an envelope, and documents are read',
  TemplateDocuments_updateList: 'the body is that of a template, and documents are read',
  TemplateDocuments_update: 'the body is that of a template, and a file is read',
  EnvelopeAttachments_update: 'a file is read',
  WorkspaceItems_updateFile: 'a file is read',
  Templates_update: 'the body is that of an envelope, of which a template has a part',
  BillingPlans_updatePlan: 'it orders a plan',
  BillingPlans_updateDowngradeAccountBillingPlan: 'it orders a plan',
  Envelopes_updateEnvelopesShares: 'the shares of the example are not there yet',
  Envelopes_updateEnvelopesShare: 'the share of the example is not there yet',
};

const operations = readOperations(spec);
const written = operations.filter(
  ({ method, path, body }) =>
    method === 'PUT' &&
    body?.mediaType === 'application/json' &&
    operations.some((one) => one.method === 'GET' && one.path === path),
);

/** Sends members with the example of a PUT, and reads them at its address. */
async function put(operation: AreaOperation, members: readonly Member[]) {
  const world = open();
  const address = `/restapi${addressOf(operation)}`.replace(
    /envelopes\/[^/]+(?=\/recipients\?)/u,
    `envelopes/${await world.draft()}`,
  );
  const said = await world.ask(`PUT ${address}`, withMembers(operation, members));
  return { said, read: async () => (await world.ask(`GET ${address}`)).body };
}

test.each(written.filter(({ id }) => elsewhere[id] === undefined))('$id', async (operation) => {
  const members = findMembers(operation);
  const excepted = Object.values(exceptions).flatMap((one) => one[operation.id] ?? []);
  const held = members.filter(({ path }) => !excepted.includes(path.join('.')));
  expect(await findLost(held, (some) => put(operation, some))).toEqual([]);
  expect(held).toHaveLength(members.length - excepted.length);
});

test('only operations that there are have exceptions', () => {
  const named = [elsewhere, ...Object.values(exceptions)].flatMap((one) => Object.keys(one));
  expect(written.map(({ id }) => id)).toEqual(expect.arrayContaining(named));
});
