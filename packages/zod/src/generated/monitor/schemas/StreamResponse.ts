/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { StreamingEvent } from './StreamingEvent.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { StreamResponse as Type } from '@countersign/types/monitor/schemas/StreamResponse';
export const StreamResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "endCursor": zod.string().optional(),
    "data": zod.array(StreamingEvent).optional()
}));
