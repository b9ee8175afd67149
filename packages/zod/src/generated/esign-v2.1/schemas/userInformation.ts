/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AddressInformation } from './addressInformation.js';
import { ConnectUserObject } from './connectUserObject.js';
import { ForgottenPasswordInformation } from './forgottenPasswordInformation.js';
import { Group } from './group.js';
import { NameValue } from './nameValue.js';
import { UserSettingsInformation } from './userSettingsInformation.js';
import { UserStatus } from './userStatus.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { UserInformation as Type } from '@countersign/types/esign-v2.1/schemas/userInformation';
export const UserInformation: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "createdDateTime": formats.dateTime.optional(),
    "email": zod.string().optional(),
    "permissionProfileId": zod.string().optional(),
    "permissionProfileName": zod.string().optional(),
    "uri": zod.string().optional(),
    "userId": formats.guid.optional(),
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
    "enableConnectForUser": formats.booleanString.optional(),
    "errorDetails": zod.looseObject({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "firstName": zod.string().max(50).optional(),
    "forgottenPasswordInfo": ForgottenPasswordInformation.optional(),
    "groupList": zod.array(Group).optional(),
    "hasRemoteNotary": zod.boolean().optional(),
    "homeAddress": AddressInformation.optional(),
    "initialsImageUri": zod.string().optional(),
    "isAdmin": zod.enum(['True', 'False']).optional(),
    "isNAREnabled": formats.booleanString.optional(),
    "jobTitle": zod.string().optional(),
    "lastLogin": formats.dateTime.optional(),
    "lastName": zod.string().max(50).optional(),
    "loginStatus": formats.booleanString.optional(),
    "middleName": zod.string().max(50).optional(),
    "password": zod.string().optional(),
    "passwordExpiration": formats.dateTime.optional(),
    "profileImageUri": zod.string().optional(),
    "sendActivationEmail": zod.enum(['true', 'false', 'send']).optional(),
    "sendActivationOnInvalidLogin": formats.booleanString.optional(),
    "signatureImageUri": zod.string().optional(),
    "subscribe": formats.booleanString.optional(),
    "suffixName": zod.string().max(50).optional(),
    "title": zod.string().optional(),
    "userAddedToAccountDateTime": formats.dateTime.optional(),
    "userProfileLastModifiedDate": formats.dateTime.optional(),
    "userSettings": UserSettingsInformation.optional(),
    "userType": zod.string().optional(),
    "workAddress": AddressInformation.optional(),
    "isAlternateAdmin": zod.enum(['True', 'False']).optional(),
    "isManagedByScim": zod.enum(['True', 'False']).optional(),
    "isMembershipManagedByScim": zod.enum(['True', 'False']).optional()
}));
