// The validators read each payload of the corpus as its index says, and the mock reports the forms
// that are not canonical.
import { createMock } from '@countersign/mock';
import { readJson } from '@countersign/mock/core/contract';
import { lenientRequest, lenientResponse, strict } from '@countersign/zod/readings';
import { describe, expect, it } from 'vitest';
import { readContract, type ContractOperation } from '../src/contract.ts';
import {
  isAnswered,
  isSent,
  readCorpus,
  type Payload,
  type SentPayload,
} from '../src/corpus/payload.ts';
import { sendPayload } from '../src/corpus/send-payload.ts';
import type { Tolerated } from '../src/corpus/tolerated.ts';
import { findValidator } from '../src/generated-code.ts';
import { valueAt } from '../src/json.ts';

const address = 'http://mock.example';
const operations = readContract();
const corpus = readCorpus();
const isJson = ({ mediaType }: Payload) => mediaType === 'application/json';
// RFC 6749 decides about OAuth, which has no tolerance.
const isTolerant = ({ area }: Payload) => area !== 'oauth';
const isAccepted = ({ expected }: Payload) => expected === 'accepted';

describe.each(corpus.filter(isAnswered))('$area $file', (payload) => {
  const validator = findValidator(payload.area, payload.operation, payload.status);
  const reader = isTolerant(payload) ? lenientResponse(validator) : validator;
  const value: unknown = JSON.parse(payload.bytes.toString());

  if (payload.expected === 'accepted') {
    it('is read', () => {
      const { data, error } = reader.safeParse(value);
      expect(error?.issues ?? []).toEqual([]);
      expectCanonical(payload, data);
    });
    it('is canonical only if nothing was tolerated', () => {
      const isCanonical = strict(validator).safeParse(value).success;
      const changed = payload.tolerated.filter((word) => word !== 'unknown');
      expect(isCanonical).toBe(changed.length === 0);
    });
  } else
    it(`is rejected: ${payload.because}`, () => {
      const places = reader.safeParse(value).error?.issues.map(({ path }) => `/${path.join('/')}`);
      expect(places?.join(' ') ?? '').toContain(payload.at ?? '/');
    });
});

describe.each(corpus.filter(isSent).filter(isJson).filter(isAccepted))('$area $file', (payload) => {
  it('is read', async () => {
    const reading = await readJson(payload.bytes);
    const text = 'value' in reading ? reading.value : expect.fail(reading.fault);
    const validator = lenientRequest(findValidator(payload.area, payload.operation, 'body'));
    const { data, error } = validator.safeParse(text);
    expect(error?.issues ?? []).toEqual([]);
    expectCanonical(payload, data);
  });

  // Unknown properties are not tolerated but ignored; the sandbox warns of them.
  const changed = payload.tolerated.filter((word) => word !== 'unknown');

  it('is logged with what was tolerated', async () => {
    const mock = createMock();
    await sendPayload(address, findOperation(payload), payload, mock.fetch);
    const { tolerated = [] } = mock.traffic.recent().at(-1) ?? {};
    const found = tolerated.map(({ rule, sent = '' }) =>
      rule === 'json' ? readRepair(sent) : rule,
    );
    const due = changed.map((word) => rules[word]);
    expect([...new Set(found)].toSorted()).toEqual([...new Set(due)].toSorted());
  });

  it('is accepted in strict mode only if nothing was tolerated', async () => {
    const { fetch } = createMock({ strict: true });
    const { status } = await sendPayload(address, findOperation(payload), payload, fetch);
    expect(status).toBe(changed.length === 0 ? payload.status : 400);
  });
});

/** The log's names for the rules of the indexes. */
const rules: Record<Exclude<Tolerated, 'unknown'>, string> = {
  'byte-order-mark': 'a byte order mark',
  comments: 'a comment',
  'line-breaks': 'a control character in a string',
  'trailing-commas': 'a trailing comma',
  names: 'name',
  words: 'value',
  synonyms: 'value',
  'new-words': '(only in responses)',
  types: 'type',
  nulls: 'null',
  'empty-text': '(only in responses)',
  moments: 'moment',
  base64: 'base64',
};

function findOperation({ area: areaName, operation }: SentPayload): ContractOperation {
  const found = operations.find(({ area, id }) => area.name === areaName && id === operation);
  return found ?? expect.fail(`The contract has no operation ${operation}.`);
}

/** A repair of the JSON without its place. */
function readRepair(sent: string): string {
  return sent.replace(/ at line .*/, '');
}

function expectCanonical(payload: Payload, value: unknown): void {
  if (payload.expected === 'refused') return;
  for (const [place, canonical] of Object.entries(payload.canonical ?? {}))
    expect(valueAt(value, place.slice(1)), place).toEqual(canonical);
}
