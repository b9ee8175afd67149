import { besideReplay, replays, sideBySide } from '../mock/pairs.ts';
import { bareNode, fastify, mock } from '../mock/servers.ts';
import { startServer } from '../mock/start-server.ts';
import { workloads, type Workload } from '../mock/workloads.ts';
import type { Goal, LatencyCase, LoadCase, Suite } from '../suite.ts';

const fastEnough: Goal = { atLeast: 0.4 };
const steadyEnough: Goal = { atMost: 10 };
/** As fast with all operations as with a few, but for what a machine is off by. */
const asFast: Goal = { atLeast: 0.9 };

/** How fast the mock answers. */
export const mockSpeed: Suite = {
  about:
    'Requests to `countersign-mock` over 50 connections, each with one request under way. The reference is a server of bare `node:http` that reads the request and returns the very bytes that the mock returned before: no routing, no validation, nothing made. The envelope that is created has two signers with ten tabs each; what is mixed are the four other rows, in equal parts. With all areas there are 416 operations, with rooms-v2 alone 63.',
  cases: {
    getEnvelope: beside('`Envelopes_get`', 'getEnvelope'),
    listEnvelopes: beside('`Envelopes_listStatusChanges`, five parameters', 'listEnvelopes'),
    lockEnvelope: beside('`EnvelopeLocks_create`', 'lockEnvelope'),
    createEnvelope: beside('`Envelopes_create`, 4 kB', 'createEnvelope'),
    mix: beside('the four mixed', 'mix'),
    mixFastify: {
      what: 'Fastify that returns the bytes, the four mixed',
      reference: 'bare `node:http`',
      measure: 'requests a second',
      servers: () => replays('mix', fastify, bareNode),
    },
    getRoomAllAreas: allAreas('`Rooms_GetRoom`', 'getRoom'),
    createRoomAllAreas: allAreas('`Rooms_CreateRoom`', 'createRoom'),
    getEnvelopeLatency: latency('`Envelopes_get`', 'getEnvelope'),
    mixLatency: latency('the four mixed', 'mix'),
  },
};

function beside(what: string, workload: Workload): LoadCase {
  return {
    what,
    reference: 'bare `node:http`, same bytes',
    measure: 'requests a second',
    goal: fastEnough,
    servers: () => besideReplay(workload, bareNode),
  };
}

function allAreas(what: string, workload: Workload): LoadCase {
  return {
    what: `${what}, all areas`,
    reference: 'rooms-v2 alone',
    measure: 'requests a second',
    goal: asFast,
    servers: () => sideBySide(workload, mock(), mock('rooms-v2')),
  };
}

function latency(what: string, workload: Workload): LatencyCase {
  return {
    what: `${what}, the slowest of a hundred`,
    reference: 'the median',
    measure: 'latency',
    goal: steadyEnough,
    async server() {
      const requests = workloads[workload];
      const [first] = requests;
      const { url, close } = await startServer(mock(), first, 200);
      return { url, requests, close };
    },
  };
}
