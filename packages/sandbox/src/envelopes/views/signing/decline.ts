import type { MockResponse } from '@countersign/mock/extend';
import { declineEnvelope } from '../../life/act.ts';
import { saveEnvelope } from '../../save.ts';
import { leave } from '../visit.ts';
import { signerOf, type Signing } from './signing.ts';

/** The longest reason, in characters. */
const longest = 500;

/** Declines with the reason in the form; undefined where it says none, and nothing was done. */
export async function decline(signing: Signing): Promise<MockResponse | undefined> {
  const { state, envelope, recipient, form } = signing;
  const reason = form?.text('decline-reason') ?? '';
  if (reason === '' || reason.length > longest) return undefined;
  await declineEnvelope(state, envelope, recipient, reason, signerOf(signing));
  await saveEnvelope(state, envelope);
  return leave(
    signing,
    'decline',
    'You have declined',
    'The sender is told of it, with your reason.',
  );
}
