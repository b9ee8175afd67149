import { expect, test } from 'vitest';
import { findRoute } from '../../src/control/routes.ts';
import { routes } from '../../src/frame/control/generated/routes.ts';

const all = Object.entries(routes).map(([id, route]) => {
  const [method = '', path = ''] = route.split(' ');
  return { id, method, path };
});

test.each(all)('$method $path is found, with the values of its path', ({ id, method, path }) => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const address = path.replace(/\{(\w+)\}/g, 'a-$1');
  expect(findRoute(method, address)).toEqual({
    id,
    path: Object.fromEntries(names.map((name) => [name, `a-${name}`])),
  });
  const other = findRoute('TRACE', address);
  expect(other).toEqual({ allowed: expect.arrayContaining([method]) });
});

test.each(['', '/', '/envelopes/', '/none', '/envelopes/1/recipients/1/none'])(
  'nothing is at "%s"',
  (address) => {
    expect(findRoute('GET', address)).toEqual({ allowed: [] });
  },
);
