import type { BccEmailArchive, BccEmailArchiveHistory } from '@countersign/types/esign-v2.1';
import { dateTime } from '../../engine/date-time.ts';
import type { StoredBccArchive } from '../../state/model/mail.ts';

/** Presents an archive address. */
export function presentArchive(accountId: string, archive: StoredBccArchive): BccEmailArchive {
  const { bccEmailArchiveId, email, emailNotificationId, status, history } = archive;
  const [made, ...changes] = history;
  const last = changes.at(-1);
  return {
    bccEmailArchiveId,
    accountId,
    email,
    emailNotificationId,
    status,
    ...(made !== undefined && { created: dateTime(made.at), createdBy: made.by }),
    ...(last !== undefined && { modified: dateTime(last.at), modifiedBy: last.by }),
    uri: `/settings/bcc_email_archives/${bccEmailArchiveId}`,
  };
}

/** Presents the history of an address, oldest first. */
export function presentHistory(
  accountId: string,
  { email, history }: StoredBccArchive,
): BccEmailArchiveHistory[] {
  return history.map(({ action, status, at, by }) => ({
    accountId,
    action,
    email,
    modified: dateTime(at),
    modifiedBy: by,
    status,
  }));
}
