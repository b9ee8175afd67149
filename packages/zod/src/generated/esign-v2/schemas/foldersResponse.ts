/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Folder } from './folder.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { FoldersResponse as Type } from '@countersign/types/esign-v2/schemas/foldersResponse';
export const FoldersResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "folders": zod.array(Folder).optional()
}));
