/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
export const FederatedStatus = /* @__PURE__ */ zod.enum(['RemoveStatus', 'FedAuthRequired', 'FedAuthBypass', 'Evicted']);
