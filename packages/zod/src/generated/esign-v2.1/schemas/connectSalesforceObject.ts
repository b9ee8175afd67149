/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ConnectSalesforceField } from './connectSalesforceField.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ConnectSalesforceObject as Type } from '@countersign/types/esign-v2.1/schemas/connectSalesforceObject';
export const ConnectSalesforceObject: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "active": formats.booleanString.optional(),
    "description": zod.string().optional(),
    "id": zod.string().optional(),
    "insert": formats.booleanString.optional(),
    "onCompleteOnly": formats.booleanString.optional(),
    "selectFields": zod.array(ConnectSalesforceField).optional(),
    "sfObject": zod.string().optional(),
    "sfObjectName": zod.string().optional(),
    "updateFields": zod.array(ConnectSalesforceField).optional()
}));
