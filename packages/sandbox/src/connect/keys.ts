import type { ConnectSecret } from '@countersign/types/esign-v2.1';
import { dateTime } from '../engine/date-time.ts';
import type { State } from '../state/state.ts';
import { connectKeys } from './kinds.ts';

/** A key that signs the messages of an account, or those of the configurations of an organization. */
export interface ConnectKey {
  keyId: string;
  secret: string;
  createdAt: number;
}

/**
 * The keys of an account or an organization, the newest first: the order in which they sign. The service does not say
 * in which order its keys sign; programs that create a key read the first signature.
 * @evidence public
 */
export async function listKeys(state: State, ownerId: string): Promise<ConnectKey[]> {
  const all = await state.of(connectKeys).everywhere();
  return all
    .filter(({ account }) => account === ownerId)
    .map(({ id: keyId, record }) => ({ keyId, ...record }))
    .toReversed();
}

/** A key as lists show it: only the response that created it had all of it. */
export function presentKey({ keyId, secret, createdAt }: ConnectKey): ConnectSecret {
  return { keyId, secret: `****${secret.slice(-4)}`, createdDateTime: dateTime(createdAt) };
}
