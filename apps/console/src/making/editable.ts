import type { ServiceObject } from '../records/record-kinds.ts';
import { brandFields, groupFields, userFields } from './fields.ts';
import type { EnteredValues, RecordField } from './record-form.ts';

/** A kind of record that the console can change, by the operation of the service. */
interface Editable {
  /** The fields, by their names in the record. */
  fields: readonly RecordField[];
  /** The objects in the record that lead to the fields; left out if they are in the record itself. */
  inside?: readonly string[];
  /** The path of the operation, below the account. */
  path: (id: string, record: ServiceObject) => string;
  /** Writes the body; left out where it is the values. */
  write?: (values: EnteredValues, record: ServiceObject) => object;
  /** The list in the answer that has the record; left out where the answer is the record. */
  answer?: string;
}

const yesOrNo = [
  { value: 'true', words: 'Yes' },
  { value: 'false', words: 'No' },
];

/** All of them, by the word in the address of the list. */
export const editables: Readonly<Record<string, Editable>> = {
  users: {
    fields: [
      ...userFields,
      { name: 'company', label: 'Company', optional: true },
      {
        name: 'permissionProfileId',
        label: 'Permission profile',
        choices: {
          path: '/permission_profiles',
          list: 'permissionProfiles',
          value: 'permissionProfileId',
          words: 'permissionProfileName',
        },
      },
    ],
    path: (id) => `/users/${id}`,
  },
  groups: {
    fields: groupFields,
    path: () => '/groups',
    write: (values, { groupId }) => ({ groups: [{ groupId, ...values }] }),
    answer: 'groups',
  },
  brands: {
    fields: brandFields,
    path: (id) => `/brands/${id}`,
  },
  'bulk-sends': {
    fields: [{ name: 'batchName', label: 'Name' }],
    path: (id) => `/bulk_send_batch/${id}`,
  },
  'power-forms': {
    fields: [
      { name: 'name', label: 'Name' },
      { name: 'instructions', label: 'Instructions', optional: true },
      { name: 'isActive', label: 'Open to people', values: yesOrNo },
    ],
    path: (id) => `/powerforms/${id}`,
  },
  clickwraps: {
    fields: [
      {
        name: 'status',
        label: 'Status of this version',
        values: ['draft', 'active', 'inactive'].map((value) => ({ value, words: value })),
      },
    ],
    path: (id, { versionId }) => `/clickwraps/${id}/versions/${String(versionId)}`,
  },
  rooms: {
    fields: [
      { name: 'address1', label: 'Address', optional: true },
      { name: 'city', label: 'City', optional: true },
      { name: 'postalCode', label: 'Postal code', optional: true },
      { name: 'comments', label: 'Comments', optional: true },
    ],
    inside: ['fieldData', 'data'],
    path: (id) => `/rooms/${id}/field_data`,
    write: (data) => ({ data }),
  },
};
