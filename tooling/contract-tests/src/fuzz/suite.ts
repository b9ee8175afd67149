import { crc32 } from 'node:zlib';
import * as fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { Broken, createValidator, hasFailed, readAnswer, type Validator } from './answer.ts';
import { checkExpectation } from './expectation.ts';
import { writeCurl, type FuzzRequest } from './request.ts';
import { requests } from './requests.ts';
import { closeConnections, Hang, send } from './send.ts';
import { readAreas, type ContractOperation } from '../contract.ts';
import { checkSame, checkMatches } from './matches.ts';
import { createValues } from './valid-values.ts';

/** Options for generating and sending requests. */
export interface FuzzOptions {
  /** The seed: the same one generates the same requests in the same order. */
  seed: number;
  /**
   * The number of requests to send, so that a busy machine sends no less, and the same ones. Each
   * area gets the share that it has of the operations, but no fewer than 400.
   */
  requests: number;
  /** The one operation to send requests to; by default, all. */
  only: string | undefined;
  /**
   * True if the server keeps state: then it knows only the IDs of the examples, and rejects
   * requests by rules that no schema contains.
   */
  keeps: boolean;
}

declare module 'vitest' {
  interface TaskMeta {
    /** The number of requests that a test sent, and of operations that received them. */
    fuzzed?: { requests: number; operations: number };
  }
}

/** The number of requests to an operation in a turn. */
const turn = 10;
/** The number of turns that even an area of a single operation gets. */
const leastTurns = 40;
/** The number of operations to call at a time, to keep the server busy. */
const width = 4;
/** The number of smaller requests to try after a failure. */
const mostShrinks = 300;
/** Ends a test that hangs; each request has its own timeout. */
const timeout = 3_600_000;

/** Defines the tests of the server at a base URL with generated requests, one for each area. */
export function fuzzSuite(
  baseUrl: string,
  { seed, requests: budget, only, keeps }: FuzzOptions,
): void {
  afterAll(closeConnections);
  const areas = readAreas().flatMap((area) => {
    const operations = area.operations.filter(({ id }) => only === undefined || id === only);
    return operations.length === 0 ? [] : [{ ...area, operations }];
  });
  if (areas.length === 0) throw new Error(`FUZZ_ONLY: there is no operation ${String(only)}`);
  const all = areas.reduce((sum, { operations }) => sum + operations.length, 0);
  for (const area of areas) {
    const share = (budget * area.operations.length) / all;
    const most = Math.max(leastTurns, Math.ceil(share / turn));
    // An account that is named by its number is one of eSignature v2 where Rooms has the address too.
    const url = area.name === 'rooms-v2' ? `${baseUrl}/rooms-v2` : baseUrl;
    it(`${area.name} keeps the contract`, { timeout }, async ({ task }) => {
      const validate = createValidator(area);
      const values = createValues(area.schemas);
      const turns = listTurns(area.operations, seed, most);
      const called = new Set<string>();
      let sent = 0;
      const failures: string[] = [];

      async function takeTurn({ operation, seed: own }: Turn): Promise<void> {
        called.add(operation.id);
        const failure = await fuzz(
          requests(operation, values, { keeps }),
          async (request) => {
            sent += 1;
            await check(url, request, validate, keeps);
          },
          { seed: own, numRuns: turn },
        );
        if (failure === undefined) return;
        const { request, message } = failure;
        failures.push(
          `${operation.id}: ${message}\n${writeCurl(request, url)}\n` +
            `with COUNTERSIGN_SEED=${seed} FUZZ_ONLY=${operation.id}`,
        );
      }

      async function takeTurns(): Promise<void> {
        for (const one of turns) {
          await takeTurn(one);
          if (failures.length > 0) return;
        }
      }

      await Promise.all(Array.from({ length: width }, takeTurns));
      task.meta.fuzzed = { requests: sent, operations: called.size };
      if (failures.length > 0) expect.fail(failures.join('\n\n'));
    });
  }
}

/** An operation, and the seed of its requests. */
interface Turn {
  operation: ContractOperation;
  seed: number;
}

/**
 * Lists so many turns: the operations over and over, in an order and with seeds that the seed
 * decides.
 */
function* listTurns(
  operations: readonly ContractOperation[],
  seed: number,
  most: number,
): Generator<Turn, undefined> {
  const order = operations
    .map((operation) => ({ operation, at: crc32(`${seed} ${operation.id}`) }))
    .toSorted((one, other) => one.at - other.at);
  for (let at = 0; at < most; at += 1) {
    const { operation } = order[at % order.length] ?? {};
    if (operation === undefined) return;
    const round = Math.floor(at / order.length);
    yield { operation, seed: crc32(`${seed} ${round} ${operation.id}`) | 0 };
  }
}

/** Checks generated requests. Returns the smallest one that fails, and the message. */
async function fuzz(
  generated: fc.Arbitrary<FuzzRequest>,
  run: (request: FuzzRequest) => Promise<void>,
  parameters: { seed: number; numRuns: number },
): Promise<{ request: FuzzRequest; message: string } | undefined> {
  let shrinks = 0;
  const property = fc.asyncProperty(generated, async (request) => {
    if (shrinks >= mostShrinks) return;
    try {
      await run(request);
    } catch (error) {
      // A request that hangs is not made smaller, since each smaller one would also hang.
      shrinks += error instanceof Hang ? mostShrinks : 1;
      throw error;
    }
    if (shrinks > 0) shrinks += 1;
  });
  const { failed, counterexample, errorInstance } = await fc.check(property, parameters);
  if (!failed) return undefined;
  const message = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  if (counterexample === null) throw new Error(message);
  return { request: counterexample[0], message };
}

async function check(
  baseUrl: string,
  request: FuzzRequest,
  validate: Validator,
  keeps: boolean,
): Promise<void> {
  const reply = await send(request, baseUrl);
  if (hasFailed(request, reply))
    throw new Broken(`the server failed with ${reply.status}: ${reply.body.toString('utf8')}`);
  if (request.expects.kind === 'elsewhere') return;
  const data = readAnswer(request, reply, validate);
  checkExpectation(request, reply, data, keeps);
  if (request.expects.kind !== 'accepted' || reply.status >= 400) return;
  checkMatches(request, reply, data, validate);
  // Codes and tokens work only once, and state changes.
  if (request.operation.area.name !== 'oauth' && !keeps)
    checkSame(reply, await send(request, baseUrl));
}
