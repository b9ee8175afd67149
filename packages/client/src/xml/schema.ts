/** The part of a JSON Schema that decides the form of a value in XML. */
export interface XmlSchema {
  /** A reference to a schema by its name; any text before the last `/` is ignored. */
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, XmlSchema>>;
  readonly items?: XmlSchema;
  /** OpenAPI's hints: the element's name and namespace, and whether a list has an element around it. */
  readonly xml?: {
    readonly name?: string;
    readonly namespace?: string;
    readonly wrapped?: boolean;
  };
}

/** The schemas that references lead to, by name. */
export type XmlSchemaSource = Readonly<Record<string, XmlSchema>>;

/** The schema itself, or the one that it refers to. */
export function resolve(schema: XmlSchema, source: XmlSchemaSource): XmlSchema {
  const { $ref, ...beside } = schema;
  if ($ref === undefined) return schema;
  return { ...source[referenceName($ref)], ...beside };
}

/** Returns the types that a schema allows; empty if it allows all. */
export function typesOf({ type }: XmlSchema): ReadonlySet<string> {
  return new Set(type === undefined ? [] : [type].flat());
}

/** Finds the schema of a field; undefined for an unknown field, whatever its name is. */
export function findField({ properties }: XmlSchema, name: string): XmlSchema | undefined {
  return properties !== undefined && Object.hasOwn(properties, name) ? properties[name] : undefined;
}

/** The element that one item of a list stands in: the item's own XML name, or its schema's. */
export function itemName(items: XmlSchema, source: XmlSchemaSource): string {
  const reference = items.$ref === undefined ? undefined : referenceName(items.$ref);
  return resolve(items, source).xml?.name ?? reference ?? 'item';
}

function referenceName(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}
