/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ExternalFile as Type } from '@countersign/types/esign-v2.1/schemas/externalFile';
export const ExternalFile: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "date": formats.dateTime.optional(),
    "hasCompositeTemplate": formats.booleanString.optional(),
    "id": zod.string().optional(),
    "img": zod.string().optional(),
    "name": zod.string().optional(),
    "ownerName": zod.string().optional(),
    "size": formats.integerString.optional(),
    "supported": formats.booleanString.optional(),
    "type": zod.enum(['file', 'folder']).optional(),
    "uri": zod.string().optional()
}));
