// Every operation of every area, with IDs that are blank, empty or absent: no message of a refusal
// has a gap where a name should be.
import { isObject, type Json } from '@countersign/spec-tools/json';
import { afterAll, expect, test } from 'vitest';
import { startTest } from '../harness.ts';
import { type AreaOperation, readArea, readOperations } from '../read-operations.ts';

const { sandbox, close } = await startTest();
afterAll(close);

/** The areas, and the segment in front of their paths. */
const areas = {
  'esign-v2.1': '/restapi',
  'esign-v2': '/restapi',
  'rooms-v2': '/restapi',
  'admin-v2': '/management',
  click: '/clickapi',
  webforms: '',
  monitor: '',
  maestro: '',
  navigator: '',
  workspaces: '',
  'connected-fields': '',
};

/** Members of refusals that have sentences for people. */
const sentences = new Set(['message', 'errorMessage', 'error_description', 'title', 'detail']);

/** Gaps and values that a program prints when nobody thought of them. */
const gaps = /\S {2,}\S| {2}\.| [.,;:)]|\(\s*\)|\bundefined\b|\[object|\bNaN\b/u;

function listSentences(body: Json): string[] {
  if (Array.isArray(body)) return body.flatMap(listSentences);
  if (!isObject(body)) return [];
  return Object.entries(body).flatMap(([name, value]) =>
    typeof value === 'string' ? (sentences.has(name) ? [value] : []) : listSentences(value ?? null),
  );
}

/** A body with a member that is blank, empty or absent, for each member that names something. */
function* withoutNames(body: Json): Generator<Json> {
  if (Array.isArray(body)) {
    const [first, ...rest] = body;
    if (first === undefined) return;
    if (isObject(first)) yield [{}, ...rest];
    else if (typeof first === 'string') yield [' ', ...rest];
    for (const other of withoutNames(first)) yield [other, ...rest];
  } else if (isObject(body))
    for (const [name, value] of Object.entries(body)) {
      if (value === undefined) continue;
      if (typeof value === 'string' && /Id$|^id$|_id$|[Cc]ode$/u.test(name))
        for (const other of ['', ' ']) yield { ...body, [name]: other };
      for (const other of withoutNames(value)) yield { ...body, [name]: other };
    }
}

function* requestsOf({
  parameters,
  path,
  body,
}: AreaOperation): Generator<[string, Json | undefined]> {
  const fill = (blank?: string): string =>
    path.replaceAll(/\{([^}]+)\}/gu, (_all, name) =>
      name === blank
        ? '%20'
        : encodeURIComponent(parameters.find((one) => one.name === name)?.example ?? '1'),
    );
  for (const { name, in: place } of parameters)
    if (place === 'path') yield [fill(name), body?.value];
  if (body?.mediaType.includes('json') === true)
    for (const other of withoutNames(body.value)) yield [fill(), other];
}

test.each(Object.entries(areas))('no message of %s has a gap', async (area, prefix) => {
  const wrong: string[] = [];
  let refused = 0;
  let bodies = 0;
  for (const operation of readOperations(readArea(area))) {
    // A body with a gap may still be taken, and delete what the next operation is about.
    if (operation.body !== undefined) bodies += 1;
    const tenant = operation.body === undefined ? 'default' : `${area.replace('.', '-')}-${bodies}`;
    for (const [path, body] of requestsOf(operation)) {
      const response = await sandbox.fetch(
        new Request(`http://sandbox.test${prefix}${path}`, {
          method: operation.method,
          headers: {
            authorization: 'Bearer sandbox',
            'content-type': 'application/json',
            'x-countersign-tenant': tenant,
          },
          ...(operation.method !== 'GET' && body !== undefined && { body: JSON.stringify(body) }),
        }),
      );
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.includes('json') === true;
      if (response.status >= 500) wrong.push(`${operation.id} ${path}: ${text}`);
      if (response.status < 400 || !isJson) continue;
      refused += 1;
      for (const sentence of listSentences(JSON.parse(text)))
        // Quoted parts of a request are as the request has them.
        if (gaps.test(sentence.replaceAll(/"(?:[^"\\]|\\.)*"/gu, '""')))
          wrong.push(`${operation.id}: ${sentence}`);
    }
  }
  expect(refused).toBeGreaterThan(0);
  expect([...new Set(wrong)]).toEqual([]);
});
