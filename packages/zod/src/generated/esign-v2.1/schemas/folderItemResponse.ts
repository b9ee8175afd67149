/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { FolderItemV2 } from './folderItem_v2.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { FolderItemResponse as Type } from '@countersign/types/esign-v2.1/schemas/folderItemResponse';
export const FolderItemResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "endPosition": formats.integerString.optional(),
    "folderItems": zod.array(FolderItemV2).optional(),
    "nextUri": zod.string().nullish(),
    "previousUri": zod.string().nullish(),
    "resultSetSize": formats.integerString.optional(),
    "startPosition": formats.integerString.optional(),
    "totalRows": formats.integerString.optional()
}));
