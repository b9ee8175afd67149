import type { Context } from '../../engine/context.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';

/** Who does something to an envelope. */
export interface Actor {
  userId: string;
  userName: string;
  email: string;
  ipAddress: string;
}

/** The sandbox talks to this machine, so everybody calls from here. */
const thisMachine = '127.0.0.1';

/** The service itself, where nobody else does something. */
export const theService: Actor = { userId: '', userName: 'Sandbox', email: '', ipAddress: '' };

/** The calling user. */
export function actorOf({ caller }: Pick<Context, 'caller'>): Actor {
  const { userId, userName, email } = caller;
  return { userId, userName, email, ipAddress: thisMachine };
}

/** A recipient, as somebody who does something: the member who acts, of a signing group. */
export function recipientActor({ details, recipientIdGuid, actedBy }: StoredRecipient): Actor {
  return {
    userId: details.userId ?? recipientIdGuid,
    userName: actedBy?.userName ?? details.signerName ?? details.name ?? '',
    email: actedBy?.email ?? details.email ?? details.hostEmail ?? '',
    ipAddress: thisMachine,
  };
}
