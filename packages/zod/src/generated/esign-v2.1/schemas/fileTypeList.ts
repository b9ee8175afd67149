/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { FileType } from './fileType.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { FileTypeList as Type } from '@countersign/types/esign-v2.1/schemas/fileTypeList';
export const FileTypeList: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "fileTypes": zod.array(FileType).optional()
}));
