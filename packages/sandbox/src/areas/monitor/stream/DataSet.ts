import { defineMonitorOperation } from '../monitor-context.ts';
import { refusal } from '../refusal.ts';
import { queryEvents } from './query-events.ts';
import { readPage } from './read-page.ts';
import { showName } from '../../../engine/show-name.ts';

/** The headers of a page of the stream. */
const headers = { 'api-supported-versions': '2.0', 'x-docusign-node': 'SANDBOX1' };

/** Defines an operation that records what it finds, so that the stream keeps its order. */
const defineStream: typeof defineMonitorOperation = (id, handle) => ({
  ...defineMonitorOperation(id, handle),
  writes: true,
});

export const DataSet_getStream = defineStream(
  'DataSet_getStream',
  async (state, { path, query }, context) => {
    requireMonitor(path.dataSetName);
    return { status: 200, headers, body: await readPage(state, context, query) };
  },
);

export const DataSet_postWebQuery = defineMonitorOperation(
  'DataSet_postWebQuery',
  async (state, { path, body }, context) => {
    requireMonitor(path.dataSetName);
    return { status: 200, headers, body: await queryEvents(state, context, body) };
  },
);

export const DataSet_stream = defineStream('DataSet_stream', async (state, { query }, context) => ({
  status: 200,
  headers,
  body: await readPage(state, context, query),
}));

/** @throws Refusal DATA_SET_UNKNOWN for any other data set */
function requireMonitor(dataSetName: string): void {
  if (dataSetName.toLowerCase() === 'monitor') return;
  throw refusal(
    'DATA_SET_UNKNOWN',
    `There is no data set ${showName(dataSetName)}. The only one is monitor.`,
  );
}
