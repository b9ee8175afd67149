import { formGroups, type StoredFormGroup } from '../../../state/model/room-forms.ts';
import type { State } from '../../../state/state.ts';
import { requirePermission } from '../access/permissions.ts';
import { findOffice } from '../offices/find-office.ts';
import type { RoomsContext } from '../rooms-context.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';
import { findFormGroup, requireOffices } from './find-form.ts';

/**
 * Finds a form group that the caller may change: the access level covers each of its offices.
 * @throws RoomsRefusal
 */
export async function openFormGroup(
  state: State,
  rooms: RoomsContext,
  formGroupId: string,
): Promise<StoredFormGroup> {
  requirePermission(rooms, 'canManageFormGroups');
  const group = await findFormGroup(state, rooms, formGroupId);
  await requireOffices(state, rooms, group.officeIds);
  return group;
}

/**
 * Changes a form group.
 * @returns the changed one
 * @throws RoomsRefusal where the caller may not change it
 */
export async function changeFormGroup(
  state: State,
  rooms: RoomsContext,
  formGroupId: string,
  change: (group: StoredFormGroup) => StoredFormGroup,
): Promise<StoredFormGroup> {
  const group = change(await openFormGroup(state, rooms, formGroupId));
  await state.of(formGroups).put(rooms.account.accountId, group.formGroupId, group);
  return group;
}

/**
 * Grants a form group to an office, or revokes it.
 * @param isGranted true to grant it
 * @throws RoomsRefusal if the office is missing, or the access level does not cover it
 */
export async function changeGroupOffice(
  state: State,
  rooms: RoomsContext,
  path: { formGroupId: string; officeId: number | string },
  isGranted: boolean,
): Promise<void> {
  requirePermission(rooms, 'canManageFormGroups');
  const { accountId } = rooms.account;
  const group = await findFormGroup(state, rooms, path.formGroupId);
  const { officeId } = await findOffice(state, rooms, path.officeId);
  await requireOffices(state, rooms, [officeId]);
  const others = group.officeIds.filter((id) => id !== officeId);
  const wasGranted = others.length < group.officeIds.length;
  if (wasGranted === isGranted) return;
  await state.of(formGroups).put(accountId, group.formGroupId, {
    ...group,
    officeIds: isGranted ? [...others, officeId] : others,
  });
}

/** @throws RoomsRefusal where it contains only spaces */
export function readGroupName(name: string): string {
  const trimmed = name.trim();
  if (trimmed !== '') return trimmed;
  throw new RoomsRefusal(
    'PROPERTY_VALIDATION_FAILURE',
    'The body does not fit at /name: the name of a form group must not be empty.',
  );
}
