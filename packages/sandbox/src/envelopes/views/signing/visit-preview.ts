import type { MockResponse } from '@countersign/mock/extend';
import { signs } from '../../statuses.ts';
import { actionOf, leave, tell, type Visit } from '../visit.ts';
import { read } from './read.ts';
import { signPage } from './sign-page.ts';

/** Somebody looks at what a recipient will see; nothing can be filled in. */
export async function visitPreview(visit: Visit): Promise<MockResponse> {
  const { state, session } = visit;
  const envelope = await state.envelopes.get(session.envelopeId ?? '');
  const recipient = envelope?.recipients.find(
    (one) => one.recipientIdGuid === session.recipientIdGuid,
  );
  if (envelope === undefined || recipient === undefined)
    return tell(visit, 'exception', 'There is nobody to look for', 'The recipient was taken out.');
  if (actionOf(visit) === 'close')
    return leave(visit, 'viewing_complete', 'The preview is over', 'You can close this window.');
  const signing = { ...visit, envelope, recipient };
  return signs(recipient) ? signPage(signing) : read(signing);
}
