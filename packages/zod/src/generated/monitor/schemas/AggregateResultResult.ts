/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { StreamingEvent } from './StreamingEvent.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { AggregateResultResult as Type } from '@countersign/types/monitor/schemas/AggregateResultResult';
export const AggregateResultResult: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "name": zod.string().optional(),
    "data": zod.array(StreamingEvent).optional()
}));
