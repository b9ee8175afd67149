/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { CloudStorageProvider } from './cloudStorageProvider.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { CloudStorageProviders as Type } from '@countersign/types/esign-v2.1/schemas/cloudStorageProviders';
export const CloudStorageProviders: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "storageProviders": zod.array(CloudStorageProvider).optional()
}));
