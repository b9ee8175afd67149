/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { RecipientType } from './recipientType.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { PowerFormRecipient as Type } from '@countersign/types/esign-v2.1/schemas/powerFormRecipient';
export const PowerFormRecipient: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "accessCode": zod.string().max(50).optional(),
    "accessCodeLocked": formats.booleanString.optional(),
    "accessCodeRequired": formats.booleanString.optional(),
    "email": zod.string().max(100).optional(),
    "emailLocked": formats.booleanString.optional(),
    "idCheckConfigurationName": zod.string().optional(),
    "idCheckRequired": zod.enum(['always', 'never', 'optional']).optional(),
    "name": zod.string().max(100).optional(),
    "recipientType": RecipientType.optional(),
    "roleName": zod.string().optional(),
    "routingOrder": formats.integerString.optional(),
    "templateRequiresIdLookup": formats.booleanString.optional(),
    "userNameLocked": formats.booleanString.optional()
}));
