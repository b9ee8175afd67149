import { median } from '../numbers.ts';
import * as ask from '../requests.ts';
import { bulkSend } from '../sandbox/bulk.ts';
import { documentKinds, measureDocument, measureDocumentMemory } from '../sandbox/documents.ts';
import { measureEventRate } from '../sandbox/events.ts';
import { measureHealthTimes } from '../sandbox/hostile.ts';
import { measureBesideLarge } from '../sandbox/large.ts';
import {
  bareSqlite,
  emptyTransaction,
  onPostgres,
  sandbox,
  sandboxWith,
  sandboxWithoutOffice,
  sandboxWithRooms,
} from '../sandbox/programs.ts';
import { replay } from '../server/programs.ts';
import { signing } from '../sandbox/sign.ts';
import { firstResponse, requestsASecond, startTime } from '../server/rows.ts';
import type { Stage } from '../stage.ts';
import type { Measurements } from '../suite.ts';

const { getSandboxEnvelope: get } = ask;
const create = ask.createSandboxEnvelope();

/** The start time of the sandbox. */
export const sandboxStart: Measurements = {
  health: startTime(sandbox, ask.health),
  envelope: startTime(sandbox, get),
  firstEnvelope: firstResponse(sandbox, get),
  firstList: firstResponse(sandbox, ask.listSandboxEnvelopes),
  firstCreate: firstResponse(sandbox, ask.createSmallEnvelope),
};

const byNode = replay('bare-node', sandbox);

/** The speed of the sandbox with its state in SQLite. */
export const sandboxSpeed: Measurements = {
  getEnvelope: requestsASecond([get], sandbox, byNode),
  createEnvelope: requestsASecond([create], sandbox, bareSqlite),
  listEnvelopes: requestsASecond([ask.listSandboxEnvelopes], sandbox, byNode),
  reset: requestsASecond([ask.resetTenant], sandbox, emptyTransaction),
};

/** The speed of small writes, with the state in SQLite. */
export const sandboxWrites: Measurements = {
  createSmall: requestsASecond([ask.createSmallEnvelope], sandbox, bareSqlite),
  sign: signing(sandbox, emptyTransaction),
};

/** The speed of the sandbox with a million envelopes, compared with a thousand. */
export const sandboxScale: Measurements = {
  getEnvelope: requestsASecond([get], sandboxWith(1_000_000), sandboxWith(1000)),
  createEnvelope: requestsASecond([create], sandboxWith(1_000_000), sandboxWith(1000)),
  listFolder: requestsASecond(
    [ask.createDraft, ask.listFolder],
    sandboxWith(1_000_000),
    sandboxWith(1000),
  ),
  listField: requestsASecond(
    [ask.createDraft, ask.listByField],
    sandboxWith(1_000_000),
    sandboxWith(1000),
  ),
};

/** The speed of the sandbox with 100,000 rooms, compared with a thousand. */
export const sandboxRooms: Measurements = {
  getRoom: requestsASecond([ask.getSandboxRoom], sandboxWithRooms(100_000), sandboxWithRooms(1000)),
  listRooms: requestsASecond(
    [ask.listSandboxRooms],
    sandboxWithRooms(100_000),
    sandboxWithRooms(1000),
  ),
  createRoom: requestsASecond(
    [ask.createSandboxRoom],
    sandboxWithRooms(100_000),
    sandboxWithRooms(1000),
  ),
};

/** The rate of events while envelopes are created. */
export const sandboxEvents: Measurements = {
  sqlite: (stage) => measureEventRate(stage, sandbox, 1000),
  sqliteLarge: (stage) => measureEventRate(stage, sandbox, 100_000),
  postgres: (stage) => measureEventRate(stage, onPostgres(), 1000),
};

/** The cost of a bulk send, compared with single envelopes. */
export const sandboxBulk: Measurements = {
  bulkSend: bulkSend(sandbox),
};

/** The cost of PostgreSQL, and the gain of a second process. */
export const sandboxPostgres: Measurements = {
  getEnvelope: requestsASecond([get], onPostgres(), sandbox),
  createEnvelope: requestsASecond([create], onPostgres(), sandbox),
  getEnvelopeTwice: requestsASecond([get], onPostgres(2), onPostgres()),
  createEnvelopeTwice: requestsASecond([create], onPostgres(2), onPostgres()),
};

/** The cost of a document of each kind. */
export const sandboxDocuments: Measurements = Object.fromEntries(
  documentKinds.flatMap((kind) => [
    [kind, (stage: Stage) => measureDocument(stage, sandboxWithoutOffice, kind)],
    [`${kind}Memory`, (stage: Stage) => measureDocumentMemory(stage, sandboxWithoutOffice, kind)],
  ]),
);

/** The speed of `/healthz` while the sandbox converts hostile documents. */
export const sandboxHostile: Measurements = {
  health: async (stage) => median(await measureHealthTimes(stage, sandbox)),
};

/** The speed of reading an envelope while a large one is worked on. */
export const sandboxLarge: Measurements = {
  others: (stage) => measureBesideLarge(stage, sandbox),
};
