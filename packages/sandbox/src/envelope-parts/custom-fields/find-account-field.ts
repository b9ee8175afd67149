import { ServiceError } from '../../engine/service-error.js';
import type { State } from '../../state/state.js';
import { accountFields, type StoredAccountField } from './account-fields.js';

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
