import type { MockResponse } from '@countersign/mock/core/server';
import { signingGroups } from '../../../state/model/groups.ts';
import { readAction, again, show } from '../visit.ts';
import { type Signing, titleOf } from './signing.ts';

/** Asks who of a signing group it is; undefined for others, and once it is known. */
export async function askMember(signing: Signing): Promise<MockResponse | undefined> {
  const { state, session, envelope, recipient, form } = signing;
  const { signingGroupId = '' } = recipient.details;
  if (signingGroupId === '' || session.member !== undefined) return undefined;
  const group = await state.of(signingGroups).get(envelope.accountId, signingGroupId);
  const members = group?.users ?? [];
  const chosen = members.find(({ email }) => email === form?.text('member'));
  if (readAction(signing) === 'member' && chosen !== undefined) {
    session.member = { userName: chosen.userName, email: chosen.email };
    return again(signing);
  }
  return show(signing, {
    template: 'member',
    title: titleOf(envelope),
    data: { group: group?.name ?? recipient.details.signingGroupName ?? '', members },
  });
}

/**
 * Asks the host to hand the device to an in-person signer; undefined for others, and afterwards.
 */
export function handOver(signing: Signing): MockResponse | undefined {
  const { session, envelope, recipient } = signing;
  if (recipient.type !== 'inPersonSigner' || session.handedOver === true) return undefined;
  if (readAction(signing) === 'hand-over') {
    session.handedOver = true;
    return again(signing);
  }
  const { hostName, signerName, name = '' } = recipient.details;
  return show(signing, {
    template: 'hand-over',
    title: titleOf(envelope),
    data: { host: hostName ?? '', signer: signerName ?? name },
  });
}
