import type { components } from '../generated/control.ts';
import { accounts } from '../../state/model/account.ts';
import { mails, type StoredMail } from '../../state/model/mail.ts';
import { type ControlHandlers, read, write } from '../control-call.ts';

export const outbox: ControlHandlers<'listOutbox' | 'clearOutbox'> = {
  async listOutbox(parts, call) {
    const { query, request } = call;
    const all = await read(parts, call, (state) => state.of(mails).everywhere());
    const fits = fitting(query);
    return {
      mails: all
        .filter(({ record }) => fits(record))
        .map(({ account, record }) => present(account, record, request.origin)),
    };
  },
  async clearOutbox(parts, call) {
    await write(parts, call, async (state) => {
      for (const { accountId } of await state.of(accounts).list(''))
        await state.of(mails).removeAll(accountId);
    });
  },
};

function fitting(query: URLSearchParams): (mail: StoredMail) => boolean {
  const to = query.get('to')?.toLowerCase();
  const reason = query.get('reason');
  const envelopeId = query.get('envelopeId')?.toLowerCase();
  return (mail) =>
    (to === undefined || [mail.to.email.toLowerCase(), mail.to.phoneNumber].includes(to)) &&
    (reason === null || mail.reason === reason) &&
    (envelopeId === undefined || mail.envelopeId === envelopeId);
}

function present(
  accountId: string,
  { sentAt, link, ...mail }: StoredMail,
  origin: string,
): components['schemas']['Mail'] {
  return {
    deliveryMethod: 'email',
    ...mail,
    accountId,
    sentAt: new Date(sentAt).toISOString(),
    ...(link !== undefined && { link: new URL(link, origin).href }),
  };
}
