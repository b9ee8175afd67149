/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { SubAccountCreateWorker } from './SubAccountCreateWorker.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { SubAccountCreateWorkerResponse as Type } from '@countersign/types/admin-v2/schemas/SubAccountCreateWorkerResponse';
export const SubAccountCreateWorkerResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "assetGroupWorks": zod.array(SubAccountCreateWorker).optional()
}));
