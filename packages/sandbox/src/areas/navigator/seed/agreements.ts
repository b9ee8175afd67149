import { z } from 'zod';
import { withoutUndefined } from '../../../engine/without-undefined.ts';
import {
  base64Bytes,
  dateTimeText,
  guid,
  optionalText,
  parseTime,
} from '../../../frame/seed/fields.ts';
import type { SeedSection } from '../../../frame/seed/section.ts';
import { provisionsSchema } from '../agreements/provisions.ts';
import { agreements } from '../agreements/stored-agreement.ts';
import { uploadJobs } from '../uploads/stored-job.ts';

const text = z.string().min(1);

const agreementSchema = z.strictObject({
  agreementId: guid,
  title: text,
  fileName: text,
  documentId: guid,
  type: text,
  category: text.default('Miscellaneous'),
  status: z.enum(['PENDING', 'COMPLETE', 'INACTIVE']).default('COMPLETE'),
  reviewStatus: z.enum(['PENDING', 'COMPLETE']).default('PENDING'),
  reviewCompletedDate: dateTimeText.optional(),
  summary: optionalText,
  parties: z
    .array(z.strictObject({ id: guid, name: text, preferredName: text.optional() }))
    .default([]),
  provisions: provisionsSchema.default({}),
  customFields: z.exactOptional(z.record(z.string(), z.string())),
  parentId: z.exactOptional(guid),
  languages: z.array(text).default(['en-US']),
  sourceName: z.enum(['ESign', 'Upload', 'CLM']),
  sourceId: text,
  sourceDocument: optionalText,
  mediaType: text.default('application/pdf'),
  file: base64Bytes.optional(),
  createdDate: dateTimeText.optional(),
  createdBy: guid,
  modifiedDate: dateTimeText.optional(),
});

/** The agreements in the repository of an account. */
export const agreementsSection: SeedSection<z.infer<typeof agreementSchema>> = {
  name: 'agreements',
  schema: agreementSchema,
  after: ['users', 'envelopes'],
  async applySeed(state, { accountId, createdAt: beginning }, items) {
    for (const item of items) {
      const { createdDate, modifiedDate, reviewCompletedDate, file, mediaType, ...rest } = item;
      const createdAt = parseTime(createdDate) ?? beginning;
      await state.of(agreements).put(
        accountId,
        item.agreementId,
        withoutUndefined({
          ...rest,
          accountId,
          parties: item.parties.map(({ id, name, preferredName = name }) => ({
            id,
            name,
            preferredName,
          })),
          reviewCompletedAt: parseTime(reviewCompletedDate),
          content:
            file === undefined ? undefined : { id: await state.contents.put(file), mediaType },
          linkedData: [],
          createdAt,
          modifiedAt: parseTime(modifiedDate) ?? createdAt,
          modifiedBy: item.createdBy,
        }),
      );
    }
  },
};

const jobSchema = z.strictObject({
  jobId: guid,
  name: text,
  status: z.enum(['OPEN', 'UPLOAD_COMPLETE', 'COMPLETE', 'CANCELED']),
  language: text.default('en-US'),
  uploads: z.array(z.strictObject({ id: guid, agreementId: z.exactOptional(guid) })).min(1),
  signature: text,
  createdDate: dateTimeText,
  createdBy: guid,
  modifiedDate: dateTimeText.optional(),
  expiresDate: dateTimeText,
});

/** The upload jobs of an account. */
export const uploadJobsSection: SeedSection<z.infer<typeof jobSchema>> = {
  name: 'uploadJobs',
  schema: jobSchema,
  after: ['agreements'],
  async applySeed(state, { accountId }, items) {
    for (const { createdDate, modifiedDate, expiresDate, ...item } of items) {
      const createdAt = parseTime(createdDate) ?? 0;
      await state.of(uploadJobs).put(accountId, item.jobId, {
        ...item,
        accountId,
        createdAt,
        modifiedAt: parseTime(modifiedDate) ?? createdAt,
        expiresAt: parseTime(expiresDate) ?? 0,
      });
    }
  },
};
