/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Folder } from './folder.zod.js';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['foldersResponse'];
export const FoldersResponse: zod.ZodType<Type, Type> = zod.object({
    "folders": zod.array(Folder).optional()
});
