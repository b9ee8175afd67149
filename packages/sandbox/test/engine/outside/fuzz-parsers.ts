import { gzipSync } from 'node:zlib';
import { Excess, limits, readOutsideForm, readOutsideJson } from '@countersign/mock/core/outside';
import * as fc from 'fast-check';
import { ControlProblem } from '../../../src/frame/control/control-problem.ts';
import { readSeed } from '../../../src/control/seed/read-seed.ts';
import { SeedError } from '../../../src/frame/seed/seed.ts';
import { readSnapshotFile } from '../../../src/control/snapshot-file.ts';
import { readOutsideCsv } from '../../../src/engine/outside/read-csv.ts';
import { readOutsideXml } from '../../../src/engine/outside/read-xml.ts';
import { CsvError, parseCsv } from '../../../src/envelopes/bulk-recipients/parse-csv.ts';
import { readLockHeader } from '../../../src/envelopes/locks/require-lock-token.ts';

/** A parser of what comes from outside, texts that it reads, and the errors that it may have. */
export interface FuzzedParser {
  parse(bytes: Buffer): unknown;
  samples: readonly string[];
  errors: readonly (new (...args: never[]) => Error)[];
}

const snapshot = (text: string) => gzipSync(text);

export const parsers: Record<string, FuzzedParser> = {
  json: {
    parse: (bytes) => readOutsideJson(bytes, limits.body),
    samples: ['{"a":[1,2,{"b":"c\\n"}],"d":null,"__proto__":{}}', '[[[[]]]]', '"\\ud800"'],
    errors: [Excess, SyntaxError],
  },
  yaml: {
    parse: (bytes) => readSeed(bytes.toString(), 'body'),
    samples: [
      'users:\n  - userName: Rosa\n    email: r@q.example # note\n',
      'a: &a [1, 2]\nb: *a\nc: !!str 7\nd: |\n  text\n  more\ne: >-\n  folded\n',
      '{"extends":"default","accounts":[{"accountId":"x"}]}',
      '? a\n: b\n---\n- "x\\u0041"\n...\n%YAML 1.2\n',
    ],
    errors: [SeedError],
  },
  csv: {
    parse: (bytes) => readOutsideCsv(bytes, 100),
    samples: ['AccountID,Name\r\n1,"a, ""b"""\r\n', '\uFEFFa,b\n\n,\n"x\ny",z'],
    errors: [],
  },
  'csv of bulk recipients': {
    parse: (bytes) => parseCsv(bytes.toString()),
    samples: ['Email,Name\r\na@b.example,"Rosa ""B"""\r\n'],
    errors: [CsvError],
  },
  xml: {
    parse: (bytes) => readOutsideXml(bytes.toString(), { ignoreAttributes: false }),
    samples: [
      '<?xml version="1.0"?><root><data name="a"><value>x &amp; &#65; <![CDATA[y]]></value></data></root>',
      '<a xmlns:b="c"><b:d e="f"/><!-- g --></a>',
    ],
    errors: [Excess, SyntaxError],
  },
  'the header of a lock': {
    parse: (bytes) => readLockHeader(bytes.toString()),
    samples: [
      '{"LockToken":"a","LockDurationInSeconds":7}',
      '<DocuSignEdit><LockToken>a</LockToken></DocuSignEdit>',
    ],
    errors: [],
  },
  form: {
    parse: (bytes) => readOutsideForm(bytes, 'application/x-www-form-urlencoded'),
    samples: ['a=b&c=%20d&e=+&&f', 'a=%ff%zz&=&=='],
    errors: [Excess, TypeError],
  },
  multipart: {
    parse: (bytes) => readOutsideForm(bytes, 'multipart/form-data; boundary=x'),
    samples: [
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\na,b\r\n--x--\r\n',
      '--x\r\nContent-Disposition: form-data; name=a\r\n\r\nb\r\n--x--',
    ],
    errors: [Excess, TypeError],
  },
  'a snapshot': {
    parse: (bytes) => readSnapshotFile(snapshot(bytes.toString()), { check: () => undefined }),
    samples: [
      JSON.stringify({
        format: 'countersign-snapshot',
        version: 1,
        tables: 5,
        sha256: '',
        content: '{}',
      }),
    ],
    errors: [ControlProblem, Excess],
  },
  'a packed snapshot': {
    parse: (bytes) => readSnapshotFile(bytes, { check: () => undefined }),
    samples: [gzipSync('{"format":"countersign-snapshot"}').toString('latin1')],
    errors: [ControlProblem, Excess],
  },
};

const marks = [
  '{',
  '[',
  ']',
  '}',
  '"',
  "'",
  '<',
  '>',
  '&',
  '--',
  '- ',
  ': ',
  '\n',
  '\r\n',
  '\0',
  '\\',
  ',',
  '\uFEFF',
  '\uD800',
  '%',
  '<!--',
  '<![CDATA[',
  ']]>',
  '<!DOCTYPE a [',
  '&a ',
  '*a',
  '!!',
  '__proto__',
  '1e999',
];

const change = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  cut: fc.nat(12),
  insert: fc.oneof(fc.constantFrom(...marks), fc.string({ maxLength: 12 })),
  times: fc.oneof({ weight: 9, arbitrary: fc.constant(1) }, { weight: 1, arbitrary: fc.nat(3000) }),
});

/** Samples with pieces cut out and put in. */
function changed(samples: readonly string[]): fc.Arbitrary<Buffer> {
  return fc
    .tuple(fc.constantFrom(...samples), fc.array(change, { maxLength: 6 }))
    .map(([sample, changes]) =>
      Buffer.from(
        changes.reduce((text, { at, cut, insert, times }) => {
          const place = Math.floor(at * text.length);
          return text.slice(0, place) + insert.repeat(times) + text.slice(place + cut);
        }, sample),
      ),
    );
}

/**
 * Checks that a parser throws only its own errors for changed samples. fast-check prints the seed
 * of a failure.
 */
export async function fuzz(
  { parse, samples, errors }: FuzzedParser,
  parameters: fc.Parameters<[Buffer]>,
): Promise<void> {
  await fc.assert(
    fc.asyncProperty(changed(samples), async (bytes) => {
      try {
        await parse(bytes);
      } catch (error) {
        if (!errors.some((one) => error instanceof one)) throw error;
      }
    }),
    parameters,
  );
}
