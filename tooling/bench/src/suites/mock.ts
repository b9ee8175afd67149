import * as ask from '../requests.ts';
import { empty, mock, nothing, prism, proxyOf, replay } from '../server/programs.ts';
import { latency, requestsASecond, residentMemory, startTime } from '../server/rows.ts';
import type { Measurements } from '../suite.ts';

const [node, fastify] = [empty('bare-node'), empty('fastify')];
const [rooms, esignV2, esignV21] = [prism('rooms-v2'), prism('esign-v2'), prism('esign-v2.1')];

/** The start time of a server. */
export const mockStart: Measurements = {
  health: startTime(mock(), ask.health),
  envelope: startTime(mock(), ask.getEnvelope),
  room: startTime(mock(), ask.getRoom),
  roomAlone: startTime(mock('rooms-v2'), ask.getRoom),
  bareNode: startTime(node, nothing),
  prismRooms: startTime(rooms, ask.getRoom, 5),
  prismEsignV2: startTime(esignV2, ask.listInvoices, 1),
  prismEsignV21: startTime(esignV21, ask.getLock, 1),
};

/** The memory of a server. */
export const mockMemory: Measurements = {
  start: residentMemory(mock(), [ask.getEnvelope]),
  load: residentMemory(mock(), ask.mix),
  bareNode: residentMemory(node, [nothing]),
  fastify: residentMemory(fastify, [nothing]),
  prismRooms: residentMemory(rooms, [ask.getRoom]),
  prismEsignV2: residentMemory(esignV2, [ask.listInvoices], 1),
};

const byNode = replay('bare-node', mock());
const byFastify = replay('fastify', mock());

/** The speed of the mock. */
export const mockSpeed: Measurements = {
  getEnvelope: requestsASecond([ask.getEnvelope], mock(), byNode),
  listEnvelopes: requestsASecond([ask.listEnvelopes], mock(), byNode),
  lockEnvelope: requestsASecond([ask.lockEnvelope], mock(), byNode),
  createEnvelope: requestsASecond([ask.createEnvelope], mock(), byNode),
  createOther: requestsASecond([ask.createOtherEnvelope], mock(), byNode),
  mix: requestsASecond(ask.mix, mock(), byNode),
  mixFastify: requestsASecond(ask.mix, byFastify, byNode),
  getRoomAllAreas: requestsASecond([ask.getRoom], mock(), mock('rooms-v2')),
  createRoomAllAreas: requestsASecond([ask.createRoom], mock(), mock('rooms-v2')),
  getEnvelopeLatency: latency([ask.getEnvelope], mock()),
  mixLatency: latency(ask.mix, mock()),
};

/** The speed of the mock, compared with bare Prism. */
export const mockPrism: Measurements = {
  listInvoices: requestsASecond([ask.listInvoices], mock(), esignV2),
  listInvoicesNode: requestsASecond([ask.listInvoices], byNode, esignV2),
  payBills: requestsASecond([ask.payBills], mock(), esignV2),
  getRoom: requestsASecond([ask.getRoom], mock(), rooms),
  getRoomNode: requestsASecond([ask.getRoom], byNode, rooms),
  createRoom: requestsASecond([ask.createRoom], mock(), rooms),
  getLock: requestsASecond([ask.getLock], mock(), esignV21),
  createLock: requestsASecond([ask.lockEnvelope], mock(), esignV21),
};

const [ownProxy, bareProxy] = [proxyOf('mock'), proxyOf('bare-proxy')];

/** The speed of the proxy, which compares everything with the contract. */
export const mockProxy: Measurements = {
  getEnvelope: requestsASecond([ask.getEnvelope], ownProxy, bareProxy),
  createEnvelope: requestsASecond([ask.createEnvelope], ownProxy, bareProxy),
  getRoom: requestsASecond([ask.getRoom], ownProxy, bareProxy),
  getRoomPrism: requestsASecond([ask.getRoom], proxyOf('prism-proxy'), bareProxy),
};
