import type { MockResponse } from '@countersign/mock/extend';
import { actionOf, again, show } from '../visit.ts';
import { titleOf, type Signing } from './signing.ts';

/** Has the host hand the device to somebody who signs in person; undefined for others, and after it. */
export function handOver(signing: Signing): MockResponse | undefined {
  const { session, envelope, recipient } = signing;
  if (recipient.type !== 'inPersonSigner' || session.handedOver === true) return undefined;
  if (actionOf(signing) === 'hand-over') {
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
