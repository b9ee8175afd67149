import type { MockRequest } from '@countersign/mock/extend';
import { readContract, type ContractOperation } from '../contract.ts';

/** Makes the function that says which operation a request calls; undefined where it calls none. */
export function createOperationFinder(): (
  request: Pick<MockRequest, 'method' | 'url'>,
) => ContractOperation | undefined {
  const operations = readContract().map((operation) => {
    const steps = operation.path.split('/').map((step) => (step.startsWith('{') ? '' : step));
    const words = steps.filter((step) => step !== '').length;
    return { operation, steps, words };
  });
  // Where a path has a word, another may have a parameter.
  operations.sort((one, other) => other.words - one.words);
  return ({ method, url }) => {
    const asked = (url.split('?')[0] ?? '').split('/');
    return operations.find(({ operation, steps }) => {
      const tail = asked.slice(-steps.length + 1);
      return (
        operation.method === method &&
        tail.length === steps.length - 1 &&
        steps.slice(1).every((step, at) => step === '' || step === tail[at])
      );
    })?.operation;
  };
}
