import { listWords, readLeniently, type Reading, type Shape } from '@countersign/zod/tolerance';
import { describe, expect, it } from 'vitest';
import { createShape, flag, list, object, status, text } from './shape.ts';

const requests: Reading = {
  propertyNames: 'any-case',
  enumValues: 'any-case',
  nulls: 'absent',
  emptyText: 'absent',
  scalars: 'any-type',
  moments: 'any-precision',
  base64: 'white-space',
};
const { base64: _base64, ...common } = requests;
const responses: Reading = { ...common, enumValues: 'open' };

const read = (value: unknown, shape: Shape, reading: Reading = requests) =>
  readLeniently(value, shape, reading);
/** Returns the canonical form of a value in a property, with the rules of its notes. */
const readField = (value: unknown, shape: Shape, reading?: Reading) => {
  const { value: all, notes } = read({ field: value }, object({ field: shape }), reading);
  return { all, rules: notes.map(({ rule }) => rule) };
};

const envelope = object({
  status,
  emailSubject: text,
  signers: list(object({ name: text, tabs: object({ textTabs: list(object({ locked: flag })) }) })),
});

describe('what is canonical', () => {
  it('is returned as it is, without a copy', () => {
    const signers = [{ name: 'Ines', tabs: { textTabs: [{ locked: 'true' }] } }];
    const sent = { status: 'sent', emailSubject: 'Berth', signers };
    const { value, notes } = read(sent, envelope);
    expect(value).toBe(sent);
    expect(notes).toEqual([]);
  });

  it('is shared with the copy where something beside it is not', () => {
    const signers = [{ name: 'Ines' }];
    const sent = { Status: 'sent', signers };
    const { value } = read(sent, envelope);
    expect(value).toEqual({ status: 'sent', signers });
    expect(Object(value).signers).toBe(signers);
    expect(sent).toEqual({ Status: 'sent', signers });
  });

  it('is all where no rule applies', () => {
    const sent = { Status: 'Sent', signers: [null], emailSubject: 1 };
    const { value, notes } = read(sent, envelope, {});
    expect(value).toBe(sent);
    expect(notes).toEqual([{ rule: 'unknown', at: '/Status', sent: 'Status' }]);
  });

  it('is an object that is no JSON, such as a date', () => {
    const sent = new Date(0);
    expect(read({ signers: sent }, envelope).value).toEqual({ signers: sent });
    expect(read(sent, envelope).value).toBe(sent);
  });
});

describe('names of properties', () => {
  it('are read in any case, at any depth', () => {
    const sent = { Signers: [{ NAME: 'Ines', tabs: { TextTabs: [{ Locked: true }] } }] };
    const { value, notes } = read(sent, envelope);
    expect(value).toEqual({
      signers: [{ name: 'Ines', tabs: { textTabs: [{ locked: 'true' }] } }],
    });
    expect(notes.map(({ at }) => at)).toEqual([
      '/Signers',
      '/Signers/0/NAME',
      '/Signers/0/tabs/TextTabs',
      '/Signers/0/tabs/TextTabs/0/Locked',
      '/Signers/0/tabs/TextTabs/0/Locked',
    ]);
  });

  it('count as they are spelled exactly where two are there', () => {
    for (const sent of [
      { Status: 'created', status: 'sent' },
      { status: 'sent', Status: 'created' },
    ]) {
      const { value, notes } = read(sent, envelope);
      expect(value).toEqual({ status: 'sent', Status: 'created' });
      expect(notes).toEqual([{ rule: 'unknown', at: '/Status', sent: 'Status' }]);
    }
  });

  it('count in another case where the exact one has no value', () => {
    for (const none of [null, '', undefined])
      for (const sent of [
        { Status: 'Sent', status: none },
        { status: none, Status: 'Sent' },
      ]) {
        const { value, notes } = read(sent, envelope);
        expect(value).toEqual({ status: 'sent' });
        expect(notes.filter(({ rule }) => rule === 'unknown')).toEqual([]);
      }
  });

  it('count as they are spelled exactly where null is a value', () => {
    const nullable = object({ uri: createShape({ types: ['string', 'null'] }) });
    expect(read({ Uri: 'a', uri: null }, nullable)).toEqual({
      value: { Uri: 'a', uri: null },
      notes: [{ rule: 'unknown', at: '/Uri', sent: 'Uri' }],
    });
  });

  it('are the last of two where neither is canonical', () => {
    expect(read({ Status: 'sent', STATUS: 'created' }, envelope).value).toEqual({
      status: 'created',
    });
    expect(read({ Status: 'sent', STATUS: null }, envelope).value).toEqual({ status: 'sent' });
  });

  it('that nobody knows are kept and noted, with an escaped pointer', () => {
    const sent = { 'a/b~c': 1, signers: [{ zip: 1 }] };
    const { value, notes } = read(sent, envelope);
    expect(value).toBe(sent);
    expect(notes).toEqual([
      { rule: 'unknown', at: '/a~1b~0c', sent: 'a/b~c' },
      { rule: 'unknown', at: '/signers/0/zip', sent: 'zip' },
    ]);
  });

  it('are free in a map by names', () => {
    const map = createShape({ types: ['object'], open: true });
    expect(read({ A: 1, b: null }, map)).toEqual({ value: { A: 1, b: null }, notes: [] });
  });

  it('with a meaning in JavaScript are names like others', () => {
    const sent: unknown = JSON.parse(
      '{"__proto__":{"status":"x"},"constructor":1,"Status":"sent"}',
    );
    const { value, notes } = read(sent, envelope);
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype);
    expect(Object.keys(Object(value)).toSorted()).toEqual(['__proto__', 'constructor', 'status']);
    expect(notes.filter(({ rule }) => rule === 'unknown')).toHaveLength(2);
  });

  it('of what is ignored are left out without a note', () => {
    const shape = object({ uri: createShape({ types: ['string'], ignored: true }), status });
    for (const sent of [{ uri: 1 }, { Uri: 'x' }, { uri: null }])
      expect(read(sent, shape)).toEqual({ value: {}, notes: [] });
  });
});

