import { defineListOperation, defineNavigatorOperation } from '../define-navigator-operation.ts';
import { dateTime } from '../../../engine/date-time.ts';
import { listPage } from '../query/list-page.ts';
import { presentAgreement } from './present-agreement.ts';
import { agreements, type StoredAgreement } from './stored-agreement.ts';
import type { Context } from '../../../engine/context.ts';
import { readGuid } from '../../../engine/read-guid.ts';
import type { State } from '../../../state/state.ts';
import { refusal } from '../refusal.ts';

export const Agreements_GetAgreementsList = defineListOperation(
  'Agreements_GetAgreementsList',
  async (state, _request, context) => {
    const { search } = context;
    const withLinkedData = search.get('include_linked_data') === 'true';
    const all = await state.of(agreements).list(context.account.accountId);
    const page = listPage(
      all.map((agreement) => presentAgreement(state, context, agreement, { withLinkedData })),
      search,
    );
    const base = `${context.origin}/v1/accounts/${context.account.accountId}/agreements?`;
    const link = (query: string): { href: string } => ({ href: `${base}${query}` });
    return {
      status: 200,
      body: {
        data: page.items,
        response_metadata: {
          request_id: context.newId(),
          response_timestamp: dateTime(state.stamp()),
          response_duration_ms: 0,
          page_limit: page.limit,
          ...(page.token !== undefined && { page_token_next: page.token }),
        },
        _links: {
          first: link(page.first),
          self: link(page.self),
          ...(page.next !== undefined && { next: link(page.next) }),
        },
      },
    };
  },
);

export const Agreements_GetAgreement = defineNavigatorOperation(
  'Agreements_GetAgreement',
  async (state, { path }, context) => ({
    status: 200,
    body: presentAgreement(state, context, await findAgreement(state, context, path.agreementId)),
  }),
);

export const Agreements_DeleteAgreement = defineNavigatorOperation(
  'Agreements_DeleteAgreement',
  async (state, { path }, context) => {
    const { accountId, agreementId } = await findAgreement(state, context, path.agreementId);
    await state.of(agreements).remove(accountId, agreementId);
    return { status: 204 };
  },
);

export const Agreements_createAgreementSummary = defineNavigatorOperation(
  'Agreements_createAgreementSummary',
  async (state, { path }, context) => {
    const agreement = await findAgreement(state, context, path.agreementId);
    const summary = agreement.summary ?? summarize(agreement);
    if (agreement.summary === undefined)
      context.warn({
        code: 'not-as-the-service',
        in: 'path',
        at: 'agreementId',
        message:
          'Nothing here reads documents, so the summary is made of what is known of the agreement. Set one with the control API.',
      });
    return { status: 200, body: { summary } };
  },
);

/** Says in a few sentences what is known of an agreement. */
function summarize({ title, type, parties, provisions }: StoredAgreement): string {
  const between = parties.map(({ name }) => name).join(' and ');
  const { effective_date: from, expiration_date: to, governing_law: law } = provisions;
  return [
    `${title} is a ${type}${between !== '' ? ` between ${between}` : ''}.`,
    ...(from === undefined ? [] : [`It applies from ${from.slice(0, 10)}.`]),
    ...(to === undefined ? [] : [`It ends on ${to.slice(0, 10)}.`]),
    ...(law === undefined ? [] : [`The law of ${law} applies.`]),
  ].join(' ');
}

/**
 * Finds the agreement of a path.
 * @throws Refusal 404 if the account has none with this ID
 */
async function findAgreement(
  state: State,
  { account }: Pick<Context, 'account'>,
  agreementId: string,
): Promise<StoredAgreement> {
  const found = await state.of(agreements).get(account.accountId, readGuid(agreementId));
  if (found !== undefined) return found;
  throw refusal(
    '404',
    `The account has no agreement ${agreementId}. List them with Agreements_GetAgreementsList.`,
  );
}
