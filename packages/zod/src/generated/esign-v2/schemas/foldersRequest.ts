/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { FoldersRequest as Type } from '@countersign/types/esign-v2/schemas/foldersRequest';
export const FoldersRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "envelopeIds": zod.array(formats.guid),
    "fromFolderId": zod.string().optional()
}));
