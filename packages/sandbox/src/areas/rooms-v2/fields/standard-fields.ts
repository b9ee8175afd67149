import { GlobalCountries } from '@countersign/zod/rooms-v2/schemas/GlobalCountries';
import { GlobalPropertyTypes } from '@countersign/zod/rooms-v2/schemas/GlobalPropertyTypes';
import { GlobalStates } from '@countersign/zod/rooms-v2/schemas/GlobalStates';
import { readGlobalList } from '../lists/read-global-list.ts';
import type { StoredField, StoredOption } from './stored-field-set.ts';

const required = { isRequiredOnCreate: false, isRequiredOnSubmit: false };
const bare = { ...required, dependsOn: [], options: [], fields: [] };

/** Texts and numbers of the standard fields; their IDs are the same in every company. */
const simple: readonly StoredField[] = [
  {
    ...bare,
    fieldId: '18d4f0b6-72a9-4c35-8e1f-a6b3c9d05e71',
    fieldDefinitionId: '94c7e2a1-5d38-4b60-9f84-2e7b1a6c8d03',
    title: 'Listing price',
    apiName: 'listingPrice',
    type: 'Currency',
    minValue: 0,
    maxValue: 999_999_999.99,
    multipleOf: 0.01,
  },
  {
    ...bare,
    fieldId: '94ddef96-c730-4ed4-ac2f-590d562c89fd',
    fieldDefinitionId: 'bf06fb36-44cb-4617-acc7-239eb4608a77',
    title: 'Address',
    apiName: 'address1',
    type: 'Text',
    maxLength: 100,
  },
  {
    ...bare,
    fieldId: 'c319ced4-bd65-46f9-a28c-bb82943c4402',
    fieldDefinitionId: '4ad6aefb-ccde-45fb-abf7-7a871b7769c3',
    title: 'Address, second line',
    apiName: 'address2',
    type: 'Text',
    maxLength: 100,
  },
  {
    ...bare,
    fieldId: 'b7cc58a3-73a2-4687-a310-71b47dec7419',
    fieldDefinitionId: '41ff7c7a-8a1a-4bb0-a98c-1f23e126ffff',
    title: 'City',
    apiName: 'city',
    type: 'Text',
    maxLength: 50,
  },
  {
    ...bare,
    fieldId: 'f0f51033-86e5-444b-ae79-e645cdd1d7c0',
    fieldDefinitionId: 'b2843b5d-11a2-4b23-a214-1bca918a5caa',
    title: 'Postal code',
    apiName: 'postalCode',
    type: 'Text',
    maxLength: 15,
  },
  {
    ...bare,
    fieldId: '61d3b647-b878-4660-a92f-c3afef6d8290',
    fieldDefinitionId: '0d1b2562-87dd-4ab5-aa13-3865ad61d98b',
    title: 'Year of construction',
    apiName: 'yearBuilt',
    type: 'Integer',
    minValue: 1000,
    maxValue: 9999,
  },
];

let known: Promise<StoredField[]> | undefined;

/** The fields of room details in a company that has chosen none. */
export function readStandardFields(): Promise<StoredField[]> {
  known ??= createFields();
  return known;
}

/** The global lists are the options, so that both have the same values. */
async function createFields(): Promise<StoredField[]> {
  const { countries = [] } = await readGlobalList('GlobalLists_GetCountries', GlobalCountries);
  const { states = [] } = await readGlobalList('GlobalLists_GetStates', GlobalStates);
  const { propertyTypes = [] } = await readGlobalList(
    'GlobalLists_GetPropertyTypes',
    GlobalPropertyTypes,
  );
  const country: StoredField = {
    ...bare,
    fieldId: '918c0313-5f5a-4724-a1e9-c87ee49dacf0',
    fieldDefinitionId: 'ab3930ca-d28c-49e6-a5ae-0d428f733d17',
    title: 'Country',
    apiName: 'country',
    type: 'SelectList',
    options: countries.map(({ countryId, name }) => createOption(countryId, name)),
  };
  const state: StoredField = {
    ...bare,
    fieldId: '63b9a7e5-0f42-4d18-b6c3-d7e5f1082a94',
    fieldDefinitionId: '2f8e6d14-b3a7-4905-8c62-0a9d5b7e3f16',
    title: 'State',
    apiName: 'state',
    type: 'SelectList',
    dependsOn: [{ actionType: 'FilterOptions', parentApiName: 'country' }],
    options: states.map(({ stateId = '', name }) => ({
      ...createOption(stateId, name),
      parent: stateId.slice(0, 2),
    })),
  };
  const propertyType: StoredField = {
    ...bare,
    fieldId: '5d9c97c0-32f3-40d0-a3e6-0c893acd0104',
    fieldDefinitionId: 'ac999f79-6d85-42af-ad26-820f861e9f62',
    title: 'Kind of property',
    apiName: 'propertyType',
    type: 'SelectList',
    options: propertyTypes.map((one) => createOption(one.propertyTypeId, one.name)),
  };
  return [...simple, country, state, propertyType];
}

function createOption(id = '', title = id): StoredOption {
  return { id, title };
}
