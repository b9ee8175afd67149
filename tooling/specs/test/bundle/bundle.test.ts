import { describe, expect, it } from 'vitest';
import { rootWith, specTree } from './spec-tree.ts';

const schemas = ['components', 'schemas'];
const body = ['paths', '/things', 'post', 'requestBody', 'content'];

async function bundled(files: Record<string, string | Buffer>) {
  const tree = specTree(files);
  expect(await tree.bundle()).toBeUndefined();
  return tree;
}

describe('a bundle', () => {
  it('holds schemas by name and examples where they belong', async () => {
    const tree = await bundled({});
    expect(tree.at(...schemas)).toEqual({
      thing: { type: 'object', properties: { name: { type: 'string' } } },
    });
    expect(tree.at(...body, 'application/json', 'examples')).toEqual({
      one: { summary: 'One', value: { name: 'a' } },
    });
  });

  it('has scalars in their place, each with the words of its field', async () => {
    const tree = await bundled({
      'common/scalars/flag.yaml': 'type: string\nenum: ["true", "false"]\nx-inline: true\n',
      'demo/schemas/thing.yaml': `type: object
properties:
  done:
    $ref: ../../common/scalars/flag.yaml
    description: Whether it is done.
`,
    });
    expect(tree.at(...schemas)).toEqual({
      thing: {
        type: 'object',
        properties: {
          done: { type: 'string', enum: ['true', 'false'], description: 'Whether it is done.' },
        },
      },
    });
  });

  it('writes companions out, each after its field and by the schema that it names', async () => {
    const tree = await bundled({
      'demo/schemas/rights.yaml': 'description: Who may.\ntype: object\n',
      'demo/schemas/thing.yaml': `type: object
properties:
  size:
    type: integer
    x-metadata: { $ref: rights.yaml }
  name: { type: string }
`,
    });
    expect(tree.at(...schemas)).toEqual({
      rights: { description: 'Who may.', type: 'object' },
      thing: {
        type: 'object',
        properties: {
          size: { type: 'integer' },
          sizeMetadata: {
            $ref: '#/components/schemas/rights',
            description: 'Metadata about whether `size` can be changed, and its allowed values.',
          },
          name: { type: 'string' },
        },
      },
    });
  });

  it('describes fields by the glossary, but those with words of their own', async () => {
    const tree = await bundled({
      'common/glossary.yaml': 'fields:\n  name: What it is called.\n  size: How big it is.\n',
      'demo/openapi.yaml': rootWith('x-glossary: { $ref: ../common/glossary.yaml }\n'),
      'demo/schemas/thing.yaml': `type: object
properties:
  name: { type: string }
  size: { type: integer, description: Its weight. }
`,
    });
    expect(tree.at(...schemas, 'thing', 'properties')).toEqual({
      name: { type: 'string', description: 'What it is called.' },
      size: { type: 'integer', description: 'Its weight.' },
    });
  });

  it('marks the fields that say something of a person', async () => {
    const tree = await bundled({
      'common/personal.yaml': `kinds: { address: [city], name: [fullname] }
endings: { email: email }
beside:
  message: { kind: text, without: [errorCode] }
  name: { kind: name, with: [email] }
`,
      'demo/openapi.yaml': rootWith('x-personal: { $ref: ../common/personal.yaml }\n'),
      'demo/schemas/thing.yaml': `type: object
properties:
  full_name: { type: string }
  signerEmail: { type: string }
  name: { type: string }
  message: { type: string }
  city: { type: array, items: { type: string } }
  size: { type: integer }
`,
    });
    expect(tree.at(...schemas, 'thing', 'properties')).toEqual({
      full_name: { type: 'string', 'x-personal': 'name' },
      signerEmail: { type: 'string', 'x-personal': 'email' },
      // A name without an address next to it is that of a thing.
      name: { type: 'string' },
      message: { type: 'string', 'x-personal': 'text' },
      city: { type: 'array', items: { type: 'string' } },
      size: { type: 'integer' },
    });
  });

  it('names the elements of what is spoken in XML, and of nothing else', async () => {
    const tree = await bundled({
      'demo/openapi.yaml': rootWith('x-xml: { namespace: http://demo.example/ }\n'),
      'demo/resources/Things/create.yaml': `operationId: Things_create
tags: [Things]
requestBody:
  content:
    application/xml:
      schema: { $ref: ../../schemas/thing.yaml }
responses:
  '200':
    content:
      application/json:
        schema: { $ref: ../../schemas/other.yaml }
`,
      'demo/schemas/thing.yaml': `type: object
properties:
  parts: { type: array, items: { $ref: part.yaml } }
  words: { type: array, items: { type: string } }
`,
      'demo/schemas/part.yaml': 'type: object\nproperties: { name: { type: string } }\n',
      'demo/schemas/other.yaml': 'type: object\nproperties: { id: { type: string } }\n',
    });
    expect(tree.at(...schemas)).toEqual({
      thing: {
        type: 'object',
        properties: {
          parts: {
            type: 'array',
            items: { $ref: '#/components/schemas/part' },
            xml: { wrapped: true },
          },
          words: { type: 'array', items: { type: 'string' } },
        },
        xml: { name: 'thing', namespace: 'http://demo.example/' },
      },
      part: { type: 'object', properties: { name: { type: 'string' } }, xml: { name: 'part' } },
      other: { type: 'object', properties: { id: { type: 'string' } } },
    });
  });

  it('has no allOf, but every field of its parts, and no mixins', async () => {
    const tree = await bundled({
      'demo/schemas/thing.yaml': `description: A thing.
allOf:
  - $ref: mixins/named.yaml
  - type: object
    required: [size]
    properties:
      size: { type: integer }
required: [colour]
properties:
  colour: { type: string }
xml: { name: thing }
`,
      'demo/schemas/mixins/named.yaml': `description: What has a name.
allOf:
  - type: object
    required: [id]
    properties: { id: { type: string } }
  - type: object
    properties: { name: { type: string } }
`,
    });
    expect(tree.at(...schemas)).toEqual({
      thing: {
        type: 'object',
        description: 'A thing.',
        xml: { name: 'thing' },
        required: ['id', 'size', 'colour'],
        properties: {
          id: { type: 'string' },
          name: { type: 'string' },
          size: { type: 'integer' },
          colour: { type: 'string' },
        },
      },
    });
  });

  it('leaves examples and fields alone that only look like parts of a document', async () => {
    const tree = await bundled({
      'demo/resources/Things/create.request.yaml':
        'summary: Odd\nvalue: { allOf: [1], description: kept, examples: { a: { $ref: kept } } }\n',
      'demo/schemas/thing.yaml':
        'type: object\nproperties: { schema: { type: string }, examples: { type: string } }\n',
    });
    expect(tree.at(...body, 'application/json', 'examples', 'one', 'value')).toEqual({
      allOf: [1],
      description: 'kept',
      examples: { a: { $ref: 'kept' } },
    });
    expect(tree.at(...schemas, 'thing', 'properties')).toEqual({
      schema: { type: 'string' },
      examples: { type: 'string' },
    });
  });

  it('holds the text of an example file, and the bytes of another as base64', async () => {
    const bytes = Buffer.from([0x25, 0x50, 0x44, 0x46, 0xff, 0x00, 0x80]);
    const tree = await bundled({
      'demo/resources/Things/create.yaml': `operationId: Things_create
tags: [Things]
requestBody:
  content:
    application/xml:
      schema: { type: string }
      examples: { one: { externalValue: one.xml } }
    application/pdf:
      schema: { type: string, format: binary }
      examples: { two: { externalValue: two.pdf } }
responses:
  '200': { description: Done. }
`,
      'demo/resources/Things/one.xml': '<a>ü</a>\n',
      'demo/resources/Things/two.pdf': bytes,
    });
    expect(tree.at(...body, 'application/xml', 'examples', 'one')).toEqual({ value: '<a>ü</a>\n' });
    expect(tree.at(...body, 'application/pdf', 'examples', 'two')).toEqual({
      value: bytes.toString('base64'),
      'x-base64': true,
    });
  });

  it('tells where its parts were written', async () => {
    const tree = await bundled({});
    expect(JSON.parse(tree.text('demo.sources.json'))).toEqual({
      schemas: { thing: 'specs/demo/schemas/thing.yaml' },
      operations: { Things_create: 'specs/demo/resources/Things/create.yaml' },
    });
  });

  it('is the same to the byte when it is made again', async () => {
    const tree = await bundled({});
    const first = [tree.text(), tree.text('demo.sources.json')];
    expect(await tree.bundle()).toBeUndefined();
    expect([tree.text(), tree.text('demo.sources.json')]).toEqual(first);
  });
});

