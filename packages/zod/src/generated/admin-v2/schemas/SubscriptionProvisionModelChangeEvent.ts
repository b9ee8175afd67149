/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { SubscriptionProvisionModelChangeEvent as Type } from '@countersign/types/admin-v2/schemas/SubscriptionProvisionModelChangeEvent';
export const SubscriptionProvisionModelChangeEvent: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "EventDate": formats.dateTime.optional(),
    "Action": zod.string().optional(),
    "TraceToken": formats.guid.optional()
}));
