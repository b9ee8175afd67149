// Every parser of the mock throws only its own errors, for any bytes.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readDrift } from '@countersign/mock/proxy';
import { expect, onTestFinished, test } from 'vitest';
import { ConfigError } from '../src/core/config/config-error.ts';
import { parseConfig } from '../src/core/config/parse-config.ts';
import { unnamedParts } from '../src/core/engine/unnamed-parts.ts';
import { readBoundary } from '../src/core/outside/boundary.ts';
import { unpack } from '../src/core/outside/unpack.ts';
import { parseScenario } from '../src/proxy/compare/scenario.ts';
import { findEmails, replaceSecrets } from '../src/proxy/record/find-secrets.ts';
import { createKnownValues } from '../src/proxy/record/known-values.ts';
import { scrubXml } from '../src/proxy/record/scrub-xml.ts';
import { redactJson } from '../src/core/traffic/redact-json.ts';
import { redactXml } from '../src/core/traffic/redact-xml.ts';
import { splitParts } from '../src/core/traffic/split-parts.ts';

// `FUZZ_SEED=7 FUZZ_TIMES=100 npx vitest run test/fuzz.test.ts` looks for more.
const seed = Number(process.env['FUZZ_SEED'] ?? '1');
const times = Number(process.env['FUZZ_TIMES'] ?? '1');
const runs = 200 * times;

/** Numbers below one that follow from a seed (mulberry32). */
function createRandom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

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
  '--x',
  '=',
  ':',
  ';',
  '\n',
  '\r\n',
  '\0',
  '\\',
  ',',
  '//',
  '/*',
  '\uFEFF',
  '\uD800',
  '%',
  '<!--',
  '<![CDATA[',
  ']]>',
  '@',
  '+1',
  '__proto__',
  'constructor',
  '1e999',
  'null',
  'eyJ',
  'bearer ',
  '\u0416',
];

/** A sample with pieces cut out and put in. */
function change(samples: readonly string[], random: () => number): string {
  let text = samples[Math.floor(random() * samples.length)] ?? '';
  for (let count = Math.floor(random() * 6); count > 0; count -= 1) {
    const at = Math.floor(random() * text.length);
    const mark = marks[Math.floor(random() * marks.length)] ?? '';
    const often = random() < 0.1 ? Math.floor(random() * 3000) : 1;
    text = text.slice(0, at) + mark.repeat(often) + text.slice(at + Math.floor(random() * 12));
  }
  return text;
}

const recording = JSON.stringify({
  area: 'esign-v2.1',
  operation: 'Envelopes_get',
  request: { method: 'GET', url: '/x', headers: { accept: 'application/json' } },
  response: { status: 200, headers: { location: 'https://a.example' }, body: { a: [1, null] } },
});
const xml =
  '<a xmlns="b"><Password c="d">e</Password><![CDATA[f]]><!-- g --><h/>rosa@q.example</a>';
const multipart = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n';

function scrub(text: string): string {
  const known = createKnownValues();
  for (const { start, end } of findEmails(text)) known.add(text.slice(start, end), 'person');
  return known.replace(replaceSecrets(text, (kind) => kind));
}

async function readFile(text: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'countersign-fuzz-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, 'recording.json'), '{"origins":[],"recordedAt":"x"}');
  writeFileSync(path.join(folder, '0001-x.json'), text);
  await readDrift(folder);
}

test.each<[what: string, parse: (text: string) => unknown, samples: string[], error: RegExp]>([
  [
    'a config file',
    (text) =>
      parseConfig(text, 'config.json', {
        operations: new Set(['Users_list']),
        areas: new Set(['esign-v2.1']),
      }),
    ['{"port":4010,"faults":[{"operation":"Users_list","code":429}],"cors":["https://a.example"]}'],
    /^ConfigError/,
  ],
  [
    'a scenario',
    (text) => parseScenario(text, 'scenario.jsonc'),
    [
      '{ // note\n"steps":[{"call":"Users_list","path":{"a":"b"}},{"person":"sign","recipientId":"1"},]}',
    ],
    /^Error: scenario\.jsonc/,
  ],
  ['an exchange of a recording', readFile, [recording], /^Error: .*0001-x\.json/s],
  [
    'what is packed',
    (text) => unpack(Buffer.from(text), 'gzip', 1000),
    ['\u001f\u008b\b'],
    /^Error/,
  ],
  ['a content encoding', (text) => unpack(Buffer.from('a'), text, 1000), ['gzip'], /^Error/],
  ['JSON to be redacted', redactJson, ['{"password":"a\\"b","c":[{"token":7}]}'], /^$/],
  ['XML to be redacted', redactXml, [xml], /^$/],
  ['XML to be scrubbed', (text) => scrubXml(text, (value) => `${value}.`), [xml], /^$/],
  [
    'a text to be scrubbed',
    scrub,
    ['call +49 40 5550177 or rosa@q.example with Zx9kLm3nPq7rSt1uVw5xYz8aBc2d'],
    /^$/,
  ],
  [
    'parts',
    (text) => unnamedParts(Buffer.from(text), 'multipart/form-data; boundary=x'),
    [multipart],
    /^$/,
  ],
  [
    'parts to be shown',
    (text) => splitParts(Buffer.from(text), 'a; boundary=x'),
    [multipart],
    /^$/,
  ],
  ['a boundary', readBoundary, ['multipart/form-data; charset=a; boundary="x y"'], /^$/],
])('%s', async (what, parse, samples, error) => {
  for (let run = 0; run < runs; run += 1) {
    const text = change(samples, createRandom(seed * 1_000_003 + run));
    const thrown = await Promise.resolve()
      .then(() => parse(text))
      .then(
        () => undefined,
        (one: unknown) => one,
      );
    if (thrown === undefined) continue;
    const isOwn = thrown instanceof ConfigError || error.test(String(thrown));
    expect(isOwn, `FUZZ_SEED=${seed}, run ${run} of ${what}: ${String(thrown)}`).toBe(true);
  }
});
