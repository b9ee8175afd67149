import { defineMonitorOperation } from '../monitor-context.ts';
import { refusal } from '../refusal.ts';
import { readPage } from './read-page.ts';

export const DataSet_getStream = defineMonitorOperation(
  'DataSet_getStream',
  async (state, { path, query }, context) => {
    if (path.dataSetName.toLowerCase() !== 'monitor')
      throw refusal(
        'DATA_SET_UNKNOWN',
        `There is no data set ${path.dataSetName}. The only one is monitor.`,
      );
    return { status: 200, body: await readPage(state, context, query) };
  },
);

export const DataSet_stream = defineMonitorOperation(
  'DataSet_stream',
  async (state, { query }, context) => ({
    status: 200,
    body: await readPage(state, context, query),
  }),
);
