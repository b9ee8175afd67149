/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AddressInformation } from './addressInformation.zod.js';
import { ConnectUserObject } from './connectUserObject.zod.js';
import { ForgottenPasswordInformation } from './forgottenPasswordInformation.zod.js';
import { Group } from './group.zod.js';
import { NameValue } from './nameValue.zod.js';
import { UserSettingsInformation } from './userSettingsInformation.zod.js';
import { UserStatus } from './userStatus.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['userInformation'];
export const userInformationUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const userInformationFirstNameMax = 50;
export const userInformationLastNameMax = 50;
export const userInformationMiddleNameMax = 50;
export const userInformationSuffixNameMax = 50;
export const UserInformation: zod.ZodType<Type, Type> = zod.object({
    "createdDateTime": zod.iso.datetime({ "offset": true }).optional(),
    "email": zod.string().optional(),
    "permissionProfileId": zod.string().optional(),
    "permissionProfileName": zod.string().optional(),
    "uri": zod.string().optional(),
    "userId": zod.stringFormat('guid', userInformationUserIdRegExp).optional(),
    "userName": zod.string().optional(),
    "userStatus": UserStatus.optional(),
    "licenseStatus": zod.string().optional(),
    "licenseType": zod.string().optional(),
    "activationAccessCode": zod.string().optional(),
    "company": zod.string().optional(),
    "connectConfigurations": zod.array(ConnectUserObject).optional(),
    "countryCode": zod.string().optional(),
    "customSettings": zod.array(NameValue).optional(),
    "defaultAccountId": zod.string().optional(),
    "enableConnectForUser": zod.enum(['true', 'false']).optional(),
    "errorDetails": zod.object({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "firstName": zod.string().max(userInformationFirstNameMax).optional(),
    "forgottenPasswordInfo": ForgottenPasswordInformation.optional(),
    "groupList": zod.array(Group).optional(),
    "hasRemoteNotary": zod.boolean().optional(),
    "homeAddress": AddressInformation.optional(),
    "initialsImageUri": zod.string().optional(),
    "isAdmin": zod.enum(['true', 'false']).optional(),
    "isNAREnabled": zod.enum(['true', 'false']).optional(),
    "jobTitle": zod.string().optional(),
    "lastLogin": zod.iso.datetime({ "offset": true }).optional(),
    "lastName": zod.string().max(userInformationLastNameMax).optional(),
    "loginStatus": zod.enum(['true', 'false']).optional(),
    "middleName": zod.string().max(userInformationMiddleNameMax).optional(),
    "password": zod.string().optional(),
    "passwordExpiration": zod.iso.datetime({ "offset": true }).optional(),
    "profileImageUri": zod.string().optional(),
    "sendActivationEmail": zod.enum(['true', 'false']).optional(),
    "sendActivationOnInvalidLogin": zod.enum(['true', 'false']).optional(),
    "signatureImageUri": zod.string().optional(),
    "subscribe": zod.enum(['true', 'false']).optional(),
    "suffixName": zod.string().max(userInformationSuffixNameMax).optional(),
    "title": zod.string().optional(),
    "userAddedToAccountDateTime": zod.iso.datetime({ "offset": true }).optional(),
    "userProfileLastModifiedDate": zod.iso.datetime({ "offset": true }).optional(),
    "userSettings": UserSettingsInformation.optional(),
    "userType": zod.string().optional(),
    "workAddress": AddressInformation.optional(),
    "isAlternateAdmin": zod.enum(['true', 'false']).optional(),
    "isManagedByScim": zod.enum(['true', 'false']).optional(),
    "isMembershipManagedByScim": zod.enum(['true', 'false']).optional()
});
