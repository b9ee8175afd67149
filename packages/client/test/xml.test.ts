import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { xmlSchemas } from '@countersign/client/esign-v2.1/xml';
import { decodeXml, encodeXml, xmlCodec, XmlError, type XmlSchema } from '@countersign/client/xml';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const codec = xmlCodec(xmlSchemas);
const { schemas } = xmlSchemas;
const root: XmlSchema = { $ref: 'accountSharedAccess' };
const namespace = 'http://www.docusign.com/restapi';

interface Message {
  content: Record<string, { examples?: Record<string, { value: unknown }> }>;
}

interface Bundle {
  paths: Record<string, { put: { requestBody: Message; responses: Record<string, Message> } }>;
}

const bundle: Bundle = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('@countersign/specs/esign-v2.1.json')), 'utf8'),
);
const update = bundle.paths['/v2.1/accounts/{accountId}/shared_access']?.put;

/** The first example of a message in a media type. */
function findExample(message: Message | undefined, mediaType = 'application/json'): object {
  const [example] = Object.values(message?.content[mediaType]?.examples ?? {});
  return Object(example?.value);
}

/** A document of the root's name around some content. */
function shared(content: string, attributes = `xmlns="${namespace}"`): string {
  return `<accountSharedAccess ${attributes}>${content}</accountSharedAccess>`;
}

function read(text: string): unknown {
  return codec.decode('Accounts_updateSharedAccess', 200, text);
}

describe('the examples of the contract', () => {
  const request = findExample(update?.requestBody);

  it('say the same in XML as in JSON', () => {
    const text = String(findExample(update?.requestBody, 'application/xml'));
    expect(read(text)).toEqual(request);
  });

  it('say the same when they are written as XML', () => {
    const text = codec.encode('Accounts_updateSharedAccess', request);
    expect(text).toContain(`<accountSharedAccess xmlns="${namespace}"`);
    expect(read(text)).toEqual(request);
  });

  it.each([200, 400])('say the same as an answer of status %i', (status) => {
    const data = findExample(update?.responses[status]);
    const schema = xmlSchemas.operations.Accounts_updateSharedAccess?.responses?.[status] ?? {};
    const text = encodeXml(data, schema, schemas);
    expect(codec.decode('Accounts_updateSharedAccess', status, text)).toEqual(data);
  });
});

describe('any data', () => {
  // Characters that XML cannot contain are left out; those that it escapes, or reads as layout, are
  // frequent.
  const texts = fc.oneof(
    fc
      .string({ unit: 'binary' })
      // oxlint-disable-next-line no-control-regex -- these are what XML forbids
      .map((text) => text.replaceAll(/[\0-\b\v\f\u000E-\u001F\uFFFE\uFFFF]/g, '')),
    fc.constantFrom(
      ' ',
      '\r\n',
      '\t a \n',
      '\u00A0',
      '&amp;',
      '&#32;',
      '<![CDATA[',
      ']]>',
      '"',
      'true',
      '1.0',
    ),
  );

  function createArbitrary(written: XmlSchema): fc.Arbitrary<unknown> {
    const {
      type = [],
      properties = {},
      items = {},
    } = written.$ref === undefined ? written : (schemas[written.$ref] ?? {});
    const types = new Set([type].flat());
    const inside: fc.Arbitrary<unknown> = types.has('object')
      ? fc.record(
          Object.fromEntries(
            Object.entries(properties).map(([name, field]) => [name, createArbitrary(field)]),
          ),
          { requiredKeys: [] },
        )
      : types.has('array')
        ? fc.array(createArbitrary(items), { maxLength: 3 })
        : types.has('boolean')
          ? fc.boolean()
          : texts;
    return types.has('null') ? fc.option(inside) : inside;
  }

  it('comes back as it was', () => {
    fc.assert(
      fc.property(createArbitrary(root), (value) => {
        expect(decodeXml(encodeXml(value, root, schemas), root, schemas)).toEqual(value);
      }),
      { numRuns: 200 },
    );
  });

  it('is read or refused, however the document is spoilt', () => {
    const document = codec.encode('Accounts_updateSharedAccess', findExample(update?.requestBody));
    const place = fc.nat({ max: document.length });
    const outcomes = new Set<string>();
    fc.assert(
      fc.property(
        place,
        fc.nat({ max: 9 }),
        fc.constantFrom('', '<', '>', '&', '/', '"', '\0', 'a', '<b>'),
        (at, length, put) => {
          const spoilt = document.slice(0, at) + put + document.slice(at + length);
          try {
            read(spoilt);
            outcomes.add('read');
          } catch (error) {
            if (!(error instanceof XmlError)) throw error;
            outcomes.add('refused');
          }
        },
      ),
      { numRuns: 500 },
    );
    expect([...outcomes].toSorted()).toEqual(['read', 'refused']);
  });
});

