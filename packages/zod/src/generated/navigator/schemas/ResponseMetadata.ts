/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ResponseMetadata as Type } from '@countersign/types/navigator/schemas/ResponseMetadata';
export const ResponseMetadata: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "request_id": formats.guid,
    "response_timestamp": formats.dateTime,
    "response_duration_ms": zod.int().min(0),
    "page_limit": zod.int().min(1).nullish(),
    "page_token_next": zod.string().nullish()
}));
