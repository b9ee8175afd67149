/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { EnvelopeSummary } from './envelopeSummary.js';
import { Folder } from './folder.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { FolderItemsResponse as Type } from '@countersign/types/esign-v2.1/schemas/folderItemsResponse';
export const FolderItemsResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "envelopes": zod.array(EnvelopeSummary).optional(),
    "folders": zod.array(Folder).optional(),
    "startPosition": formats.integerString.optional(),
    "endPosition": formats.integerString.optional(),
    "resultSetSize": formats.integerString.optional(),
    "totalSetSize": formats.integerString.optional(),
    "nextUri": zod.string().nullish(),
    "previousUri": zod.string().nullish()
}));
