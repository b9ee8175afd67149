import { defineOperation } from '../../engine/operation.ts';
import { requireAdmin } from '../../engine/require-admin.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import {
  accountFields,
  findAccountField,
  presentAccountField,
  readAccountField,
  type StoredAccountField,
} from './account-fields.ts';
import { FieldNames, checkField } from './check-field.ts';
import { byKind, eachField, newFieldId } from './field-lists.ts';
import type { Context } from '../../engine/context.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { saveTemplate } from '../save.ts';

export const AccountCustomFields_list = defineOperation(
  'AccountCustomFields_list',
  async (state, _request, { account }) => {
    const fields = await state.of(accountFields).list(account.accountId);
    return { status: 200, body: byKind(fields.map(presentAccountField)) };
  },
);

/** The maximum number of custom fields of an account. */
const most = 500;

export const AccountCustomFields_create = defineOperation(
  'AccountCustomFields_create',
  async (state, { query, body }, context) => {
    requireAdmin(context);
    const { accountId } = context.account;
    const there = await state.of(accountFields).list(accountId);
    if (there.length >= most)
      throw new ServiceRefusal(
        'INVALID_REQUEST_PARAMETER',
        `The account has ${most} custom fields, which is the maximum. Delete one first.`,
      );
    const field = readAccountField(body);
    checkField(field, new FieldNames(there), '');
    await state.of(accountFields).put(accountId, field.fieldId, field);
    if (query.apply_to_templates === 'true')
      await applyToTemplates(state, context, undefined, field);
    return { status: 201, body: byKind([presentAccountField(field)]) };
  },
);

export const AccountCustomFields_update = defineOperation(
  'AccountCustomFields_update',
  async (state, { path, query, body }, context) => {
    requireAdmin(context);
    const { accountId } = context.account;
    const before = await findAccountField(state, accountId, path.customFieldId);
    const field = readAccountField({ ...before, ...body }, before.fieldId);
    checkField(field, new FieldNames(await state.of(accountFields).list(accountId)), '');
    await state.of(accountFields).put(accountId, field.fieldId, field);
    if (query.apply_to_templates === 'true') await applyToTemplates(state, context, before, field);
    return { status: 200, body: byKind([presentAccountField(field)]) };
  },
);

export const AccountCustomFields_delete = defineOperation(
  'AccountCustomFields_delete',
  async (state, { path, query }, context) => {
    requireAdmin(context);
    const { accountId } = context.account;
    const field = await findAccountField(state, accountId, path.customFieldId);
    await state.of(accountFields).remove(accountId, field.fieldId);
    if (query.apply_to_templates === 'true')
      await applyToTemplates(state, context, field, undefined);
    return { status: 200 };
  },
);

/**
 * Updates all templates of an account after a change of one of its fields, which they have by name.
 * @param before the field before the change; undefined for a new one
 * @param now the field after the change; undefined for a deleted one
 */
async function applyToTemplates(
  state: State,
  context: Pick<Context, 'account' | 'caller'>,
  before: StoredAccountField | undefined,
  now: StoredAccountField | undefined,
): Promise<void> {
  for (const template of await state.envelopes.list(context.account.accountId, {
    kind: 'template',
  })) {
    change(template, before, now);
    await saveTemplate(state, context, template);
  }
}

function change(
  template: StoredEnvelope,
  before: StoredAccountField | undefined,
  now: StoredAccountField | undefined,
): void {
  const names = new Set([before?.name, now?.name]);
  const there = eachField(template.customFields);
  const same = there.find(({ field }) => names.has(field.name));
  const others = there.filter((one) => one !== same);
  if (now === undefined) {
    template.customFields = byKind(others);
    return;
  }
  const fieldId = same?.field.fieldId ?? newFieldId();
  template.customFields = byKind([...others, presentAccountField({ ...now, fieldId })]);
}
