import type { Context } from '../../engine/context.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { saveTemplate } from '../save.ts';
import { presentAccountField, type StoredAccountField } from './account-fields.ts';
import { byKind, eachField, newFieldId } from './field-lists.ts';

/**
 * Updates all templates of an account after a change of one of its fields, which they have by name.
 * @param before the field before the change; undefined for a new one
 * @param now the field after the change; undefined for a deleted one
 */
export async function applyToTemplates(
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
