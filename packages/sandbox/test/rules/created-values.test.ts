// Writes a value of its own to every member of a body that makes something, in each area, and reads each
// where the result is read: in the list, by its own address, and at the addresses below it. A member
// counts where the contract names it in one of these answers.
import { afterAll, expect, test } from 'vitest';
import { type AreaOperation, readArea, readOperations } from '../read-operations.ts';
import { startWorlds, type Told, type World } from './documented/world.ts';
import {
  addressOf,
  createMemberFinder,
  findLost,
  listAnswered,
  withMembers,
  type Member,
} from './written/values.ts';

const { open, close } = await startWorlds();
afterAll(close);

/** The areas that make things, and the segment in front of their paths. */
const areas = {
  'esign-v2.1': '/restapi',
  'rooms-v2': '/restapi',
  'admin-v2': '/management',
  click: '',
  workspaces: '',
};

/** Members that do not come back as they went in, by why; each is an operation and a path. */
const exceptions: Readonly<Record<string, readonly RegExp[]>> = {
  'only the service can say it': [
    /^AccountBrands_create (?:logos|resources)\./u,
    /^AccountBrands_create (?:isOrganizationBrand|organizationBrandLogo)$/u,
    /^CustomTabs_create lastModifiedByDisplayName$/u,
    /^Users_create newUsers\.0\.(?:permissionProfileName|licenseType|userType)$/u,
    /^Groups_create groups\.0\.(?:groupType|usersCount|accessType|isManagedByScim|lastModifiedOn|userGroupType)$/u,
    /signatures_create\w* \w+\.0\.signatureRights$/iu,
    /^(?:Envelopes|Templates)_create (?:recipients\.)?(?:hasComments|hasFormDataChanged|hasWavFile|holder|is21CFRPart11|isDynamicEnvelope|isTicketRelatedEnvelope|location|uSigState|voidedReason|expireAfter|purgeState|purge\w+Date|currentRoutingOrder|recipientCount)$/u,
    /^Templates_create (?:autoMatchSpecifiedByUser|folderName|lastUsed|pageCount|isAceGenTemplate|isDocGenTemplate)$/u,
    /^(?:Envelopes|Templates)_create documents\.0\.(?:pages|isDocGenDocument)$/u,
    /(?:signers|carbonCopies)\.0\.(?:autoRespondedReason|completedCount|declinedReason|statusCode|totalTabCount)$/u,
    /Recipients_create (?:currentRoutingOrder|recipientCount)$/u,
    /(?:originalValue|tabType|warningDetails\.(?:errorCode|message))$/u,
    /^PowerForms_create (?:lastUsed|powerFormUrl|senderName|templateName|timesUsed)$/u,
    /^(?:Envelopes|Templates)_create (?:sender|owner|lastModifiedBy)\./u,
    /^Templates_create (?:expireEnabled|passwordProtected)$/u,
  ],
  'only some values are taken, and none of them is the one that the test has': [
    /^CustomTabs_create type$/u,
    /(?:imageBase64|imageType|documentBase64|fileExtension|ssn4|faxNumber)$/u,
    /^Envelopes_create asynchronous$/u,
    /\.requireSignOnPaper$/u,
    /WorkflowStepDefinition (?:action|triggerOnItem|delayedRouting\.rules\.0\.\w+)$/u,
    /^EnvelopeCustomFields_create listCustomFields\.0\.value$/u,
    /Locks_create lockType$/u,
    /Here?Tabs\.0\.pageNumber$|textTabs\.0\.pageNumber$/u,
    /^EnvelopeEmailSettings_create replyEmailAddressOverride$/u,
    /^EnvelopeTemplates_apply\w* documentTemplates\.0\.document(?:Start|End)Page$/u,
    /^ConnectConfigurations_create (?:urlToPublishTo|enableOAuthPerConfiguration|oAuthConfiguration\.\w+)$/u,
    /^Connect_createConnectOAuthConfig customParameters$/u,
    /^NotaryJurisdiction_createNotaryJurisdictions commissionExpiration$/u,
    /^Rooms_CreateRoom fieldData\.data$/u,
    /^Connect_\w+ (?:configurationType|urlToPublishTo|customParameter)$/u,
    /^ClickwrapVersions_PostClickwrapVersion scheduledDate$/u,
    /^UserAgreements_PostHasAgreed documentData$/u,
    /^PowerForms_create recipients\.0\.(?:roleName|recipientType|routingOrder|idCheck\w+)$/u,
  ],
  'it goes in only': [
    /^Users_create newUsers\.0\.sendActivationEmail$/u,
    /^(?:Envelopes|Templates)_create documents\.0\.(?:remoteUrl|applyAnchorTabs|transformPdfFields|pdfFormFieldOption|encryptedWithKeyManager|fileFormatHint|htmlDefinition\.\w+)$/u,
    /^(?:Envelopes|Templates)_create (?:accessControlListBase64|newPassword|workflow\.(?:resumeDate|overwriteUpdateMode))$/u,
    /^ConnectConfigurations_create salesforceAuthcode$/u,
    /^Connect_\w+ clientSecret$/u,
    /^(?:Envelopes|Templates)_create (?:powerForm|recipientViewRequest|eventNotification)\./u,
  ],
  'an anchor places the tab': [/^EnvelopeRecipientTabs_create signHereTabs\.0\.[xy]Position$/u],
  'the operation gives no tabs': [/^EnvelopeRecipients_create signers\.0\.tabs\./u],
  'it is another word for a member that the body has too': [
    /^Clickwrap\w+ (?:clickwrapName|name)$/u,
    /^Templates_create documents\.0\.signerMustAcknowledgeUseAccountDefault$/u,
  ],
  'it is of something that is named by its ID': [
    /^Users_create newUsers\.0\.groupList\.0\./u,
    /^Groups_create groups\.0\.users\.0\./u,
    /^Contacts_create contactList\.0\.signingGroupName$/u,
    /agentUser\.(?:email|name)$/u,
    /^NotaryJurisdiction_createNotaryJurisdictions jurisdiction\.(?:county|countyInSeal|name)$/u,
    /^EnvelopeTransferRules_create /u,
  ],
};

