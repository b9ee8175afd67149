/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AddressInformation } from './addressInformation.js';
import { AuthenticationMethod } from './authenticationMethod.js';
import { UserInformation } from './userInformation.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { UserProfile as Type } from '@countersign/types/esign-v2.1/schemas/userProfile';
export const UserProfile: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "address": AddressInformation.optional(),
    "authenticationMethods": zod.array(AuthenticationMethod).optional(),
    "companyName": zod.string().optional(),
    "displayOrganizationInfo": formats.booleanString.optional(),
    "displayPersonalInfo": formats.booleanString.optional(),
    "displayProfile": formats.booleanString.optional(),
    "displayUsageHistory": formats.booleanString.optional(),
    "profileImageUri": zod.string().optional(),
    "title": zod.string().optional(),
    "usageHistory": zod.looseObject({
        "lastSentDateTime": formats.dateTime.optional(),
        "lastSignedDateTime": formats.dateTime.optional(),
        "sentCount": formats.integerString.optional(),
        "signedCount": formats.integerString.optional()
    }).optional(),
    "userDetails": UserInformation.optional(),
    "userProfileLastModifiedDate": formats.dateTime.optional()
}));
