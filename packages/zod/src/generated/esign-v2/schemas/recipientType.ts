/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
export const RecipientType = /* @__PURE__ */ zod.enum(['agent', 'carbonCopy', 'certifiedDelivery', 'editor', 'inPersonSigner', 'intermediary', 'notary', 'seal', 'signer', 'witness']);
