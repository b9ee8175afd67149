import type { MockRequest, MockResponse } from '@countersign/mock/extend';
import type { Tenants } from '../../../engine/tenants.ts';
import { file } from '../../../pages/render.ts';
import { writeSettingsCsv } from '../account-settings/settings-file.ts';
import { type FileAddress, filesPath, formatWorkUrl, readFileAddress } from './file-address.ts';
import { workKinds } from './work-kinds.ts';

/** The dependencies of serving files of exports and imports. */
export interface FileParts {
  tenants: Tenants;
  /** The tenant of a request. */
  findTenant(request: MockRequest): string;
  /** Answers a request to an operation. */
  call(request: MockRequest): Promise<MockResponse>;
}

/**
 * Creates the handler of the files of exports and imports; it returns undefined for other
 * addresses. A caller who may read an export may download its files, so the export is read first,
 * with the token of the request.
 */
export function createOrganizationFiles({ tenants, findTenant, call }: FileParts) {
  return async (request: MockRequest): Promise<MockResponse | undefined> => {
    if (!request.url.startsWith(`${filesPath}/`)) return undefined;
    if (request.method !== 'GET')
      return sendError(405, 'method_not_allowed', 'A file can only be downloaded, with GET.', {
        allow: 'GET',
      });
    const address = readFileAddress(request.url);
    if (address === undefined) return sendMissing();
    const response = await call({
      ...request,
      url: formatWorkUrl('', address.path, address),
      headers: { ...request.headers, accept: 'application/json' },
    });
    if (response.status !== 200) return response;
    const bytes = await readFile(tenants, findTenant(request), address);
    if (bytes === undefined) return sendMissing();
    return send(address, bytes, request.headers.accept);
  };
}

async function readFile(
  tenants: Tenants,
  tenant: string,
  { organizationId, path, id, resultId }: FileAddress,
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
    'content-disposition': `attachment; filename="${resultId}.${extension}"`,
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
