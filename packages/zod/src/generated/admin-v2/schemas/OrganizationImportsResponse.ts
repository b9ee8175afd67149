/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { OrganizationImportResponse } from './OrganizationImportResponse.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { OrganizationImportsResponse as Type } from '@countersign/types/admin-v2/schemas/OrganizationImportsResponse';
export const OrganizationImportsResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "imports": zod.array(OrganizationImportResponse).optional()
}));
