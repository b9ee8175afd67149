import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { writeStatus } from '../../../engine/status-in-words.ts';
import { type ControlHandlers, write } from '../../../frame/control/control-call.ts';
import { invalid, notFound } from '../../../frame/control/control-problem.ts';
import { guidIn, readBody } from '../../../frame/control/read-body.ts';
import { accounts } from '../../../state/model/account.ts';
import { guessType } from '../agreements/agreement-type.ts';
import { provisionsSchema } from '../agreements/provisions.ts';
import { agreements, type StoredAgreement } from '../agreements/stored-agreement.ts';
import { finishJob } from '../uploads/read-files.ts';
import { uploadJobs } from '../uploads/stored-job.ts';

const text = z.string().min(1);

const setting = z.strictObject({
  title: z.exactOptional(text),
  type: z.exactOptional(text),
  category: z.exactOptional(text),
  status: z.exactOptional(z.enum(['PENDING', 'COMPLETE', 'INACTIVE'])),
  reviewStatus: z.exactOptional(z.enum(['PENDING', 'COMPLETE'])),
  summary: z.exactOptional(text),
  parties: z.exactOptional(z.array(text)),
  provisions: z.exactOptional(provisionsSchema),
  userData: z.exactOptional(z.record(z.string(), z.string())),
  languages: z.exactOptional(z.array(text)),
  parentId: z.exactOptional(z.guid().toLowerCase()),
});

/** Actions on agreements that people and the reader of the service do. */
export const handlers: ControlHandlers<'putAgreement' | 'finishUploadJob'> = {
  async putAgreement(parts, call) {
    const { parties, provisions, ...given } = readBody(call, setting);
    return write(parts, call, async (state) => {
      const { accountId = '' } = call.path;
      const agreementId = guidIn(call, 'agreementId');
      if ((await state.of(accounts).get('', accountId)) === undefined)
        throw notFound(`There is no account ${accountId}.`, 'path/accountId');
      const before = await state.of(agreements).get(accountId, agreementId);
      const title = given.title ?? before?.title ?? 'Agreement';
      const basics = before ?? {
        agreementId,
        accountId,
        fileName: `${title}.pdf`,
        documentId: randomUUID(),
        ...guessType(title),
        status: 'COMPLETE',
        reviewStatus: 'PENDING',
        parties: [],
        provisions: {},
        languages: ['en-US'],
        sourceName: 'Upload',
        sourceId: agreementId,
        linkedData: [],
        createdAt: state.now,
        createdBy: '',
        modifiedBy: '',
      };
      const agreement: StoredAgreement = {
        ...basics,
        ...given,
        title,
        ...(parties !== undefined && {
          parties: parties.map((name) => ({ id: randomUUID(), name, preferredName: name })),
        }),
        provisions: { ...basics.provisions, ...provisions },
        ...(given.reviewStatus === 'COMPLETE' && { reviewCompletedAt: state.now }),
        modifiedAt: state.now,
      };
      await state.of(agreements).put(accountId, agreementId, agreement);
      return {
        agreementId,
        title,
        type: agreement.type,
        status: agreement.status,
        reviewStatus: agreement.reviewStatus,
      };
    });
  },
  finishUploadJob: (parts, call) =>
    write(parts, call, async (state) => {
      const { accountId = '', jobId = '' } = call.path;
      const job = await state.of(uploadJobs).get(accountId, jobId);
      if (job === undefined)
        throw notFound(`The account has no upload job ${jobId}.`, 'path/jobId');
      if (job.status !== 'OPEN' && job.status !== 'UPLOAD_COMPLETE')
        throw invalid(`The upload job ${job.name} is ${writeStatus(job.status)}.`, 'path/jobId');
      const { status, uploads } = await finishJob(state, job);
      return {
        jobId,
        status,
        agreementIds: uploads.flatMap(({ agreementId }) => agreementId ?? []),
      };
    }),
};
