/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { StreamingEvent } from './StreamingEvent.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { CursoredResult as Type } from '@countersign/types/monitor/schemas/CursoredResult';
export const CursoredResult: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "endCursor": zod.string().optional(),
    "data": zod.array(StreamingEvent).optional()
}));
