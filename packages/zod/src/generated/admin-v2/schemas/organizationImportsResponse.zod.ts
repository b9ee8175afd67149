/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { OrganizationImportResponse } from './organizationImportResponse.zod.js';
import type { components } from '@countersign/types/admin-v2';
type Type = components['schemas']['OrganizationImportsResponse'];
export const OrganizationImportsResponse: zod.ZodType<Type, Type> = zod.object({
    "imports": zod.array(OrganizationImportResponse).optional()
});
