/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AddressInformation } from './addressInformation.zod.js';
import { AuthenticationMethod } from './authenticationMethod.zod.js';
import { UserInformation } from './userInformation.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['userProfile'];
export const userProfileUsageHistorySentCountRegExp = new RegExp('^\\d+$');
export const userProfileUsageHistorySignedCountRegExp = new RegExp('^\\d+$');
export const UserProfile: zod.ZodType<Type, Type> = zod.object({
    "address": AddressInformation.optional(),
    "authenticationMethods": zod.array(AuthenticationMethod).optional(),
    "companyName": zod.string().optional(),
    "displayOrganizationInfo": zod.enum(['true', 'false']).optional(),
    "displayPersonalInfo": zod.enum(['true', 'false']).optional(),
    "displayProfile": zod.enum(['true', 'false']).optional(),
    "displayUsageHistory": zod.enum(['true', 'false']).optional(),
    "profileImageUri": zod.string().optional(),
    "title": zod.string().optional(),
    "usageHistory": zod.object({
        "lastSentDateTime": zod.iso.datetime({ "offset": true }).optional(),
        "lastSignedDateTime": zod.iso.datetime({ "offset": true }).optional(),
        "sentCount": zod.stringFormat('integer-string', userProfileUsageHistorySentCountRegExp).optional(),
        "signedCount": zod.stringFormat('integer-string', userProfileUsageHistorySignedCountRegExp).optional()
    }).optional(),
    "userDetails": UserInformation.optional(),
    "userProfileLastModifiedDate": zod.iso.datetime({ "offset": true }).optional()
});
