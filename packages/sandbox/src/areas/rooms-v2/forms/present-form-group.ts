import { forms, type StoredForm, type StoredFormGroup } from '../../../state/model/room-forms.ts';
import type { State } from '../../../state/state.ts';
import { roomsDate } from '../rooms-date.ts';
import type { RoomsContext } from '../rooms-context.ts';
import { readFormReach } from './form-reach.ts';

/** The forms of a group that are still in a library, in the order of the group. */
export async function listGroupForms(
  state: State,
  { account }: Pick<RoomsContext, 'account'>,
  group: StoredFormGroup,
): Promise<{ form: StoredForm; isRequired: boolean }[]> {
  const listed = [];
  for (const { formId, isRequired } of group.forms) {
    const form = await state.of(forms).get(account.accountId, formId);
    if (form !== undefined) listed.push({ form, isRequired });
  }
  return listed;
}

/** A form as the list of a group shows it. */
export function presentGroupForm({ form, isRequired }: { form: StoredForm; isRequired: boolean }) {
  const { formId, name, updatedAt } = form;
  return { formId, isRequired, name, lastUpdatedDate: roomsDate(updatedAt) };
}

/** A group with its offices and forms. */
export async function presentFormGroup(state: State, rooms: RoomsContext, group: StoredFormGroup) {
  const { hasForm } = await readFormReach(state, rooms);
  const listed = await listGroupForms(state, rooms, group);
  return {
    formGroupId: group.formGroupId,
    name: group.name,
    officeIds: group.officeIds,
    forms: listed.map((one) => ({
      ...presentGroupForm(one),
      viewingUserHasAccess: hasForm(one.form),
    })),
  };
}
