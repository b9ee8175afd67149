import type { EnvelopePurgeConfiguration, PurgeState } from '@countersign/types/esign-v2.1';
import { purgeConfigurations } from '../../account/settings/account-defaults.ts';
import { day } from '../../engine/day.ts';
import { setPurgeState } from '../life/purge.ts';
import { saveEnvelope } from '../save.ts';
import { hasAuthoritativeCopy } from '../documents/authoritative-copies.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { ScheduledItem } from '../../state/schedule.ts';
import type { State } from '../../state/state.ts';

/** The maximum number of envelopes per run, so that a transaction stays short. */
const batch = 200;

/**
 * Once a day, envelopes of an account that ended long enough ago go into the queue of the purge. The
 * item remembers the time up to which that was done, so that no envelope is looked at each day.
 */
export async function envelopeRetention(state: State, item: ScheduledItem): Promise<void> {
  const { kind, key: accountId } = item;
  const configuration = await purgeConfigurations.read(state, accountId);
  if (configuration.purgeEnvelopes !== 'true') return;
  const from = Number(item.with?.['from'] ?? 0);
  const start = Number(item.with?.['start'] ?? 0);
  const to = state.now - Number(configuration.retentionDays ?? 0) * day;
  const ended = await state.envelopes.list(accountId, {
    kind: 'envelope',
    time: { column: 'ended_at', from, to },
    order: { by: 'ended_at', direction: 'asc' },
    start,
    count: batch,
  });
  const purgeState = choosePurgeState(configuration);
  for (const { envelopeId } of ended.filter(isKept)) {
    const envelope = await state.envelopes.get(envelopeId, { lock: true });
    if (envelope === undefined || !isKept(envelope)) continue;
    await setPurgeState(state, envelope, purgeState);
    await saveEnvelope(state, envelope);
  }
  const next =
    ended.length === batch
      ? { at: state.now, with: { from: String(from), start: String(start + batch) } }
      : { at: state.now + day, with: { from: String(Math.max(from, to + 1)) } };
  await state.schedule.set({ kind, key: accountId, ...next });
}

/** Checks whether an envelope may be purged, and no purge of it has been requested or done. */
function isKept(envelope: StoredEnvelope): boolean {
  const { status, purgeState = 'unpurged', purgedAt } = envelope;
  return (
    ['completed', 'declined', 'voided'].includes(status) &&
    purgeState === 'unpurged' &&
    purgedAt === undefined &&
    // An authoritative copy is kept until it has been exported, which the sandbox never does.
    !hasAuthoritativeCopy(envelope)
  );
}

function choosePurgeState({
  redactPII,
  removeTabsAndEnvelopeAttachments,
}: EnvelopePurgeConfiguration): PurgeState {
  if (redactPII === 'true') return 'documents_and_metadata_and_redact_queued';
  return removeTabsAndEnvelopeAttachments === 'true'
    ? 'documents_and_metadata_queued'
    : 'documents_queued';
}
