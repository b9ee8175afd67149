import { areaNamed } from '../contract/areas.ts';
import { nameOf, type Schema } from '../contract/document.ts';
import { target } from '../contract/fields.ts';
import type { Operation } from '../contract/operations.ts';
import { findFileName } from './files.ts';

/** The data of an operation's success, and the name of the variable that holds it. */
export type Answer =
  | { kind: 'nothing' }
  /** The way goes on at another address. */
  | { kind: 'redirect' }
  | { kind: 'file'; fileName: string }
  | { kind: 'data'; name: string }
  /** A list with pages; the name is that of an item. */
  | { kind: 'list'; name: string };

/** Describes the first documented success of an operation; `items` is the field of a list. */
export function describeAnswer({ area, id, responses }: Operation, items?: string): Answer {
  const success = responses.find(({ code }) => Number(code) < 400);
  if (success === undefined) throw new Error(`${id} has no success.`);
  if (success.code.startsWith('3')) return { kind: 'redirect' };
  const [first] = success.contents;
  if (first === undefined) return { kind: 'nothing' };
  // The service prefers JSON if an operation has it.
  const data = success.contents.find(({ mediaType }) => mediaType === 'application/json');
  // A stream is printed while it comes.
  if (first.mediaType === 'text/event-stream') return { kind: 'data', name: 'events' };
  if (data === undefined) return { kind: 'file', fileName: findFileName(first.mediaType) };
  if (items === undefined) return { kind: 'data', name: toVariableName(data.schema) ?? 'answer' };
  const schema = data.schema && target(areaNamed(area), data.schema);
  const item = schema?.properties?.[items]?.items;
  return { kind: 'list', name: toVariableName(item) ?? 'item' };
}

/** The name of a schema as that of a variable: `roomSummary` of `RoomSummary`. */
function toVariableName(schema: Schema | undefined): string | undefined {
  if (schema?.$ref === undefined) return undefined;
  const name = nameOf(schema.$ref);
  return name.charAt(0).toLowerCase() + name.slice(1);
}
