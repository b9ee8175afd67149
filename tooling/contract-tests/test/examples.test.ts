// Every JSON example of the specs passes the generated validator of the place that it stands in.
import { listBundles } from '@countersign/spec-tools';
import { describe, expect, it } from 'vitest';
import { readContract, type BodyExample } from '../src/contract.ts';
import { knownAreas, validatorOf } from '../src/generated-code.ts';

it('knows every area of the specs', () => {
  expect(knownAreas).toEqual(listBundles().map(({ area }) => area));
});

describe.each(readContract())('$area $id', ({ area, id, parameters, requests, answers }) => {
  const examples = [
    ...[...requests].map((entry) => inPlace('body', entry)),
    ...[...answers].flatMap(([status, answer]) =>
      [...answer.examples].map((entry) => inPlace(status, entry)),
    ),
  ].filter(({ mediaType }) => mediaType === 'application/json');

  it.each(examples)('takes $name as $of', ({ of, value }) => {
    expect(validatorOf(area, id, of).safeParse(value).error?.issues ?? []).toEqual([]);
  });

  // The envelope that an example fetches is the one that it gets.
  const inPath = parameters.filter((one) => one.in === 'path' && one.name !== 'accountId');
  const told = examples.flatMap(({ of, name, value }) =>
    of === 'body' || of >= 300
      ? []
      : inPath
          .filter((one) => one.name in Object(value))
          .map((one) => ({
            name,
            field: one.name,
            told: Object(value)[one.name],
            due: one.example,
          })),
  );
  it.each(told)('is about its own $field in $name', ({ told: is, due }) => {
    expect(String(is)).toBe(String(due));
  });
});

function inPlace(of: number | 'body', [name, example]: [string, BodyExample]) {
  return { of, name, ...example };
}
