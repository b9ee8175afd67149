/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { TabConnectionInstance as Type } from '@countersign/types/connected-fields/schemas/TabConnectionInstance';
export const TabConnectionInstance: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "connectionKey": zod.string(),
    "connectionValue": zod.string()
}));
