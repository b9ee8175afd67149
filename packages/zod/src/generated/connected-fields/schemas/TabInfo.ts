/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Tab } from './Tab.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { TabInfo as Type } from '@countersign/types/connected-fields/schemas/TabInfo';
export const TabInfo: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "appId": zod.string(),
    "tabs": zod.array(Tab)
}));
