import type { ControlHandlers, ControlId } from './control-call.ts';
import { certificates } from './operations/certificates.ts';
import { clock } from './operations/clock.ts';
import { deliveries } from './operations/deliveries.ts';
import { faults } from './operations/faults.ts';
import { health } from './operations/health.ts';
import { outbox } from './operations/outbox.ts';
import { recipients } from './operations/recipients.ts';
import { requests } from './operations/requests.ts';
import { seal } from './operations/seal.ts';
import { seed } from './operations/seed.ts';
import { snapshots } from './operations/snapshots.ts';
import { tenants } from './operations/tenants.ts';
import { warnings } from './operations/warnings.ts';

/** What answers each operation. */
export const handlers: ControlHandlers<ControlId> = {
  ...certificates,
  ...clock,
  ...deliveries,
  ...faults,
  ...health,
  ...outbox,
  ...recipients,
  ...requests,
  ...seal,
  ...seed,
  ...snapshots,
  ...tenants,
  ...warnings,
};