describe('null', () => {
  it('is absent, as a property and in a list', () => {
    const { value, notes } = read(
      { status: null, signers: [null, { name: null }, null] },
      envelope,
    );
    expect(value).toEqual({ signers: [{}] });
    expect(notes.map(({ at }) => at)).toEqual([
      '/status',
      '/signers/0',
      '/signers/1/name',
      '/signers/2',
    ]);
  });

  it('stays where the schema has it, or any value', () => {
    const nullable = createShape({ types: ['string', 'null'] });
    expect(readField(null, nullable)).toEqual({ all: { field: null }, rules: [] });
    expect(readField(null, createShape({}))).toEqual({ all: { field: null }, rules: [] });
  });

  it('is undefined as the whole value', () => {
    expect(read(null, envelope).value).toBeUndefined();
  });
});

describe('words of an enum', () => {
  const kind = createShape({
    types: ['string'],
    words: ['carboncopy', 'SMS'],
    synonyms: { cc: 'carboncopy' },
  });
  it.each([
    ['CarbonCopy', 'carboncopy'],
    ['sms', 'SMS'],
    ['CC', 'carboncopy'],
  ])('%s is read as %s', (sent, canonical) => {
    expect(read({ kind: sent }, object({ kind }))).toEqual({
      value: { kind: canonical },
      notes: [{ rule: 'value', at: '/kind', sent, canonical }],
    });
  });

  it('that are unknown stay', () => {
    expect(readField('fax', kind)).toEqual({ all: { field: 'fax' }, rules: [] });
    expect(readField('fax', kind, responses)).toEqual({ all: { field: 'fax' }, rules: [] });
  });

  it('that differ in case alone are all canonical', () => {
    for (const all of [
      ['Changed', 'changed', 'VOIDED', 'Voided'],
      ['changed', 'Changed', 'VOIDED', 'Voided'],
    ]) {
      const twins = { ...createShape({ types: ['string'] }), words: listWords(all) };
      for (const word of all)
        expect(readField(word, twins)).toEqual({ all: { field: word }, rules: [] });
      expect(readField('CHANGED', twins).all).toEqual({ field: 'changed' });
      expect(readField('voided', twins).all).toEqual({ field: 'VOIDED' });
    }
  });

  it('beat a synonym', () => {
    const words = listWords(
      ['copy', 'CC'],
      [
        ['cc', 'copy'],
        ['BCC', 'copy'],
      ],
    );
    const shape = { ...createShape({ types: ['string'] }), words };
    expect(readField('cc', shape).all).toEqual({ field: 'CC' });
    expect(readField('Bcc', shape).all).toEqual({ field: 'copy' });
  });
});

