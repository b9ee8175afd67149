// Every JSON example of the specs passes the generated validator of the place that it stands in.
import { describe, expect, it } from 'vitest';
import { readContract, type BodyExample } from '../src/contract.ts';
import { validatorOf } from '../src/generated-code.ts';

const operations = readContract().map((one) => ({ ...one, area: one.area.name }));

describe.each(operations)('$area $id', ({ area, id, parameters, body, answers }) => {
  const examples = [
    ...inPlace('body', body.examples),
    ...[...answers].flatMap(([status, answer]) => inPlace(status, answer.examples)),
  ];

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
            expected: one.example,
          })),
  );
  it.each(told)('is about its own $field in $name', ({ told: is, expected }) => {
    expect(String(is)).toBe(String(expected));
  });
});

function inPlace(of: number | 'body', examples: BodyExample[]) {
  return examples
    .filter(({ mediaType }) => mediaType === 'application/json')
    .map((one) => ({ of, ...one }));
}
