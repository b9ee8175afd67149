import { formGroups } from '../../../state/model/room-forms.ts';
import { requirePermission } from '../access/permissions.ts';
import { defineRoomsOperation } from '../define-rooms-operation.ts';
import { RoomsRefusal } from '../rooms-refusal.ts';
import { wholeRoomsList } from '../whole-rooms-list.ts';
import { findForm, findFormGroup } from './find-form.ts';
import {
  changeFormGroup,
  changeGroupOffice,
  openFormGroup,
  readGroupName,
} from './change-form-group.ts';
import { listGroupForms, presentFormGroup, presentGroupForm } from './present-form-group.ts';

export const FormGroups_GetFormGroups = defineRoomsOperation(
  'FormGroups_GetFormGroups',
  async (state, _request, rooms) => {
    requirePermission(rooms, 'canManageFormGroups');
    const summaries = [];
    for (const group of await state.of(formGroups).list(rooms.account.accountId)) {
      const { formGroupId, name } = group;
      const { length: formCount } = await listGroupForms(state, rooms, group);
      summaries.push({ formGroupId, name, formCount });
    }
    return { status: 200, paged: true, body: { formGroups: summaries, ...wholeRoomsList } };
  },
);

export const FormGroups_CreateFormGroup = defineRoomsOperation(
  'FormGroups_CreateFormGroup',
  async (state, { body }, rooms) => {
    requirePermission(rooms, 'canManageFormGroups');
    const name = readGroupName(body.name);
    const group = { formGroupId: rooms.newId(), name, officeIds: [], forms: [] };
    await state.of(formGroups).put(rooms.account.accountId, group.formGroupId, group);
    return { status: 201, body: await presentFormGroup(state, rooms, group) };
  },
);

export const FormGroups_GetFormGroup = defineRoomsOperation(
  'FormGroups_GetFormGroup',
  async (state, { path }, rooms) => {
    requirePermission(rooms, 'canManageFormGroups');
    const group = await findFormGroup(state, rooms, path.formGroupId);
    return { status: 200, body: await presentFormGroup(state, rooms, group) };
  },
);

export const FormGroups_RenameFormGroup = defineRoomsOperation(
  'FormGroups_RenameFormGroup',
  async (state, { path, body }, rooms) => {
    const group = await changeFormGroup(state, rooms, path.formGroupId, (old) => ({
      ...old,
      name: readGroupName(body.name),
    }));
    return { status: 200, body: await presentFormGroup(state, rooms, group) };
  },
);

export const FormGroups_GetFormGroupForms = defineRoomsOperation(
  'FormGroups_GetFormGroupForms',
  async (state, { path }, rooms) => {
    requirePermission(rooms, 'canAddDocumentsFromFormGroups', 'canManageFormGroups');
    const group = await findFormGroup(state, rooms, path.formGroupId);
    const forms = (await listGroupForms(state, rooms, group)).map(presentGroupForm);
    return { status: 200, paged: true, body: { forms, ...wholeRoomsList } };
  },
);

export const FormGroups_DeleteFormGroup = defineRoomsOperation(
  'FormGroups_DeleteFormGroup',
  async (state, { path }, rooms) => {
    const { formGroupId } = await openFormGroup(state, rooms, path.formGroupId);
    await state.of(formGroups).remove(rooms.account.accountId, formGroupId);
    return { status: 204 };
  },
);

export const FormGroups_AssignFormGroupForm = defineRoomsOperation(
  'FormGroups_AssignFormGroupForm',
  async (state, { path, body }, rooms) => {
    requirePermission(rooms, 'canManageFormGroups');
    const { formId } = await findForm(state, rooms, body.formId);
    const isRequired = body.isRequired ?? false;
    await changeFormGroup(state, rooms, path.formGroupId, (group) => ({
      ...group,
      forms: group.forms.some((form) => form.formId === formId)
        ? group.forms.map((form) => (form.formId === formId ? { formId, isRequired } : form))
        : [...group.forms, { formId, isRequired }],
    }));
    return { status: 204 };
  },
);

export const FormGroups_RemoveFormGroupForm = defineRoomsOperation(
  'FormGroups_RemoveFormGroupForm',
  async (state, { path }, rooms) => {
    const formId = path.formId.toLowerCase();
    await changeFormGroup(state, rooms, path.formGroupId, (group) => {
      const forms = group.forms.filter((form) => form.formId !== formId);
      if (forms.length === group.forms.length)
        throw new RoomsRefusal(
          'RESOURCE_NOT_FOUND',
          `The form group ${group.name} does not contain the form ${path.formId}. Get its forms with FormGroups_GetFormGroupForms.`,
        );
      return { ...group, forms };
    });
    return { status: 204 };
  },
);

export const FormGroups_GrantOfficeAccessToFormGroup = defineRoomsOperation(
  'FormGroups_GrantOfficeAccessToFormGroup',
  async (state, { path }, rooms) => {
    await changeGroupOffice(state, rooms, path, true);
    return { status: 204 };
  },
);

export const FormGroups_RevokeOfficeAccessFromFormGroup = defineRoomsOperation(
  'FormGroups_RevokeOfficeAccessFromFormGroup',
  async (state, { path }, rooms) => {
    await changeGroupOffice(state, rooms, path, false);
    return { status: 204 };
  },
);
