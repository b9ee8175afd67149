/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ApiError } from './schemas/ApiError.js';
import { ClassicAdminToInvite } from './schemas/ClassicAdminToInvite.js';
import { ClassicAgentToInvite } from './schemas/ClassicAgentToInvite.js';
import { ClassicManagerToInvite } from './schemas/ClassicManagerToInvite.js';
import { DesignatedOffice } from './schemas/DesignatedOffice.js';
import { DesignatedRegion } from './schemas/DesignatedRegion.js';
import { LockedOutDetails } from './schemas/LockedOutDetails.js';
import { User } from './schemas/User.js';
import { UserForUpdate } from './schemas/UserForUpdate.js';
import { UserSummaryList } from './schemas/UserSummaryList.js';
import { UserToInvite } from './schemas/UserToInvite.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/rooms-v2/users';
export const UsersGetUsersParams: ObjectSchema<types.UsersGetUsersParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const UsersGetUsersQueryParams: ObjectSchema<types.UsersGetUsersQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "filter": zod.string().optional(),
    "sort": zod.enum(['FirstNameAsc', 'LastNameAsc', 'EmailAsc', 'FirstNameDesc', 'LastNameDesc', 'EmailDesc']).optional(),
    "defaultOfficeId": zod.int().min(1).optional(),
    "accessLevel": zod.enum(['Company', 'Region', 'Office', 'Contributor']).optional(),
    "titleId": zod.int().min(1).optional(),
    "roleId": zod.int().min(1).optional(),
    "status": zod.enum(['Active', 'Pending']).optional(),
    "lockedOnly": zod.boolean().optional(),
    "startPosition": zod.int().min(0).optional(),
    "count": zod.int().min(1).max(100).optional()
}));
export const UsersGetUsers200Response = /* @__PURE__ */ lenientResponse(UserSummaryList);
export const UsersGetUsers400Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersGetUsers401Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersGetUsers403Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersGetUsers404Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersGetUsers405Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersGetUsers429Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersGetUsers500Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersGetUserParams: ObjectSchema<types.UsersGetUserParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": zod.int().min(1)
}));
export const UsersGetUser200Response = /* @__PURE__ */ lenientResponse(User);
export const UsersGetUser400Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersGetUser401Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersGetUser403Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersGetUser404Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersGetUser405Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersGetUser429Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersGetUser500Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersUpdateUserParams: ObjectSchema<types.UsersUpdateUserParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": zod.int().min(1)
}));
export const UsersUpdateUserBody = UserForUpdate;
export const UsersUpdateUser200Response = /* @__PURE__ */ lenientResponse(User);
export const UsersUpdateUser400Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersUpdateUser401Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersUpdateUser403Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersUpdateUser404Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersUpdateUser405Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersUpdateUser429Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersUpdateUser500Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUserParams: ObjectSchema<types.UsersRemoveUserParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": zod.int().min(1)
}));
export const UsersRemoveUser204Response = /* @__PURE__ */ zod.void();
export const UsersRemoveUser400Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUser401Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUser403Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUser404Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUser405Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUser429Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUser500Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersAddUserToOfficeParams: ObjectSchema<types.UsersAddUserToOfficeParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": zod.int().min(1)
}));
export const UsersAddUserToOfficeBody = DesignatedOffice;
export const UsersAddUserToOffice204Response = /* @__PURE__ */ zod.void();
export const UsersAddUserToOffice400Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersAddUserToOffice401Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersAddUserToOffice403Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersAddUserToOffice404Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersAddUserToOffice405Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersAddUserToOffice429Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersAddUserToOffice500Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersAddUserToRegionParams: ObjectSchema<types.UsersAddUserToRegionParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": zod.int().min(1)
}));
export const UsersAddUserToRegionBody = DesignatedRegion;
export const UsersAddUserToRegion204Response = /* @__PURE__ */ zod.void();
export const UsersAddUserToRegion400Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersAddUserToRegion401Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersAddUserToRegion403Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersAddUserToRegion404Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersAddUserToRegion405Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersAddUserToRegion429Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersAddUserToRegion500Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersLockUserParams: ObjectSchema<types.UsersLockUserParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": zod.int().min(1)
}));
export const UsersLockUserBody = LockedOutDetails;
export const UsersLockUser204Response = /* @__PURE__ */ zod.void();
export const UsersLockUser400Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersLockUser401Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersLockUser403Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersLockUser404Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersLockUser405Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersLockUser429Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersLockUser500Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersReinviteUserParams: ObjectSchema<types.UsersReinviteUserParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": zod.int().min(1)
}));
export const UsersReinviteUser204Response = /* @__PURE__ */ zod.void();
export const UsersReinviteUser400Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersReinviteUser401Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersReinviteUser403Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersReinviteUser404Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersReinviteUser405Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersReinviteUser429Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersReinviteUser500Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUserFromOfficeParams: ObjectSchema<types.UsersRemoveUserFromOfficeParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": zod.int().min(1)
}));
export const UsersRemoveUserFromOfficeBody = DesignatedOffice;
export const UsersRemoveUserFromOffice204Response = /* @__PURE__ */ zod.void();
export const UsersRemoveUserFromOffice400Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUserFromOffice401Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUserFromOffice403Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUserFromOffice404Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUserFromOffice405Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUserFromOffice429Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUserFromOffice500Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUserFromRegionParams: ObjectSchema<types.UsersRemoveUserFromRegionParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": zod.int().min(1)
}));
export const UsersRemoveUserFromRegionBody = DesignatedRegion;
export const UsersRemoveUserFromRegion204Response = /* @__PURE__ */ zod.void();
export const UsersRemoveUserFromRegion400Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUserFromRegion401Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUserFromRegion403Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUserFromRegion404Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUserFromRegion405Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUserFromRegion429Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUserFromRegion500Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersUnlockUserParams: ObjectSchema<types.UsersUnlockUserParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": zod.int().min(1)
}));
export const UsersUnlockUser204Response = /* @__PURE__ */ zod.void();
export const UsersUnlockUser400Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersUnlockUser401Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersUnlockUser403Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersUnlockUser404Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersUnlockUser405Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersUnlockUser429Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersUnlockUser500Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicAdminParams: ObjectSchema<types.UsersInviteClassicAdminParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const UsersInviteClassicAdminBody = ClassicAdminToInvite;
export const UsersInviteClassicAdmin201Response = /* @__PURE__ */ lenientResponse(User);
export const UsersInviteClassicAdmin400Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicAdmin401Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicAdmin403Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicAdmin404Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicAdmin405Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicAdmin429Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicAdmin500Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicAgentParams: ObjectSchema<types.UsersInviteClassicAgentParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const UsersInviteClassicAgentBody = ClassicAgentToInvite;
export const UsersInviteClassicAgent201Response = /* @__PURE__ */ lenientResponse(User);
export const UsersInviteClassicAgent400Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicAgent401Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicAgent403Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicAgent404Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicAgent405Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicAgent429Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicAgent500Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicManagerParams: ObjectSchema<types.UsersInviteClassicManagerParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const UsersInviteClassicManagerBody = ClassicManagerToInvite;
export const UsersInviteClassicManager201Response = /* @__PURE__ */ lenientResponse(User);
export const UsersInviteClassicManager400Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicManager401Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicManager403Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicManager404Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicManager405Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicManager429Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicManager500Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteUserParams: ObjectSchema<types.UsersInviteUserParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const UsersInviteUserBody = UserToInvite;
export const UsersInviteUser201Response = /* @__PURE__ */ lenientResponse(User);
export const UsersInviteUser400Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteUser401Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteUser403Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteUser404Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteUser405Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteUser429Response = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteUser500Response = /* @__PURE__ */ lenientResponse(ApiError);
