/** The input of any call; the generated `…Input` types specify it for each operation. */
export interface AnyInput {
  readonly path?: object | undefined;
  readonly query?: object | undefined;
  readonly header?: object | undefined;
  readonly body?: unknown;
  /** The media type of the body; by default, one of the operation's that fits the body. */
  readonly contentType?: string | undefined;
}

/** Path parameters that a client can be given once, for all calls: see `ClientOptions.path`. */
export type SharedParameter = 'accountId' | 'organizationId';

/** Path parameters of an operation; those that a client may have already can be left out. */
export type PathOf<Params> = Omit<Params, SharedParameter> & {
  [Name in keyof Params & SharedParameter]?: Params[Name] | undefined;
};

/** The parts of a request that is sent as it is. */
export interface RawInput {
  path?: Readonly<Record<string, unknown>> | undefined;
  query?: Readonly<Record<string, unknown>> | undefined;
  headers?: Readonly<Record<string, string>> | undefined;
  body?: BodyInit | undefined;
}

/** The fields of an object that have a value. */
export function given(values: object | undefined): [string, unknown][] {
  if (values === undefined) return [];
  const all: [string, unknown][] = Object.entries(values);
  return all.filter(([, value]) => value !== undefined);
}
