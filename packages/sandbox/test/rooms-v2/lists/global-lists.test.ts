import {
  globalListsGetActivityTypes,
  globalListsGetClosingStatuses,
  globalListsGetContactSides,
  globalListsGetCountries,
  globalListsGetCurrencies,
  globalListsGetFinancingTypes,
  globalListsGetOriginsOfLeads,
  globalListsGetPropertyTypes,
  globalListsGetRoomContactTypes,
  globalListsGetSellerDecisionTypes,
  globalListsGetSpecialCircumstanceTypes,
  globalListsGetStates,
  globalListsGetTaskDateTypes,
  globalListsGetTaskResponsibilityTypes,
  globalListsGetTaskStatuses,
  globalListsGetTimeZones,
  globalListsGetTransactionSides,
} from '@countersign/client/rooms-v2';
import { afterAll, expect, it } from 'vitest';
import { catchRefusal } from '../../account/users/ask.ts';
import { startControlTest } from '../../control/harness.ts';

const { newTenant, client, close } = await startControlTest();
afterAll(close);

const lists = [
  [globalListsGetActivityTypes, 'activityTypes', 7, 'DocuSign Forms Content Updated'],
  [globalListsGetClosingStatuses, 'closingStatuses', 22, 'Tenant Signed Lease'],
  [globalListsGetContactSides, 'contactSides', 2, 'Selling'],
  [globalListsGetCountries, 'countries', 4, 'New Zealand'],
  [globalListsGetCurrencies, 'currencies', 4, 'New Zealand Dollar'],
  [globalListsGetFinancingTypes, 'financingTypes', 7, 'Other'],
  [globalListsGetOriginsOfLeads, 'originsOfLeads', 16, 'REO (Real Estate Owned)'],
  [globalListsGetPropertyTypes, 'propertyTypes', 9, 'Mobile Home'],
  [globalListsGetRoomContactTypes, 'roomContactTypes', 14, 'Listing Broker'],
  [globalListsGetSellerDecisionTypes, 'sellerDecisionTypes', 5, 'Pending Rejection'],
  [globalListsGetSpecialCircumstanceTypes, 'specialCircumstanceTypes', 9, 'Contingency'],
  [globalListsGetStates, 'states', 92, 'Wyoming'],
  [globalListsGetTaskDateTypes, 'taskDateTypes', 10, 'Offer Date'],
  [globalListsGetTaskResponsibilityTypes, 'taskResponsibilityTypes', 3, 'Reviewer'],
  [globalListsGetTaskStatuses, 'taskStatuses', 6, 'Overdue'],
  [globalListsGetTimeZones, 'timeZones', 15, 'Chatham Islands (Waitangi)'],
  [globalListsGetTransactionSides, 'transactionSides', 4, 'Refinance'],
] as const;

it.each(lists)('answers %o whole, each ID once', async (get, name, count, last) => {
  const list: unknown = Reflect.get(await get(newTenant().client), name);
  if (!Array.isArray(list)) throw new Error(`${name} is no list`);
  expect(list).toHaveLength(count);
  expect(list.at(-1)).toMatchObject({ name: last });
  // The ID is the field before the name.
  expect(new Set(list.map((item: object) => Object.values(item)[0])).size).toBe(count);
});

it('is for users of a company only', async () => {
  const { tenant } = newTenant();
  const stranger = client({ tenant, token: 'sandbox-viewer' });
  expect(await catchRefusal(globalListsGetStates(stranger))).toBe('400 USER_LACKS_MEMBERSHIP');
});
