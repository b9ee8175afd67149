import type { PlacedField } from '../../../documents/index.ts';
import type { AnyTab } from '../../tabs/any-tab.ts';
import type { TabList } from '../../tabs/tab-kinds.ts';

/** The kind of tab that a form field becomes, and what the kind sets. */
export interface FieldKind {
  list: TabList;
  /** Members of the tab that the name of the field decides. */
  members?: AnyTab & { useDash4?: 'true' | 'false' };
}

/** The prefixes of field names that determine the kind of tab; they are case-sensitive. */
const prefixes = ['DocuSign', 'Docusign', 'eSign'];

const optional = { optional: 'true' as const };

/**
 * The kinds that names ask for, by the word after the prefix; words that begin with another one come
 * before it.
 * @evidence public
 */
const named: readonly (readonly [string, FieldKind])[] = [
  ['SignHereOptional', { list: 'signHereTabs', members: optional }],
  ['SignHere', { list: 'signHereTabs' }],
  ['InitialHereOptional', { list: 'initialHereTabs', members: optional }],
  ['InitialHere', { list: 'initialHereTabs' }],
  ['SignerAttachmentOptional', { list: 'signerAttachmentTabs', members: optional }],
  ['SignerAttachment', { list: 'signerAttachmentTabs' }],
  ['EnvelopeID', { list: 'envelopeIdTabs' }],
  ['Company', { list: 'companyTabs' }],
  ['DateSigned', { list: 'dateSignedTabs' }],
  ['Date', { list: 'dateTabs' }],
  ['Title', { list: 'titleTabs' }],
  ['FullName', { list: 'fullNameTabs' }],
  ['LastName', { list: 'lastNameTabs' }],
  ['FirstName', { list: 'firstNameTabs' }],
  ['EmailAddress', { list: 'emailAddressTabs' }],
  ['Number', { list: 'numberTabs' }],
  ['SSN', { list: 'ssnTabs' }],
  ['ZIP5DASH4', { list: 'zipTabs', members: { useDash4: 'true' } }],
  ['ZIP5', { list: 'zipTabs', members: { useDash4: 'false' } }],
  ['Note', { list: 'noteTabs' }],
  ['List', { list: 'listTabs' }],
  ['Checkbox', { list: 'checkboxTabs' }],
  ['Radio', { list: 'radioGroupTabs' }],
  ['Approve', { list: 'approveTabs' }],
  ['Decline', { list: 'declineTabs' }],
  ['View', { list: 'viewTabs' }],
];

const signatures: ReadonlySet<TabList> = new Set(['signHereTabs', 'initialHereTabs']);

function hasWord(name: string, word: string): boolean {
  return prefixes.some((prefix) => name.includes(`${prefix}${word}`));
}

/**
 * Gives the kind of tab that a field becomes: its name decides for texts and buttons, and between
 * signature and initials; its type decides otherwise. Undefined where it becomes none.
 * @evidence public
 */
export function kindOfField({ name, type, isSigned }: PlacedField): FieldKind | undefined {
  if (isSigned || hasWord(name, 'IgnoreTransform')) return undefined;
  const wanted = named.find(([word]) => hasWord(name, word))?.[1];
  switch (type) {
    case 'checkbox':
      return { list: 'checkboxTabs' };
    case 'radio':
      return { list: 'radioGroupTabs' };
    case 'list':
      return { list: 'listTabs' };
    case 'signature':
      return wanted !== undefined && signatures.has(wanted.list)
        ? wanted
        : { list: 'signHereTabs' };
    case 'button':
      return wanted;
    case 'password':
      return wanted ?? { list: 'textTabs', members: { concealValueOnDocument: 'true' } };
    case 'text':
      return wanted ?? { list: 'textTabs' };
  }
}
