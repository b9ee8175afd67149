/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Document } from './document.js';
import { InlineTemplate } from './inlineTemplate.js';
import { ServerTemplate } from './serverTemplate.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { CompositeTemplate as Type } from '@countersign/types/esign-v2.1/schemas/compositeTemplate';
export const CompositeTemplate: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "compositeTemplateId": zod.string().optional(),
    "document": Document.optional(),
    "inlineTemplates": zod.array(InlineTemplate).optional(),
    "pdfMetaDataTemplateSequence": formats.integerString.optional(),
    "serverTemplates": zod.array(ServerTemplate).optional()
}));
