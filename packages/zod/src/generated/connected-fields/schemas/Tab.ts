/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { TabExtensionData } from './TabExtensionData.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { Tab as Type } from '@countersign/types/connected-fields/schemas/Tab';
export const Tab: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "extensionData": TabExtensionData,
    "tabType": zod.string(),
    "validationPattern": zod.string().optional(),
    "validationMessage": zod.string().optional(),
    "tabLabel": zod.string(),
    "radios": zod.array(zod.string()).optional()
}));
