/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { OrganizationExportResponse } from './OrganizationExportResponse.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { OrganizationExportsResponse as Type } from '@countersign/types/admin-v2/schemas/OrganizationExportsResponse';
export const OrganizationExportsResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "exports": zod.array(OrganizationExportResponse).optional()
}));
