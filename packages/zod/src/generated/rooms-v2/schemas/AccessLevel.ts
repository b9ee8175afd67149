/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
export const AccessLevel = /* @__PURE__ */ zod.enum(['Contributor', 'Office', 'Region', 'Company', 'Admin']);
