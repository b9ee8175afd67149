import type { RecordField } from './record-form.ts';

/** The fields of a user that can be set when the user is made, and changed later. */
export const userFields: readonly RecordField[] = [
  { name: 'userName', label: 'Name' },
  { name: 'email', label: 'E-mail address', isAddress: true },
  { name: 'jobTitle', label: 'Title', optional: true },
];

/** The fields of a new group. */
export const groupFields: readonly RecordField[] = [{ name: 'groupName', label: 'Name' }];

/** The fields of a brand; a new one is in English unless another language is entered. */
export const brandFields: readonly RecordField[] = [
  { name: 'brandName', label: 'Name' },
  { name: 'brandCompany', label: 'Company', optional: true },
  {
    name: 'defaultBrandLanguage',
    label: 'Language',
    hint: 'The code of a language, such as en or de.',
    initial: 'en',
  },
];
