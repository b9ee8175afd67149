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
export const UsersGetUsers200Response: zod.ZodType<zod.output<typeof UserSummaryList>, unknown> = /* @__PURE__ */ lenientResponse(UserSummaryList);
export const UsersGetUsers400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersGetUsers401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersGetUsers403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersGetUsers404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersGetUsers405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersGetUsers429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersGetUsers500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersGetUserParams: ObjectSchema<types.UsersGetUserParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": zod.int().min(1)
}));
export const UsersGetUser200Response: zod.ZodType<zod.output<typeof User>, unknown> = /* @__PURE__ */ lenientResponse(User);
export const UsersGetUser400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersGetUser401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersGetUser403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersGetUser404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersGetUser405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersGetUser429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersGetUser500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersUpdateUserParams: ObjectSchema<types.UsersUpdateUserParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": zod.int().min(1)
}));
export const UsersUpdateUserBody = UserForUpdate;
export const UsersUpdateUser200Response: zod.ZodType<zod.output<typeof User>, unknown> = /* @__PURE__ */ lenientResponse(User);
export const UsersUpdateUser400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersUpdateUser401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersUpdateUser403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersUpdateUser404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersUpdateUser405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersUpdateUser429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersUpdateUser500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUserParams: ObjectSchema<types.UsersRemoveUserParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": zod.int().min(1)
}));
export const UsersRemoveUser204Response = /* @__PURE__ */ zod.void();
export const UsersRemoveUser400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUser401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUser403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUser404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUser405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUser429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUser500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersAddUserToOfficeParams: ObjectSchema<types.UsersAddUserToOfficeParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": zod.int().min(1)
}));
export const UsersAddUserToOfficeBody = DesignatedOffice;
export const UsersAddUserToOffice204Response = /* @__PURE__ */ zod.void();
export const UsersAddUserToOffice400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersAddUserToOffice401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersAddUserToOffice403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersAddUserToOffice404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersAddUserToOffice405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersAddUserToOffice429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersAddUserToOffice500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersAddUserToRegionParams: ObjectSchema<types.UsersAddUserToRegionParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": zod.int().min(1)
}));
export const UsersAddUserToRegionBody = DesignatedRegion;
export const UsersAddUserToRegion204Response = /* @__PURE__ */ zod.void();
export const UsersAddUserToRegion400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersAddUserToRegion401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersAddUserToRegion403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersAddUserToRegion404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersAddUserToRegion405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersAddUserToRegion429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersAddUserToRegion500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersLockUserParams: ObjectSchema<types.UsersLockUserParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": zod.int().min(1)
}));
export const UsersLockUserBody = LockedOutDetails;
export const UsersLockUser204Response = /* @__PURE__ */ zod.void();
export const UsersLockUser400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersLockUser401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersLockUser403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersLockUser404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersLockUser405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersLockUser429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersLockUser500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersReinviteUserParams: ObjectSchema<types.UsersReinviteUserParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": zod.int().min(1)
}));
export const UsersReinviteUser204Response = /* @__PURE__ */ zod.void();
export const UsersReinviteUser400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersReinviteUser401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersReinviteUser403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersReinviteUser404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersReinviteUser405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersReinviteUser429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersReinviteUser500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUserFromOfficeParams: ObjectSchema<types.UsersRemoveUserFromOfficeParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": zod.int().min(1)
}));
export const UsersRemoveUserFromOfficeBody = DesignatedOffice;
export const UsersRemoveUserFromOffice204Response = /* @__PURE__ */ zod.void();
export const UsersRemoveUserFromOffice400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUserFromOffice401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUserFromOffice403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUserFromOffice404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUserFromOffice405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUserFromOffice429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUserFromOffice500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUserFromRegionParams: ObjectSchema<types.UsersRemoveUserFromRegionParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": zod.int().min(1)
}));
export const UsersRemoveUserFromRegionBody = DesignatedRegion;
export const UsersRemoveUserFromRegion204Response = /* @__PURE__ */ zod.void();
export const UsersRemoveUserFromRegion400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUserFromRegion401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUserFromRegion403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUserFromRegion404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUserFromRegion405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUserFromRegion429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersRemoveUserFromRegion500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersUnlockUserParams: ObjectSchema<types.UsersUnlockUserParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "userId": zod.int().min(1)
}));
export const UsersUnlockUser204Response = /* @__PURE__ */ zod.void();
export const UsersUnlockUser400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersUnlockUser401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersUnlockUser403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersUnlockUser404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersUnlockUser405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersUnlockUser429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersUnlockUser500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicAdminParams: ObjectSchema<types.UsersInviteClassicAdminParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const UsersInviteClassicAdminBody = ClassicAdminToInvite;
export const UsersInviteClassicAdmin201Response: zod.ZodType<zod.output<typeof User>, unknown> = /* @__PURE__ */ lenientResponse(User);
export const UsersInviteClassicAdmin400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicAdmin401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicAdmin403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicAdmin404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicAdmin405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicAdmin429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicAdmin500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicAgentParams: ObjectSchema<types.UsersInviteClassicAgentParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const UsersInviteClassicAgentBody = ClassicAgentToInvite;
export const UsersInviteClassicAgent201Response: zod.ZodType<zod.output<typeof User>, unknown> = /* @__PURE__ */ lenientResponse(User);
export const UsersInviteClassicAgent400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicAgent401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicAgent403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicAgent404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicAgent405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicAgent429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicAgent500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicManagerParams: ObjectSchema<types.UsersInviteClassicManagerParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const UsersInviteClassicManagerBody = ClassicManagerToInvite;
export const UsersInviteClassicManager201Response: zod.ZodType<zod.output<typeof User>, unknown> = /* @__PURE__ */ lenientResponse(User);
export const UsersInviteClassicManager400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicManager401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicManager403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicManager404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicManager405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicManager429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteClassicManager500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteUserParams: ObjectSchema<types.UsersInviteUserParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const UsersInviteUserBody = UserToInvite;
export const UsersInviteUser201Response: zod.ZodType<zod.output<typeof User>, unknown> = /* @__PURE__ */ lenientResponse(User);
export const UsersInviteUser400Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteUser401Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteUser403Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteUser404Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteUser405Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteUser429Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
export const UsersInviteUser500Response: zod.ZodType<zod.output<typeof ApiError>, unknown> = /* @__PURE__ */ lenientResponse(ApiError);
