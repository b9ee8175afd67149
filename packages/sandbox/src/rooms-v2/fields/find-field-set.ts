import type { State } from '../../state/state.ts';
import { fieldSets, type StoredFieldSet } from './stored-field-set.ts';

/** The field set of a room; one without fields where the company has none with the ID. */
export async function findFieldSet(
  state: State,
  accountId: string,
  fieldSetId: string,
): Promise<StoredFieldSet> {
  const found = await state.of(fieldSets).get(accountId, fieldSetId);
  return found ?? { fieldSetId, title: 'Room details', fields: [] };
}
