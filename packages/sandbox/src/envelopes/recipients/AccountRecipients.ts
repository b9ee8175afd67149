import type { CaptiveRecipient } from '@countersign/types/esign-v2.1';
import { isSameAddress } from '../../account/users/person.ts';
import { defineOperation } from '../../engine/operation.ts';
import { perItem } from '../../engine/per-item.ts';
import { requireAdmin } from '../../engine/require-admin.ts';
import { requireItems } from '../../engine/require-items.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { success } from '../../engine/success.ts';
import { members } from '../../state/model/account.ts';
import { adoptedSignatures, getAdoptionId } from '../../state/model/adopted-signature.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';
import { saveEnvelope } from '../save.ts';
import { isDone } from '../statuses.ts';

export const Accounts_listRecipientNamesByEmail = defineOperation(
  'Accounts_listRecipientNamesByEmail',
  async (state, { query }, { account }) => {
    const email = query.email ?? '';
    const users = (await state.of(members).list(account.accountId)).filter((member) =>
      isSameAddress(member.email, email),
    );
    const recipients = await recipientsWithAddress(state, account.accountId, email);
    const names = [
      ...users.map(({ userName }) => userName),
      ...recipients.map(({ recipient }) => recipient.details.name ?? ''),
    ];
    return {
      status: 200,
      body: {
        multipleUsers: users.length > 1 ? ('true' as const) : ('false' as const),
        reservedRecipientEmail: 'false' as const,
        recipientNames: [...new Set(names)].filter((name) => name !== ''),
      },
    };
  },
);

export const Accounts_deleteCaptiveRecipient = defineOperation(
  'Accounts_deleteCaptiveRecipient',
  async (state, { body }, context) => {
    requireAdmin(context);
    const requested = requireItems(body?.captiveRecipients, 'captiveRecipients');
    const captiveRecipients = await perItem(
      requested,
      (item) => item,
      async (item) => {
        await forgetSignature(state, context.account.accountId, item);
        return { ...item, errorDetails: success };
      },
    );
    return { status: 200, body: { captiveRecipients } };
  },
);

/** The maximum number of envelopes that are searched, newest first. */
const most = 500;

/** The recipients of envelopes of an account with an e-mail address. */
async function recipientsWithAddress(
  state: State,
  accountId: string,
  email: string,
): Promise<{ envelope: StoredEnvelope; recipient: StoredRecipient }[]> {
  if (email === '') return [];
  const envelopes = await state.envelopes.list(accountId, {
    kind: 'envelope',
    search: email,
    order: { by: 'changed_at', direction: 'desc' },
    count: most,
  });
  return envelopes.flatMap((envelope) =>
    envelope.recipients
      .filter(({ details }) => isSameAddress(details.email, email))
      .map((recipient) => ({ envelope, recipient })),
  );
}

/**
 * Deletes the signatures that an embedded recipient has adopted, except in signed documents.
 * @throws ServiceRefusal INVALID_CAPTIVE_RECIPIENT_OPERATION if there is no embedded recipient with
 * this name, address and client user ID
 */
async function forgetSignature(
  state: State,
  accountId: string,
  { userName = '', email = '', clientUserId = '' }: CaptiveRecipient,
): Promise<void> {
  const found = (await recipientsWithAddress(state, accountId, email)).filter(
    ({ recipient: { details } }) =>
      clientUserId !== '' && details.clientUserId === clientUserId && details.name === userName,
  );
  if (found.length === 0)
    throw new ServiceRefusal(
      'INVALID_CAPTIVE_RECIPIENT_OPERATION',
      `No embedded recipient of the account is ${userName} <${email}> with the clientUserId ${JSON.stringify(clientUserId)}.`,
    );
  const changed = new Set<(typeof found)[number]['envelope']>();
  for (const { envelope, recipient } of found) {
    if (isDone(recipient) || recipient.signatureImage === undefined) continue;
    delete recipient.signatureImage;
    delete recipient.initialsImage;
    changed.add(envelope);
  }
  for (const envelope of changed) await saveEnvelope(state, envelope);
  await state.of(adoptedSignatures).remove(accountId, getAdoptionId({ email, clientUserId }));
}
