import type { EnvelopesShareResponse } from '@countersign/types/esign-v2.1';
import { dateTime } from '../../engine/date-time.ts';
import { members } from '../../state/model/account.ts';
import type { StoredEnvelope, StoredShare } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';

/** Presents a share of an envelope. */
export async function presentShare(
  state: State,
  { accountId, envelopeId, sender, settings }: StoredEnvelope,
  { shareId, userId, permission, createdAt, modifiedAt }: StoredShare,
): Promise<EnvelopesShareResponse> {
  const { userName, email } = (await state.of(members).get(accountId, userId)) ?? {};
  return {
    shareId,
    envelopeId,
    subject: settings.emailSubject ?? '',
    permission,
    agentUser: {
      accountId,
      userId,
      ...(userName !== undefined && { name: userName }),
      ...(email !== undefined && { email }),
    },
    senderInfo: { accountId, userId: sender.userId, name: sender.userName, email: sender.email },
    createdTimestamp: dateTime(createdAt),
    modifiedTimestamp: dateTime(modifiedAt),
  };
}
