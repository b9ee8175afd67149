import type { CustomField, CustomFields } from '@countersign/types/esign-v2.1';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { kind } from '../../state/records.ts';
import { byKind, eachField, type ListedField, newFieldId } from './field-lists.ts';
import { showName } from '../../engine/show-name.ts';

/** A field that the account offers. Kept under the account, by its ID. */
export interface StoredAccountField {
  fieldId: string;
  customFieldType: 'text' | 'list';
  name: string;
  value: string;
  required: 'true' | 'false';
  show: 'true' | 'false';
  /** The values to choose from, of a field with a choice. */
  listItems?: string[];
}

export const accountFields = kind<StoredAccountField>('account-custom-field');

/** Presents a field of the account as envelopes have it. */
export function presentAccountField(
  field: StoredAccountField,
): Pick<ListedField, 'list' | 'field'> {
  const { customFieldType, ...rest } = field;
  return {
    list: customFieldType === 'list' ? 'listCustomFields' : 'textCustomFields',
    field: rest,
  };
}

/** Reads a field of the account as sent, with an ID and defaults. */
export function readAccountField(
  { name = '', value = '', required = 'false', show = 'false', ...rest }: CustomField,
  fieldId = newFieldId(),
): StoredAccountField {
  const customFieldType = rest.customFieldType ?? 'text';
  const listItems = customFieldType === 'list' ? { listItems: rest.listItems ?? [] } : {};
  return { fieldId, customFieldType, name, value, required, show, ...listItems };
}

/**
 * Adds the fields of the account to a new envelope, unless it has one of the same name.
 * @returns the fields afterwards
 */
export async function addAccountFields(
  state: State,
  envelope: Pick<StoredEnvelope, 'accountId' | 'customFields'>,
): Promise<CustomFields> {
  const there = eachField(envelope.customFields);
  const offered = await state.of(accountFields).list(envelope.accountId);
  const names = new Set(there.map(({ field }) => field.name));
  const missing = offered
    .filter(({ name }) => !names.has(name))
    .map((field) => presentAccountField({ ...field, fieldId: newFieldId() }));
  envelope.customFields = byKind([...there, ...missing]);
  return envelope.customFields;
}

/**
 * The custom field of an account with an ID.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER
 */
export async function findAccountField(
  state: State,
  accountId: string,
  fieldId: string,
): Promise<StoredAccountField> {
  const found = await state.of(accountFields).get(accountId, fieldId);
  if (found !== undefined) return found;
  throw new ServiceRefusal(
    'INVALID_REQUEST_PARAMETER',
    `The account has no custom field ${showName(fieldId)}. AccountCustomFields_list returns them.`,
  );
}
