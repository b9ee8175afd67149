import type { MockResponse } from '@countersign/mock/core/server';
import { isEmailAddress } from '../../../account/users/person.ts';
import { reassignRecipient } from '../../life/reassign.ts';
import { saveEnvelope } from '../../save.ts';
import { languageOf, leave } from '../visit.ts';
import { getSigner, type Signing } from './signing.ts';

/** The longest name and reason, in characters. */
const longestName = 100;
const longestReason = 500;

/**
 * Assigns the envelope to the person in the form.
 * @returns the page about the result; or the errors of the form, by field
 */
export async function reassign(signing: Signing): Promise<MockResponse | Map<string, string>> {
  const { state, envelope, recipient, form } = signing;
  const name = form?.text('reassign-name') ?? '';
  const email = form?.text('reassign-email') ?? '';
  const reason = form?.text('reassign-reason') ?? '';
  const { t } = languageOf(signing);
  const faults = new Map<string, string>();
  if (name === '' || name.length > longestName)
    faults.set('reassign-name', t('Enter the name of the person who signs instead of you.'));
  if (!isEmailAddress(email))
    faults.set(
      'reassign-email',
      t('Enter the e-mail address of the person who signs instead of you.'),
    );
  if (reason.length > longestReason)
    faults.set('reassign-reason', t('At most {most} characters.', { most: longestReason }));
  if (faults.size > 0) return faults;
  const actor = getSigner(signing);
  await reassignRecipient(state, envelope, recipient, { name, email, reason }, actor);
  await saveEnvelope(state, envelope);
  return leave(
    signing,
    'viewing_complete',
    t('You have assigned the documents'),
    t(
      '{name} receives an e-mail to sign them. You receive a copy when all recipients have finished.',
      { name },
    ),
  );
}
