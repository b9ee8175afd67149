import type { ControlHandlers, ControlId } from './control-call.js';
import { clock } from './operations/clock.js';
import { deliveries } from './operations/deliveries.js';
import { faults } from './operations/faults.js';
import { health } from './operations/health.js';
import { outbox } from './operations/outbox.js';
import { recipients } from './operations/recipients.js';
import { requests } from './operations/requests.js';
import { seed } from './operations/seed.js';
import { snapshots } from './operations/snapshots.js';
import { tenants } from './operations/tenants.js';

/** What answers each operation. */
export const handlers: ControlHandlers<ControlId> = {
  ...clock,
  ...deliveries,
  ...faults,
  ...health,
  ...outbox,
  ...recipients,
  ...requests,
  ...seed,
  ...snapshots,
  ...tenants,
};
