// The validators over zod/mini: the functions of zod/mini work on them, in the types as well.
import {
  EnvelopeDefinition,
  EnvelopesGet200Response,
  LockRequest,
} from '@countersign/zod/esign-v2.1/mini';
import { lenientRequest, lenientResponse, strict } from '@countersign/zod/readings/mini';
import { expect, it } from 'vitest';
import * as zod from 'zod/mini';

it('reads answers leniently', () => {
  const sent = { Status: 'Sent', sentDateTime: '2026-11-21T10:00:00', emailBlurb: null };
  const read = { status: 'sent', sentDateTime: '2026-11-21T10:00:00Z' };
  expect(EnvelopesGet200Response.parse(sent)).toEqual(read);
  expect(EnvelopesGet200Response.parse({ status: 'archived' })).toEqual({ status: 'archived' });
  expect(strict(EnvelopesGet200Response).safeParse(sent).success).toBe(false);
  expect(lenientResponse(strict(EnvelopesGet200Response))).toBe(EnvelopesGet200Response);
});

it('reads requests leniently where one asks for it', () => {
  const sent = { Status: 'Sent', EmailSubject: 'Lease' };
  expect(EnvelopeDefinition.parse(sent)).toBe(sent);
  expect(lenientRequest(EnvelopeDefinition).parse(sent)).toEqual({
    status: 'sent',
    emailSubject: 'Lease',
  });
});

it('composes with other schemas', () => {
  const Job = zod.object({ lock: LockRequest, tenant: zod.string() });
  const job: zod.infer<typeof Job> = { lock: { lockType: 'edit' }, tenant: 'acme' };
  expect(Job.parse(job)).toEqual(job);
  const more = zod.looseObject({ ...LockRequest.shape, tenant: zod.string() });
  expect(more.safeParse({ lockType: 'edit', tenant: 1 }).success).toBe(false);
  const typed: zod.infer<typeof more> = { lockType: 'edit', tenant: 'acme' };
  expect(more.parse(typed)).toEqual(typed);
  // @ts-expect-error -- a tenant is text
  const wrong: zod.infer<typeof more> = { tenant: 1 };
  expect(more.safeParse(wrong).success).toBe(false);
});
