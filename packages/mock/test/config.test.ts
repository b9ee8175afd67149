import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../src/core/config/read-config.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'countersign-config-'));
afterAll(() => rmSync(folder, { recursive: true }));

const known = {
  operations: new Set(['Envelopes_get', 'Envelopes_create', ...'abcdef']),
  areas: new Set(['esign-v2.1', 'rooms-v2']),
};

/** Reads the options of a config file; places of faults are without the folder. */
function read(text: string): unknown {
  const file = path.join(folder, 'mock.json');
  writeFileSync(file, text);
  return readConfig(file, known);
}

function readFaults(text: string): string[] {
  try {
    read(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    return message.replaceAll(folder + path.sep, '').split('\n');
  }
  return [];
}

describe('a config file', () => {
  it('gives the options by the same names, $schema left out', () => {
    const options = {
      areas: ['rooms-v2'],
      port: 0,
      host: '::1',
      hostnames: ['esign.test'],
      baseUri: 'https://demo.esign.test',
      https: true,
      cors: ['https://app.example'],
      auth: false,
      strict: true,
      seed: 'a',
      dynamic: true,
      plain: false,
      faults: [{ operation: 'Envelopes_get', after: 1, times: 2, every: 3, code: 503, delay: 9 }],
      rateLimit: { limit: 1000, seconds: 3600 },
      oauth: { clients: [{ id: 'a', secret: 'b' }], ask: true, withoutConsent: ['c'] },
      timeouts: { headers: 1, request: 2, keepAlive: 3 },
      largestBody: 1024,
      remember: 10,
      log: '-',
    };
    expect(read(JSON.stringify({ $schema: './config.schema.json', ...options }))).toEqual(options);
    expect(read('{}')).toEqual({});
    // Some editors begin a file with a mark.
    expect(read('\uFEFF{}')).toEqual({});
  });

  it('names files from its own folder', () => {
    mkdirSync(path.join(folder, 'site'), { recursive: true });
    writeFileSync(path.join(folder, 'cert.pem'), 'a certificate');
    writeFileSync(path.join(folder, 'key.pem'), 'a key');
    expect(
      read(
        '{"log": "logs/a.jsonl", "reference": "site", "https": {"certificate": "cert.pem", "key": "./key.pem"}}',
      ),
    ).toEqual({
      log: path.join(folder, 'logs/a.jsonl'),
      reference: path.join(folder, 'site'),
      https: { certificate: 'a certificate', key: 'a key' },
    });
  });
});

describe('what is wrong with a config file is told with its place', () => {
  it.each<[string, string[]]>([
    ['', ['mock.json:1:1 this is not JSON: value expected']],
    ['{\n  "port": 1,\n}', ['mock.json:3:1 this is not JSON: property name expected']],
    ['{"strict" true}', ['mock.json:1:11 this is not JSON: colon expected']],
    ['{"port": 1,\n "port": 2}', ['mock.json:2:2 this is not JSON: duplicate key']],
    ['[]', ['mock.json:1:1 expected an object, got []']],
    ['{"port": "4010"}', ['mock.json:1:10 /port: expected a number, got "4010"']],
    ['{"port": 70000}', ['mock.json:1:10 /port: expected at most 65535, got 70000']],
    ['{"port": 1.5}', ['mock.json:1:10 /port: expected a whole number, got 1.5']],
    ['{"host": ""}', ['mock.json:1:10 /host: expected a non-empty string, got ""']],
    ['{"areas": []}', ['mock.json:1:11 /areas: expected a list of at least 1, got []']],
    [
      '{"areas": ["rooms"]}',
      [
        'mock.json:1:12 /areas/0: expected one of "esign-v2.1", "rooms-v2", got "rooms"; did you mean "rooms-v2"?',
      ],
    ],
    [
      '{"faults": [\n  {"operation": "envelope_get"}]}',
      [
        'mock.json:2:17 /faults/0/operation: expected one of 8 known names, got "envelope_get"; did you mean "Envelopes_get"?',
      ],
    ],
    ['{"stric": true}', ['mock.json:1:11 /stric: unknown key "stric"; did you mean "strict"?']],
    [
      '{"faults": [{"cod": 500}]}',
      ['mock.json:1:21 /faults/0/cod: unknown key "cod"; did you mean "code"?'],
    ],
    ['{"a/b~": 1}', ['mock.json:1:10 /a~1b~0: unknown key "a/b~"']],
    ['{"https": "yes"}', ['mock.json:1:11 /https: expected true or false or an object, got "yes"']],
    [
      '{"https": {"certificate": "a", "kee": "b"}}',
      [
        'mock.json:1:11 /https/key: expected a text, got nothing',
        'mock.json:1:39 /https/kee: unknown key "kee"; did you mean "key"?',
      ],
    ],
    ['{"cors": ["a", 1]}', ['mock.json:1:16 /cors/1: expected a text, got 1']],
    [
      '{"rateLimit": {"limit": 1, "seconds": 0}}',
      ['mock.json:1:39 /rateLimit/seconds: expected more than 0, got 0'],
    ],
    [
      '{"oauth": {"clients": [{"id": "a", "secret": 12345}]}}',
      ['mock.json:1:46 /oauth/clients/0/secret: expected a text, got (secret)'],
    ],
    [
      '{"reference": "none", "https": {"certificate": "none.pem", "key": "none.pem"}}',
      [
        'mock.json:1:48 /https/certificate: file not found: none.pem',
        'mock.json:1:67 /https/key: file not found: none.pem',
        'mock.json:1:15 /reference: folder not found: none',
      ],
    ],
    [
      '{\n  "port": true,\n  "remember": -1\n}',
      [
        'mock.json:2:11 /port: expected a number, got true',
        'mock.json:3:15 /remember: expected at least 0, got -1',
      ],
    ],
  ])('%s', (text, faults) => {
    expect(readFaults(text)).toEqual(faults);
  });

  it('a file that is not there', () => {
    const file = path.join(folder, 'none.json');
    expect(() => readConfig(file, known)).toThrow(`file not found: ${file}`);
  });
});
