/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  ApiError
} from './schemas/apiError.zod.js';

import {
  ClassicAdminToInvite
} from './schemas/classicAdminToInvite.zod.js';

import {
  ClassicAgentToInvite
} from './schemas/classicAgentToInvite.zod.js';

import {
  ClassicManagerToInvite
} from './schemas/classicManagerToInvite.zod.js';

import {
  DesignatedOffice
} from './schemas/designatedOffice.zod.js';

import {
  DesignatedRegion
} from './schemas/designatedRegion.zod.js';

import {
  User
} from './schemas/user.zod.js';

import {
  UserForUpdate
} from './schemas/userForUpdate.zod.js';

import {
  UserSummaryList
} from './schemas/userSummaryList.zod.js';

import {
  UserToInvite
} from './schemas/userToInvite.zod.js';



export const usersGetUsersPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const UsersGetUsersParams = zod.object({
  "accountId": zod.stringFormat('account-id', usersGetUsersPathAccountIdRegExp)
})




export const usersGetUsersQueryStartPositionDefault = 0;
export const usersGetUsersQueryStartPositionMin = 0;

export const usersGetUsersQueryCountDefault = 100;
export const usersGetUsersQueryCountMax = 100;



export const UsersGetUsersQueryParams = zod.object({
  "filter": zod.string().optional(),
  "sort": zod.enum(['FirstNameAsc', 'LastNameAsc', 'EmailAsc', 'FirstNameDesc', 'LastNameDesc', 'EmailDesc']).optional(),
  "defaultOfficeId": zod.int().min(1).optional(),
  "accessLevel": zod.enum(['Company', 'Region', 'Office', 'Contributor']).optional(),
  "titleId": zod.int().min(1).optional(),
  "roleId": zod.int().min(1).optional(),
  "status": zod.enum(['Active', 'Pending']).optional(),
  "lockedOnly": zod.boolean().optional(),
  "startPosition": zod.int().min(usersGetUsersQueryStartPositionMin).default(usersGetUsersQueryStartPositionDefault),
  "count": zod.int().min(1).max(usersGetUsersQueryCountMax).default(usersGetUsersQueryCountDefault)
})

export const UsersGetUsers200Response = UserSummaryList

export const UsersGetUsers400Response = ApiError

export const UsersGetUsers401Response = ApiError

export const UsersGetUsers403Response = ApiError

export const UsersGetUsers404Response = ApiError

export const UsersGetUsers405Response = ApiError

export const UsersGetUsers429Response = ApiError

export const UsersGetUsers500Response = ApiError

export const usersGetUserPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');



export const UsersGetUserParams = zod.object({
  "accountId": zod.stringFormat('account-id', usersGetUserPathAccountIdRegExp),
  "userId": zod.int().min(1)
})

export const UsersGetUser200Response = User

export const UsersGetUser400Response = ApiError

export const UsersGetUser401Response = ApiError

export const UsersGetUser403Response = ApiError

export const UsersGetUser404Response = ApiError

export const UsersGetUser405Response = ApiError

export const UsersGetUser429Response = ApiError

export const UsersGetUser500Response = ApiError

export const usersUpdateUserPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');



export const UsersUpdateUserParams = zod.object({
  "accountId": zod.stringFormat('account-id', usersUpdateUserPathAccountIdRegExp),
  "userId": zod.int().min(1)
})

export const UsersUpdateUserBody = UserForUpdate

export const UsersUpdateUser200Response = User

export const UsersUpdateUser400Response = ApiError

export const UsersUpdateUser401Response = ApiError

export const UsersUpdateUser403Response = ApiError

export const UsersUpdateUser404Response = ApiError

export const UsersUpdateUser405Response = ApiError

export const UsersUpdateUser429Response = ApiError

export const UsersUpdateUser500Response = ApiError

export const usersRemoveUserPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');



export const UsersRemoveUserParams = zod.object({
  "accountId": zod.stringFormat('account-id', usersRemoveUserPathAccountIdRegExp),
  "userId": zod.int().min(1)
})

export const UsersRemoveUser204Response = zod.void()

export const UsersRemoveUser400Response = ApiError

export const UsersRemoveUser401Response = ApiError

export const UsersRemoveUser403Response = ApiError

export const UsersRemoveUser404Response = ApiError

export const UsersRemoveUser405Response = ApiError

export const UsersRemoveUser429Response = ApiError

export const UsersRemoveUser500Response = ApiError

export const usersAddUserToOfficePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');



export const UsersAddUserToOfficeParams = zod.object({
  "accountId": zod.stringFormat('account-id', usersAddUserToOfficePathAccountIdRegExp),
  "userId": zod.int().min(1)
})

export const UsersAddUserToOfficeBody = DesignatedOffice

export const UsersAddUserToOffice204Response = zod.void()

export const UsersAddUserToOffice400Response = ApiError

export const UsersAddUserToOffice401Response = ApiError

export const UsersAddUserToOffice403Response = ApiError

export const UsersAddUserToOffice404Response = ApiError

export const UsersAddUserToOffice405Response = ApiError

export const UsersAddUserToOffice429Response = ApiError

export const UsersAddUserToOffice500Response = ApiError

export const usersAddUserToRegionPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');



export const UsersAddUserToRegionParams = zod.object({
  "accountId": zod.stringFormat('account-id', usersAddUserToRegionPathAccountIdRegExp),
  "userId": zod.int().min(1)
})

export const UsersAddUserToRegionBody = DesignatedRegion

export const UsersAddUserToRegion204Response = zod.void()

