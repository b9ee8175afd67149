import {
  formGroups,
  forms,
  type StoredForm,
  type StoredFormGroup,
} from '../../../state/model/room-forms.ts';
import type { State } from '../../../state/state.ts';
import { listOfficesInReach } from '../access/offices-in-reach.ts';
import type { RoomsContext } from '../rooms-context.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';
import { readFormReach } from './form-reach.ts';

/**
 * Finds a form in the libraries of the company.
 * @throws RoomsRefusal if it does not exist
 */
export async function findForm(
  state: State,
  { account, company }: Pick<RoomsContext, 'account' | 'company'>,
  formId: string,
): Promise<StoredForm> {
  const form = await state.of(forms).get(account.accountId, formId.toLowerCase());
  if (form !== undefined) return form;
  throw new RoomsRefusal(
    'RESOURCE_NOT_FOUND',
    `The libraries of ${company.name} have no form ${formId}. Get the IDs with FormLibraries_GetFormLibraryForms.`,
  );
}

/**
 * Finds a form group that the caller can view.
 * @throws RoomsRefusal if it does not exist; a group that the caller cannot view counts as missing
 */
export async function findFormGroup(
  state: State,
  rooms: RoomsContext,
  formGroupId: string,
): Promise<StoredFormGroup> {
  const group = await state.of(formGroups).get(rooms.account.accountId, formGroupId.toLowerCase());
  const isVisible =
    group !== undefined &&
    (rooms.permissions.has('canManageFormGroups') ||
      (await readFormReach(state, rooms)).hasGroup(group));
  if (isVisible) return group;
  throw new RoomsRefusal(
    'RESOURCE_NOT_FOUND',
    `There is no form group ${formGroupId} that ${rooms.member.email} can view. Get the IDs with FormGroups_GetFormGroups.`,
  );
}

/**
 * Refuses to change what belongs to an office that the access level of the caller does not cover.
 * @throws RoomsRefusal
 */
export async function requireOffices(
  state: State,
  { account, member }: Pick<RoomsContext, 'account' | 'member'>,
  officeIds: readonly number[],
): Promise<void> {
  const reach = await listOfficesInReach(state, account.accountId, member);
  if (reach === 'all') return;
  const other = officeIds.find((id) => !reach.includes(id));
  if (other === undefined) return;
  throw new RoomsRefusal(
    'USER_LACKS_PERMISSIONS',
    `The access level of ${member.email} does not cover the office ${other}, which has the form group. Use a token of a member who has access to this office.`,
  );
}
