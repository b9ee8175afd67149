/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { TabInfo as Type } from '@countersign/types/webforms/schemas/TabInfo';
export const TabInfo: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "componentKey": zod.string().optional(),
    "locked": zod.string().optional(),
    "name": zod.string().optional(),
    "recipientId": zod.string().optional(),
    "selected": zod.string().optional(),
    "tabId": zod.string().optional(),
    "tabLabel": zod.string().optional(),
    "tabType": zod.string().optional()
}));
