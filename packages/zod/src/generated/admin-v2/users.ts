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
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/admin-v2/users';
export const UsersGetUsersParams: ObjectSchema<types.UsersGetUsersParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const UsersGetUsersQueryParams: ObjectSchema<types.UsersGetUsersQueryParams> = /* @__PURE__ */ fastObject(() => ({
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
export const UsersGetUsers200Response: zod.ZodType<zod.output<typeof OrganizationUsersResponse>, unknown> = /* @__PURE__ */ lenientResponse(OrganizationUsersResponse);
export const UsersGetUsers400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetUsers401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetUsers403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetUsers404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetUsers405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetUsers429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetUsers500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersCreateUserParams: ObjectSchema<types.UsersCreateUserParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const UsersCreateUserBody = NewUserRequest;
export const UsersCreateUser200Response: zod.ZodType<zod.output<typeof NewUserResponse>, unknown> = /* @__PURE__ */ lenientResponse(NewUserResponse);
export const UsersCreateUser400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersCreateUser401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersCreateUser403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersCreateUser404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersCreateUser405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersCreateUser429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersCreateUser500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetUserProfilesParams: ObjectSchema<types.UsersGetUserProfilesParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const UsersGetUserProfilesQueryParams: ObjectSchema<types.UsersGetUserProfilesQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "email": zod.string().optional(),
    "include_license": zod.boolean().optional()
}));
export const UsersGetUserProfiles200Response: zod.ZodType<zod.output<typeof UsersDrilldownResponse>, unknown> = /* @__PURE__ */ lenientResponse(UsersDrilldownResponse);
export const UsersGetUserProfiles400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetUserProfiles401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetUserProfiles403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetUserProfiles404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetUserProfiles405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetUserProfiles429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersGetUserProfiles500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateUserParams: ObjectSchema<types.UsersUpdateUserParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const UsersUpdateUserQueryParams: ObjectSchema<types.UsersUpdateUserQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "apply_license_override": zod.boolean().optional()
}));
export const UsersUpdateUserBody = UpdateUsersRequest;
export const UsersUpdateUser200Response: zod.ZodType<zod.output<typeof UsersUpdateResponse>, unknown> = /* @__PURE__ */ lenientResponse(UsersUpdateResponse);
export const UsersUpdateUser400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateUser401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateUser403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateUser404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateUser405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateUser429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateUser500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateEmailAddressParams: ObjectSchema<types.UsersUpdateEmailAddressParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid
}));
export const UsersUpdateEmailAddressBody = UpdateUsersEmailRequest;
export const UsersUpdateEmailAddress200Response: zod.ZodType<zod.output<typeof UsersUpdateResponse>, unknown> = /* @__PURE__ */ lenientResponse(UsersUpdateResponse);
export const UsersUpdateEmailAddress400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateEmailAddress401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateEmailAddress403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateEmailAddress404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateEmailAddress405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateEmailAddress429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersUpdateEmailAddress500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersActivateMembershipParams: ObjectSchema<types.UsersActivateMembershipParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "userId": formats.guid,
    "membershipId": formats.guid
}));
export const UsersActivateMembershipBody = ForceActivateMembershipRequest;
export const UsersActivateMembership200Response: zod.ZodType<zod.output<typeof UpdateResponse>, unknown> = /* @__PURE__ */ lenientResponse(UpdateResponse);
export const UsersActivateMembership400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersActivateMembership401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersActivateMembership403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersActivateMembership404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersActivateMembership405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersActivateMembership429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersActivateMembership500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersDeleteIdentitiesParams: ObjectSchema<types.UsersDeleteIdentitiesParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "userId": formats.guid
}));
export const UsersDeleteIdentitiesBody = DeleteUserIdentityRequest;
export const UsersDeleteIdentities200Response: zod.ZodType<zod.output<typeof DeleteResponse>, unknown> = /* @__PURE__ */ lenientResponse(DeleteResponse);
export const UsersDeleteIdentities400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersDeleteIdentities401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersDeleteIdentities403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersDeleteIdentities404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersDeleteIdentities405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersDeleteIdentities429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersDeleteIdentities500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersCloseMembershipsParams: ObjectSchema<types.UsersCloseMembershipsParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "userId": formats.guid
}));
export const UsersCloseMembershipsBody = DeleteMembershipsRequest;
export const UsersCloseMemberships200Response: zod.ZodType<zod.output<typeof DeleteMembershipsResponse>, unknown> = /* @__PURE__ */ lenientResponse(DeleteMembershipsResponse);
export const UsersCloseMemberships400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersCloseMemberships401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersCloseMemberships403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersCloseMemberships404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersCloseMemberships405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersCloseMemberships429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersCloseMemberships500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersAddUsersParams: ObjectSchema<types.UsersAddUsersParams> = /* @__PURE__ */ fastObject(() => ({
    "organizationId": formats.guid,
    "accountId": formats.guid
}));
export const UsersAddUsersBody = NewAccountUserRequest;
export const UsersAddUsers200Response: zod.ZodType<zod.output<typeof NewUserResponse>, unknown> = /* @__PURE__ */ lenientResponse(NewUserResponse);
export const UsersAddUsers400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersAddUsers401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersAddUsers403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersAddUsers404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersAddUsers405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersAddUsers429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const UsersAddUsers500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
