// Every JSON example of the specs passes the generated validator of the place that it stands in.
import { listBundles } from '@countersign/spec-bundle';
import { describe, expect, it } from 'vitest';
import { readContract, type BodyExample } from '../src/contract.ts';
import { knownAreas, validatorOf } from '../src/generated-code.ts';

it('knows every area of the specs', () => {
  expect(knownAreas).toEqual(listBundles().map(({ area }) => area));
});

describe.each(readContract())('$area $id', ({ area, id, requests, answers }) => {
  const examples = [
    ...[...requests].map((entry) => inPlace('body', entry)),
    ...[...answers].flatMap(([status, answer]) =>
      [...answer.examples].map((entry) => inPlace(status, entry)),
    ),
  ].filter(({ mediaType }) => mediaType === 'application/json');

  it.each(examples)('takes $name as $of', ({ of, value }) => {
    expect(validatorOf(area, id, of).safeParse(value).error?.issues ?? []).toEqual([]);
  });
});

function inPlace(of: number | 'body', [name, example]: [string, BodyExample]) {
  return { of, name, ...example };
}
