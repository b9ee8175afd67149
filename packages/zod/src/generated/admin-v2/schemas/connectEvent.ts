/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
export const ConnectEvent = /* @__PURE__ */ zod.enum(['envelope-created', 'envelope-sent', 'envelope-resent', 'envelope-delivered', 'envelope-completed', 'envelope-declined', 'envelope-voided', 'envelope-corrected', 'envelope-purge', 'envelope-deleted', 'envelope-discard', 'recipient-sent', 'recipient-resent', 'recipient-delivered', 'recipient-completed', 'recipient-declined', 'recipient-authenticationfailed', 'recipient-autoresponded', 'recipient-reassign', 'recipient-delegate', 'recipient-finish-later', 'template-created', 'template-modified', 'template-deleted', 'click-agreed', 'click-declined']);