export const UsersAddUserToRegion400Response = ApiError

export const UsersAddUserToRegion401Response = ApiError

export const UsersAddUserToRegion403Response = ApiError

export const UsersAddUserToRegion404Response = ApiError

export const UsersAddUserToRegion405Response = ApiError

export const UsersAddUserToRegion429Response = ApiError

export const UsersAddUserToRegion500Response = ApiError

export const usersReinviteUserPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');



export const UsersReinviteUserParams = zod.object({
  "accountId": zod.stringFormat('account-id', usersReinviteUserPathAccountIdRegExp),
  "userId": zod.int().min(1)
})

export const UsersReinviteUser204Response = zod.void()

export const UsersReinviteUser400Response = ApiError

export const UsersReinviteUser401Response = ApiError

export const UsersReinviteUser403Response = ApiError

export const UsersReinviteUser404Response = ApiError

export const UsersReinviteUser405Response = ApiError

export const UsersReinviteUser429Response = ApiError

export const UsersReinviteUser500Response = ApiError

export const usersRemoveUserFromOfficePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');



export const UsersRemoveUserFromOfficeParams = zod.object({
  "accountId": zod.stringFormat('account-id', usersRemoveUserFromOfficePathAccountIdRegExp),
  "userId": zod.int().min(1)
})

export const UsersRemoveUserFromOfficeBody = DesignatedOffice

export const UsersRemoveUserFromOffice204Response = zod.void()

export const UsersRemoveUserFromOffice400Response = ApiError

export const UsersRemoveUserFromOffice401Response = ApiError

export const UsersRemoveUserFromOffice403Response = ApiError

export const UsersRemoveUserFromOffice404Response = ApiError

export const UsersRemoveUserFromOffice405Response = ApiError

export const UsersRemoveUserFromOffice429Response = ApiError

export const UsersRemoveUserFromOffice500Response = ApiError

export const usersRemoveUserFromRegionPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');



export const UsersRemoveUserFromRegionParams = zod.object({
  "accountId": zod.stringFormat('account-id', usersRemoveUserFromRegionPathAccountIdRegExp),
  "userId": zod.int().min(1)
})

export const UsersRemoveUserFromRegionBody = DesignatedRegion

export const UsersRemoveUserFromRegion204Response = zod.void()

export const UsersRemoveUserFromRegion400Response = ApiError

export const UsersRemoveUserFromRegion401Response = ApiError

export const UsersRemoveUserFromRegion403Response = ApiError

export const UsersRemoveUserFromRegion404Response = ApiError

export const UsersRemoveUserFromRegion405Response = ApiError

export const UsersRemoveUserFromRegion429Response = ApiError

export const UsersRemoveUserFromRegion500Response = ApiError

export const usersInviteClassicAdminPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const UsersInviteClassicAdminParams = zod.object({
  "accountId": zod.stringFormat('account-id', usersInviteClassicAdminPathAccountIdRegExp)
})

export const UsersInviteClassicAdminBody = ClassicAdminToInvite

export const UsersInviteClassicAdmin201Response = User

export const UsersInviteClassicAdmin400Response = ApiError

export const UsersInviteClassicAdmin401Response = ApiError

export const UsersInviteClassicAdmin403Response = ApiError

export const UsersInviteClassicAdmin404Response = ApiError

export const UsersInviteClassicAdmin405Response = ApiError

export const UsersInviteClassicAdmin429Response = ApiError

export const UsersInviteClassicAdmin500Response = ApiError

export const usersInviteClassicAgentPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const UsersInviteClassicAgentParams = zod.object({
  "accountId": zod.stringFormat('account-id', usersInviteClassicAgentPathAccountIdRegExp)
})

export const UsersInviteClassicAgentBody = ClassicAgentToInvite

export const UsersInviteClassicAgent201Response = User

export const UsersInviteClassicAgent400Response = ApiError

export const UsersInviteClassicAgent401Response = ApiError

export const UsersInviteClassicAgent403Response = ApiError

export const UsersInviteClassicAgent404Response = ApiError

export const UsersInviteClassicAgent405Response = ApiError

export const UsersInviteClassicAgent429Response = ApiError

export const UsersInviteClassicAgent500Response = ApiError

export const usersInviteClassicManagerPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const UsersInviteClassicManagerParams = zod.object({
  "accountId": zod.stringFormat('account-id', usersInviteClassicManagerPathAccountIdRegExp)
})

export const UsersInviteClassicManagerBody = ClassicManagerToInvite

export const UsersInviteClassicManager201Response = User

export const UsersInviteClassicManager400Response = ApiError

export const UsersInviteClassicManager401Response = ApiError

export const UsersInviteClassicManager403Response = ApiError

export const UsersInviteClassicManager404Response = ApiError

export const UsersInviteClassicManager405Response = ApiError

export const UsersInviteClassicManager429Response = ApiError

export const UsersInviteClassicManager500Response = ApiError

export const usersInviteUserPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const UsersInviteUserParams = zod.object({
  "accountId": zod.stringFormat('account-id', usersInviteUserPathAccountIdRegExp)
})

export const UsersInviteUserBody = UserToInvite

export const UsersInviteUser201Response = User

export const UsersInviteUser400Response = ApiError

export const UsersInviteUser401Response = ApiError

export const UsersInviteUser403Response = ApiError

export const UsersInviteUser404Response = ApiError

export const UsersInviteUser405Response = ApiError

export const UsersInviteUser429Response = ApiError

export const UsersInviteUser500Response = ApiError

