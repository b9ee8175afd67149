import { z } from 'zod';
import { readDelivery } from '../../connect/delivery.ts';
import { explainSignature, type SigningKey } from '../../connect/explain-signature.ts';
import { connectKeys } from '../../connect/kinds.ts';
import type { State } from '../../state/state.ts';
import { read } from '../../frame/control/control-call.ts';
import type { SandboxHandlers } from '../sandbox-parts.ts';
import type { components } from '../../frame/control/generated/control.ts';
import { readPayload } from '../present-delivery.ts';
import { readBody } from '../../frame/control/read-body.ts';

type Check = components['schemas']['SignatureCheck'];

const checking = z.strictObject({
  payload: z.string(),
  signature: z.string().min(1, 'signature must not be empty.'),
  key: z.exactOptional(z.string().min(1, 'key must not be empty. Leave it out for all keys.')),
});

/** The number of characters of a difference that are shown. */
const shown = 40;

export const signatures: SandboxHandlers<'checkSignature'> = {
  async checkSignature(parts, call) {
    const { payload, signature, key } = readBody(call, checking);
    return read(parts, call, async (state) => {
      const all = await listAllKeys(state);
      const keys = key === undefined ? all : [describeKey(all, key)];
      const { key: by, ...found } = explainSignature({ payload, signature, keys, otherKeys: all });
      const sent =
        found.finding === 'valid' ? {} : await compareWithSent(state, payload, signature);
      return {
        valid: found.finding === 'valid',
        ...found,
        ...(by?.keyId !== undefined && { keyId: by.keyId }),
        ...(by?.ownerId !== undefined && { ownerId: by.ownerId }),
        ...sent,
        // The comparison with the message as sent is more certain than a guess.
        ...(found.finding === 'unknown' &&
          sent.difference !== undefined && {
            finding: 'payload-changed' as const,
            message: `The signature is of another payload: message ${sent.deliveryId} was sent with it, and differs from character ${sent.difference.position} on.`,
          }),
      };
    });
  },
};

async function listAllKeys(state: State): Promise<SigningKey[]> {
  const all = await state.of(connectKeys).everywhere();
  return all.map(({ account: ownerId, id: keyId, record: { secret } }) => ({
    keyId,
    ownerId,
    secret,
  }));
}

function describeKey(all: readonly SigningKey[], secret: string): SigningKey {
  return all.find((key) => key.secret === secret) ?? { secret };
}

/** Finds the message that was sent with a signature, and where the payload begins to differ from it. */
async function compareWithSent(
  state: State,
  payload: string,
  signature: string,
): Promise<Pick<Check, 'deliveryId' | 'difference'>> {
  const bare = signature.trim();
  if (!/^[A-Za-z\d+/]{43}=$/.test(bare)) return {};
  const row = await state.db
    .selectFrom('deliveries')
    .where('space', '=', state.tenant.space)
    .where('steps', 'like', `%${bare}%`)
    .selectAll()
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return {};
  const { position, body, tries } = readDelivery(row);
  const deliveryId = String(position);
  const sent = readPayload({ body, tries });
  // Documents and certificates, which are inserted when the message is sent, are not stored with
  // it.
  const isWhole = body.documents !== true && body.certificate !== true;
  if (!isWhole || sent === payload) return { deliveryId };
  const at = findDifference(sent, payload);
  return {
    deliveryId,
    difference: {
      position: at + 1,
      sent: sent.slice(at, at + shown),
      given: payload.slice(at, at + shown),
    },
  };
}

function findDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}
