import type { ControlHandlers, ControlId } from './control-call.ts';
import { accountsAndTokens } from './operations/accounts.ts';
import { connectCertificates } from './operations/connect-certificates.ts';
import { clock } from './operations/clock.ts';
import { deliveries } from './operations/deliveries.ts';
import { envelopeDefinition } from './operations/envelope-definition.ts';
import { envelopeExpiry } from './operations/envelope-expiry.ts';
import { envelopeList } from './operations/envelope-list.ts';
import { envelopeTimeline } from './operations/envelope-timeline.ts';
import { faults } from './operations/faults.ts';
import { health } from './operations/health.ts';
import { integrations } from './operations/integrations.ts';
import { live } from './operations/live.ts';
import { mail } from './operations/mail.ts';
import { operations } from './operations/operations.ts';
import { organizations } from './operations/organizations.ts';
import { outbox } from './operations/outbox.ts';
import { recipients } from './operations/recipients.ts';
import { requests } from './operations/requests.ts';
import { roomTasks } from './operations/room-tasks.ts';
import { roomsCompanies } from './operations/rooms-companies.ts';
import { roomStatus } from './operations/room-status.ts';
import { roomsInvitations } from './operations/rooms-invitations.ts';
import { roomEnvelopes } from './operations/room-envelopes.ts';
import { schedule } from './operations/schedule.ts';
import { sealCertificates } from './operations/seal-certificates.ts';
import { seed } from './operations/seed.ts';
import { sendMessages } from './operations/send-messages.ts';
import { signatures } from './operations/signatures.ts';
import { snapshotFiles } from './operations/snapshot-files.ts';
import { signingUrl } from './operations/signing-url.ts';
import { snapshots } from './operations/snapshots.ts';
import { tenants } from './operations/tenants.ts';
import { warnings } from './operations/warnings.ts';

/** The handler of each operation. */
export const handlers: ControlHandlers<ControlId> = {
  ...accountsAndTokens,
  ...connectCertificates,
  ...clock,
  ...deliveries,
  ...envelopeDefinition,
  ...envelopeExpiry,
  ...envelopeList,
  ...envelopeTimeline,
  ...faults,
  ...health,
  ...integrations,
  ...live,
  ...mail,
  ...operations,
  ...organizations,
  ...outbox,
  ...recipients,
  ...requests,
  ...roomTasks,
  ...roomsCompanies,
  ...roomStatus,
  ...roomsInvitations,
  ...roomEnvelopes,
  ...schedule,
  ...sealCertificates,
  ...seed,
  ...sendMessages,
  ...signatures,
  ...snapshotFiles,
  ...signingUrl,
  ...snapshots,
  ...tenants,
  ...warnings,
};
