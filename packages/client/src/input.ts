/** An operation as `@countersign/types` describes it. */
export interface OperationType {
  parameters: { path?: unknown; query?: unknown; header?: unknown };
  requestBody?: unknown;
  responses: unknown;
}

/** What a call of an operation takes: its parameters by place, and its body. */
export type Input<Type extends OperationType> = Part<'path', Type['parameters']['path']> &
  Part<'query', Type['parameters']['query']> &
  Part<'header', Type['parameters']['header']> &
  BodyInput<Type>;

/** A group of parameters: required where one of them is, absent where there is none. */
type Part<Name extends string, Value> = [Exclude<Value, undefined>] extends [never]
  ? { [Key in Name]?: undefined }
  : object extends Exclude<Value, undefined>
    ? { [Key in Name]?: Value | undefined }
    : { [Key in Name]: Value };

type BodyInput<Type extends OperationType> = Type extends {
  requestBody: { content: infer Content };
}
  ? BodyFields<Content>
  : Type extends { requestBody?: { content: infer Content } }
    ? Partial<BodyFields<Content>>
    : { body?: undefined };

interface BodyFields<Content> {
  body: Content[keyof Content];
  /** The media type to send the body as; the operation's first where it is left out. */
  contentType?: keyof Content | undefined;
}

/** The same without types, as the transport takes it. */
export interface AnyInput {
  path?: unknown;
  query?: unknown;
  header?: unknown;
  body?: unknown;
  contentType?: unknown;
}

/** The parts of a request that is sent as it is. */
export interface RawInput {
  path?: Readonly<Record<string, unknown>> | undefined;
  query?: Readonly<Record<string, unknown>> | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  body?: BodyInit | undefined;
}
