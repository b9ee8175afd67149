/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ClickwrapVersion } from './clickwrapVersion.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ClickwrapVersionsPagedResponse as Type } from '@countersign/types/click/schemas/clickwrapVersionsPagedResponse';
export const ClickwrapVersionsPagedResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.guid.optional(),
    "clickwrapId": formats.guid.optional(),
    "clickwrapName": zod.string().optional(),
    "minimumPagesRemaining": zod.int().optional(),
    "page": zod.int().optional(),
    "pageSize": zod.int().optional(),
    "versions": zod.array(ClickwrapVersion).optional()
}));
