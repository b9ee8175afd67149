import { defineOperation } from '../../engine/operation.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { dataFeedElements } from '../../state/model/data-feed-elements.ts';

export const DataFeed_getDataFeedElement = defineOperation(
  'DataFeed_getDataFeedElement',
  async (state, { path }, { account }) => {
    const id = path.dataFeedElementId.toLowerCase();
    if ((await state.of(dataFeedElements).get(account.accountId, id)) !== undefined)
      return { status: 200 };
    throw new ServiceRefusal(
      'RESOURCE_NOT_FOUND',
      `${account.name} has no entry ${path.dataFeedElementId}. Only a seed makes entries of data feeds, in dataFeedElements.`,
    );
  },
);
