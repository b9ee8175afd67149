import { targets } from './world.ts';

/** Parts of an operation's request that the examples of the spec lack. */
export interface Preparation {
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  /** Replaces the example of the body. */
  body?: object;
  /** The error code of an allowed request that the company of the test cannot carry out. */
  refusedAfterwards?: string;
  /** Requests that the administrator sends first, by operationId. */
  after?: Readonly<Record<string, Preparation>>;
  /** Other requests for some permissions, if a finer rule limits their use. */
  withPermission?: Readonly<Record<string, Omit<Preparation, 'withPermission'>>>;
}

const below = { path: { userId: String(targets.below) } };
const same = { path: { userId: String(targets.same) } };

/** A request about a member below the access level of the caller, or at it. */
const managed: Preparation = { ...below, withPermission: { canManageMemberSameAccessLevel: same } };
const removed: Preparation = {
  ...below,
  withPermission: { canRemoveCompanyMemberSameAccessLevel: same },
};
const added: Preparation = {
  ...below,
  withPermission: { canAddMemberAndSetRoleSameAccessLevel: same },
};

const invited = {
  email: 'rosa.blum@harbour.example',
  firstName: 'Rosa',
  lastName: 'Blum',
  roleId: targets.internalRole,
  defaultOfficeId: 4410,
  eSignPermissionProfileId: '2301416',
};

/** The company of the test is on v6. */
const onlyClassic: Preparation = { refusedAfterwards: 'ACCOUNT_LACKS_PERMISSIONS' };

const document = (documentId: number) => ({ path: { documentId: String(documentId) } });
const guest = { path: { userId: String(targets.guest) } };
const revoked = { ...guest, body: {} };

/** Preparations by operationId. */
export const preparations: Readonly<Record<string, Preparation>> = {
  // A role that no one has, an office and a region that nothing refers to.
  Roles_DeleteRole: { path: { roleId: '52414' } },
  Offices_DeleteOffice: { path: { officeId: String(targets.office) } },
  Regions_DeleteRegion: { path: { regionId: String(targets.region) } },
  // Callers give only permissions that they have.
  Roles_CreateRole: {
    withPermission: {
      canManageAccount: { body: { name: 'Quay hand' } },
      canManageRolesAndPermissions: { body: { name: 'Quay clerk' } },
    },
  },
  Roles_UpdateRole: {
    withPermission: {
      canManageAccount: { body: { name: 'Quay hand' } },
      canManageRolesAndPermissions: { body: { name: 'Quay clerk' } },
    },
  },
  // Other people own documents in the room.
  Rooms_DeleteRoom: { refusedAfterwards: 'INVALID_REQUEST_PARAMETERS' },
  Rooms_CreateRoom: {
    withPermission: {
      canCreateRooms: {
        body: {
          name: 'Quay 7 extension',
          roleId: targets.internalRole,
          officeId: 4410,
          fieldData: { data: { address1: 'Quay 7', city: 'Seabird Bay' } },
        },
      },
    },
  },
  Users_InviteUser: {
    body: { ...invited, accessLevel: 'Office', offices: [4410] },
    withPermission: {
      canAddMemberAndSetRoleSameAccessLevel: { body: { ...invited, accessLevel: 'Company' } },
    },
  },
  Rooms_InviteUser: {
    body: {
      email: 'omar.dahl@quayside.example',
      firstName: 'Omar',
      lastName: 'Dahl',
      roleId: targets.externalRole,
    },
  },
  Rooms_PutRoomUser: { ...guest, body: { roleId: targets.externalRole } },
  Rooms_RevokeRoomUserAccess: revoked,
  Rooms_RestoreRoomUserAccess: { ...guest, after: { Rooms_RevokeRoomUserAccess: revoked } },
  Rooms_CreateRoomEnvelope: {
    body: { envelopeName: 'Notice', documentIds: [targets.document] },
  },
  Documents_GetDocument: document(targets.document),
  Documents_DeleteDocument: {
    ...document(targets.document),
    withPermission: {
      canDeleteOwnedDocuments: document(targets.ownDocument),
      canDeleteSignedDocuments: document(targets.signedDocument),
    },
  },
  Documents_CreateDocumentUser: {
    ...document(targets.document),
    body: { userId: targets.guest },
  },
  Users_InviteClassicAdmin: onlyClassic,
  Users_InviteClassicAgent: onlyClassic,
  Users_InviteClassicManager: onlyClassic,
  Users_ReinviteUser: added,
  Users_RemoveUser: removed,
  Users_UpdateUser: managed,
  Users_LockUser: managed,
  Users_UnlockUser: managed,
  // A member with access to the whole company cannot be added to a single office.
  Users_AddUserToOffice: {
    ...below,
    withPermission: {
      canManageMemberSameAccessLevel: {
        ...same,
        refusedAfterwards: 'INVALID_REQUEST_PARAMETERS',
      },
    },
  },
  // Only a member with access to regions is added to one.
  Users_AddUserToRegion: {
    ...below,
    refusedAfterwards: 'INVALID_REQUEST_PARAMETERS',
    withPermission: {
      canManageMemberSameAccessLevel: {
        ...same,
        refusedAfterwards: 'INVALID_REQUEST_PARAMETERS',
      },
    },
  },
  Users_RemoveUserFromOffice: managed,
  // A member leaves a region after the default office is in another one.
  Users_RemoveUserFromRegion: {
    ...below,
    after: { Users_UpdateUser: { ...below, body: { defaultOfficeId: 4411 } } },
    withPermission: {
      canManageMemberSameAccessLevel: {
        ...same,
        refusedAfterwards: 'PROPERTY_VALIDATION_FAILURE',
      },
    },
  },
  Nrds_UpdateUserNrdsId: managed,
  Nrds_DeleteUserNrdsId: managed,
};
