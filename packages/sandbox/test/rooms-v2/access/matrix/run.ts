import type { Sandbox } from '../../../../src/index.ts';
import { findOperation, listPermissions, type RoomsOperation } from './operations.ts';
import { preparations } from './requests.ts';
import { send, type Response } from './send.ts';
import { administrator, createTenants, findMember } from './world.ts';

/** The expected and the actual result for a member with one permission. */
export interface Cell {
  operation: string;
  permission: string;
  expected: 'allowed' | 'refused';
  response: Response;
}

/** The cells of an operation: one for each permission. */
export interface Row {
  operation: RoomsOperation;
  /** The response to the administrator. */
  control: Response;
  cells: Cell[];
}

/** Creates what fills the rows of the matrix. */
export async function createMatrix(sandbox: Sandbox) {
  const permissions = listPermissions();
  const tenants = createTenants(sandbox);
  // Requests that are refused change nothing, and neither do those that only read.
  const shared = await tenants.open(permissions);

  /** Does what must be done before a request, as the administrator. */
  async function prepare({ id }: RoomsOperation, tenant: string): Promise<void> {
    for (const [first, preparation] of Object.entries(preparations[id]?.after ?? {})) {
      const { status } = await send(sandbox, findOperation(first), {
        tenant,
        token: administrator,
        preparation,
      });
      if (status >= 300) throw new Error(`${first} before ${id} responded with ${status}`);
    }
  }

  async function sendAlone(operation: RoomsOperation, permission: string): Promise<Response> {
    const tenant = await tenants.open([permission]);
    const { token } = findMember(permission);
    await prepare(operation, tenant);
    const response = await send(sandbox, operation, { tenant, token, permission });
    await tenants.close(tenant);
    return response;
  }

  async function sendAsAdministrator(operation: RoomsOperation): Promise<Response> {
    const tenant = await tenants.open([]);
    await prepare(operation, tenant);
    const response = await send(sandbox, operation, { tenant, token: administrator });
    await tenants.close(tenant);
    return response;
  }

  /** Fills one row, as the `x-permissions` of the operation say. */
  return async function fillRow(operation: RoomsOperation): Promise<Row> {
    const cells: Cell[] = [];
    for (const permission of permissions) {
      const isAllowed =
        operation.permissions.length === 0 || operation.permissions.includes(permission);
      const { token } = findMember(permission);
      const response =
        isAllowed && operation.method !== 'GET'
          ? await sendAlone(operation, permission)
          : await send(sandbox, operation, { tenant: shared, token, permission });
      const expected = isAllowed ? 'allowed' : 'refused';
      cells.push({ operation: operation.id, permission, expected, response });
    }
    return { operation, control: await sendAsAdministrator(operation), cells };
  };
}

/** Describes the faults of a row; empty if it matches the spec. */
export function findWrong({ operation, control, cells }: Row): string[] {
  const wrong = cells.filter((cell) => !isRight(cell)).map(describeCell);
  return isDone(operation.id, control) && control.isFromState
    ? wrong
    : [`${operation.id} responded to the administrator with ${describe(control)}`, ...wrong];
}

function isRight({ operation, permission, expected, response: { status, code } }: Cell): boolean {
  return expected === 'refused'
    ? status === 403 && code === 'USER_LACKS_PERMISSIONS'
    : isDone(operation, { status, code }, permission);
}

/**
 * Checks whether a request succeeded, or was rejected only at the point that its preparation names.
 */
function isDone(
  operation: string,
  { status, code }: { status: number; code?: string | undefined },
  permission = '',
): boolean {
  const preparation = preparations[operation];
  const { refusedAfterwards: expected = preparation?.refusedAfterwards } =
    preparation?.withPermission?.[permission] ?? {};
  return expected === undefined ? status >= 200 && status < 300 : code === expected;
}

function describeCell({ operation, permission, expected, response }: Cell): string {
  return `${operation} with ${permission} must be ${expected}, and responded with ${describe(response)}`;
}

function describe({ status, code = '' }: Response): string {
  return `${status} ${code}`.trim();
}
