// Every JSON example of the specs passes the generated validator of its place.
import { describe, expect, it } from 'vitest';
import { readContract, type BodyExample } from '../src/contract.ts';
import { findValidator } from '../src/generated-code.ts';

const operations = readContract().map((one) => ({ ...one, area: one.area.name }));

describe.each(operations)('$area $id', ({ area, id, parameters, body, answers }) => {
  const examples = [
    ...inPlace('body', body.examples),
    ...[...answers].flatMap(([status, answer]) => inPlace(status, answer.examples)),
  ];

  it.each(examples)('accepts $name as $of', ({ of, value }) => {
    expect(findValidator(area, id, of).safeParse(value).error?.issues ?? []).toEqual([]);
  });

  // The IDs in the response are those of the path.
  const inPath = parameters.filter((one) => one.in === 'path' && one.name !== 'accountId');
  const stated = examples.flatMap(({ of, name, value }) =>
    of === 'body' || of >= 300
      ? []
      : inPath
          .filter((one) => one.name in Object(value))
          .map((one) => ({
            name,
            field: one.name,
            stated: Object(value)[one.name],
            expected: one.example,
          })),
  );
  it.each(stated)('has the $field of the path in $name', ({ stated: is, expected }) => {
    expect(String(is)).toBe(String(expected));
  });
});

function inPlace(of: number | 'body', examples: BodyExample[]) {
  return examples
    .filter(({ mediaType }) => mediaType === 'application/json')
    .map((one) => ({ of, ...one }));
}
