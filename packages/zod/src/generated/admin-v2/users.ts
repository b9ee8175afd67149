/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DeleteMembershipsRequest } from './schemas/DeleteMembershipsRequest.js';
import { DeleteMembershipsResponse } from './schemas/DeleteMembershipsResponse.js';
import { DeleteResponse } from './schemas/DeleteResponse.js';
import { DeleteUserIdentityRequest } from './schemas/DeleteUserIdentityRequest.js';
import { ErrorDetails } from './schemas/ErrorDetails.js';
import { ForceActivateMembershipRequest } from './schemas/ForceActivateMembershipRequest.js';
import { NewAccountUserRequest } from './schemas/NewAccountUserRequest.js';
import { NewUserRequest } from './schemas/NewUserRequest.js';
import { NewUserResponse } from './schemas/NewUserResponse.js';
import { OrganizationUsersResponse } from './schemas/OrganizationUsersResponse.js';
import { UpdateResponse } from './schemas/UpdateResponse.js';
import { UpdateUsersEmailRequest } from './schemas/UpdateUsersEmailRequest.js';
import { UpdateUsersRequest } from './schemas/UpdateUsersRequest.js';
import { UsersDrilldownResponse } from './schemas/UsersDrilldownResponse.js';
import { UsersUpdateResponse } from './schemas/UsersUpdateResponse.js';
import { fastObject } from '../../fast/fast-object.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/admin-v2/users';
export const UsersGetUsersParams: zod.ZodType<types.UsersGetUsersParams, types.UsersGetUsersParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const UsersGetUsersQueryParams: zod.ZodType<types.UsersGetUsersQueryParams, types.UsersGetUsersQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "start": zod.int().min(0).optional(),
    "take": zod.int().min(1).optional(),
    "end": zod.int().min(0).optional(),
    "email": zod.string().optional(),
    "email_user_name_like": zod.string().optional(),
    "status": zod.string().optional(),
    "membership_status": zod.enum(['activation_required', 'activation_sent', 'active', 'closed', 'disabled']).optional(),
    "account_id": formats.guid.optional(),
    "organization_reserved_domain_id": formats.guid.optional(),
    "last_modified_since": zod.string().optional(),
    "include_ds_groups": zod.boolean().optional(),
    "include_license": zod.boolean().optional()
}));
export const UsersGetUsers200Response = OrganizationUsersResponse;
export const UsersGetUsers400Response = ErrorDetails;
export const UsersGetUsers401Response = ErrorDetails;
export const UsersGetUsers403Response = ErrorDetails;
export const UsersGetUsers404Response = ErrorDetails;
export const UsersGetUsers405Response = ErrorDetails;
export const UsersGetUsers429Response = ErrorDetails;
export const UsersGetUsers500Response = ErrorDetails;
export const UsersCreateUserParams: zod.ZodType<types.UsersCreateUserParams, types.UsersCreateUserParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const UsersCreateUserBody = NewUserRequest;
export const UsersCreateUser200Response = NewUserResponse;
export const UsersCreateUser400Response = ErrorDetails;
export const UsersCreateUser401Response = ErrorDetails;
export const UsersCreateUser403Response = ErrorDetails;
export const UsersCreateUser404Response = ErrorDetails;
export const UsersCreateUser405Response = ErrorDetails;
export const UsersCreateUser429Response = ErrorDetails;
export const UsersCreateUser500Response = ErrorDetails;
export const UsersGetUserProfilesParams: zod.ZodType<types.UsersGetUserProfilesParams, types.UsersGetUserProfilesParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const UsersGetUserProfilesQueryParams: zod.ZodType<types.UsersGetUserProfilesQueryParams, types.UsersGetUserProfilesQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "email": zod.string().optional(),
    "include_license": zod.boolean().optional()
}));
export const UsersGetUserProfiles200Response = UsersDrilldownResponse;
export const UsersGetUserProfiles400Response = ErrorDetails;
export const UsersGetUserProfiles401Response = ErrorDetails;
export const UsersGetUserProfiles403Response = ErrorDetails;
export const UsersGetUserProfiles404Response = ErrorDetails;
export const UsersGetUserProfiles405Response = ErrorDetails;
export const UsersGetUserProfiles429Response = ErrorDetails;
export const UsersGetUserProfiles500Response = ErrorDetails;
export const UsersUpdateUserParams: zod.ZodType<types.UsersUpdateUserParams, types.UsersUpdateUserParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const UsersUpdateUserQueryParams: zod.ZodType<types.UsersUpdateUserQueryParams, types.UsersUpdateUserQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "apply_license_override": zod.boolean().optional()
}));
export const UsersUpdateUserBody = UpdateUsersRequest;
export const UsersUpdateUser200Response = UsersUpdateResponse;
export const UsersUpdateUser400Response = ErrorDetails;
export const UsersUpdateUser401Response = ErrorDetails;
export const UsersUpdateUser403Response = ErrorDetails;
export const UsersUpdateUser404Response = ErrorDetails;
export const UsersUpdateUser405Response = ErrorDetails;
export const UsersUpdateUser429Response = ErrorDetails;
export const UsersUpdateUser500Response = ErrorDetails;
export const UsersUpdateEmailAddressParams: zod.ZodType<types.UsersUpdateEmailAddressParams, types.UsersUpdateEmailAddressParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const UsersUpdateEmailAddressBody = UpdateUsersEmailRequest;
export const UsersUpdateEmailAddress200Response = UsersUpdateResponse;
export const UsersUpdateEmailAddress400Response = ErrorDetails;
export const UsersUpdateEmailAddress401Response = ErrorDetails;
export const UsersUpdateEmailAddress403Response = ErrorDetails;
export const UsersUpdateEmailAddress404Response = ErrorDetails;
export const UsersUpdateEmailAddress405Response = ErrorDetails;
export const UsersUpdateEmailAddress429Response = ErrorDetails;
export const UsersUpdateEmailAddress500Response = ErrorDetails;
export const UsersActivateMembershipParams: zod.ZodType<types.UsersActivateMembershipParams, types.UsersActivateMembershipParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "userId": formats.guid,
    "membershipId": formats.guid
}));
export const UsersActivateMembershipBody = ForceActivateMembershipRequest;
export const UsersActivateMembership200Response = UpdateResponse;
export const UsersActivateMembership400Response = ErrorDetails;
export const UsersActivateMembership401Response = ErrorDetails;
export const UsersActivateMembership403Response = ErrorDetails;
export const UsersActivateMembership404Response = ErrorDetails;
export const UsersActivateMembership405Response = ErrorDetails;
export const UsersActivateMembership429Response = ErrorDetails;
export const UsersActivateMembership500Response = ErrorDetails;
export const UsersDeleteIdentitiesParams: zod.ZodType<types.UsersDeleteIdentitiesParams, types.UsersDeleteIdentitiesParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "userId": formats.guid
}));
export const UsersDeleteIdentitiesBody = DeleteUserIdentityRequest;
export const UsersDeleteIdentities200Response = DeleteResponse;
export const UsersDeleteIdentities400Response = ErrorDetails;
export const UsersDeleteIdentities401Response = ErrorDetails;
export const UsersDeleteIdentities403Response = ErrorDetails;
export const UsersDeleteIdentities404Response = ErrorDetails;
export const UsersDeleteIdentities405Response = ErrorDetails;
export const UsersDeleteIdentities429Response = ErrorDetails;
export const UsersDeleteIdentities500Response = ErrorDetails;
export const UsersCloseMembershipsParams: zod.ZodType<types.UsersCloseMembershipsParams, types.UsersCloseMembershipsParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "userId": formats.guid
}));
export const UsersCloseMembershipsBody = DeleteMembershipsRequest;
export const UsersCloseMemberships200Response = DeleteMembershipsResponse;
export const UsersCloseMemberships400Response = ErrorDetails;
export const UsersCloseMemberships401Response = ErrorDetails;
export const UsersCloseMemberships403Response = ErrorDetails;
export const UsersCloseMemberships404Response = ErrorDetails;
export const UsersCloseMemberships405Response = ErrorDetails;
export const UsersCloseMemberships429Response = ErrorDetails;
export const UsersCloseMemberships500Response = ErrorDetails;
export const UsersAddUsersParams: zod.ZodType<types.UsersAddUsersParams, types.UsersAddUsersParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "accountId": formats.guid
}));
export const UsersAddUsersBody = NewAccountUserRequest;
export const UsersAddUsers200Response = NewUserResponse;
export const UsersAddUsers400Response = ErrorDetails;
export const UsersAddUsers401Response = ErrorDetails;
export const UsersAddUsers403Response = ErrorDetails;
export const UsersAddUsers404Response = ErrorDetails;
export const UsersAddUsers405Response = ErrorDetails;
export const UsersAddUsers429Response = ErrorDetails;
export const UsersAddUsers500Response = ErrorDetails;
