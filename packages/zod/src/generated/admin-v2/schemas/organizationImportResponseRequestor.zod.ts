/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

export const OrganizationImportResponseRequestor = zod.object({
  "name": zod.string().optional(),
  "id": zod.string().optional(),
  "type": zod.enum(['user', 'client_app']).optional(),
  "email": zod.string().optional()
});

export type OrganizationImportResponseRequestor = zod.input<typeof OrganizationImportResponseRequestor>;
export type OrganizationImportResponseRequestorOutput = zod.output<typeof OrganizationImportResponseRequestor>;
