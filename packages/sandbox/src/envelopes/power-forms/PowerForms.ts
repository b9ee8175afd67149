import { defineOperation } from '../../engine/operation.ts';
import { perItem } from '../../engine/per-item.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { success } from '../../engine/success.ts';
import { members } from '../../state/model/account.ts';
import { listPowerForms, listSeenForms } from './list-power-forms.ts';
import { findPowerForm, requirePowerFormAdmin, requirePowerForms } from './power-form-access.ts';
import { presentPowerForm, presentPowerForms } from './present-power-form.ts';
import { readPowerForm } from './read-power-form.ts';
import { removePowerForm, savePowerForm, newPowerForm } from './save-power-form.ts';

/** The fields about paging, before the engine cuts the page out of the list. */
const wholeList = {
  resultSetSize: 0,
  totalSetSize: 0,
  startPosition: 0,
  endPosition: 0,
  nextUri: null,
  previousUri: null,
};

/** Properties of a PowerForm that the service decides; a request cannot set them. */
const decided: ReadonlySet<string> = new Set([
  'createdBy',
  'createdDateTime',
  'envelopes',
  'errorDetails',
  'lastUsed',
  'powerFormId',
  'powerFormUrl',
  'senderName',
  'templateName',
  'timesUsed',
  'uri',
]);

export const PowerForms_list = defineOperation(
  'PowerForms_list',
  async (state, { query }, context) => {
    const found = await listPowerForms(state, context, query);
    const powerForms = await presentPowerForms(state, context, found);
    return { status: 200, paged: true, body: { powerForms, ...wholeList } };
  },
);

export const PowerForms_create = defineOperation(
  'PowerForms_create',
  async (state, { body }, context) => {
    await requirePowerFormAdmin(state, context);
    const form = await readPowerForm(state, context, newPowerForm(state, context), body);
    await savePowerForm(state, form);
    return { status: 201, body: await presentPowerForm(state, context, form) };
  },
);

export const PowerForms_get = defineOperation(
  'PowerForms_get',
  async (state, { path }, context) => {
    const form = await findPowerForm(state, context, path.powerFormId);
    return { status: 200, body: await presentPowerForm(state, context, form) };
  },
);

export const PowerForms_update = defineOperation(
  'PowerForms_update',
  async (state, { path, body }, context) => {
    const before = await findPowerForm(state, context, path.powerFormId);
    const named = Object.entries(body).filter(
      ([name, value]) => value !== undefined && !decided.has(name),
    );
    if (named.length === 0)
      throw new ServiceRefusal(
        'INVALID_REQUEST_BODY',
        'The body changes nothing. Send at least one field to change, such as isActive.',
      );
    const form = await readPowerForm(state, context, before, body);
    await savePowerForm(state, form);
    return { status: 200, body: await presentPowerForm(state, context, form) };
  },
);

export const PowerForms_delete = defineOperation(
  'PowerForms_delete',
  async (state, { path }, context) => {
    await removePowerForm(state, await findPowerForm(state, context, path.powerFormId));
    return { status: 200 };
  },
);

export const PowerForms_deleteList = defineOperation(
  'PowerForms_deleteList',
  async (state, { body }, context) => {
    await requirePowerForms(state, context);
    const powerForms = await perItem(
      body.powerForms,
      ({ powerFormId }) => (powerFormId === undefined ? {} : { powerFormId }),
      async ({ powerFormId = '' }) => {
        const form = await findPowerForm(state, context, powerFormId);
        await removePowerForm(state, form);
        return { powerFormId: form.powerFormId, name: form.name, errorDetails: success };
      },
    );
    return { status: 200, body: { powerForms } };
  },
);

export const PowerForms_listSenders = defineOperation(
  'PowerForms_listSenders',
  async (state, _request, context) => {
    const senders = new Set(
      (await listSeenForms(state, context)).map(({ senderUserId }) => senderUserId),
    );
    const all = await state.of(members).list(context.account.accountId);
    const powerFormSenders = all
      .filter(({ userId }) => senders.has(userId))
      .map(({ userId, userName, email, status }) => ({
        userId,
        userName,
        email,
        userStatus: status,
      }));
    return { status: 200, paged: true, body: { powerFormSenders, ...wholeList } };
  },
);
