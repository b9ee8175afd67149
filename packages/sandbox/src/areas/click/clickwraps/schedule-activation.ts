import type { State } from '../../../state/state.ts';
import type { StoredClickwrap, StoredVersion } from './stored-clickwrap.ts';

/** The kind of the job that makes a version active at its time. */
export const activationKind = 'clickwrap-activation';

/** Schedules a draft to become active, or takes that back where it has no time. */
export async function scheduleActivation(
  state: State,
  { accountId, clickwrapId }: StoredClickwrap,
  { versionId, status, scheduledAt }: StoredVersion,
): Promise<void> {
  if (scheduledAt === undefined || status !== 'draft')
    await state.schedule.cancel(activationKind, versionId);
  else
    await state.schedule.set({
      kind: activationKind,
      key: versionId,
      at: scheduledAt,
      with: { accountId, clickwrapId },
    });
}

/** Takes back the time at which a version becomes active. */
export async function cancelActivation(
  { schedule }: Pick<State, 'schedule'>,
  version: StoredVersion,
): Promise<void> {
  if (version.scheduledAt === undefined) return;
  delete version.scheduledAt;
  await schedule.cancel(activationKind, version.versionId);
}
