import type { Context } from '../../../engine/context.ts';
import type { State } from '../../../state/state.ts';
import { refusal } from '../refusal.ts';
import { type StoredForm, webForms } from './stored-form.ts';

/**
 * Finds a form of an account.
 * @throws Refusal RESOURCE_NOT_FOUND
 */
export async function findForm(
  state: State,
  { account }: Pick<Context, 'account'>,
  formId: string,
): Promise<StoredForm> {
  const form = await state.of(webForms).get(account.accountId, formId.toLowerCase());
  if (form === undefined)
    throw refusal(
      'RESOURCE_NOT_FOUND',
      `The account has no form ${formId}. WebForm_ListForms returns its forms.`,
    );
  return form;
}
