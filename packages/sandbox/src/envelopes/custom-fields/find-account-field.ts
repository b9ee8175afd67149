import { ServiceError } from '../../engine/service-error.ts';
import type { State } from '../../state/state.ts';
import { accountFields, type StoredAccountField } from './account-fields.ts';

/**
 * The custom field of an account with an ID.
 * @throws ServiceError INVALID_REQUEST_PARAMETER
 */
export async function findAccountField(
  state: State,
  accountId: string,
  fieldId: string,
): Promise<StoredAccountField> {
  const found = await state.of(accountFields).get(accountId, fieldId);
  if (found !== undefined) return found;
  throw new ServiceError(
    'INVALID_REQUEST_PARAMETER',
    `The account has no custom field ${fieldId}; AccountCustomFields_list has those that it has.`,
  );
}
