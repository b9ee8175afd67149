import type { Operation } from '../../contract/operations.ts';
import generated from './generated/methods.json' with { type: 'json' };

/** The method of an official client that calls an operation. */
export interface Method {
  /** The name of the package. */
  client: string;
  /** The class. */
  api: string;
  method: string;
  /** In their order: a part of the request, or an object with the part that each option is. */
  arguments: readonly (string | Options)[];
}

/** A part is written `path.accountId`, `query.count`, `form.file` or `body`. */
export type Options = Readonly<Record<string, string | undefined>>;

// Learned from the clients by tooling/official-clients: `npm run methods` there.
const methods: Readonly<Record<string, Readonly<Record<string, Method>>>> = generated;

/**
 * The method of an official client that serves for an operation. Some operations have none, and
 * some one that cannot send the body, or loses the answer; docs/official-clients.md names those.
 */
export function methodFor({ area, id }: Operation): Method | undefined {
  return methods[area]?.[id];
}
