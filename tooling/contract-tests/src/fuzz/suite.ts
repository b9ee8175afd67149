import { crc32 } from 'node:zlib';
import * as fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { Broken, createValidator, hasFailed, readAnswer, type Validator } from './answer.ts';
import { checkExpectation } from './expectation.ts';
import { formatCurl, type FuzzRequest } from './request.ts';
import { requests } from './requests.ts';
import { closeConnections, Hang, send } from './send.ts';
import { readAreas } from '../contract.ts';
import { checkSame, checkTogether } from './together.ts';
import { createValues } from './valid-values.ts';

/** How much is asked, and from where the requests are drawn. */
export interface FuzzOptions {
  /** The same seed makes the same requests. */
  seed: number;
  /** How many requests each area gets at least, spread over its operations. */
  runs: number;
  /**
   * Whether the server keeps what it is told: it then knows the IDs of the examples, and refuses
   * others by rules that no schema has.
   */
  keeps: boolean;
}

/** Each operation gets that many at least. */
const fewest = 10;
/** How many smaller requests are tried to show a failure by. */
const mostShrinks = 300;
/** Ends a test that hangs; the requests have a deadline of their own. */
const timeout = 3_600_000;

/** Holds the server behind a base URL to the contract with requests that are made up. */
export function fuzzSuite(baseUrl: string, { seed, runs, keeps }: FuzzOptions): void {
  afterAll(closeConnections);
  for (const area of readAreas()) {
    const validate = createValidator(area);
    const values = createValues(area.schemas);
    const each = Math.max(fewest, Math.ceil(runs / area.operations.length));
    // Several operations at a time, so that the server always has something to do.
    describe.concurrent(`${area.name} keeps the contract`, () => {
      it.each(area.operations)('at $id', { timeout }, async (operation) => {
        const failure = await fuzz(baseUrl, requests(operation, values, { keeps }), validate, {
          seed: (seed + crc32(operation.id)) | 0,
          runs: each,
          keeps,
        });
        if (failure !== undefined) expect.fail(`${failure}\nwith FUZZ_SEED=${seed}`);
      });
    });
  }
}

/** Sends requests to one operation; gives the smallest one that breaks something, and what. */
async function fuzz(
  baseUrl: string,
  drawn: fc.Arbitrary<FuzzRequest>,
  validate: Validator,
  { seed, runs, keeps }: FuzzOptions,
): Promise<string | undefined> {
  let shrinks = 0;
  const property = fc.asyncProperty(drawn, async (request) => {
    if (shrinks >= mostShrinks) return;
    try {
      await ask(baseUrl, request, validate, keeps);
    } catch (error) {
      // A request that hangs is shown as it is, for each smaller one would hang as long.
      shrinks += error instanceof Hang ? mostShrinks : 1;
      throw error;
    }
    if (shrinks > 0) shrinks += 1;
  });
  const { failed, counterexample, errorInstance } = await fc.check(property, {
    seed,
    numRuns: runs,
  });
  if (!failed) return undefined;
  const [request] = counterexample ?? [];
  const reason = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  return request === undefined ? reason : `${reason}\n${formatCurl(request, baseUrl)}`;
}

async function ask(
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
  checkTogether(request, reply, data, validate);
  // A code and a token are good once, and what is kept is no longer what it was.
  if (request.operation.area.name !== 'oauth' && !keeps)
    checkSame(reply, await send(request, baseUrl));
}
