import type { Profiler } from 'node:inspector';
import { expect, it } from 'vitest';
import { drawFlames } from '../src/flame/draw.ts';
import { drawFlame } from '../src/flame/flame.ts';
import { sumUp, type Frame } from '../src/flame/frames.ts';

/** A node of a profile, by its ID. */
function node(id: number, functionName: string, url = '', children: number[] = []) {
  const callFrame = { functionName, url, scriptId: '0', lineNumber: 0, columnNumber: 0 };
  return { id, callFrame, children };
}

const profile: Profiler.Profile = {
  startTime: 0,
  endTime: 1000,
  nodes: [
    node(1, '(root)', '', [2, 5, 6, 7]),
    node(2, 'readBody', 'file:///mock/dist/core/read-body.js', [3, 4]),
    node(3, 'check<', 'file:///mock/dist/contract/esign-v2.1/bodies.js'),
    node(4, 'parse', 'node:querystring'),
    node(5, '(idle)'),
    node(6, '(garbage collector)'),
    node(7, 'post', 'file:///bench/src/flame/recorder.ts?file=x'),
  ],
  samples: [2, 3, 3, 4, 5, 6, 7, 1],
  timeDeltas: [10, 20, 30, 40, 500, 60, 70, 0],
};

/** Each function with its time and those that it called. */
function shape({ name, origin, total, called }: Frame): object {
  return { [`${name} (${origin})`]: [total, ...[...called.values()].map(shape)] };
}

it('sums up the time of functions, without waiting and recording', () => {
  expect(shape(sumUp(profile))).toEqual({
    'all (engine)': [
      160,
      {
        'readBody read-body.js (own)': [
          100,
          { 'check< bodies.js (contract)': [50] },
          { 'parse node:querystring (node)': [40] },
        ],
      },
      { '(garbage collector) (engine)': [60] },
    ],
  });
});

it('draws the widest function first, with its part of the time of a request', () => {
  const picture = drawFlames(sumUp(profile), 'create & send', 32);
  expect(picture).toContain('create &amp; send: 32.0 µs a request');
  expect(picture).toContain('<title>check&lt; bodies.js: 31.3 %, 10.0 µs</title>');
  expect(picture.indexOf('check&lt;')).toBeLessThan(picture.indexOf('parse'));
});

it('leaves out what is too narrow, so that the picture stays small', () => {
  const called = new Map(
    Array.from({ length: 1100 }, (_, at): [string, Frame] => {
      const name = `function ${at}`;
      return [name, { name, origin: 'own', total: 1, called: new Map() }];
    }),
  );
  const root: Frame = { name: 'all', origin: 'engine', total: 1100, called };
  const picture = drawFlames(root, 'many', 1);
  expect(picture.length).toBeLessThan(60_000);
  expect(picture).not.toContain('function 1099');
});

it('names the rows when an unknown one is requested', async () => {
  await expect(drawFlame(['crate'])).rejects.toThrow(
    'Unknown row crate. Rows: mock-get, mock-create, create, sign, deliver',
  );
});
