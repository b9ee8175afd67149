/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
export const SelfSignedEmailDocument = /* @__PURE__ */ zod.enum(['include_pdf', 'include_link']);
