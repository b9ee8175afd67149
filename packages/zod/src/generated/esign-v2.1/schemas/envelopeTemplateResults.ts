/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { EnvelopeTemplate } from './envelopeTemplate.js';
import { Folder } from './folder.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { EnvelopeTemplateResults as Type } from '@countersign/types/esign-v2.1/schemas/envelopeTemplateResults';
export const EnvelopeTemplateResults: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "envelopeTemplates": zod.array(EnvelopeTemplate).optional(),
    "folders": zod.array(Folder).optional(),
    "startPosition": formats.integerString.optional(),
    "endPosition": formats.integerString.optional(),
    "resultSetSize": formats.integerString.optional(),
    "totalSetSize": formats.integerString.optional(),
    "nextUri": zod.string().nullish(),
    "previousUri": zod.string().nullish()
}));
