/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
export const SignTimeFormat = /* @__PURE__ */ zod.enum(['none', 'HH:mm', 'h:mm', 'HH:mm:ss', 'h:mm:ss']);
