/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { RecipientOption } from './recipientOption.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { RecipientGroup as Type } from '@countersign/types/esign-v2.1/schemas/recipientGroup';
export const RecipientGroup: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "groupMessage": zod.string().optional(),
    "groupName": zod.string().optional(),
    "recipients": zod.array(RecipientOption).optional()
}));
