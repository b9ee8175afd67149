import { z } from 'zod';
import { type ControlHandlers, write } from '../../../frame/control/control-call.ts';
import { invalid, notFound } from '../../../frame/control/control-problem.ts';
import { readBody } from '../../../frame/control/read-body.ts';
import type { State } from '../../../state/state.ts';
import { answerAgreement } from '../agreements/answer-agreement.ts';
import { askAgreement } from '../agreements/ask-agreement.ts';
import { agreementLinks, type StoredAgreement } from '../agreements/stored-agreement.ts';
import { clickwraps } from '../clickwraps/stored-clickwrap.ts';

const action = z.strictObject({
  clientUserId: z.string().min(1).max(100),
  action: z.enum(['agree', 'decline', 'expire']),
  documentData: z.exactOptional(z.record(z.string(), z.string())),
});

/** The actions of people on the pages of agreements. */
export const handlers: ControlHandlers<'answerClickwrap'> = {
  async answerClickwrap(parts, call) {
    const { action: wanted, ...request } = readBody(call, action);
    return write(parts, call, async (state) => {
      const { accountId = '', clickwrapId = '' } = call.path;
      const clickwrap = await state
        .of(clickwraps)
        .get(accountId.toLowerCase(), clickwrapId.toLowerCase());
      if (clickwrap === undefined)
        throw notFound(`The account has no clickwrap ${clickwrapId}.`, 'path/clickwrapId');
      const { agreement, version, isAgreed } = await askAgreement(state, clickwrap, request);
      if (isAgreed)
        throw invalid(`${request.clientUserId} has agreed already.`, 'body/clientUserId');
      if (wanted === 'expire') await expireAddresses(state, agreement);
      else await answerAgreement(state, clickwrap, version, agreement, wanted);
      const { agreementId, status } = agreement;
      return { agreementId, status };
    });
  },
};

/** Ends the life of all addresses of an agreement. */
async function expireAddresses(
  { of, now }: Pick<State, 'of' | 'now'>,
  { agreementId }: StoredAgreement,
): Promise<void> {
  const links = of(agreementLinks);
  for (const { id, record } of await links.everywhere())
    if (record.agreementId === agreementId) await links.put('', id, { ...record, until: now });
}
