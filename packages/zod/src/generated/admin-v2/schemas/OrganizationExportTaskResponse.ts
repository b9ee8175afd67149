/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { OETRErrorDetails } from './OETR_ErrorDetails.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { OrganizationExportTaskResponse as Type } from '@countersign/types/admin-v2/schemas/OrganizationExportTaskResponse';
export const OrganizationExportTaskResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "id": formats.guid.optional(),
    "site_id": zod.int().optional(),
    "url": zod.string().optional(),
    "number_rows": zod.int().min(0).optional(),
    "size_bytes": zod.int().min(0).optional(),
    "error_details": OETRErrorDetails.optional()
}));
