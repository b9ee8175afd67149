import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { readModel, type Model, type ModelField } from '../../../src/xsd/index.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'countersign-xsd-'));
afterAll(() => rmSync(scratch, { recursive: true }));
let folders = 0;

/** Writes the files of a schema. @returns the path of the first */
export function written(files: Readonly<Record<string, string>>): string {
  const folder = path.join(scratch, String(folders++));
  mkdirSync(folder);
  const paths = Object.entries(files).map(([name, text]) => {
    const file = path.join(folder, name);
    writeFileSync(file, text);
    return file;
  });
  return paths[0] ?? '';
}

/** Creates a schema document of the namespace `urn:t`; its content begins on line 2. */
export function createDocument(
  inner: string,
  namespace = 'targetNamespace="urn:t" xmlns="urn:t"',
): string {
  return `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:m="urn:m" xmlns:u="urn:u" elementFormDefault="qualified" ${namespace}>
${inner}
</xs:schema>`;
}

/** The model of the first of some files and of all that it includes and imports. */
export function modelIn(files: Readonly<Record<string, string>>): Model {
  return readModel([written(files)]);
}

/** The model of a schema of one document. */
export function modelWith(inner: string): Model {
  return modelIn({ 'a.xsd': createDocument(inner) });
}

/** An element `root` of a type `Root`, which holds this. */
export function root(inner: string): string {
  return `<xs:element name="root" type="Root"/><xs:complexType name="Root">${inner}</xs:complexType>`;
}

/** Creates a schema whose root element has a sequence of elements. */
export function sequence(inner: string): string {
  return root(`<xs:sequence>${inner}</xs:sequence>`);
}

/** Describes the fields of an object of a model by their differences from a plain one. */
export function describeFields(model: Model, name = 'Root') {
  const object = model.objects.find((one) => one.name === name);
  return object?.fields.map((field) => describeField(field));
}

function describeField({ property, kind, path: names, value, ...field }: ModelField) {
  const flags = [
    'list',
    'required',
    'optional',
    'nillable',
    'zone',
    'written',
    'allDigits',
  ] as const;
  const place = names.map(({ local }) => local).join('/') || kind;
  return {
    property,
    in: kind === 'attribute' ? `@${place}` : place,
    type: value.name,
    is: flags.filter((flag) => field[flag]),
  };
}
