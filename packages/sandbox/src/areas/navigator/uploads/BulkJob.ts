import { writeStatus } from '../../../engine/status-in-words.ts';
import { day } from '../../../engine/day.ts';
import { secret } from '../../../engine/secret.ts';
import type { Context } from '../../../engine/context.ts';
import { defineNavigatorOperation } from '../define-navigator-operation.ts';
import { readGuid } from '../../../engine/read-guid.ts';
import type { State } from '../../../state/state.ts';
import { refusal } from '../refusal.ts';
import { presentJob, readStatus } from './present-job.ts';
import { readingTime, type StoredJob, uploadJobs } from './stored-job.ts';

/** The time in which files can be uploaded, in milliseconds: three days. */
const lifetime = 3 * day;

export const BulkJob_createBulkUploadJob = defineNavigatorOperation(
  'BulkJob_createBulkUploadJob',
  async (state, { body }, context) => {
    const { account, caller, newId } = context;
    const job: StoredJob = {
      jobId: newId(),
      accountId: account.accountId,
      name: body.job_name ?? `Upload of ${new Date(state.now).toISOString().slice(0, 10)}`,
      status: 'OPEN',
      language: body.language ?? 'en-US',
      uploads: Array.from({ length: body.expected_number_of_docs }, () => ({ id: newId() })),
      signature: secret(),
      createdAt: state.now,
      createdBy: caller.userId,
      modifiedAt: state.now,
      expiresAt: state.now + lifetime,
    };
    await state.of(uploadJobs).put(job.accountId, job.jobId, job);
    await state.schedule.set({
      kind: 'agreement-upload-expiry',
      key: job.jobId,
      at: job.expiresAt,
      with: { accountId: job.accountId },
    });
    return { status: 200, body: presentJob(state, context, job) };
  },
);

export const BulkJob_getBulkJobStatus = defineNavigatorOperation(
  'BulkJob_getBulkJobStatus',
  async (state, { path }, context) => ({
    status: 200,
    body: presentJob(state, context, await findJob(state, context, path.jobId)),
  }),
);

export const BulkJob_uploadCompleteBulkJob = defineNavigatorOperation(
  'BulkJob_uploadCompleteBulkJob',
  async (state, { path }, context) => {
    const job = await findJob(state, context, path.jobId);
    if (job.status !== 'OPEN')
      throw refusal(
        '400',
        `The upload job ${job.name} is ${writeStatus(readStatus(state, job))}. Only an open one can be completed.`,
      );
    const completed: StoredJob = {
      ...job,
      status: 'UPLOAD_COMPLETE',
      modifiedAt: state.now,
      completedAt: state.now,
    };
    await state.of(uploadJobs).put(job.accountId, job.jobId, completed);
    await state.schedule.cancel('agreement-upload-expiry', job.jobId);
    await state.schedule.set({
      kind: 'agreement-upload',
      key: job.jobId,
      at: state.now + readingTime,
      with: { accountId: job.accountId },
    });
    return { status: 200, body: presentJob(state, context, completed) };
  },
);

/**
 * Finds the upload job of a path.
 * @throws Refusal 404 if the account has none with this ID
 */
async function findJob(
  state: State,
  { account }: Pick<Context, 'account'>,
  jobId: string,
): Promise<StoredJob> {
  const found = await state.of(uploadJobs).get(account.accountId, readGuid(jobId));
  if (found !== undefined) return found;
  throw refusal(
    '404',
    `The account has no upload job ${jobId}. Create one with BulkJob_createBulkUploadJob.`,
  );
}
