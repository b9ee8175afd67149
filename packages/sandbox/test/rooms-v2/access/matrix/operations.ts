import { objectAt } from '@countersign/spec-tools/json';
import { type AreaOperation, readArea, readOperations } from '../../../read-operations.ts';

/** An operation of Rooms in the matrix. */
export type RoomsOperation = AreaOperation;

const document = readArea('rooms-v2');

/** The operations of Rooms, in the order of the spec. */
export function listRoomsOperations(): RoomsOperation[] {
  return readOperations(document);
}

/** An operation by its ID. */
export function findOperation(wanted: string): RoomsOperation {
  const found = listRoomsOperations().find(({ id }) => id === wanted);
  if (found === undefined) throw new Error(`${wanted} is not an operation of Rooms`);
  return found;
}

/** The permissions of a role, in the order of the spec. */
export function listPermissions(): string[] {
  const schemas = objectAt(objectAt(document, 'components'), 'schemas');
  return Object.keys(objectAt(objectAt(schemas, 'Permissions'), 'properties'));
}
