import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ConnectError, parse, serialize } from '@countersign/connect';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { json, withElement, withProlog, xml } from './hostile/case.js';
import { harmless, notBodies, refused } from './hostile-corpus.js';
import { safetyReport } from './support/safety-report.js';
import { serve } from './support/serve.js';

/** The error that something throws, which must be ours. */
function catchError(act: () => unknown): ConnectError {
  try {
    act();
  } catch (error) {
    if (error instanceof ConnectError) return error;
    throw error;
  }
  throw new Error('It was accepted.');
}

const prototypes = [Object.prototype, Array.prototype, String.prototype, Function.prototype];
const own = prototypes.map((one) => Reflect.ownKeys(one));

afterEach(() => {
  expect(prototypes.map((one) => Reflect.ownKeys(one))).toEqual(own);
});

describe.each(refused)('$group', ({ cases }) => {
  it.each(cases)('$input is refused', ({ body, code, at }) => {
    const error = catchError(() => parse(body()));
    expect({ code: error.code, at: error.at }).toEqual({ code, at: at ?? error.at });
    expect(error.advice).toMatch(/^\S.*[.?]$/);
    // The log must not contain the whole message.
    expect(error.message.length).toBeLessThan(600);
  });
});

describe('what is no body', () => {
  it.each(notBodies)('$input is refused', ({ body }) => {
    // @ts-expect-error -- the types refuse it too, but a framework may hand on anything
    const error = catchError(() => parse(body));
    expect(error).toMatchObject({ code: 'body-parsed', advice: expect.stringContaining('raw') });
  });
});

describe('unusual messages that are accepted', () => {
  it.each(harmless)('$input is read', ({ body, read, value }) => {
    expect(read(parse(body()))).toEqual(value);
  });
});

/** Places all over a text. */
const places = (length: number) =>
  Array.from({ length: 200 }, (_, index) => Math.floor((index * length) / 200));

describe('a message that is cut off', () => {
  it.each([
    ['XML', xml.trimEnd(), /^(?:xml-malformed|body-empty)$/],
    ['JSON', json, /^(?:json-malformed|body-empty)$/],
  ])('is refused wherever it is cut: %s', (_form, text, codes) => {
    for (const end of [...places(text.length), text.length - 1]) {
      expect(catchError(() => parse(text.slice(0, end))).code).toMatch(codes);
    }
  });
});

describe('what a message names', () => {
  it('is neither read nor fetched', async () => {
    const requests: (string | undefined)[] = [];
    const address = await serve((request, response) => {
      requests.push(request.url);
      response.end('treasure');
    });
    const folder = await mkdtemp(join(tmpdir(), 'countersign-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await writeFile(join(folder, 'file'), 'treasure');

    for (const url of [`${address}/x`, pathToFileURL(join(folder, 'file')).href]) {
      const attacks = [
        withProlog(`<!DOCTYPE a SYSTEM "${url}">`),
        withProlog(`<!DOCTYPE a [<!ENTITY x SYSTEM "${url}">]>`).replace('Please', '&x;'),
        withProlog(`<!DOCTYPE a [<!ENTITY % x SYSTEM "${url}"> %x;]>`),
      ];
      for (const attack of attacks) {
        expect(catchError(() => parse(attack)).message).not.toContain('treasure');
      }
      const kept = [
        withElement(`<i:include xmlns:i="http://www.w3.org/2001/XInclude" href="${url}"/>`),
        withProlog(`<?xml-stylesheet href="${url}"?>`),
        xml.replace('<EnvelopeStatus>', `<EnvelopeStatus xsi:schemaLocation="urn:x ${url}">`),
      ];
      for (const text of kept) expect(serialize(parse(text))).not.toContain('treasure');
    }
    // Any earlier request would arrive before this one.
    await fetch(`${address}/last`);
    expect(requests).toEqual(['/last']);
  });
});

describe('SAFETY.md', () => {
  it('tells of all of this', async () => {
    const cases = refused.flatMap((one) => one.cases);
    expect(cases.length).toBeGreaterThan(70);
    await expect(safetyReport()).toMatchFileSnapshot('../SAFETY.md');
  });
});
