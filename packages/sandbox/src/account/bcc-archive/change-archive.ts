import type { BccEmailArchiveStatus } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { bccArchives, type StoredBccArchive } from '../../state/model/bcc-archives.ts';
import type { State } from '../../state/state.ts';

/** Brings an archive address to a status, keeps it, and writes it into its history. */
export async function changeArchive(
  state: State,
  { account, caller }: Pick<Context, 'account' | 'caller'>,
  archive: StoredBccArchive,
  action: 'CREATED' | 'UPDATED' | 'CLOSED',
  status: BccEmailArchiveStatus,
): Promise<void> {
  const { userId, userName, email } = caller;
  archive.status = status;
  archive.history.push({ action, status, at: state.now, by: { userId, userName, email } });
  await state.of(bccArchives).put(account.accountId, archive.bccEmailArchiveId, archive);
}
