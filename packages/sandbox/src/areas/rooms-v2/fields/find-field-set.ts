import type { State } from '../../../state/state.ts';
import { readStandardFields } from './standard-fields.ts';
import { fieldSets, type StoredFieldSet } from './stored-field-set.ts';

/** The field set of a room; one with the standard fields where the company has chosen none. */
export async function findFieldSet(
  state: State,
  accountId: string,
  fieldSetId: string,
): Promise<StoredFieldSet> {
  const found = await state.of(fieldSets).get(accountId, fieldSetId);
  return found ?? { fieldSetId, title: 'Room details', fields: await readStandardFields() };
}
