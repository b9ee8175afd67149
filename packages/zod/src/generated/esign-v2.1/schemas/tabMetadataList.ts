/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { TabMetadata } from './tabMetadata.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { TabMetadataList as Type } from '@countersign/types/esign-v2.1/schemas/tabMetadataList';
export const TabMetadataList: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "tabs": zod.array(TabMetadata).optional()
}));
