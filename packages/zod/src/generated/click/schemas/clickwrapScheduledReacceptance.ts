/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ClickwrapScheduledReacceptance as Type } from '@countersign/types/click/schemas/clickwrapScheduledReacceptance';
export const ClickwrapScheduledReacceptance: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "recurrenceInterval": zod.int().min(1).max(365).optional(),
    "recurrenceIntervalType": zod.enum(['days', 'weeks', 'months', 'years']).optional(),
    "startDateTime": formats.dateTime.optional()
}));
