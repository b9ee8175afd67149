import { randomUUID } from 'node:crypto';
import { guessType } from '../agreements/agreement-type.ts';
import { cutExtension } from '../../../documents/index.ts';
import { agreements } from '../agreements/stored-agreement.ts';
import type { ScheduledItem } from '../../../state/schedule.ts';
import type { State } from '../../../state/state.ts';
import { type StoredJob, type StoredUpload, uploadJobs } from './stored-job.ts';

/** The time has come at which the files of a job are read. */
export async function readFiles(
  state: State,
  { key, with: more = {} }: ScheduledItem,
): Promise<void> {
  const job = await state.of(uploadJobs).get(more['accountId'] ?? '', key);
  if (job?.status === 'UPLOAD_COMPLETE') await finishJob(state, job);
}

/** Makes an agreement of each file of a job, and completes the job. */
export async function finishJob(state: State, job: StoredJob): Promise<StoredJob> {
  const uploads: StoredUpload[] = [];
  for (const upload of job.uploads) uploads.push(await readFile(state, job, upload));
  const finished: StoredJob = { ...job, status: 'COMPLETE', uploads, modifiedAt: state.now };
  await state.of(uploadJobs).put(job.accountId, job.jobId, finished);
  await state.schedule.cancel('agreement-upload', job.jobId);
  await state.schedule.cancel('agreement-upload-expiry', job.jobId);
  return finished;
}

async function readFile(
  state: State,
  { accountId, jobId, language, createdBy }: StoredJob,
  upload: StoredUpload,
): Promise<StoredUpload> {
  const { file } = upload;
  if (file === undefined || upload.agreementId !== undefined) return upload;
  const agreementId = randomUUID();
  const title = cutExtension(file.name);
  await state.of(agreements).put(accountId, agreementId, {
    agreementId,
    accountId,
    title,
    fileName: file.name,
    documentId: upload.id,
    ...guessType(title),
    status: 'COMPLETE',
    reviewStatus: 'PENDING',
    parties: [],
    provisions: {},
    languages: [language],
    sourceName: 'Upload',
    sourceId: jobId,
    content: { id: file.content, mediaType: file.mediaType },
    linkedData: [],
    createdAt: state.now,
    createdBy,
    modifiedAt: state.now,
    modifiedBy: createdBy,
  });
  return { ...upload, agreementId };
}

/** Nobody has completed a job in time. */
export async function cancelJob(
  state: State,
  { key, with: more = {} }: ScheduledItem,
): Promise<void> {
  const job = await state.of(uploadJobs).get(more['accountId'] ?? '', key);
  if (job?.status !== 'OPEN') return;
  await state
    .of(uploadJobs)
    .put(job.accountId, key, { ...job, status: 'CANCELED', modifiedAt: state.now });
}
