/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { FileType } from './fileType.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['fileTypeList'];
export const FileTypeList: zod.ZodType<Type, Type> = zod.object({
    "fileTypes": zod.array(FileType).optional()
});
