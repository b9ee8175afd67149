/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/admin-v2';
type Type = components['schemas']['OrganizationExportRequestorResponse'];
export const OrganizationExportRequestorResponse: zod.ZodType<Type, Type> = zod.object({
    "name": zod.string().optional(),
    "id": zod.string().optional(),
    "type": zod.enum(['user', 'client_app']).optional(),
    "email": zod.string().optional()
});
