import { randomBytes } from 'node:crypto';
import type {
  CreateInstanceRequestBody,
  InstanceSource,
  WebFormValues,
} from '@countersign/types/webforms';
import { kind } from '../../../state/records.ts';
import type { State } from '../../../state/state.ts';

/** An instance as stored. Times are in milliseconds since 1970. Kept under its form, by its ID. */
export interface StoredInstance {
  instanceId: string;
  formId: string;
  accountId: string;
  clientUserId?: string;
  source: InstanceSource;
  createdBy: string;
  createdAt: number;
  modifiedAt: number;
  expiresAt: number;
  submittedAt?: number;
  status: 'INITIATED' | 'IN_PROGRESS' | 'SUBMITTED' | 'FAILED';
  /** Set once the person has opened the page. */
  opened?: true;
  tags: string[];
  values: WebFormValues;
  returnUrl?: string;
  brandId?: string;
  /** The statements of the application about how it has recognized the person. */
  proof: Pick<
    CreateInstanceRequestBody,
    'assertionId' | 'authenticationInstant' | 'authenticationMethod' | 'securityDomain'
  >;
  /** The secret of the address in the e-mail of an instance that is sent by e-mail. */
  entry?: string;
  /** Absent for an instance that is sent by e-mail. */
  token?: { text: string; until: number };
  envelopes: { envelopeId: string; createdAt: number }[];
}

export const webFormInstances = kind<StoredInstance>('web-form-instance');

/** The life of a token in milliseconds: five minutes. @evidence public */
const tokenLife = 300_000;

/** Gives an instance a new token; the one before is no longer valid. */
export function renewToken({ now }: Pick<State, 'now'>, instance: StoredInstance): void {
  const text = Buffer.concat([Buffer.from('Salted__'), randomBytes(24)]).toString('base64');
  instance.token = { text, until: now + tokenLife };
}

export async function saveInstance(
  { of, now }: Pick<State, 'of' | 'now'>,
  instance: StoredInstance,
): Promise<void> {
  instance.modifiedAt = now;
  await of(webFormInstances).put(instance.formId, instance.instanceId, instance);
}

/** Reports whether nothing more can be done with an instance. */
export function isExpired(
  { now }: Pick<State, 'now'>,
  { expiresAt, status, source }: StoredInstance,
): boolean {
  return now >= expiresAt && source !== 'API_REMOTE' && status !== 'SUBMITTED';
}
