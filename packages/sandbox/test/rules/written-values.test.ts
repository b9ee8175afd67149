// Writes a value of its own to every member that a PUT of eSignature takes, and reads each at the
// address of the PUT: a member that is taken and lost shows only there, and an operation that is new
// in the spec is held too.
import {
  isObject,
  listAt,
  objectAt,
  resolve,
  textAt,
  type Json,
  type JsonObject,
} from '@countersign/spec-tools/json';
import { afterAll, expect, test } from 'vitest';
import { type AreaOperation, readArea, readOperations } from '../read-operations.ts';
import { type Told, startWorlds } from './documented/world.ts';

const { open, close } = await startWorlds();
afterAll(close);

const spec = readArea('esign-v2.1');

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

/** Members that name something, or that only the service can know. */
const given =
  /(?:Id|IdGuid|Ids|Uri|Ur[il]s|DateTime|Metadata|Status|status)$|^(?:id|uri|userName|password|lastModified|created\w*|modified\w*|errorDetails|startPosition|endPosition|resultSetSize|totalSetSize|nextUri|previousUri|forgottenPassword\w*|anchor\w*|useAccountDefaults|usageHistory|user(?:Details|Info)|\w*Information)$/u;

interface Member {
  path: readonly string[];
  value: Json;
}

let values = 0;

/** A value that the member has not now. */
function ownValue(name: string, schema: JsonObject, now: Json | undefined): Json {
  values += 1;
  const few = 6 + (values % 3);
  const format = textAt(schema, 'format') ?? '';
  const pattern = textAt(schema, 'pattern') ?? '';
  if (format === 'boolean-string') return now === 'true' ? 'false' : 'true';
  const choices = listAt(schema, 'enum').filter((one) => one !== now);
  if (choices.length > 0) return choices[1] ?? choices[0] ?? '';
  if (schema['type'] === 'boolean') return now !== true;
  if (schema['type'] === 'integer' || schema['type'] === 'number') return few;
  if (format === 'date-time') return `2030-01-0${few}T10:00:00.0000000Z`;
  if (/integer|decimal|number/u.test(format) || pattern.includes(String.raw`\d`)) return `${few}`;
  if (/email(?:address)?$/iu.test(name)) return `own${values}@quay.example`;
  if (/ur[il]$/iu.test(name)) return `https://quay.example/${values}`;
  const texts = [`Own${values}`, 'gold', 'size14', '0.10:00:00', '2031-05-31'];
  return texts.find((text) => new RegExp(pattern, 'u').test(text)) ?? '';
}

/** The members of a schema and of the objects and the first items that the example has. */
function findMembers(written: Json | undefined, example: Json, path: string[] = []): Member[] {
  return Object.entries(readProperties(written)).flatMap(([name, one]) => {
    const schema = resolve(one, spec);
    if (schema['readOnly'] === true || given.test(name)) return [];
    const now = isObject(example) ? example[name] : undefined;
    const at = [...path, name];
    if (schema['type'] === 'array') {
      const [item] = Array.isArray(now) ? now : [];
      return isObject(item) && path.length === 0
        ? findMembers(schema['items'], item, [...at, '0'])
        : [];
    }
    if (Object.keys(readProperties(schema)).length > 0)
      return path.length === 0 ? findMembers(schema, now ?? {}, at) : [];
    return [{ path: at, value: ownValue(name, schema, now) }];
  });
}

function readProperties(written: Json | undefined): JsonObject {
  const schema = resolve(written, spec);
  const parts = listAt(schema, 'allOf').map((part) => readProperties(part));
  return Object.assign({}, objectAt(schema, 'properties'), ...parts);
}

function withMember(
  at: Json | undefined,
  [name = '', ...inner]: readonly string[],
  value: Json,
): Json {
  const now = Array.isArray(at) ? at[Number(name)] : isObject(at) ? at[name] : undefined;
  const next = inner.length === 0 ? value : withMember(now, inner, value);
  return Array.isArray(at)
    ? at.with(Number(name), next)
    : { ...(isObject(at) && at), [name]: next };
}

/** All values that members of this name have, at any depth. */
function findValues(body: unknown, name: string): unknown[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([key, value]) => [
    ...(key === name ? [value] : []),
    ...findValues(value, name),
  ]);
}

const operations = readOperations(spec);
const written = operations.filter(
  ({ method, path, body }) =>
    method === 'PUT' &&
    body?.mediaType === 'application/json' &&
    operations.some((one) => one.method === 'GET' && one.path === path),
);

function addressOf({ path, parameters }: AreaOperation): string {
  const query = parameters.filter((one) => one.in === 'query' && one.required);
  const filled = path.replaceAll(
    /\{(\w+)\}/gu,
    (_, name) => parameters.find((one) => one.name === name)?.example ?? '',
  );
  return `/restapi${filled}?${query.map(({ name, example }) => `${name}=${example}`).join('&')}`;
}

function schemaOf({ path }: AreaOperation): Json | undefined {
  const put = objectAt(objectAt(objectAt(spec, 'paths'), path), 'put');
  const content = objectAt(resolve(put['requestBody'], spec), 'content');
  return objectAt(content, 'application/json')['schema'];
}

/** Says which members were refused or do not come back; halves a body that is refused. */
async function findLost(operation: AreaOperation, members: readonly Member[]): Promise<string[]> {
  const world = open();
  const example: Json = operation.body?.value ?? {};
  const address = addressOf(operation).replace(
    /envelopes\/[^/]+(?=\/recipients\?)/u,
    `envelopes/${await world.draft()}`,
  );
  const said = await world.ask(
    `PUT ${address}`,
    members.reduce<Json>((body, { path, value }) => withMember(body, path, value), example),
  );
  if (isRefused(said)) {
    if (members.length < 2) return [`${members[0]?.path.join('.')}: ${said.text.slice(0, 200)}`];
    const half = Math.ceil(members.length / 2);
    return [
      ...(await findLost(operation, members.slice(0, half))),
      ...(await findLost(operation, members.slice(half))),
    ];
  }
  const read = await world.ask(`GET ${address}`);
  return members
    .filter(({ path, value }) => {
      const found = findValues(read.body, path.at(-1) ?? '');
      return !found.some((one) => `${one}`.toLowerCase() === `${value}`.toLowerCase());
    })
    .map(({ path }) => path.join('.'));
}

function isRefused({ status, body }: Told): boolean {
  return status >= 300 || findValues(body, 'errorCode').some((code) => code !== 'SUCCESS');
}

test.each(written.filter(({ id }) => elsewhere[id] === undefined))('$id', async (operation) => {
  const members = findMembers(schemaOf(operation), operation.body?.value ?? {});
  const excepted = Object.values(exceptions).flatMap((one) => one[operation.id] ?? []);
  const held = members.filter(({ path }) => !excepted.includes(path.join('.')));
  expect(await findLost(operation, held)).toEqual([]);
  expect(held).toHaveLength(members.length - excepted.length);
});

test('only operations that there are have exceptions', () => {
  const named = [elsewhere, ...Object.values(exceptions)].flatMap((one) => Object.keys(one));
  expect(written.map(({ id }) => id)).toEqual(expect.arrayContaining(named));
});
