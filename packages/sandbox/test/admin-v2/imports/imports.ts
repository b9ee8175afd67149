import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '@countersign/client';
import {
  singleAccountUserImportCreateBulkImportSingleAccountAddUsersRequest as addToOne,
  singleAccountUserImportCreateBulkImportSingleAccountUpdateUsersRequest as updateInOne,
  userImportAddBulkUserImport as add,
  userImportCloseBulkUserImportRequest as close,
  userImportGetBulkUserImportCSV as getCsv,
  userImportGetBulkUserImportRequest as get,
  userImportUpdateBulkUserImports as update,
} from '@countersign/client/admin-v2';
import type { OrganizationImportResponse } from '@countersign/types/admin-v2';
import { parse } from 'csv-parse/sync';

export const harbourGroup = 'e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48';
export const leasing = '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60';
export const charter = '0a6e4b2c-8d71-4f95-b3e8-6c1d9f7a2e54';
export const archive = 'c37a51e9-4d06-4b8f-92e1-a8f5d0b3c764';
export const gullPoint = '6d1f4b83-2c97-4e50-a8d6-f39b7e0c5a12';
export const rafael = 'e95c3d07-82a4-4f61-b7d0-13c6f2a8954b';
export const elke = '6b0e94d2-15f7-4c83-a9d6-2e7f80c4b531';

const path = { organizationId: harbourGroup };

/** Operations that start an import of a file, by name. */
const operations = { add, update, close };

/** Starts an import for several accounts. */
export function send(
  client: Client,
  kind: keyof typeof operations,
  csv: string,
): Promise<OrganizationImportResponse> {
  return operations[kind](client, { path, body: Buffer.from(csv), contentType: 'text/csv' });
}

/** Starts an import for one account. */
export function sendForOne(
  client: Client,
  kind: 'add' | 'update',
  accountId: string,
  csv: string,
): Promise<OrganizationImportResponse> {
  const operation = kind === 'add' ? addToOne : updateInOne;
  return operation(client, {
    path: { ...path, accountId },
    body: Buffer.from(csv),
    contentType: 'text/csv',
  });
}

export function read(client: Client, importId: string): Promise<OrganizationImportResponse> {
  return get(client, { path: { ...path, importId } });
}

/** Waits until an import is finished. */
export async function settle(
  client: Client,
  { id = '' }: OrganizationImportResponse,
): Promise<OrganizationImportResponse> {
  for (;;) {
    const found = await read(client, id);
    if (found.status === 'completed' || found.status === 'failed') return found;
    await pause(5);
  }
}

/** Reads the results as rows with their cells by the names of the columns. */
export async function readResults(
  client: Client,
  { id = '' }: OrganizationImportResponse,
): Promise<Record<string, string>[]> {
  const csv = await getCsv(client, { path: { ...path, importId: id } }).bytes();
  return parse(Buffer.from(csv), { columns: true, relax_column_count: true });
}

/** Imports a file and returns the result of each row. */
export async function importRows(
  client: Client,
  kind: keyof typeof operations,
  csv: string,
): Promise<string[]> {
  const started = await settle(client, await send(client, kind, csv));
  return listResults(await readResults(client, started));
}

export function listResults(rows: readonly Record<string, string>[]): string[] {
  return rows.map(({ ProcessingResults = '' }) => ProcessingResults);
}
