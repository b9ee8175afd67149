import { operations } from './generated/operations.ts';
import type { AnyOperation } from '../engine/operation.ts';

const loaded = new Map<string, Promise<AnyOperation>>();

/** Loads the handler of an operation on first use; undefined if the mock handles the operation. */
export function loadOperation(area: string, id: string): Promise<AnyOperation> | undefined {
  const name = `${area}/${id}`;
  const before = loaded.get(name);
  if (before !== undefined) return before;
  const load = operations[name];
  if (load === undefined) return undefined;
  const operation = load();
  loaded.set(name, operation);
  return operation;
}
