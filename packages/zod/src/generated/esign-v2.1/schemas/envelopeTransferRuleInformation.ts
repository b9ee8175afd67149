/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { EnvelopeTransferRule } from './envelopeTransferRule.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { EnvelopeTransferRuleInformation as Type } from '@countersign/types/esign-v2.1/schemas/envelopeTransferRuleInformation';
export const EnvelopeTransferRuleInformation: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "startPosition": formats.integerString.optional(),
    "endPosition": formats.integerString.optional(),
    "resultSetSize": formats.integerString.optional(),
    "totalSetSize": formats.integerString.optional(),
    "nextUri": zod.string().nullish(),
    "previousUri": zod.string().nullish(),
    "envelopeTransferRules": zod.array(EnvelopeTransferRule).optional()
}));
