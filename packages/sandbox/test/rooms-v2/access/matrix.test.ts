import { afterAll, describe, expect, it } from 'vitest';
import { startTest } from '../../harness.ts';
import { findOperation, listPermissions, listRoomsOperations } from './matrix/operations.ts';
import { createPage } from './matrix/page.ts';
import { createMatrix, findWrong, type Row } from './matrix/run.ts';

const { sandbox, close } = await startTest();
afterAll(close);

const fillRow = await createMatrix(sandbox);
const operations = listRoomsOperations();
const rows: Row[] = [];

describe('every permission, alone, allows what the spec says, and nothing else', () => {
  it.each(operations)('$id', async (operation) => {
    const row = await fillRow(operation);
    rows.push(row);
    expect(row.cells).toHaveLength(66);
    expect(findWrong(row)).toEqual([]);
  });

  it('is in docs/rooms-permissions.md', async () => {
    expect(rows).toHaveLength(operations.length);
    await expect(createPage(rows)).toMatchFileSnapshot('../../../../../docs/rooms-permissions.md');
  });
});

describe('a wrong cell fails', () => {
  const operation = findOperation('Roles_CreateRole');

  it('if the spec does not have a permission that the sandbox allows', async () => {
    const row = await fillRow({ ...operation, permissions: ['canManageLogo'] });
    expect(findWrong(row)).toEqual([
      'Roles_CreateRole with canManageAccount must be refused, and responded with 201',
      'Roles_CreateRole with canManageLogo must be allowed, and responded with 403 USER_LACKS_PERMISSIONS',
      'Roles_CreateRole with canManageRolesAndPermissions must be refused, and responded with 201',
    ]);
  });

  it('if the spec needs none, and the sandbox does', async () => {
    const row = await fillRow({ ...operation, permissions: [] });
    expect(findWrong(row)).toHaveLength(listPermissions().length - 2);
  });

  it('if the request does not reach the end for any other reason', async () => {
    const row = await fillRow({ ...operation, body: { mediaType: 'application/json', value: {} } });
    expect(findWrong(row)).toContain(
      'Roles_CreateRole responded to the administrator with 400 PROPERTY_VALIDATION_FAILURE',
    );
  });
});
