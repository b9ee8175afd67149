/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { ConnectSalesforceField as Type } from '@countersign/types/esign-v2.1/schemas/connectSalesforceField';
export const ConnectSalesforceField: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "dsAttribute": zod.string().optional(),
    "dsLink": zod.string().optional(),
    "dsNode": zod.string().optional(),
    "id": zod.string().optional(),
    "sfField": zod.string().optional(),
    "sfFieldName": zod.string().optional(),
    "sfFolder": zod.string().optional(),
    "sfLockedValue": zod.string().optional()
}));
