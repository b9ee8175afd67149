/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { WebFormInstance } from './WebFormInstance.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { WebFormInstanceList as Type } from '@countersign/types/webforms/schemas/WebFormInstanceList';
export const WebFormInstanceList: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "items": zod.array(WebFormInstance).optional()
}));