describe('a tree that cannot be bundled is named in one line, with file and place', () => {
  const allOf = 'allOf:\n  - { type: object, properties: { name: { type: string } } }\n';
  it.each([
    [
      'YAML that does not parse',
      { 'demo/schemas/thing.yaml': 'type: object\n  bad: [\n' },
      'bad indentation of a mapping entry in "specs/demo/schemas/thing.yaml" (2:6)',
    ],
    [
      'a root that does not parse',
      { 'demo/openapi.yaml': 'openapi: 3.1.1\ninfo: [\n' },
      'deficient indentation in "specs/demo/openapi.yaml" (3:1)',
    ],
    [
      'a file that is missing',
      {
        'demo/openapi.yaml':
          'openapi: 3.1.1\ninfo: { title: a, version: "1" }\npaths:\n  /things:\n    post: { $ref: nowhere.yaml }\n',
      },
      'specs/demo/openapi.yaml:5:11: ',
    ],
    [
      'an example that is missing',
      {
        'demo/resources/Things/create.yaml':
          'operationId: Things_create\ntags: [Things]\nrequestBody:\n  content:\n    application/pdf:\n      schema: { type: string }\n      examples: { one: { externalValue: none.pdf } }\nresponses: {}\n',
      },
      'specs/demo/resources/Things/create.yaml:7:41: this example refers to the file none.pdf, which is missing',
    ],
    [
      'two parts that describe a field differently',
      {
        'demo/schemas/thing.yaml': `description: A thing.\n${allOf}  - { type: object, properties: { name: { type: integer } } }\n`,
      },
      'specs/demo/schemas/thing.yaml: allOf describes the field name twice, and differently',
    ],
    [
      'a part that is more than fields',
      { 'demo/schemas/thing.yaml': `${allOf}  - { oneOf: [{ type: string }] }\n` },
      'specs/demo/schemas/thing.yaml: allOf cannot be flattened: a part has oneOf',
    ],
  ])('%s', async (_name, files, line) => {
    const tree = await bundled({});
    const good = tree.text();
    tree.write(files);
    const problem = await tree.bundle();
    expect(problem).toMatch(/^[^\n]+$/);
    expect(problem).toContain(line);
    // The last good bundle is kept.
    expect(tree.text()).toBe(good);
  });
});

it('prints nothing if the tree is good, and otherwise the line, with code 1', () => {
  const tree = specTree();
  expect(tree.run()).toEqual({ status: 0, stderr: '' });
  tree.write({ 'demo/schemas/thing.yaml': 'type: object\n  bad: [\n' });
  const { status, stderr } = tree.run();
  expect(stderr).toMatch(/^countersign: [^\n]*bad indentation [^\n]+\n$/);
  expect(status).toBe(1);
});
