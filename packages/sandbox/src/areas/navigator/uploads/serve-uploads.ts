import { splitUrl, type MockRequest, type MockResponse } from '@countersign/mock/core/server';
import { agreements } from '../agreements/stored-agreement.ts';
import { fileHeader } from '../../../engine/file-header.ts';
import type { Tenants } from '../../../engine/tenants.ts';
import { file } from '../../../pages/render.ts';
import type { State } from '../../../state/state.ts';
import { tenantName } from '../../../state/tenant-name.ts';
import { uploadJobs } from './stored-job.ts';
import { uploadsPath } from './upload-address.ts';

/** The largest file, in bytes. */
const mostBytes = 100 * 1024 * 1024;

/**
 * Creates what takes the files of upload jobs, as the blob storage of the service does, and gives
 * them back. The signature in the address replaces a token.
 */
export function createUploads(tenants: Tenants) {
  return async (request: MockRequest): Promise<MockResponse | undefined> => {
    const { path: address, search } = splitUrl(request.url);
    const steps = address.slice(uploadsPath.length).split('/').map(decode);
    const [tenant = '', accountId = '', owner = '', id = '', ...more] = steps;
    if (more.length > 0 || !tenantName.test(tenant)) return undefined;
    const signature = new URLSearchParams(search).get('sig') ?? '';
    if (request.method === 'GET' && owner === 'agreements')
      return tenants.read(tenant, (state) => download(state, accountId, id, signature));
    if (request.method !== 'PUT') return refuse(405, 'UnsupportedHttpVerb');
    return tenants.write(tenant, (state) =>
      take(state, request, { accountId, jobId: owner, id, signature }),
    );
  };
}

async function take(
  state: State,
  { headers, body }: MockRequest,
  { accountId, jobId, id, signature }: Record<'accountId' | 'jobId' | 'id' | 'signature', string>,
): Promise<MockResponse> {
  const job = await state.of(uploadJobs).get(accountId, jobId);
  const upload = job?.uploads.find((one) => one.id === id);
  if (job === undefined || upload === undefined || job.signature !== signature)
    return refuse(403, 'AuthenticationFailed');
  if (job.status !== 'OPEN') return refuse(409, 'BlobImmutableDueToPolicy');
  if (String(headers['x-ms-blob-type'] ?? '').toLowerCase() !== 'blockblob')
    return refuse(400, 'MissingRequiredHeader');
  if (body.length > mostBytes) return refuse(413, 'RequestBodyTooLarge');
  const name = decode(String(headers['x-ms-meta-filename'] ?? `document-${id.slice(0, 8)}.pdf`));
  const content = await state.contents.put(body);
  const mediaType = String(headers['content-type'] ?? 'application/octet-stream');
  const taken = { ...upload, file: { name, content, mediaType, size: body.length } };
  await state.of(uploadJobs).put(accountId, jobId, {
    ...job,
    uploads: job.uploads.map((one) => (one.id === id ? taken : one)),
    modifiedAt: state.now,
  });
  return file(201, 'application/xml', '', { 'x-ms-version': '2024-11-04' });
}

async function download(
  state: State,
  accountId: string,
  agreementId: string,
  signature: string,
): Promise<MockResponse> {
  const found = await state.of(agreements).get(accountId, agreementId);
  if (found?.content === undefined || found.content.id.slice(0, 40) !== signature)
    return refuse(404, 'BlobNotFound');
  return file(200, found.content.mediaType, await state.contents.get(found.content.id), {
    'content-disposition': fileHeader('attachment', found.fileName),
  });
}

/** Refuses as blob storage does: with a code in a header and in XML. */
function refuse(status: number, code: string): MockResponse {
  const body = `<?xml version="1.0" encoding="utf-8"?><Error><Code>${code}</Code></Error>`;
  return file(status, 'application/xml', body, { 'x-ms-error-code': code });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
