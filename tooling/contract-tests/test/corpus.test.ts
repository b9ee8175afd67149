// Each payload of the corpus that programs send is accepted by the server, or rejected for the
// reason that its index states.
import { describe, expect, it } from 'vitest';
import { checkAccepted, checkError } from '../src/check.ts';
import { readContract, type ContractOperation } from '../src/contract.ts';
import { isSent, readCorpus } from '../src/corpus/payload.ts';
import { sendPayload } from '../src/corpus/send-payload.ts';
import { messageIn, valueAt } from '../src/json.ts';
import { baseUrl } from './server-under-test.ts';

const operations = new Map(readContract().map((one) => [`${one.area.name} ${one.id}`, one]));

describe.each(readCorpus().filter(isSent))('$area $file', (payload) => {
  const operation = findOperation(`${payload.area} ${payload.operation}`);

  if (payload.expected === 'accepted')
    it('is accepted', async () => {
      const answer = await sendPayload(baseUrl, operation, payload);
      checkAccepted(operation, { name: payload.file, status: payload.status }, answer);
    });
  else
    it(`is rejected: ${payload.because}`, async () => {
      const answer = await sendPayload(baseUrl, operation, payload);
      checkError(operation, payload.status, answer);
      const code = valueAt(answer.data, 'errorCode') ?? valueAt(answer.data, 'error');
      expect(code).toBe(payload.errorCode);
      expect(messageIn(answer.data)).toContain(payload.at ?? '');
    });
});

function findOperation(key: string): ContractOperation {
  const found = operations.get(key);
  if (found === undefined) throw new Error(`The contract has no operation ${key}.`);
  return found;
}
