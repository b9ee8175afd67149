import { asLine, asText, type Change } from '@countersign/contract-diff';
import { expect, test } from 'vitest';

const change: Change = {
  level: 'breaking',
  area: 'harbour',
  subject: { kind: 'schema', name: 'ship' },
  part: 'name',
  what: 'is gone',
  words: false,
  pointer: '/components/schemas/ship/properties/name',
  file: 'specs/harbour/schemas/ship.yaml',
  reaches: ['Ships_a', 'Ships_b', 'Ships_c', 'Ships_d', 'Ships_e'],
};

test('the changes of one subject stand below its file, each in a line that can be searched', () => {
  const others: Change[] = [
    { ...change, part: '[]' },
    {
      ...change,
      part: '',
      what: 'xml went from none to {}',
      pointer: '/components/schemas/ship/xml',
    },
    { ...change, area: 'pier', part: '.*', reaches: ['Ships_a'] },
  ];

  expect(asText([change, ...others])).toBe(
    [
      'breaking (4)',
      '  specs/harbour/schemas/ship.yaml',
      '    harbour  ship.name is gone  #/components/schemas/ship/properties/name',
      '    harbour  ship[] is gone  #/components/schemas/ship/properties/name',
      '    harbour  schema ship xml went from none to {}  #/components/schemas/ship/xml',
      '    reaches Ships_a, Ships_b, Ships_c and 2 others',
      '  specs/harbour/schemas/ship.yaml',
      '    pier  ship.* is gone  #/components/schemas/ship/properties/name',
      '    reaches Ships_a',
      '',
    ].join('\n'),
  );
});

test('every operation that is reached is named when all is asked for', () => {
  expect(asText([change], { all: true })).toContain(
    '    reaches Ships_a, Ships_b, Ships_c, Ships_d, Ships_e\n',
  );
});

test('a change alone says what it is, whom it reaches and where it stands', () => {
  expect(asLine(change)).toBe(
    [
      'harbour  ship.name is gone',
      '  reaches Ships_a, Ships_b, Ships_c and 2 others',
      '  specs/harbour/schemas/ship.yaml  #/components/schemas/ship/properties/name',
    ].join('\n'),
  );
});
