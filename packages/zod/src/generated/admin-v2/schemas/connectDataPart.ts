/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
export const ConnectDataPart = /* @__PURE__ */ zod.string();
