import type { ControlId } from '../frame/control/control-call.ts';
import { accountsAndTokens } from './operations/accounts.ts';
import { connectCertificates } from './operations/connect-certificates.ts';
import { areas } from '../areas/list.ts';
import type { SandboxHandlers } from './sandbox-parts.ts';
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
import { outbox } from './operations/outbox.ts';
import { recipients } from './operations/recipients.ts';
import { requests } from './operations/requests.ts';
import { schedule } from './operations/schedule.ts';
import { sealCertificates } from './operations/seal-certificates.ts';
import { seed } from './operations/seed.ts';
import { sendMessages } from './operations/send-messages.ts';
import { signatures } from './operations/signatures.ts';
import { snapshotFiles } from './operations/snapshot-files.ts';
import { signingUrl } from './operations/signing-url.ts';
import { snapshots } from './operations/snapshots.ts';
import { tenantTimeline } from './operations/tenant-timeline.ts';
import { tenants } from './operations/tenants.ts';
import { warnings } from './operations/warnings.ts';

/** The handlers of the operations that are about the sandbox and eSignature. */
const own: Partial<SandboxHandlers<ControlId>> = {
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
  ...outbox,
  ...recipients,
  ...requests,
  ...schedule,
  ...sealCertificates,
  ...seed,
  ...sendMessages,
  ...signatures,
  ...snapshotFiles,
  ...signingUrl,
  ...snapshots,
  ...tenantTimeline,
  ...tenants,
  ...warnings,
};

/** Finds the handler of an operation: an own one, or one of an area. */
export async function findHandler(
  id: ControlId,
): Promise<SandboxHandlers<ControlId>[ControlId] | undefined> {
  // Those of areas are loaded only for calls that are theirs.
  const common = own[id];
  if (common !== undefined) return common;
  const ofAreas = await Promise.all(areas.map(({ control }) => control?.()));
  for (const handlers of ofAreas) {
    const handler = handlers?.[id];
    if (handler !== undefined) return handler;
  }
  return undefined;
}
