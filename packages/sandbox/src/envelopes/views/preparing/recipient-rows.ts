import { randomUUID } from 'node:crypto';
import type { SentForm } from '../../../pages/read-form.ts';
import type { StoredEnvelope } from '../../../state/model/envelope.ts';
import type { RecipientType, StoredRecipient } from '../../../state/model/recipient.ts';
import type { RecipientInput } from '../../recipients/recipient-lists.ts';
import { findLanguage } from '../../../pages/languages/language.ts';
import { describeProgress } from '../signing/present-progress.ts';
import { isDraft } from './what-changes.ts';
import { hasOwnName, isOpen } from './take-changes.ts';

/** The kinds that a person chooses from, in words. The others need more than this page asks. */
export const offeredTypes = {
  signer: 'Needs to sign',
  inPersonSigner: 'Signs in person',
  certifiedDelivery: 'Needs to view',
  carbonCopy: 'Receives a copy',
  agent: 'Names the recipients after them',
  intermediary: 'Names the recipients beside and after them',
  editor: 'Edits the recipients after them',
} as const satisfies Partial<Record<RecipientType, string>>;

/** A recipient in a row of the form. */
export interface RecipientRow {
  /** The GUID of the recipient, which is in the names of its fields. */
  key: string;
  recipientId: string;
  isNew: boolean;
  /** True if the row is to be removed. */
  isRemoved: boolean;
  type: RecipientType;
  /** The progress of the recipient, in words after the name. */
  status: string;
  /** True if the person can be changed; otherwise the row shows the reason. */
  open: boolean;
  reason: string;
  /** True if the recipient can be removed. */
  removable: boolean;
  /** True if the recipient has a name of its own to fill in. */
  named: boolean;
  values: RecipientValues;
}

/** The texts of a row, by their fields. */
export type RecipientValues = Record<(typeof rowFields)[number], string>;

/** The fields of a row; each is called by this, a dash and the key. */
const rowFields = [
  'type',
  'order',
  'name',
  'email',
  'host',
  'role',
  'code',
  'note',
  'delivery',
  'country',
  'phone',
] as const;

/** The rows of the recipients of an envelope, with what a form says of them, and its new rows. */
export function listRows(envelope: StoredEnvelope, form?: SentForm): RecipientRow[] {
  const known = envelope.recipients
    .toSorted((one, other) => one.routingOrder - other.routingOrder)
    .map((recipient) => presentRow(envelope, recipient, form));
  const keys = new Set(known.map(({ key }) => key));
  const added = [...(form?.texts.keys() ?? [])].flatMap((field) => {
    const [, key = ''] = /^recipient-([\da-f-]{36})$/.exec(field) ?? [];
    return key === '' || keys.has(key) ? [] : [newRow(key, form)];
  });
  return [...known, ...added];
}

/** A row for one more recipient. */
export function newRow(key: string = randomUUID(), form?: SentForm): RecipientRow {
  const values = overlay(
    { ...noValues(), type: 'signer', order: '1', delivery: 'Email' },
    key,
    form,
  );
  return {
    key,
    recipientId: '',
    isNew: true,
    isRemoved: form?.texts.has(`remove-${key}`) ?? false,
    type: readType(values.type) ?? 'signer',
    status: 'new',
    open: true,
    reason: '',
    removable: true,
    named: true,
    values,
  };
}

function presentRow(
  envelope: StoredEnvelope,
  recipient: StoredRecipient,
  form: SentForm | undefined,
): RecipientRow {
  const { recipientIdGuid: key, recipientId, type, status } = recipient;
  const open = isOpen(recipient);
  const values = open ? overlay(readValues(recipient), key, form) : readValues(recipient);
  const required = envelope.kind === 'envelope' && recipient.details.templateRequired === 'true';
  return {
    key,
    recipientId,
    isNew: false,
    isRemoved: form?.texts.has(`remove-${key}`) ?? false,
    type: (isDraft(envelope) ? readType(values.type) : undefined) ?? type,
    status: describeProgress(recipient, findLanguage().t),
    open,
    reason: open
      ? required
        ? 'A template requires this recipient, so it cannot be removed.'
        : ''
      : status === 'declined'
        ? 'This recipient has declined, so nothing can be changed here any more.'
        : 'This recipient has finished, so nothing can be changed here any more.',
    removable: open && !required,
    named: hasOwnName(recipient),
    values,
  };
}

/** Reads the values of a recipient as texts of a form. */
export function readValues({ type, routingOrder, details }: StoredRecipient): RecipientValues {
  const inPerson = type === 'inPersonSigner';
  return {
    type,
    order: String(routingOrder),
    name: (inPerson ? details.signerName : details.name) ?? details.signingGroupName ?? '',
    email: (inPerson ? (details.hostEmail ?? details.email) : details.email) ?? '',
    host: details.hostName ?? '',
    role: details.roleName ?? '',
    code: details.accessCode ?? '',
    note: details.note ?? '',
    delivery: details.deliveryMethod ?? 'Email',
    country: details.phoneNumber?.countryCode ?? '',
    phone: details.phoneNumber?.number ?? '',
  };
}

/** The fields of a recipient that a row changes; none where it changes nothing. */
export function readChanges(
  { type, values, named }: RecipientRow,
  before: RecipientValues = noValues(),
): RecipientInput {
  const changed = (field: keyof RecipientValues) => values[field].trim() !== before[field].trim();
  const text = (field: keyof RecipientValues) => values[field].trim();
  const inPerson = type === 'inPersonSigner';
  return {
    ...(changed('order') && { routingOrder: text('order') === '' ? '1' : text('order') }),
    ...(named && changed('name') && { [inPerson ? 'signerName' : 'name']: text('name') }),
    ...(named && changed('email') && { [inPerson ? 'hostEmail' : 'email']: text('email') }),
    ...(changed('host') && { hostName: text('host') }),
    ...(changed('role') && { roleName: text('role') }),
    ...(changed('code') && { accessCode: text('code') }),
    ...(changed('note') && { note: text('note').replaceAll('\r\n', '\n') }),
    ...(changed('delivery') && { deliveryMethod: text('delivery') }),
    ...((changed('country') || changed('phone')) && {
      phoneNumber: { countryCode: text('country'), number: text('phone') },
    }),
  };
}

function overlay(
  values: RecipientValues,
  key: string,
  form: SentForm | undefined,
): RecipientValues {
  const sent = { ...values };
  for (const field of rowFields) sent[field] = form?.texts.get(`${field}-${key}`) ?? sent[field];
  return sent;
}

function noValues(): RecipientValues {
  return {
    type: '',
    order: '',
    name: '',
    email: '',
    host: '',
    role: '',
    code: '',
    note: '',
    delivery: 'Email',
    country: '',
    phone: '',
  };
}

function readType(text: string): RecipientType | undefined {
  return Object.hasOwn(offeredTypes, text) ? typeNames.find((type) => type === text) : undefined;
}

const typeNames = [
  'signer',
  'inPersonSigner',
  'certifiedDelivery',
  'carbonCopy',
  'agent',
  'intermediary',
  'editor',
] as const satisfies readonly (keyof typeof offeredTypes)[];
