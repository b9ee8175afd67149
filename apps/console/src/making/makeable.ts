import type { ServiceObject } from '../records/record-kinds.ts';
import { brandFields, groupFields, userFields } from './fields.ts';
import type { EnteredValues, RecordField } from './record-form.ts';

/** A kind of record that the console can make, by the operation of the service. */
interface Makeable {
  fields: readonly RecordField[];
  /** The path of the operation, below the account. */
  path: string;
  write: (values: EnteredValues) => object;
  /** The list in the answer that has the new record; left out where the answer is the record. */
  answer?: string;
}

/** All of them, by the word in the address of the list. */
export const makeables: Readonly<Record<string, Makeable>> = {
  users: {
    fields: userFields,
    path: '/users',
    write: (values) => ({ newUsers: [omitEmpty(values)] }),
    answer: 'newUsers',
  },
  groups: {
    fields: groupFields,
    path: '/groups',
    write: (values) => ({ groups: [values] }),
    answer: 'groups',
  },
  brands: {
    fields: brandFields,
    path: '/brands',
    write: omitEmpty,
    answer: 'brands',
  },
  rooms: {
    fields: [
      { name: 'name', label: 'Name' },
      {
        name: 'roleId',
        label: 'Role',
        hint: 'The role of the person who opens the room, in it.',
        choices: { path: '/roles', list: 'roles', value: 'roleId', words: 'name' },
      },
    ],
    path: '/rooms',
    write: ({ name, roleId }) => ({ name, roleId: Number(roleId) }),
  },
};

/** The fields that people have filled in. */
function omitEmpty(values: EnteredValues): ServiceObject {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
