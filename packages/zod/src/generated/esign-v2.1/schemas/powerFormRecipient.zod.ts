/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { RecipientType } from './recipientType.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['powerFormRecipient'];
export const powerFormRecipientAccessCodeMax = 50;
export const powerFormRecipientEmailMax = 100;
export const powerFormRecipientNameMax = 100;
export const powerFormRecipientRoutingOrderRegExp = new RegExp('^\\d+$');
export const PowerFormRecipient: zod.ZodType<Type, Type> = zod.object({
    "accessCode": zod.string().max(powerFormRecipientAccessCodeMax).optional(),
    "accessCodeLocked": zod.enum(['true', 'false']).optional(),
    "accessCodeRequired": zod.enum(['true', 'false']).optional(),
    "email": zod.string().max(powerFormRecipientEmailMax).optional(),
    "emailLocked": zod.enum(['true', 'false']).optional(),
    "idCheckConfigurationName": zod.string().optional(),
    "idCheckRequired": zod.enum(['always', 'never', 'optional']).optional(),
    "name": zod.string().max(powerFormRecipientNameMax).optional(),
    "recipientType": RecipientType.optional(),
    "roleName": zod.string().optional(),
    "routingOrder": zod.stringFormat('integer-string', powerFormRecipientRoutingOrderRegExp).optional(),
    "templateRequiresIdLookup": zod.enum(['true', 'false']).optional(),
    "userNameLocked": zod.enum(['true', 'false']).optional()
});
