import type { ScheduledJob } from '../../../frame/job.ts';
import { changeStatus } from './change-status.ts';
import { clickwraps, saveClickwrap } from './stored-clickwrap.ts';

/** Makes a version active whose time has come, unless it is no draft any more. */
export const activateScheduled: ScheduledJob = async (state, { key, with: place = {} }) => {
  const { accountId = '', clickwrapId = '' } = place;
  const clickwrap = await state.of(clickwraps).get(accountId, clickwrapId);
  const version = clickwrap?.versions.find(({ versionId }) => versionId === key);
  if (clickwrap === undefined || version?.status !== 'draft') return;
  await changeStatus(state, clickwrap, version, 'active', version.modifiedBy);
  await saveClickwrap(state, clickwrap);
};
