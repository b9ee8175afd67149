/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { CommentPublish as Type } from '@countersign/types/esign-v2.1/schemas/commentPublish';
export const CommentPublish: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "id": zod.string().optional(),
    "mentions": zod.array(zod.string()).optional(),
    "text": zod.string().optional(),
    "threadAnchorKeys": zod.record(zod.string(), zod.string()).optional(),
    "threadId": zod.string().optional(),
    "visibleTo": zod.array(zod.string()).optional()
}));
