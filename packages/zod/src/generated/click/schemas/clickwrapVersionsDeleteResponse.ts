/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ClickwrapVersionDeleteResponse } from './clickwrapVersionDeleteResponse.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ClickwrapVersionsDeleteResponse as Type } from '@countersign/types/click/schemas/clickwrapVersionsDeleteResponse';
export const ClickwrapVersionsDeleteResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "clickwrapId": formats.guid.optional(),
    "clickwrapName": zod.string().optional(),
    "versions": zod.array(ClickwrapVersionDeleteResponse).optional()
}));
