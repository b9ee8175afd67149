/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { RecipientAdditionalNotification } from './recipientAdditionalNotification.js';
import { RecipientEmailNotification } from './recipientEmailNotification.js';
import { RecipientPhoneNumber } from './recipientPhoneNumber.js';
import { RecipientSignatureProvider } from './recipientSignatureProvider.js';
import { Tabs } from './tabs.js';
import { UserInfo } from './userInfo.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { TemplateRole as Type } from '@countersign/types/esign-v2.1/schemas/templateRole';
export const TemplateRole: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "roleName": zod.string().optional(),
    "name": zod.string().max(100).optional(),
    "email": zod.string().max(100).optional(),
    "accessCode": zod.string().max(50).optional(),
    "clientUserId": zod.string().max(100).optional(),
    "defaultRecipient": formats.booleanString.optional(),
    "deliveryMethod": zod.string().optional(),
    "embeddedRecipientStartURL": zod.string().optional(),
    "inPersonSignerName": zod.string().max(100).optional(),
    "routingOrder": formats.integerString.optional(),
    "signingGroupId": zod.string().optional(),
    "signingGroupName": zod.string().optional(),
    "signingGroupType": zod.string().optional(),
    "signingGroupUsers": zod.array(UserInfo).optional(),
    "tabs": Tabs.optional(),
    "additionalNotifications": zod.array(RecipientAdditionalNotification).optional(),
    "emailNotification": RecipientEmailNotification.optional(),
    "phoneNumber": RecipientPhoneNumber.optional(),
    "recipientSignatureProviders": zod.array(RecipientSignatureProvider).optional()
}));
