import type { MockResponse, Page } from '@countersign/mock/core/server';
import { fileHeader } from '../../../engine/file-header.ts';
import type { Tenants } from '../../../engine/tenants.ts';
import type { PageParts } from '../../../frame/area.ts';
import { file } from '../../../pages/render.ts';
import { writeSettingsCsv } from '../account-settings/settings-file.ts';
import {
  exportsPath,
  type FileAddress,
  filesPath,
  formatWorkUrl,
  readFileAddress,
} from './file-address.ts';
import { workKinds } from './work-kinds.ts';

/**
 * Creates the handler of the files of exports and imports; it returns undefined for other
 * addresses. A caller who may read an export may download its files, so the export is read first,
 * with the token of the request.
 */
export function createOrganizationFiles({ tenants, findTenant }: PageParts): Page['answer'] {
  return async (request, handle) => {
    if (![filesPath, exportsPath].some((one) => request.url.startsWith(`${one}/`)))
      return undefined;
    if (request.method !== 'GET')
      return sendError(405, 'method_not_allowed', 'A file can only be downloaded, with GET.', {
        allow: 'GET',
      });
    const address = readFileAddress(request.url);
    if (address === undefined) return sendMissing();
    const tenant = findTenant(request);
    const id = address.id ?? (await findExport(tenants, tenant, address));
    if (id === undefined) return sendMissing();
    const response = await handle({
      ...request,
      url: formatWorkUrl('', address.path, { ...address, id }),
      headers: { ...request.headers, accept: 'application/json' },
    });
    if (response.status !== 200) return response;
    const bytes = await readFile(tenants, tenant, { ...address, id });
    if (bytes === undefined) return sendMissing();
    return send(address, bytes, request.headers.accept);
  };
}

/** Finds the export that a file is of. */
async function findExport(
  tenants: Tenants,
  tenant: string,
  { organizationId, path, resultId }: FileAddress,
): Promise<string | undefined> {
  return tenants.read(tenant, async (state) => {
    const all = await state.of(workKinds[path]).list(organizationId);
    return all.find(({ files }) => files.some((one) => one.resultId === resultId))?.id;
  });
}

async function readFile(
  tenants: Tenants,
  tenant: string,
  { organizationId, path, id, resultId }: FileAddress & { id: string },
): Promise<Buffer | undefined> {
  return tenants.read(tenant, async (state) => {
    const work = await state.of(workKinds[path]).get(organizationId, id);
    const found = work?.files.find((one) => one.resultId === resultId);
    return found === undefined ? undefined : state.contents.get(found.contentId);
  });
}

/** Settings are kept as JSON, and sent as CSV on request. */
function send({ path, resultId }: FileAddress, bytes: Buffer, accept = ''): MockResponse {
  const isJson = path === 'exports/account_settings' && !/\btext\/csv\b/i.test(accept);
  const extension = isJson ? 'json' : 'csv';
  const body =
    path === 'exports/account_settings' && !isJson ? writeSettingsCsv(bytes.toString()) : bytes;
  return file(200, isJson ? 'application/json; charset=utf-8' : 'text/csv; charset=utf-8', body, {
    'content-disposition': fileHeader('attachment', `${resultId}.${extension}`),
    ...(path === 'exports/account_settings' && { vary: 'accept' }),
  });
}

function sendMissing(): MockResponse {
  return sendError(
    404,
    'not_found',
    'The export or the import has no such file. Read it again to get the addresses of its files.',
  );
}

function sendError(
  status: number,
  error: string,
  description: string,
  headers: Readonly<Record<string, string>> = {},
): MockResponse {
  const body = JSON.stringify({ error, error_description: description });
  return file(status, 'application/json; charset=utf-8', body, headers);
}