describe('scalars of another type', () => {
  const integer = createShape({ types: ['integer'] });
  const number = createShape({ types: ['number', 'integer'] });
  const boolean = createShape({ types: ['boolean'] });
  it.each([
    [12, text, '12'],
    [1.5, text, '1.5'],
    [true, text, 'true'],
    [true, flag, 'true'],
    [0, flag, 'false'],
    ['1', flag, 'true'],
    ['12', integer, 12],
    [' -3 ', integer, -3],
    ['1.50', number, 1.5],
    [1, boolean, true],
    ['False', boolean, false],
    ['0', boolean, false],
  ])('%j is converted', (sent, shape, canonical) => {
    expect(readField(sent, shape)).toEqual({ all: { field: canonical }, rules: ['type'] });
  });

  it.each([
    [2, flag, '2'],
    ['True', flag, 'true'],
  ])('%j has the best form that there is', (sent, shape, canonical) => {
    expect(readField(sent, shape).all).toEqual({ field: canonical });
  });

  it.each([
    ['1.5', integer],
    [1.5, integer],
    ['12a', integer],
    ['9007199254740993', integer],
    [true, integer],
    [2, boolean],
    ['yes', boolean],
    ['1e3', number],
    [[], text],
    [{}, text],
    [{ Name: 1 }, text],
    ['x', envelope],
    [1, createShape({})],
  ])('%j stays where it is no form of what is asked for', (sent, shape) => {
    expect(readField(sent, shape)).toEqual({ all: { field: sent }, rules: [] });
  });

  it('are noted as JSON', () => {
    expect(read({ status: 1, emailSubject: true }, envelope).notes).toEqual([
      { rule: 'type', at: '/status', sent: '1', canonical: '"1"' },
      { rule: 'type', at: '/emailSubject', sent: 'true', canonical: '"true"' },
    ]);
  });
});

describe('moments', () => {
  const moment = createShape({ types: ['string'], format: 'moment' });
  it.each([
    ['2026-11-25', '2026-11-25T00:00:00Z'],
    ['2026-11-25T10:15', '2026-11-25T10:15:00Z'],
    ['2026-11-25T10:15:30', '2026-11-25T10:15:30Z'],
    ['2026-11-25T10:15:30.1234567', '2026-11-25T10:15:30.1234567Z'],
    ['2026-11-25 10:15:30Z', '2026-11-25T10:15:30Z'],
    ['2026-11-25T10:15+0200', '2026-11-25T10:15:00+02:00'],
  ])('%s is %s', (sent, canonical) => {
    expect(readField(sent, moment)).toEqual({ all: { field: canonical }, rules: ['moment'] });
  });

  it.each([
    '2026-11-25T10:15:30Z',
    '2026-11-25T10:15:30.12+01:00',
    'tomorrow',
    '2026-13-25',
    '2026-02-30',
    '2026-02-29T10:15',
    '25.11.2026',
  ])('%s stays', (sent) => {
    expect(readField(sent, moment)).toEqual({ all: { field: sent }, rules: [] });
  });
});

describe('empty text', () => {
  const guid = createShape({ types: ['string'], format: 'other' });
  const moment = createShape({ types: ['string'], format: 'moment' });
  const others = ['integer', 'number', 'boolean'].map((type) => createShape({ types: [type] }));
  it.each([requests, responses])('is absent where it is no value', (reading) => {
    for (const shape of [guid, moment, status, flag, ...others])
      expect(readField('', shape, reading)).toEqual({ all: {}, rules: ['empty'] });
  });

  it('stays in a free text, and in an enum that has it', () => {
    const withEmpty = createShape({ types: ['string'], words: ['', 'a'] });
    expect(readField('', text).all).toEqual({ field: '' });
    expect(readField('', withEmpty).all).toEqual({ field: '' });
  });

  it('stays where no rule is about it', () => {
    const { emptyText: _emptyText, ...rest } = requests;
    expect(readField('', guid, rest)).toEqual({ all: { field: '' }, rules: [] });
  });
});

describe('Base64', () => {
  const bytes = createShape({ types: ['string'], format: 'base64' });
  it('has no white space, and is not repeated in a note', () => {
    expect(read({ bytes: 'QUJD\r\n REVG\n' }, object({ bytes }))).toEqual({
      value: { bytes: 'QUJDREVG' },
      notes: [{ rule: 'base64', at: '/bytes' }],
    });
  });

  it('stays as it is in answers', () => {
    expect(readField('QUJD\n', bytes, responses).rules).toEqual([]);
  });
});

it('notes are a thousand at most, and what they are about is read all the same', () => {
  const { value, notes } = read(
    Array.from({ length: 3000 }, () => 1),
    list(text),
  );
  expect(value).toEqual(Array.from({ length: 3000 }, () => '1'));
  expect(notes).toHaveLength(1000);
});

it('notes of what is unknown have room of their own', () => {
  const many = Array.from({ length: 3000 }, () => ({ Status: 'sent' }));
  const { notes } = read([...many, { nobody: 1 }], list(envelope));
  expect(notes.filter(({ rule }) => rule === 'unknown')).toEqual([
    { rule: 'unknown', at: '/3000/nobody', sent: 'nobody' },
  ]);
});
