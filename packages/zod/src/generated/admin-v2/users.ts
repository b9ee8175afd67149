/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  DeleteMembershipsRequest
} from './schemas/deleteMembershipsRequest.zod.js';

import {
  DeleteMembershipsResponse
} from './schemas/deleteMembershipsResponse.zod.js';

import {
  DeleteResponse
} from './schemas/deleteResponse.zod.js';

import {
  DeleteUserIdentityRequest
} from './schemas/deleteUserIdentityRequest.zod.js';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';

import {
  ForceActivateMembershipRequest
} from './schemas/forceActivateMembershipRequest.zod.js';

import {
  NewAccountUserRequest
} from './schemas/newAccountUserRequest.zod.js';

import {
  NewUserRequest
} from './schemas/newUserRequest.zod.js';

import {
  NewUserResponse
} from './schemas/newUserResponse.zod.js';

import {
  OrganizationUsersResponse
} from './schemas/organizationUsersResponse.zod.js';

import {
  UpdateResponse
} from './schemas/updateResponse.zod.js';

import {
  UpdateUsersEmailRequest
} from './schemas/updateUsersEmailRequest.zod.js';

import {
  UpdateUsersRequest
} from './schemas/updateUsersRequest.zod.js';

import {
  UsersDrilldownResponse
} from './schemas/usersDrilldownResponse.zod.js';

import {
  UsersUpdateResponse
} from './schemas/usersUpdateResponse.zod.js';



export const usersGetUsersPathOrganizationIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const UsersGetUsersParams = zod.object({
  "organizationId": zod.stringFormat('guid', usersGetUsersPathOrganizationIdRegExp)
})

export const usersGetUsersQueryStartDefault = 0;
export const usersGetUsersQueryStartMin = 0;

export const usersGetUsersQueryTakeDefault = 20;

export const usersGetUsersQueryEndMin = 0;

export const usersGetUsersQueryAccountIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const usersGetUsersQueryOrganizationReservedDomainIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const UsersGetUsersQueryParams = zod.object({
  "start": zod.int().min(usersGetUsersQueryStartMin).default(usersGetUsersQueryStartDefault),
  "take": zod.int().min(1).default(usersGetUsersQueryTakeDefault),
  "end": zod.int().min(usersGetUsersQueryEndMin).optional(),
  "email": zod.string().optional(),
  "email_user_name_like": zod.string().optional(),
  "status": zod.string().optional(),
  "membership_status": zod.looseObject({

}).optional(),
  "account_id": zod.stringFormat('guid', usersGetUsersQueryAccountIdRegExp).optional(),
  "organization_reserved_domain_id": zod.stringFormat('guid', usersGetUsersQueryOrganizationReservedDomainIdRegExp).optional(),
  "last_modified_since": zod.string().optional(),
  "include_ds_groups": zod.boolean().optional(),
  "include_license": zod.boolean().optional()
})

export const UsersGetUsers200Response = OrganizationUsersResponse

export const UsersGetUsers400Response = ErrorDetails

export const UsersGetUsers401Response = ErrorDetails

export const UsersGetUsers403Response = ErrorDetails

export const UsersGetUsers404Response = ErrorDetails

export const UsersGetUsers405Response = ErrorDetails

export const UsersGetUsers429Response = ErrorDetails

export const UsersGetUsers500Response = ErrorDetails

export const usersCreateUserPathOrganizationIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const UsersCreateUserParams = zod.object({
  "organizationId": zod.stringFormat('guid', usersCreateUserPathOrganizationIdRegExp)
})

export const UsersCreateUserBody = NewUserRequest

export const UsersCreateUser200Response = NewUserResponse

export const UsersCreateUser400Response = ErrorDetails

export const UsersCreateUser401Response = ErrorDetails

export const UsersCreateUser403Response = ErrorDetails

export const UsersCreateUser404Response = ErrorDetails

export const UsersCreateUser405Response = ErrorDetails

export const UsersCreateUser429Response = ErrorDetails

export const UsersCreateUser500Response = ErrorDetails

export const usersGetUserProfilesPathOrganizationIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const UsersGetUserProfilesParams = zod.object({
  "organizationId": zod.stringFormat('guid', usersGetUserProfilesPathOrganizationIdRegExp)
})

export const UsersGetUserProfilesQueryParams = zod.object({
  "email": zod.string().optional(),
  "include_license": zod.boolean().optional()
})

export const UsersGetUserProfiles200Response = UsersDrilldownResponse

export const UsersGetUserProfiles400Response = ErrorDetails

export const UsersGetUserProfiles401Response = ErrorDetails

export const UsersGetUserProfiles403Response = ErrorDetails

export const UsersGetUserProfiles404Response = ErrorDetails

export const UsersGetUserProfiles405Response = ErrorDetails

export const UsersGetUserProfiles429Response = ErrorDetails

export const UsersGetUserProfiles500Response = ErrorDetails

export const usersUpdateUserPathOrganizationIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const UsersUpdateUserParams = zod.object({
  "organizationId": zod.stringFormat('guid', usersUpdateUserPathOrganizationIdRegExp)
})

export const UsersUpdateUserQueryParams = zod.object({
  "apply_license_override": zod.boolean().optional()
})

