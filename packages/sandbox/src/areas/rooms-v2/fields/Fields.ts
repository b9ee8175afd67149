import { defineRoomsOperation } from '../define-rooms-operation.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';
import { findFieldSet } from './find-field-set.ts';
import { presentFieldSet, type Requirement } from './present-field-set.ts';
import { fieldSets } from './stored-field-set.ts';

export const Fields_GetFieldSet = defineRoomsOperation(
  'Fields_GetFieldSet',
  async (state, { path, query }, rooms) => {
    const id = path.fieldSetId.toLowerCase();
    const { account, company } = rooms;
    const set =
      id === company.defaultFieldSetId
        ? await findFieldSet(state, account.accountId, id)
        : await state.of(fieldSets).get(account.accountId, id);
    if (set === undefined)
      throw new RoomsRefusal(
        'RESOURCE_NOT_FOUND',
        `${company.name} has no field set ${path.fieldSetId}. Get the ID with Rooms_GetRoomFieldSet.`,
      );
    const requirements = readRequirements(query.fieldsCustomDataFilters ?? 'None');
    return { status: 200, body: presentFieldSet(set, requirements) };
  },
);

function readRequirements(filters: string): Requirement[] {
  const words = new Set(filters.split(','));
  return [
    ...(words.has('IsRequiredOnCreate') ? ['isRequiredOnCreate' as const] : []),
    ...(words.has('IsRequiredOnSubmit') ? ['isRequiredOnSubmit' as const] : []),
  ];
}
