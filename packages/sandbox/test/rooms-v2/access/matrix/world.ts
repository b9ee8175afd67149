import { createHash } from 'node:crypto';
import type { Sandbox } from '../../../../src/index.ts';
import { accountId } from '../../../harness.ts';
import { listPermissions } from './operations.ts';

/** Targets of requests, set up so that only the caller's permission decides. */
export const targets = {
  /** Roles without any permission, for members of the company and for other people. */
  internalRole: 60_000,
  externalRole: 60_999,
  /** Invited members with the access levels `Office` and `Company`. */
  below: 70_000,
  same: 70_999,
  /** Nothing refers to them. */
  office: 4499,
  region: 1299,
  /** Someone from outside whom the caller has invited to the room. */
  guest: 70_998,
  /** Documents in the room: of the caller, of the administrator, and a signed one of hers. */
  ownDocument: 779_001,
  document: 779_002,
  signedDocument: 779_003,
} as const;

/** The room of the examples, and the administrator of the company. */
const roomId = 5_518_203;
const mara = 33_127;

/** A member of the company whose role has exactly one permission. */
export interface OnePermission {
  permission: string;
  token: string;
  userId: number;
  roleId: number;
}

const members: readonly OnePermission[] = listPermissions().map((permission, index) => ({
  permission,
  token: `only-${permission}`,
  userId: 70_001 + index,
  roleId: 60_001 + index,
}));

/** The member whose role has this permission and no other. */
export function findMember(permission: string): OnePermission {
  const found = members.find((member) => member.permission === permission);
  if (found === undefined) throw new Error(`${permission} is not a permission`);
  return found;
}

/** The token of the administrator of the company, whose role has every permission. */
export const administrator = 'sandbox';

function createGuid(text: string): string {
  const digits = createHash('sha256').update(text).digest('hex');
  return [8, 4, 4, 4, 12]
    .map((length, index, all) => {
      const start = all.slice(0, index).reduce((sum, one) => sum + one, 0);
      return digits.slice(start, start + length);
    })
    .join('-');
}

/** Invited members, about whom requests are. */
const invited = [
  { userId: targets.below, accessLevel: 'Office', name: 'below' },
  { userId: targets.same, accessLevel: 'Company', name: 'same' },
].map(({ name, ...member }) => ({
  ...member,
  eSignUserId: createGuid(name),
  email: `${name}@harbour.example`,
  firstName: 'Target',
  lastName: name,
  status: 'Pending',
  roleId: targets.internalRole,
  defaultOfficeId: 4410,
  offices: [4410, 4411],
  regions: [1207],
  nrds: { nrdsId: '261004199', nrdsLastName: name, nrdsStatus: 'Active' },
}));

/**
 * A seed with members that have one permission each. They have the access level of the company, and
 * they are in the room of the examples, so that only the permission decides.
 */
function createMemberSeed(permissions: readonly string[]): object {
  const chosen = permissions.map(findMember);
  return {
    users: [
      ...chosen.map(({ permission }) => createUser(permission)),
      ...invited.map(({ lastName }) => createUser(lastName)),
    ],
    tokens: chosen.map(({ permission, token }) => ({
      token,
      userId: createGuid(permission),
      integrationKey: '2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b20',
    })),
    roomsRegions: [{ regionId: targets.region, name: 'Empty quay' }],
    roomsOffices: [{ officeId: targets.office, name: 'Empty office' }],
    roomsRoles: [
      { roleId: targets.internalRole, name: 'Nothing', permissions: {} },
      { roleId: targets.externalRole, name: 'Nothing outside', isExternal: true, permissions: {} },
      ...chosen.map(({ permission, roleId }) => ({
        roleId,
        name: `Only ${permission}`,
        permissions: { [permission]: true },
      })),
    ],
    rooms: [createRoom(chosen.map(({ userId }) => userId))],
    roomDocuments: createDocuments(chosen.map(({ userId }) => userId)),
    roomsUsers: [
      ...invited,
      {
        userId: targets.guest,
        email: 'guest@seabird.example',
        firstName: 'Target',
        lastName: 'guest',
        accessLevel: 'Contributor',
        isMember: false,
        roleId: targets.externalRole,
      },
      ...chosen.map(({ permission, userId, roleId }) => ({
        userId,
        eSignUserId: createGuid(permission),
        email: formatEmail(permission),
        firstName: 'Only',
        lastName: permission,
        accessLevel: 'Company',
        roleId,
        defaultOfficeId: 4410,
      })),
    ],
  };
}

/** The room of the examples, with some members in it who own it too. The first one invited the guest. */
function createRoom(userIds: readonly number[]): object {
  const [invitedByUserId = mara] = userIds;
  return {
    roomId,
    name: 'Quay 7 extension',
    officeId: 4410,
    transactionSideId: 'sell',
    createdByUserId: mara,
    roomOwnerIds: [mara, ...userIds],
    people: [
      { userId: mara, roleId: 52_410 },
      { userId: 33_164, roleId: 52_413, invitedByUserId: mara },
      { userId: targets.guest, roleId: targets.externalRole, invitedByUserId },
      ...userIds.map((userId) => ({ userId })),
    ],
    fieldData: { address1: 'Quay 7', city: 'Seabird Bay', state: 'US-ME' },
  };
}

/** Documents that all of some members see. */
function createDocuments(userIds: readonly number[]): object[] {
  const common = {
    roomId,
    mediaType: 'text/plain',
    content: btoa('Mooring rings'),
    users: userIds,
  };
  const [ownerId = mara] = userIds;
  return [
    { ...common, documentId: targets.ownDocument, name: 'Own.txt', ownerId },
    { ...common, documentId: targets.document, name: 'Notice.txt', ownerId: mara },
    {
      ...common,
      documentId: targets.signedDocument,
      name: 'Signed.txt',
      ownerId: mara,
      signedInEnvelopeId: createGuid('envelope'),
    },
  ];
}

function formatEmail(name: string): string {
  return `${name.toLowerCase()}@harbour.example`;
}

/** A user of the e-signature service who can manage the account there. */
function createUser(name: string): object {
  return {
    userId: createGuid(name),
    userName: name,
    email: formatEmail(name),
    memberships: [{ accountId, permissionProfileId: '2301414' }],
  };
}

/** Creates tenants with such members. */
export function createTenants(sandbox: Sandbox) {
  let count = 0;
  const control = async (method: string, path: string, tenant: string, body?: object) => {
    const response = await sandbox.fetch(
      new Request(`http://sandbox.test/_countersign/control/v1${path}`, {
        method,
        headers: { 'content-type': 'application/json', 'x-countersign-tenant': tenant },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
    if (!response.ok) throw new Error(`${path} responded with ${await response.text()}`);
  };
  return {
    async open(permissions: readonly string[]): Promise<string> {
      count += 1;
      const tenant = `matrix-${count}`;
      await control('POST', '/seed', tenant, createMemberSeed(permissions));
      return tenant;
    },
    close: (tenant: string) => control('DELETE', `/tenants/${tenant}`, tenant),
  };
}