export const UsersUpdateUserBody = UpdateUsersRequest

export const UsersUpdateUser200Response = UsersUpdateResponse

export const UsersUpdateUser400Response = ErrorDetails

export const UsersUpdateUser401Response = ErrorDetails

export const UsersUpdateUser403Response = ErrorDetails

export const UsersUpdateUser404Response = ErrorDetails

export const UsersUpdateUser405Response = ErrorDetails

export const UsersUpdateUser429Response = ErrorDetails

export const UsersUpdateUser500Response = ErrorDetails

export const usersUpdateEmailAddressPathOrganizationIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const UsersUpdateEmailAddressParams = zod.object({
  "organizationId": zod.stringFormat('guid', usersUpdateEmailAddressPathOrganizationIdRegExp)
})

export const UsersUpdateEmailAddressBody = UpdateUsersEmailRequest

export const UsersUpdateEmailAddress200Response = UsersUpdateResponse

export const UsersUpdateEmailAddress400Response = ErrorDetails

export const UsersUpdateEmailAddress401Response = ErrorDetails

export const UsersUpdateEmailAddress403Response = ErrorDetails

export const UsersUpdateEmailAddress404Response = ErrorDetails

export const UsersUpdateEmailAddress405Response = ErrorDetails

export const UsersUpdateEmailAddress429Response = ErrorDetails

export const UsersUpdateEmailAddress500Response = ErrorDetails

export const usersActivateMembershipPathOrganizationIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const usersActivateMembershipPathUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const usersActivateMembershipPathMembershipIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const UsersActivateMembershipParams = zod.object({
  "organizationId": zod.stringFormat('guid', usersActivateMembershipPathOrganizationIdRegExp),
  "userId": zod.stringFormat('guid', usersActivateMembershipPathUserIdRegExp),
  "membershipId": zod.stringFormat('guid', usersActivateMembershipPathMembershipIdRegExp)
})

export const UsersActivateMembershipBody = ForceActivateMembershipRequest

export const UsersActivateMembership200Response = UpdateResponse

export const UsersActivateMembership400Response = ErrorDetails

export const UsersActivateMembership401Response = ErrorDetails

export const UsersActivateMembership403Response = ErrorDetails

export const UsersActivateMembership404Response = ErrorDetails

export const UsersActivateMembership405Response = ErrorDetails

export const UsersActivateMembership429Response = ErrorDetails

export const UsersActivateMembership500Response = ErrorDetails

export const usersDeleteIdentitiesPathOrganizationIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const usersDeleteIdentitiesPathUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const UsersDeleteIdentitiesParams = zod.object({
  "organizationId": zod.stringFormat('guid', usersDeleteIdentitiesPathOrganizationIdRegExp),
  "userId": zod.stringFormat('guid', usersDeleteIdentitiesPathUserIdRegExp)
})

export const UsersDeleteIdentitiesBody = DeleteUserIdentityRequest

export const UsersDeleteIdentities200Response = DeleteResponse

export const UsersDeleteIdentities400Response = ErrorDetails

export const UsersDeleteIdentities401Response = ErrorDetails

export const UsersDeleteIdentities403Response = ErrorDetails

export const UsersDeleteIdentities404Response = ErrorDetails

export const UsersDeleteIdentities405Response = ErrorDetails

export const UsersDeleteIdentities429Response = ErrorDetails

export const UsersDeleteIdentities500Response = ErrorDetails

export const usersCloseMembershipsPathOrganizationIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const usersCloseMembershipsPathUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const UsersCloseMembershipsParams = zod.object({
  "organizationId": zod.stringFormat('guid', usersCloseMembershipsPathOrganizationIdRegExp),
  "userId": zod.stringFormat('guid', usersCloseMembershipsPathUserIdRegExp)
})

export const UsersCloseMembershipsBody = DeleteMembershipsRequest

export const UsersCloseMemberships200Response = DeleteMembershipsResponse

export const UsersCloseMemberships400Response = ErrorDetails

export const UsersCloseMemberships401Response = ErrorDetails

export const UsersCloseMemberships403Response = ErrorDetails

export const UsersCloseMemberships404Response = ErrorDetails

export const UsersCloseMemberships405Response = ErrorDetails

export const UsersCloseMemberships429Response = ErrorDetails

export const UsersCloseMemberships500Response = ErrorDetails

export const usersAddUsersPathOrganizationIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const usersAddUsersPathAccountIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const UsersAddUsersParams = zod.object({
  "organizationId": zod.stringFormat('guid', usersAddUsersPathOrganizationIdRegExp),
  "accountId": zod.stringFormat('guid', usersAddUsersPathAccountIdRegExp)
})

export const UsersAddUsersBody = NewAccountUserRequest

export const UsersAddUsers200Response = NewUserResponse

export const UsersAddUsers400Response = ErrorDetails

export const UsersAddUsers401Response = ErrorDetails

export const UsersAddUsers403Response = ErrorDetails

export const UsersAddUsers404Response = ErrorDetails

export const UsersAddUsers405Response = ErrorDetails

export const UsersAddUsers429Response = ErrorDetails

export const UsersAddUsers500Response = ErrorDetails

