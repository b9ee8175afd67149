import type { ControlHandlers, ControlId } from './control-call.ts';
import { connectCertificates } from './operations/connect-certificates.ts';
import { clock } from './operations/clock.ts';
import { deliveries } from './operations/deliveries.ts';
import { faults } from './operations/faults.ts';
import { health } from './operations/health.ts';
import { organizations } from './operations/organizations.ts';
import { outbox } from './operations/outbox.ts';
import { recipients } from './operations/recipients.ts';
import { requests } from './operations/requests.ts';
import { roomTasks } from './operations/room-tasks.ts';
import { roomsCompanies } from './operations/rooms-companies.ts';
import { roomStatus } from './operations/room-status.ts';
import { roomsInvitations } from './operations/rooms-invitations.ts';
import { roomEnvelopes } from './operations/room-envelopes.ts';
import { sealCertificates } from './operations/seal-certificates.ts';
import { seed } from './operations/seed.ts';
import { snapshots } from './operations/snapshots.ts';
import { tenants } from './operations/tenants.ts';
import { warnings } from './operations/warnings.ts';

/** What answers each operation. */
export const handlers: ControlHandlers<ControlId> = {
  ...connectCertificates,
  ...clock,
  ...deliveries,
  ...faults,
  ...health,
  ...organizations,
  ...outbox,
  ...recipients,
  ...requests,
  ...roomTasks,
  ...roomsCompanies,
  ...roomStatus,
  ...roomsInvitations,
  ...roomEnvelopes,
  ...sealCertificates,
  ...seed,
  ...snapshots,
  ...tenants,
  ...warnings,
};
