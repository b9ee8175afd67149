import { replayBeside, sideBySide } from '../mock/pairs.ts';
import { barePrism, bareNode, mock } from '../mock/servers.ts';
import type { Workload } from '../mock/workloads.ts';
import type { Goal, LoadCase, Suite } from '../suite.ts';

const manyTimes: Goal = { atLeast: 20 };

/** How fast the mock answers, beside bare Prism. */
export const mockPrism: Suite = {
  about:
    'The same requests to `countersign-mock` with all areas, and to bare Prism with one bundle; validation is on in both. Prism runs as its own command sets it up, without a log. The rows of bare `node:http`, which returns the bytes that the mock gave, say how many times Prism there is to be had at all. esign-v2.1, which it takes minutes and gigabytes to load, is measured only where `--long` asks for it, with `NODE_OPTIONS=--max-old-space-size=10000`; whole envelopes it does not answer there within minutes and 11 GB, so the rows are of locks.',
  cases: {
    listInvoices: beside('`Invoices_list`, two parameters', 'esign-v2', 'listInvoices'),
    listInvoicesNode: ceiling('`Invoices_list`, two parameters', 'esign-v2', 'listInvoices'),
    payBills: beside('`Payments_create`', 'esign-v2', 'payBills'),
    getRoom: beside('`Rooms_GetRoom`', 'rooms-v2', 'getRoom'),
    getRoomNode: ceiling('`Rooms_GetRoom`', 'rooms-v2', 'getRoom'),
    createRoom: beside('`Rooms_CreateRoom`', 'rooms-v2', 'createRoom'),
    getLock: { ...beside('`EnvelopeLocks_get`', 'esign-v2.1', 'getLock'), long: true },
    createLock: { ...beside('`EnvelopeLocks_create`', 'esign-v2.1', 'lockEnvelope'), long: true },
  },
};

function beside(what: string, area: string, workload: Workload): LoadCase {
  return {
    what,
    reference: `bare Prism, ${area}`,
    measure: 'requests a second',
    goal: manyTimes,
    servers: () => sideBySide(workload, mock(), barePrism(area)),
  };
}

function ceiling(what: string, area: string, workload: Workload): LoadCase {
  return {
    what: `bare \`node:http\`, same bytes, ${what}`,
    reference: `bare Prism, ${area}`,
    measure: 'requests a second',
    servers: () => replayBeside(workload, bareNode, barePrism(area)),
  };
}
