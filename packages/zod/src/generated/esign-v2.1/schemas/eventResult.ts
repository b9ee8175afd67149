/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { EventResult as Type } from '@countersign/types/esign-v2.1/schemas/eventResult';
export const EventResult: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "eventTimestamp": formats.dateTime.optional(),
    "failureDescription": zod.string().optional(),
    "status": zod.string().optional(),
    "vendorFailureStatusCode": zod.string().optional()
}));
