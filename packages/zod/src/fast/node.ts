/**
 * A zod schema as far as the fast path reads it. zod keeps the definition of a schema in
 * `_zod.def`, which is the same in every zod 4 (https://zod.dev/library-authors).
 */
export interface Node {
  readonly _zod: Internals;
}

export interface Internals {
  readonly def: Definition;
  /** The names of zod's own classes that the schema is of, such as `$ZodString`. */
  readonly traits: ReadonlySet<string>;
  /** Validates with the schema and its checks. Other schemas and every `parse` call it by name. */
  run(payload: Payload, context: Context): Payload | Promise<Payload>;
  /** Validates with the schema alone. */
  parse(payload: Payload, context: Context): Payload | Promise<Payload>;
}

/** A value on its way through schemas. It is valid as long as there are no issues. */
export interface Payload {
  value: unknown;
  readonly issues: unknown[];
}

export interface Context {
  readonly async?: boolean | undefined;
  /** The direction: `forward`, which is the default, parses a value, and `backward` encodes it. */
  readonly direction?: 'forward' | 'backward' | undefined;
}

/** The definition of a schema, whose fields depend on its type. */
export interface Definition {
  readonly type: string;
  readonly checks?: readonly CheckNode[] | undefined;
  readonly coerce?: boolean;
  readonly format?: string;
  readonly pattern?: RegExp | undefined;
  readonly shape?: Readonly<Record<string, Node>>;
  readonly catchall?: Node | undefined;
  readonly element?: Node;
  readonly innerType?: Node;
  readonly options?: readonly Node[];
  readonly inclusive?: boolean;
  readonly keyType?: Node;
  readonly valueType?: Node;
  readonly entries?: Readonly<Record<string, string | number>>;
  readonly values?: readonly unknown[];
  readonly getter?: () => Node;
}

/** A rule added to a schema, such as a greatest length. */
interface CheckNode {
  readonly _zod: { readonly def: CheckDefinition };
}

export interface CheckDefinition {
  readonly check: string;
  readonly format?: string;
  readonly pattern?: RegExp | undefined;
  readonly maximum?: number;
  readonly minimum?: number;
  readonly inclusive?: boolean;
  readonly value?: unknown;
}

/** Returns the definition of a schema or of one of its checks. */
export function definitionOf<Said>({ _zod }: { readonly _zod: { readonly def: Said } }): Said {
  return _zod.def;
}
