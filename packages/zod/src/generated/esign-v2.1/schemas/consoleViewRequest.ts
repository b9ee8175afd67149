/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ConsoleViewRequest as Type } from '@countersign/types/esign-v2.1/schemas/consoleViewRequest';
export const ConsoleViewRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "envelopeId": formats.guid.optional(),
    "returnUrl": zod.string().max(470).optional()
}));
