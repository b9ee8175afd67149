import type { BulkJob, BulkJobEmbeddedItems } from '@countersign/types/navigator';
import type { Context } from '../../../engine/context.ts';
import { dateTime } from '../../../engine/date-time.ts';
import type { State } from '../../../state/state.ts';
import type { StoredJob, StoredUpload } from './stored-job.ts';
import { uploadAddress } from './upload-address.ts';

const jobStatuses = ['OPEN', 'UPLOAD_COMPLETE', 'IN_PROGRESS', 'COMPLETE', 'FAILED', 'CANCELED'];
const fileStatuses = ['NOT_STARTED', 'IN_PROGRESS', 'CANCELED', 'SUCCEEDED', 'FAILED'];

/** The number of the error with a file that never arrived. */
const notUploaded = 6105;

const messages: Readonly<Record<string, string>> = {
  OPEN: 'Upload the files, then complete the job.',
  UPLOAD_COMPLETE: 'The files will be read.',
  IN_PROGRESS: 'The files are being read.',
  COMPLETE: 'The job is complete.',
  CANCELED: 'The time for uploading is over.',
};

export function presentJob(
  state: Pick<State, 'tenant' | 'now' | 'stamp'>,
  { origin, newId }: Pick<Context, 'origin' | 'newId'>,
  job: StoredJob,
): BulkJob {
  const { accountId, jobId } = job;
  const status = readStatus(state, job);
  return {
    id: jobId,
    name: job.name,
    status,
    status_enum: jobStatuses,
    created_at: dateTime(job.createdAt),
    modified_at: dateTime(job.modifiedAt),
    expires_at: dateTime(job.expiresAt),
    ttl_period: 'P3D',
    _embedded: {
      document_status_enum: fileStatuses,
      documents: job.uploads.map((upload, index) =>
        presentUpload(state, { origin, job, status }, upload, index),
      ),
    },
    _action_templates: {
      upload_document: {
        method: 'PUT',
        required: true,
        description: 'Sends the content of a file.',
        headers: { 'x-ms-blob-type': 'BlockBlob', 'x-ms-meta-filename': 'The name of the file' },
        constraints: {
          max_size_mb: 100,
          allowed_formats: ['pdf', 'docx', 'txt'],
          timeout_seconds: 28_800,
        },
        success_status_code: 201,
      },
    },
    _links: { self: `${origin}/v1/accounts/${accountId}/upload/jobs/${jobId}` },
    constraints: { max_documents_per_job: 10_000 },
    metadata: {
      request_id: newId(),
      response_timestamp: dateTime(state.stamp()),
      response_duration: 0,
    },
    message: messages[status] ?? '',
  };
}

/** The status of a job: its files are being read from the moment after it was completed. */
export function readStatus({ now }: Pick<State, 'now'>, job: StoredJob): BulkJob['status'] {
  if (job.status !== 'UPLOAD_COMPLETE') return job.status;
  return now > (job.completedAt ?? now) ? 'IN_PROGRESS' : 'UPLOAD_COMPLETE';
}

function presentUpload(
  state: Pick<State, 'tenant'>,
  { origin, job, status }: { origin: string; job: StoredJob; status: BulkJob['status'] },
  { id, file, agreementId }: StoredUpload,
  index: number,
): BulkJobEmbeddedItems {
  const basics = { id, sequence: index + 1 };
  switch (status) {
    case 'OPEN':
      return {
        ...basics,
        status: 'NOT_STARTED',
        _actions: {
          upload_document: `${origin}${uploadAddress(state, job.accountId, job.jobId, id, job.signature)}`,
        },
      };
    case 'COMPLETE':
      return agreementId === undefined
        ? {
            ...basics,
            status: 'FAILED',
            error_code: notUploaded,
            error: 'No file was uploaded.',
          }
        : { ...basics, status: 'SUCCEEDED', agreement_id: agreementId };
    case 'CANCELED':
      return { ...basics, status: 'CANCELED' };
    default:
      return {
        ...basics,
        status: status === 'IN_PROGRESS' && file !== undefined ? 'IN_PROGRESS' : 'NOT_STARTED',
      };
  }
}
