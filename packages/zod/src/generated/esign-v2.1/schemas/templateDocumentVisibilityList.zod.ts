/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DocumentVisibility } from './documentVisibility.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['templateDocumentVisibilityList'];
export const TemplateDocumentVisibilityList: zod.ZodType<Type, Type> = zod.object({
    "documentVisibility": zod.array(DocumentVisibility)
});