/** Operations whose result is read in no such way, and why. */
const elsewhere: Readonly<Record<string, string>> = {
  Accounts_create: 'the first user of a new account has not come yet',
  ChunkedUploads_create: 'the address answers parts, and not what was sent',
  Users_createUser: 'the list of users needs a filter',
  MultiProductUserManagement_addUserProductPermissionProfiles: 'it gives what there is',
  MultiProductUserManagement_addUserProductPermissionProfilesByEmail: 'it gives what there is',
  AccountExport_createAccountSettingsExport: 'accounts are named by their IDs',
};

interface Maker {
  operation: AreaOperation;
  prefix: string;
  members: readonly Member[];
  list: AreaOperation | undefined;
  item: AreaOperation | undefined;
  below: readonly AreaOperation[];
}

/** The addresses of more than the basic answer. */
const including: Readonly<Record<string, string>> = {
  AccountBrands_get: 'include_external_references=true&include_logos=true',
  Envelopes_get: 'include=recipients,tabs,documents,custom_fields,extensions,workflow',
  Templates_get: 'include=recipients,tabs,documents,custom_fields,notifications',
  EnvelopeRecipients_list: 'include_tabs=true',
  TemplateRecipients_list: 'include_tabs=true',
};

function listMakers(area: string, prefix: string): Maker[] {
  const spec = readArea(area);
  const findMembers = createMemberFinder(spec);
  const operations = readOperations(spec);
  const gets = operations.filter(
    ({ method, path }) => method === 'GET' && !/image|html/u.test(path),
  );
  return operations
    .filter(({ method, body }) => method === 'POST' && body?.mediaType === 'application/json')
    .flatMap((operation) => {
      const { path, id } = operation;
      const list = gets.find((one) => one.path === path);
      const item = gets.find((one) => /^\/\{\w+\}$/u.test(withoutStart(one.path, path)));
      if (elsewhere[id] !== undefined || (list ?? item) === undefined) return [];
      const below = gets.filter(
        (one) => item !== undefined && /^\/[^{]+$/u.test(withoutStart(one.path, item.path)),
      );
      const names = new Set(
        [list, item, ...below].flatMap((one) =>
          one === undefined ? [] : [...listAnswered(one, spec)],
        ),
      );
      const members = findMembers(operation, 3).filter((one) => names.has(one.path.at(-1) ?? ''));
      return members.length === 0 ? [] : [{ operation, prefix, members, list, item, below }];
    });
}

function withoutStart(path: string, start: string): string {
  return path.startsWith(start) ? path.slice(start.length) : '';
}

/** All IDs in an answer, of what was made and of what it belongs to. */
function listIds(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, value]) => [
    ...(/id$/iu.test(name) && /string|number/u.test(typeof value) ? [String(value)] : []),
    ...listIds(value),
  ]);
}

async function make(maker: Maker, members: readonly Member[]) {
  const { operation, prefix } = maker;
  const world = open();
  const said = await world.ask(
    `POST ${prefix}${addressOf(operation)}`,
    withMembers(operation, members),
  );
  return { said, read: () => readAll(world, maker, said) };
}

async function readAll(world: World, maker: Maker, said: Told) {
  const { operation, prefix, list, item, below } = maker;
  const given = operation.parameters.filter((one) => one.in === 'path');
  const idName = /\{(\w+)\}$/u.exec(item?.path ?? '')?.[1];
  const read = async (one: AreaOperation, id = '') => {
    const parameters = one.parameters.map((all) =>
      all.name === idName
        ? { ...all, example: encodeURIComponent(id) }
        : (given.find((other) => other.name === all.name) ?? all),
    );
    const address = addressOf({ ...one, parameters });
    return world.ask(`GET ${prefix}${address}&${including[one.id] ?? ''}`);
  };
  const answers = list === undefined ? [] : [await read(list)];
  if (item !== undefined)
    for (const id of new Set(listIds(said.body))) {
      const own = await read(item, id);
      if (own.status !== 200) continue;
      answers.push(own);
      for (const one of below) answers.push(await read(one, id));
    }
  return answers.map(({ body }) => body);
}

const makers = Object.entries(areas).flatMap(([area, prefix]) => listMakers(area, prefix));
const allExceptions = Object.values(exceptions).flat();
const showMember = ({ operation }: Maker, { path }: Member) => `${operation.id} ${path.join('.')}`;

test.each(makers.map((maker) => ({ id: maker.operation.id, maker })))('$id', async ({ maker }) => {
  const held = maker.members.filter(
    (member) => !allExceptions.some((one) => one.test(showMember(maker, member))),
  );
  expect(await findLost(held, (some) => make(maker, some))).toEqual([]);
});

test('only members that there are have exceptions', () => {
  const all = makers.flatMap((maker) => maker.members.map((one) => showMember(maker, one)));
  expect(allExceptions.filter((one) => !all.some((member) => one.test(member)))).toEqual([]);
  expect(all.length).toBeGreaterThan(1500);
});
