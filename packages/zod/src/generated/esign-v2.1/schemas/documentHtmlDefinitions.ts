/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { fastObject } from '../../../fast/fast-object.js';
import type { DocumentHtmlDefinitions as Type } from '@countersign/types/esign-v2.1/schemas/documentHtmlDefinitions';
export const DocumentHtmlDefinitions: zod.ZodType<Type, Type> = /* @__PURE__ */ fastObject(() => ({
    "htmlDefinitions": zod.array(zod.string()).optional()
}));
