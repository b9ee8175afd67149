// Every JSON example of the specs passes the validator of the place that it stands in.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import * as adminV2 from '@countersign/zod/admin-v2';
import * as esignV2 from '@countersign/zod/esign-v2';
import * as esignV21 from '@countersign/zod/esign-v2.1';
import * as oauth from '@countersign/zod/oauth';
import * as roomsV2 from '@countersign/zod/rooms-v2';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const modules = new Map<string, object>(
  Object.entries({
    'admin-v2': adminV2,
    'esign-v2': esignV2,
    'esign-v2.1': esignV21,
    oauth,
    'rooms-v2': roomsV2,
  }),
);
const bundles = path.dirname(fileURLToPath(import.meta.resolve('@countersign/specs/oauth.json')));

const content = z
  .record(
    z.string(),
    z.object({ examples: z.record(z.string(), z.object({ value: z.unknown() })).optional() }),
  )
  .optional();
const document = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string(),
        requestBody: z.object({ content }).optional(),
        responses: z.record(z.string(), z.object({ content })),
      }),
    ),
  ),
});

interface Example {
  validator: string;
  name: string;
  value: unknown;
}

function examplesOf(area: string): Example[] {
  const text = readFileSync(path.join(bundles, `${area}.json`), 'utf8');
  const operations = Object.values(document.parse(JSON.parse(text)).paths).flatMap((item) =>
    Object.values(item),
  );
  return operations.flatMap(({ operationId, requestBody, responses }) => {
    const name = operationId.replaceAll(/(?:^|_)(\w)/g, (_, first: string) => first.toUpperCase());
    return [
      ...inContent(`${name}Body`, requestBody?.content),
      ...Object.entries(responses).flatMap(([status, response]) =>
        inContent(`${name}${status}Response`, response.content),
      ),
    ];
  });
}

function inContent(validator: string, types: z.infer<typeof content>): Example[] {
  return Object.entries(types?.['application/json']?.examples ?? {}).map(([name, { value }]) => ({
    validator,
    name,
    value,
  }));
}

const areas = readdirSync(bundles)
  .filter((file) => file.endsWith('.sources.json'))
  .map((file) => path.basename(file, '.sources.json'));

it('knows every area of the specs', () => {
  expect([...modules.keys()].toSorted()).toEqual(areas.toSorted());
});

describe.each(areas)('%s', (area) => {
  it.each(examplesOf(area))('$validator takes $name', ({ validator, value }) => {
    const schema = new Map<string, unknown>(Object.entries(modules.get(area) ?? {})).get(validator);
    if (!(schema instanceof z.ZodType)) throw new Error(`there is no validator ${validator}`);
    expect(schema.safeParse(value).error?.issues ?? []).toEqual([]);
  });
});

describe('a validator refuses', () => {
  it.each([
    [
      'a value that is not in the list',
      esignV21.LockRequest,
      { lockType: 'padlock' },
      ['lockType'],
    ],
    ['text where a list is due', esignV21.EnvelopeDefinition, { documents: 'all' }, ['documents']],
    ['what is missing', oauth.TokenRequest, { code: '1' }, ['grant_type']],
    [
      'what is wrong deep inside',
      esignV21.AccountSharedAccess,
      { sharedAccess: [{ templates: [{ shared: 'halfway' }] }] },
      ['sharedAccess', 0, 'templates', 0, 'shared'],
    ],
  ])('%s', (_name, schema, value, at) => {
    expect(schema.safeParse(value).error?.issues.map(({ path: place }) => place)).toEqual([at]);
  });
});
