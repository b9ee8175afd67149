/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ConnectFailureFilter as Type } from '@countersign/types/esign-v2.1/schemas/connectFailureFilter';
export const ConnectFailureFilter: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "envelopeIds": zod.array(formats.guid).min(1),
    "synchronous": zod.enum(['false']).optional()
}));
