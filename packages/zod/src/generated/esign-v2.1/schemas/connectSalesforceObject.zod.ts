/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ConnectSalesforceField } from './connectSalesforceField.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['connectSalesforceObject'];
export const ConnectSalesforceObject: zod.ZodType<Type, Type> = zod.object({
    "active": zod.enum(['true', 'false']).optional(),
    "description": zod.string().optional(),
    "id": zod.string().optional(),
    "insert": zod.enum(['true', 'false']).optional(),
    "onCompleteOnly": zod.enum(['true', 'false']).optional(),
    "selectFields": zod.array(ConnectSalesforceField).optional(),
    "sfObject": zod.string().optional(),
    "sfObjectName": zod.string().optional(),
    "updateFields": zod.array(ConnectSalesforceField).optional()
});
