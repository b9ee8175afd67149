import type { BccEmailArchiveStatus } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { bccArchives, type StoredBccArchive } from '../../state/model/mail.ts';
import type { State } from '../../state/state.ts';
import { isEmailAddress } from '../users/person.ts';
import { showName } from '../../engine/show-name.ts';

/**
 * The maximum number of addresses that are active or wait for their confirmation.
 * @evidence service
 */
const mostArchives = 5;

/**
 * Enters an archive address and asks it to confirm.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER for what is no address, and for a sixth one
 */
export async function addArchive(
  state: State,
  context: Context,
  email: string,
): Promise<StoredBccArchive> {
  const { account, newId } = context;
  if (!isEmailAddress(email))
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `${showName(email)} is not a valid e-mail address.`,
    );
  const open = (await state.of(bccArchives).list(account.accountId)).filter(
    ({ status }) => status !== 'closed',
  );
  if (open.length >= mostArchives)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `${account.name} has ${mostArchives} archive addresses that are active or not yet confirmed, which is the maximum. Delete one with BCCEmailArchive_delete before you add ${email}.`,
    );
  const archive: StoredBccArchive = {
    bccEmailArchiveId: newId(),
    email,
    emailNotificationId: newId(),
    status: 'activation_sent',
    history: [],
  };
  await changeArchive(state, context, archive, 'CREATED', 'activation_sent');
  await state.mail(account.accountId, {
    to: { name: email, email },
    cc: [],
    bcc: [],
    subject: `Confirm this address as an archive of ${account.name}`,
    text: [`${account.name} asks to send hidden copies of its e-mails to ${email}.`],
    reason: 'bcc-archive',
  });
  return archive;
}

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

/** The addresses that get hidden copies of every e-mail of an account: those that have confirmed. */
export async function archiveAddresses(state: State, accountId: string): Promise<string[]> {
  return (await state.of(bccArchives).listShared(accountId)).flatMap(({ email, status }) =>
    status === 'active' ? [email] : [],
  );
}
