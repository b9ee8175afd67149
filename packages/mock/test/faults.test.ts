import { createMock } from '@countersign/mock';
import { describe, expect, it } from 'vitest';
import { createFaults } from '../src/core/faults/create-faults.ts';
import { describeFault } from '../src/core/faults/describe.ts';
import type { FaultRule } from '../src/core/faults/fault.ts';
import { createRateLimit } from '../src/core/faults/rate-limit.ts';

const known = {
  operations: new Set(['Envelopes_get', 'Envelopes_create', 'Rooms_GetRooms']),
  areas: new Set(['esign-v2.1', 'rooms-v2']),
};

/** Lists the faults of a number of requests for an operation, in words. */
function meet(rules: FaultRule[], count: number, operation = 'Envelopes_get'): string[] {
  const findFault = createFaults(rules, known);
  return Array.from({ length: count }, () => {
    const fault = findFault(operation, operation.startsWith('Rooms') ? 'rooms-v2' : 'esign-v2.1');
    return fault === undefined ? '' : describeFault(fault);
  });
}

describe('rules for what goes wrong', () => {
  it.each<[string, FaultRule[], string[]]>([
    ['none', [], ['', '', '', '']],
    ['one for all', [{ code: 503 }], ['code=503', 'code=503', 'code=503', 'code=503']],
    ['after', [{ after: 2, code: 503 }], ['', '', 'code=503', 'code=503']],
    ['times', [{ times: 2, code: 503 }], ['code=503', 'code=503', '', '']],
    ['every', [{ every: 2, delay: 20 }], ['', 'delay=20', '', 'delay=20']],
    ['all three', [{ after: 1, every: 2, times: 1, drop: 'within' }], ['', '', 'drop=within', '']],
    ['another operation', [{ operation: 'Envelopes_create', code: 503 }], ['', '', '', '']],
    ['another area', [{ area: 'rooms-v2', code: 503 }], ['', '', '', '']],
    [
      'one behind the other',
      [
        { times: 1, code: 503 },
        { times: 2, code: 429, delay: 5 },
      ],
      ['code=503', 'code=429, delay=5', 'code=429, delay=5', ''],
    ],
    [
      'the requests that an earlier rule met count for a later one',
      [
        { times: 1, code: 503 },
        { after: 2, code: 500, example: 'internal' },
      ],
      ['code=503', '', 'code=500, example=internal', 'code=500, example=internal'],
    ],
    [
      'a rule without an effect spares what it meets',
      [{ operation: 'Envelopes_get', times: 2 }, { drop: 'before' }],
      ['', '', 'drop=before', 'drop=before'],
    ],
  ])('%s', (_, rules, expected) => {
    expect(meet(rules, 4)).toEqual(expected);
  });

  it('fit by operation and by area', () => {
    const rules: FaultRule[] = [
      { operation: 'Envelopes_create', code: 400 },
      { area: 'rooms-v2', code: 404 },
    ];
    expect(meet(rules, 1, 'Envelopes_get')).toEqual(['']);
    expect(meet(rules, 1, 'Envelopes_create')).toEqual(['code=400']);
    expect(meet(rules, 1, 'Rooms_GetRooms')).toEqual(['code=404']);
  });

  it.each<[FaultRule[], string]>([
    [
      [{ code: 500 }, { operation: 'Envelops_get' }],
      'faults[1].operation: "Envelops_get" is not served; did you mean "Envelopes_get"?',
    ],
    [[{ area: 'rooms' }], 'faults[0].area: "rooms" is not served; did you mean "rooms-v2"?'],
    [[{ area: 'x' }], 'faults[0].area: "x" is not served'],
  ])('%j is refused', (rules, message) => {
    expect(() => createFaults(rules, known)).toThrow(new Error(message));
  });
});

/** Asks a mock with these rules for an account. */
async function ask(faults: FaultRule[], init: RequestInit = {}): Promise<Response> {
  const mock = createMock({ auth: false, faults });
  return mock.fetch(new Request('http://mock.test/restapi/v2.1/accounts/1', init));
}

describe('the answers of rules', () => {
  it.each([502, 503, 504])('%d comes from a gateway, in JSON or as a page', async (code) => {
    const json = await ask([{ operation: 'Accounts_get', code }]);
    expect([json.status, json.headers.get('content-type')]).toEqual([code, 'application/json']);
    expect(await json.json()).toEqual({ message: expect.any(String) });
    const page = await ask([{ code, body: 'html' }]);
    expect([page.status, page.headers.get('content-type')]).toEqual([code, 'text/html']);
    expect(await page.text()).toMatch(new RegExp(`<title>${code} `));
    const asked = await ask([], { headers: { prefer: `code=${code}, body=html` } });
    expect([asked.status, asked.headers.get('content-type')]).toEqual([code, 'text/html']);
  });

  it('are left out for operations that do not have them', async () => {
    expect((await ask([{ code: 201 }])).status).toBe(200);
    expect((await ask([{ code: 201 }, { code: 404 }])).status).toBe(404);
  });

  it.each<[FaultRule, RegExp]>([
    [
      { operation: 'Accounts_get', code: 418 },
      /^faults\[0\]: Accounts_get has no answer for code=418; it has 200 .*, 503 of a gateway/,
    ],
    [
      { operation: 'Accounts_get', code: 404, example: 'none' },
      /^faults\[0\]: Accounts_get has no answer for code=404, example=none; it has/,
    ],
    [{ area: 'rooms-v2', code: 418 }, /^faults\[0\]: no operation has an answer for code=418$/],
    [{ code: 503, example: 'any' }, /^faults\[0\]: no operation has an answer for code=503/],
    [{ code: 500, body: 'html' }, /^faults\[0\]\.body: only the answers of a gateway have it/],
  ])('%j is refused when it is set', (rule, message) => {
    expect(() => createMock({ faults: [rule] })).toThrow(message);
  });
});

describe('the rate limit', () => {
  const start = 1_750_000_000_400;

  it('counts each caller by itself, until its window ends', () => {
    let now = start;
    const count = createRateLimit({ limit: 2, seconds: 10 }, () => now);
    const state = { limit: 2, reset: 1_750_000_011 };
    expect(count('a')).toEqual({ ...state, remaining: 1, exceeded: false });
    now += 9_999;
    expect(count('a')).toEqual({ ...state, remaining: 0, exceeded: false });
    expect(count('a')).toEqual({ ...state, remaining: 0, exceeded: true });
    expect(count('b')).toMatchObject({ remaining: 1, exceeded: false });
    now += 1;
    expect(count('a')).toEqual({
      limit: 2,
      reset: 1_750_000_021,
      remaining: 1,
      exceeded: false,
    });
  });

  it('forgets the callers of long ago, not those of late, when there are too many', () => {
    const count = createRateLimit({ limit: 1, seconds: 60 }, () => start);
    for (let index = 0; index <= 10_000; index += 1) count(`caller ${index}`);
    expect(count('caller 10000')).toMatchObject({ exceeded: true });
    expect(count('caller 1')).toMatchObject({ exceeded: true });
    expect(count('caller 0')).toMatchObject({ exceeded: false });
  });
});
