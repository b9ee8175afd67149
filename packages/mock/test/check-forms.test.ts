import { expect, it } from 'vitest';
import { checkForms } from '../src/core/engine/check-forms.ts';
import type { CompiledOperation } from '../src/core/engine/contract.ts';
import { findShape } from '../src/core/engine/json-shape.ts';

const operation: CompiledOperation = {
  area: 'esign-v2.1',
  id: 'Envelopes_create',
  method: 'post',
  path: '/v2.1/accounts/{accountId}/envelopes',
  bearer: true,
  scopes: [],
  xml: false,
  deprecated: false,
  parameters: [],
  checked: [],
  responses: [],
};

it('names what is unknown, however much else was tolerated', async () => {
  const item = { type: 'object', properties: { status: { type: 'string' } } };
  const sent = [...Array.from({ length: 500 }, () => ({ Status: 'sent' })), { nobody: 1 }];
  const { notes = [] } = await checkForms(sent, findShape({ type: 'array', items: item }, {}), {
    reading: { propertyNames: 'any-case' },
    strict: false,
    operation,
    check: () => [],
  });
  expect(notes.length).toBeLessThan(500);
  expect(notes.filter(({ rule }) => rule === 'unknown')).toEqual([
    { in: 'body', rule: 'unknown', at: '/500/nobody', sent: 'nobody' },
  ]);
});

it.each([true, false])(
  'leaves out what is unknown (strict: %s), at every depth',
  async (strict) => {
    const item = { type: 'object', properties: { status: { type: 'string' } } };
    const open = { type: 'object', additionalProperties: true };
    const shape = { type: 'object', properties: { items: { type: 'array', items: item }, open } };
    const sent = { nobody: 1, items: [{ status: 'sent', nobody: 2 }], open: { nobody: 3 } };
    const { value } = await checkForms(sent, findShape(shape, {}), {
      reading: { propertyNames: 'any-case' },
      strict,
      operation,
      check: () => [],
    });
    expect(value).toEqual({ items: [{ status: 'sent' }], open: { nobody: 3 } });
  },
);
