import type { QName } from './xml-document.ts';

/** The built-in types of XML Schema that the messages use. */
export const builtInNames = [
  'base64Binary',
  'boolean',
  'dateTime',
  'decimal',
  'double',
  'int',
  'nonNegativeInteger',
  'positiveInteger',
  'string',
  'unsignedShort',
] as const;

export type BuiltInName = (typeof builtInNames)[number];

/** The content of a field: a value of a built-in type, one of some words, or an object. */
export type ModelValue =
  | { kind: 'builtin'; name: BuiltInName }
  | { kind: 'enumeration' | 'object'; name: string };

/** A field of an object of the model, with its place in the XML. */
export interface ModelField {
  property: string;
  documentation: string[];
  /** `any` for the elements that the schema leaves open. */
  kind: 'element' | 'attribute' | 'any';
  /**
   * The elements from the object's own down to the value's: one, or several if types that only
   * contain a list lie between. Empty for `any`.
   */
  path: QName[];
  value: ModelValue;
  /** True if the field is a list in the model. */
  list: boolean;
  /** True if the XML must have the first element of the path. */
  required: boolean;
  /** True if the model may lack the field although the XML must have it. */
  optional: boolean;
  nillable: boolean;
  /** True if the service writes the element of a list also where the list is empty. */
  written: boolean;
  /** True if the service writes all seven digits of a fraction of a second. */
  allDigits: boolean;
  /** True if dates without a zone in this field are read by the offset, in hours. */
  zone: boolean;
}

export interface ModelObject {
  name: string;
  documentation: string[];
  /** In the order of the XML. */
  fields: ModelField[];
}

export interface ModelEnumerationValue {
  /** The model's word. */
  name: string;
  documentation: string[];
  /** The word in XML; missing if only JSON has the value. */
  xml: string | undefined;
  /** The list of the JSON form that has the items with this value. */
  list: string | undefined;
  /** The field of the JSON form that is true if an item of the list has this value. */
  flag: string | undefined;
}

export interface ModelEnumeration {
  name: string;
  documentation: string[];
  values: ModelEnumerationValue[];
}

/** A schema as it looks from TypeScript. */
export interface Model {
  /** Each after the objects that it contains. */
  objects: ModelObject[];
  enumerations: ModelEnumeration[];
  /** The elements that a document can begin with, by name, and the object each contains. */
  roots: { element: QName; object: string }[];
}
