import type { FaultRule } from '@countersign/mock/core/answers';
import { z } from 'zod';
import type { TenantSettings } from '../../state/tenant.ts';

const whole = z.int().min(1);
const rule = z.strictObject({
  operation: z.exactOptional(z.string()),
  area: z.exactOptional(z.string()),
  code: z.exactOptional(z.int().min(100).max(599)),
  body: z.exactOptional(z.enum(['json', 'html'])),
  example: z.exactOptional(z.string()),
  delay: z.exactOptional(z.int().min(0).max(300_000)),
  drop: z.exactOptional(z.enum(['before', 'within'])),
  after: z.exactOptional(z.int().min(0)),
  times: z.exactOptional(whole),
  every: z.exactOptional(whole),
}) satisfies z.ZodType<FaultRule>;
const limit = z.strictObject({ limit: z.int().min(0), seconds: z.number().positive() });

/** Validates the settings that a test gives a tenant, when they come from outside. */
export const settingsSchema = z.strictObject({
  since: z.exactOptional(z.int().min(0)),
  faults: z.exactOptional(z.array(rule)),
  limits: z.exactOptional(
    z.strictObject({
      rate: z.exactOptional(limit),
      burst: z.exactOptional(limit),
      polling: z.exactOptional(limit),
    }),
  ),
  warnings: z.exactOptional(z.enum(['warn', 'refuse'])),
  loggedUsers: z.exactOptional(z.array(z.string())),
}) satisfies z.ZodType<TenantSettings>;