describe('an answer', () => {
  it.each([
    [
      'with a prefix',
      `<d:accountSharedAccess xmlns:d="${namespace}"><d:accountId>1</d:accountId></d:accountSharedAccess>`,
      { accountId: '1' },
    ],
    [
      'in no namespace',
      '<accountSharedAccess><accountId>1</accountId></accountSharedAccess>',
      { accountId: '1' },
    ],
    ['with an empty list', shared('<sharedAccess/>'), { sharedAccess: [] }],
    [
      'with characters by number',
      shared('<accountId>&#x41;&#769; &#32;</accountId>'),
      { accountId: 'A\u0301  ' },
    ],
    [
      'with a section',
      shared('<accountId><![CDATA[ a & b ]]></accountId>'),
      { accountId: ' a & b ' },
    ],
    [
      'with comments and instructions',
      shared('<!-- a & b --><?a b?><accountId>1</accountId>'),
      { accountId: '1' },
    ],
    [
      'with null',
      shared(
        '<nextUri i:nil="true"/>',
        `xmlns="${namespace}" xmlns:i="http://www.w3.org/2001/XMLSchema-instance"`,
      ),
      { nextUri: null },
    ],
    ['with nil where null may not stand', shared('<accountId i:nil="true"/>'), {}],
    [
      'with elements that nobody knows',
      shared('<weather><sky>fair</sky></weather>'),
      { weather: { sky: 'fair' } },
    ],
  ])('is read %s', (_name, text, data) => {
    expect(read(text)).toEqual(data);
  });

  it('has booleans where JSON has them', () => {
    const group =
      '<memberGroupSharedItem><group><isManagedByScim>true</isManagedByScim></group></memberGroupSharedItem>';
    const item = `<templateSharedItem><sharedGroups>${group}</sharedGroups></templateSharedItem>`;
    const members = `<memberSharedItems><templates>${item}</templates></memberSharedItems>`;
    expect(read(shared(`<sharedAccess>${members}</sharedAccess>`))).toEqual({
      sharedAccess: [{ templates: [{ sharedGroups: [{ group: { isManagedByScim: true } }] }] }],
    });
  });

  it('is an error at every status, by its root', () => {
    const text = `<errorDetails xmlns="${namespace}"><errorCode>AUTHORIZATION_INVALID_TOKEN</errorCode></errorDetails>`;
    expect(codec.decode('PowerFormData_list', 401, text)).toEqual({
      errorCode: 'AUTHORIZATION_INVALID_TOKEN',
    });
  });

  it('stays text where the contract does not describe it', () => {
    const text = '<!DOCTYPE resources><resources/>';
    expect(codec.decode('AccountBrands_getResource', 200, text)).toBe(text);
    expect(codec.decode('AccountBrands_getResource', 500, '<html/>')).toBe('<html/>');
  });

  it.each([
    ['an element that is not closed', shared('\n <sharedAccess>'), { line: 2, column: 16 }],
    ['an & that is none', shared('\n<accountId>&nbsp;</accountId>'), { line: 2, column: 12 }],
    ['the number of no character', shared('<accountId>&#0;</accountId>'), { line: 1, column: 73 }],
    [
      'a character that XML forbids',
      shared('<accountId>\u0001</accountId>'),
      { line: 1, column: 73 },
    ],
    ['a second root', '<accountSharedAccess/>\n<a/>', { line: 2, column: 5 }],
    ['no XML at all', '{"sharedAccess":[]}', { line: 1, column: 1 }],
    [
      'a document type',
      '\n<!DOCTYPE a [<!ENTITY b "c">]><accountSharedAccess/>',
      { line: 2, column: 1 },
    ],
    ['another root', '<accounts/>', undefined],
    ['another namespace', shared('', 'xmlns="urn:other"'), undefined],
    [
      'a field that is there twice',
      shared('<accountId>1</accountId><accountId>2</accountId>'),
      undefined,
    ],
    ['a name that every object has', shared('<__proto__>1</__proto__>'), undefined],
  ])('is refused with %s', (_name, text, position) => {
    expect(() => read(text)).toThrow(XmlError);
    expect(() => read(text)).toThrow(expect.objectContaining({ position }));
  });
});

describe('a body', () => {
  it('is refused where the operation takes none in XML', () => {
    expect(() => codec.encode('EnvelopeLocks_create', {})).toThrow(
      'EnvelopeLocks_create does not accept an XML body',
    );
  });

  it.each([
    ['a text that XML cannot hold', { accountId: '\0' }, String.raw`"\u0000"`],
    ['half a character', { accountId: '\uD83D' }, String.raw`"\ud83d"`],
    ['a name that XML cannot hold', { '@xmlns': 'urn:other' }, '"@xmlns"'],
  ])('is refused with %s', (_name, body, said) => {
    expect(() => codec.encode('Accounts_updateSharedAccess', body)).toThrow(said);
  });

  it('leaves out what is undefined', () => {
    const text = codec.encode('Accounts_updateSharedAccess', { accountId: undefined });
    expect(read(text)).toEqual({});
  });
});
