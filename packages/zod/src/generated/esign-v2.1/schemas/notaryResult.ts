/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Jurisdiction } from './jurisdiction.js';
import { Notary } from './notary.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { NotaryResult as Type } from '@countersign/types/esign-v2.1/schemas/notaryResult';
export const NotaryResult: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "jurisdictions": zod.array(Jurisdiction).optional(),
    "notary": Notary.optional()
}));
