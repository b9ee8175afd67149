import { formGroups, formLibraries } from '../../../state/model/room-forms.ts';
import type {
  StoredForm,
  StoredFormGroup,
  StoredFormLibrary,
} from '../../../state/model/room-forms.ts';
import type { PermissionSet } from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import { listOfficesInReach } from '../access/offices-in-reach.ts';
import type { RoomsContext } from '../rooms-context.ts';

/** The forms that the caller can use, by the offices, the role, and the date of each form. */
export interface FormReach {
  hasLibrary(library: StoredFormLibrary): boolean;
  hasGroup(group: StoredFormGroup): boolean;
  /** Returns true if the caller can add the form to rooms. */
  hasForm(form: StoredForm): boolean;
}

interface ReachInput {
  /**
   * The caller's permissions in the room of the request; by default, their permissions in the
   * company.
   */
  permissions?: PermissionSet;
  /** The office of that room, which counts like one of the caller's. */
  officeId?: number | undefined;
}

/** Finds out which forms the caller can use. */
export async function readFormReach(
  state: State,
  rooms: RoomsContext,
  { permissions = rooms.permissions, officeId }: ReachInput = {},
): Promise<FormReach> {
  const { account, company, member } = rooms;
  const reach = await listOfficesInReach(state, account.accountId, member);
  const isOwn = (id: number) =>
    reach === 'all' || reach.includes(id) || id === member.defaultOfficeId || id === officeId;
  const hasLibrary = (library: StoredFormLibrary) =>
    !company.requireOfficeLibraryAssignments || library.officeIds.some(isOwn);
  const hasGroup = (group: StoredFormGroup) => group.officeIds.some(isOwn);
  const libraryIds = new Set<string>();
  const formIds = new Set<string>();
  if (permissions.has('canAddDocumentsFromFormLibraries'))
    for (const library of await state.of(formLibraries).list(account.accountId))
      if (hasLibrary(library)) libraryIds.add(library.formLibraryId);
  if (permissions.has('canAddDocumentsFromFormGroups'))
    for (const group of await state.of(formGroups).list(account.accountId))
      if (hasGroup(group)) for (const { formId } of group.forms) formIds.add(formId);
  return {
    hasLibrary,
    hasGroup,
    hasForm: ({ formId, formLibraryId, availableAt }) =>
      availableAt <= state.now && (libraryIds.has(formLibraryId) || formIds.has(formId)),
  };
}
