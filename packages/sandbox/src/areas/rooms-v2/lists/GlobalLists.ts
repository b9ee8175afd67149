import { GlobalActivityTypes } from '@countersign/zod/rooms-v2/schemas/GlobalActivityTypes';
import { GlobalClosingStatuses } from '@countersign/zod/rooms-v2/schemas/GlobalClosingStatuses';
import { GlobalContactSides } from '@countersign/zod/rooms-v2/schemas/GlobalContactSides';
import { GlobalCountries } from '@countersign/zod/rooms-v2/schemas/GlobalCountries';
import { GlobalCurrencies } from '@countersign/zod/rooms-v2/schemas/GlobalCurrencies';
import { GlobalFinancingTypes } from '@countersign/zod/rooms-v2/schemas/GlobalFinancingTypes';
import { GlobalOriginsOfLeads } from '@countersign/zod/rooms-v2/schemas/GlobalOriginsOfLeads';
import { GlobalPropertyTypes } from '@countersign/zod/rooms-v2/schemas/GlobalPropertyTypes';
import { GlobalRoomContactTypes } from '@countersign/zod/rooms-v2/schemas/GlobalRoomContactTypes';
import { GlobalSellerDecisionTypes } from '@countersign/zod/rooms-v2/schemas/GlobalSellerDecisionTypes';
import { GlobalSpecialCircumstanceTypes } from '@countersign/zod/rooms-v2/schemas/GlobalSpecialCircumstanceTypes';
import { GlobalStates } from '@countersign/zod/rooms-v2/schemas/GlobalStates';
import { GlobalTaskDateTypes } from '@countersign/zod/rooms-v2/schemas/GlobalTaskDateTypes';
import { GlobalTaskResponsibilityTypes } from '@countersign/zod/rooms-v2/schemas/GlobalTaskResponsibilityTypes';
import { GlobalTaskStatuses } from '@countersign/zod/rooms-v2/schemas/GlobalTaskStatuses';
import { GlobalTimeZones } from '@countersign/zod/rooms-v2/schemas/GlobalTimeZones';
import { GlobalTransactionSides } from '@countersign/zod/rooms-v2/schemas/GlobalTransactionSides';
import { defineRoomsOperation } from '../define-rooms-operation.ts';
import { readGlobalList } from './read-global-list.ts';

export const GlobalLists_GetActivityTypes = defineRoomsOperation(
  'GlobalLists_GetActivityTypes',
  async () => ({
    status: 200,
    body: await readGlobalList('GlobalLists_GetActivityTypes', GlobalActivityTypes),
  }),
);

export const GlobalLists_GetClosingStatuses = defineRoomsOperation(
  'GlobalLists_GetClosingStatuses',
  async () => ({
    status: 200,
    body: await readGlobalList('GlobalLists_GetClosingStatuses', GlobalClosingStatuses),
  }),
);

export const GlobalLists_GetContactSides = defineRoomsOperation(
  'GlobalLists_GetContactSides',
  async () => ({
    status: 200,
    body: await readGlobalList('GlobalLists_GetContactSides', GlobalContactSides),
  }),
);

export const GlobalLists_GetCountries = defineRoomsOperation(
  'GlobalLists_GetCountries',
  async () => ({
    status: 200,
    body: await readGlobalList('GlobalLists_GetCountries', GlobalCountries),
  }),
);

export const GlobalLists_GetCurrencies = defineRoomsOperation(
  'GlobalLists_GetCurrencies',
  async () => ({
    status: 200,
    body: await readGlobalList('GlobalLists_GetCurrencies', GlobalCurrencies),
  }),
);

export const GlobalLists_GetFinancingTypes = defineRoomsOperation(
  'GlobalLists_GetFinancingTypes',
  async () => ({
    status: 200,
    body: await readGlobalList('GlobalLists_GetFinancingTypes', GlobalFinancingTypes),
  }),
);

export const GlobalLists_GetOriginsOfLeads = defineRoomsOperation(
  'GlobalLists_GetOriginsOfLeads',
  async () => ({
    status: 200,
    body: await readGlobalList('GlobalLists_GetOriginsOfLeads', GlobalOriginsOfLeads),
  }),
);

export const GlobalLists_GetPropertyTypes = defineRoomsOperation(
  'GlobalLists_GetPropertyTypes',
  async () => ({
    status: 200,
    body: await readGlobalList('GlobalLists_GetPropertyTypes', GlobalPropertyTypes),
  }),
);

export const GlobalLists_GetRoomContactTypes = defineRoomsOperation(
  'GlobalLists_GetRoomContactTypes',
  async () => ({
    status: 200,
    body: await readGlobalList('GlobalLists_GetRoomContactTypes', GlobalRoomContactTypes),
  }),
);

export const GlobalLists_GetSellerDecisionTypes = defineRoomsOperation(
  'GlobalLists_GetSellerDecisionTypes',
  async () => ({
    status: 200,
    body: await readGlobalList('GlobalLists_GetSellerDecisionTypes', GlobalSellerDecisionTypes),
  }),
);

export const GlobalLists_GetSpecialCircumstanceTypes = defineRoomsOperation(
  'GlobalLists_GetSpecialCircumstanceTypes',
  async () => ({
    status: 200,
    body: await readGlobalList(
      'GlobalLists_GetSpecialCircumstanceTypes',
      GlobalSpecialCircumstanceTypes,
    ),
  }),
);

export const GlobalLists_GetStates = defineRoomsOperation('GlobalLists_GetStates', async () => ({
  status: 200,
  body: await readGlobalList('GlobalLists_GetStates', GlobalStates),
}));

export const GlobalLists_GetTaskDateTypes = defineRoomsOperation(
  'GlobalLists_GetTaskDateTypes',
  async () => ({
    status: 200,
    body: await readGlobalList('GlobalLists_GetTaskDateTypes', GlobalTaskDateTypes),
  }),
);

export const GlobalLists_GetTaskResponsibilityTypes = defineRoomsOperation(
  'GlobalLists_GetTaskResponsibilityTypes',
  async () => ({
    status: 200,
    body: await readGlobalList(
      'GlobalLists_GetTaskResponsibilityTypes',
      GlobalTaskResponsibilityTypes,
    ),
  }),
);

export const GlobalLists_GetTaskStatuses = defineRoomsOperation(
  'GlobalLists_GetTaskStatuses',
  async () => ({
    status: 200,
    body: await readGlobalList('GlobalLists_GetTaskStatuses', GlobalTaskStatuses),
  }),
);

export const GlobalLists_GetTimeZones = defineRoomsOperation(
  'GlobalLists_GetTimeZones',
  async () => ({
    status: 200,
    body: await readGlobalList('GlobalLists_GetTimeZones', GlobalTimeZones),
  }),
);

export const GlobalLists_GetTransactionSides = defineRoomsOperation(
  'GlobalLists_GetTransactionSides',
  async () => ({
    status: 200,
    body: await readGlobalList('GlobalLists_GetTransactionSides', GlobalTransactionSides),
  }),
);
