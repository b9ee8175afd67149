/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DeletionStatus } from './deletionStatus.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ClickwrapDeleteResponse as Type } from '@countersign/types/click/schemas/clickwrapDeleteResponse';
export const ClickwrapDeleteResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "deletionMessage": zod.string().optional(),
    "deletionSuccess": zod.boolean().optional(),
    "clickwrapId": formats.guid.optional(),
    "clickwrapName": zod.string().optional(),
    "status": DeletionStatus.optional()
}));
