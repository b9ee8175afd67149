/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { RecipientAdditionalNotification } from './recipientAdditionalNotification.zod.js';
import { RecipientEmailNotification } from './recipientEmailNotification.zod.js';
import { RecipientPhoneNumber } from './recipientPhoneNumber.zod.js';
import { RecipientSignatureProvider } from './recipientSignatureProvider.zod.js';
import { Tabs } from './tabs.zod.js';
import { UserInfo } from './userInfo.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['templateRole'];
export const templateRoleNameMax = 100;
export const templateRoleEmailMax = 100;
export const templateRoleAccessCodeMax = 50;
export const templateRoleClientUserIdMax = 100;
export const templateRoleInPersonSignerNameMax = 100;
export const templateRoleRoutingOrderRegExp = new RegExp('^\\d+$');
export const TemplateRole: zod.ZodType<Type, Type> = zod.object({
    "roleName": zod.string().optional(),
    "name": zod.string().max(templateRoleNameMax).optional(),
    "email": zod.string().max(templateRoleEmailMax).optional(),
    "accessCode": zod.string().max(templateRoleAccessCodeMax).optional(),
    "clientUserId": zod.string().max(templateRoleClientUserIdMax).optional(),
    "defaultRecipient": zod.enum(['true', 'false']).optional(),
    "deliveryMethod": zod.string().optional(),
    "embeddedRecipientStartURL": zod.string().optional(),
    "inPersonSignerName": zod.string().max(templateRoleInPersonSignerNameMax).optional(),
    "routingOrder": zod.stringFormat('integer-string', templateRoleRoutingOrderRegExp).optional(),
    "signingGroupId": zod.string().optional(),
    "signingGroupName": zod.string().optional(),
    "signingGroupType": zod.string().optional(),
    "signingGroupUsers": zod.array(UserInfo).optional(),
    "tabs": Tabs.optional(),
    "additionalNotifications": zod.array(RecipientAdditionalNotification).optional(),
    "emailNotification": RecipientEmailNotification.optional(),
    "phoneNumber": RecipientPhoneNumber.optional(),
    "recipientSignatureProviders": zod.array(RecipientSignatureProvider).optional()
});
