import type { Recipients } from '@countersign/types/esign-v2.1';
import type { SentForm } from '../../../pages/read-form.ts';
import type { StoredEnvelope } from '../../../state/model/envelope.ts';
import {
  type RecipientList,
  recipientTypes,
  type RecipientType,
} from '../../../state/model/recipient.ts';
import type { State } from '../../../state/state.ts';
import { createRecipients } from '../../recipients/create-recipients.ts';
import { deleteRecipients } from '../../recipients/delete-recipients.ts';
import type { RecipientInput } from '../../recipients/recipient-lists.ts';
import type { RecipientsContext } from '../../recipients/recipients-context.ts';
import { updateRecipients } from '../../recipients/update-recipients.ts';
import { listRows, readChanges, readValues, type RecipientRow } from './recipient-rows.ts';

/**
 * Removes, changes and adds recipients by the rows of a form, like the operations do.
 * @throws ServiceRefusal for invalid recipients
 */
export async function applyRecipients(
  state: State,
  context: RecipientsContext,
  envelope: StoredEnvelope,
  form: SentForm,
): Promise<void> {
  const rows = listRows(envelope, form);
  const changed = rows.flatMap((row) => describeChange(envelope, row));
  const added = rows.flatMap((row) => (isFilledIn(row) ? [describeNew(row)] : []));
  const gone = rows.filter((row) => !row.isNew && row.isRemoved && row.removable);
  // Changed before others are removed, since a sent envelope must keep a recipient.
  if (changed.length > 0) await updateRecipients(state, context, envelope, group(changed));
  if (added.length > 0) await createRecipients(state, context, envelope, group(added));
  if (gone.length > 0)
    await deleteRecipients(
      state,
      context,
      envelope,
      gone.map(({ recipientId }) => recipientId),
    );
}

interface Listed {
  type: RecipientType;
  input: RecipientInput;
}

/** Describes the change of a recipient as a list without or with one entry. */
function describeChange(envelope: StoredEnvelope, row: RecipientRow): Listed[] {
  const recipient = envelope.recipients.find(({ recipientIdGuid }) => recipientIdGuid === row.key);
  if (recipient === undefined || row.isRemoved || !row.open) return [];
  const moves = row.type !== recipient.type;
  // A recipient of another kind has its name and address in other fields.
  const before = readValues(recipient);
  const input = readChanges(row, moves ? { ...before, name: '', email: '' } : before);
  if (!moves && Object.keys(input).length === 0) return [];
  return [{ type: row.type, input: { recipientId: row.recipientId, ...input } }];
}

/** Checks whether a new row names a recipient to add. */
function isFilledIn({ isNew, isRemoved, values }: RecipientRow): boolean {
  const { name, email, role, phone } = values;
  return isNew && !isRemoved && [name, email, role, phone].some((text) => text.trim() !== '');
}

function describeNew(row: RecipientRow): Listed {
  return { type: row.type, input: { recipientIdGuid: row.key, ...readChanges(row) } };
}

function group(all: readonly Listed[]): Recipients {
  const lists: Partial<Record<RecipientList, RecipientInput[]>> = {};
  for (const { type, input } of all) {
    const list = findList(type);
    lists[list] = [...(lists[list] ?? []), input];
  }
  return lists;
}

const listNames = new Map(
  Object.entries(recipientTypes).map(([list, type]): [string, string] => [type, list]),
);

function findList(type: RecipientType): RecipientList {
  const name = listNames.get(type);
  return isList(name) ? name : 'signers';
}

function isList(name: string | undefined): name is RecipientList {
  return name !== undefined && Object.hasOwn(recipientTypes, name);
}
