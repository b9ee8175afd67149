import type { components } from '../generated/control.ts';
import { readDelivery, type Delivery } from '../../connect/delivery.ts';
import { type ControlHandlers, read } from '../control-call.ts';
import { invalid } from '../control-problem.ts';

type State = components['schemas']['DeliveryState'];

const states: readonly State[] = ['waiting', 'queued', 'retrying', 'held', 'sent', 'failed'];

export const deliveries: ControlHandlers<'listDeliveries'> = {
  async listDeliveries(parts, call) {
    await parts.idle();
    const envelopeId = call.query.get('envelopeId')?.toLowerCase();
    const state = call.query.get('state');
    if (state !== null && stateIn(state) === undefined)
      throw invalid(`The state must be one of ${states.join(', ')}.`, 'query/state');
    const rows = await read(parts, call, ({ db, tenant }) => {
      let query = db.selectFrom('deliveries').where('space', '=', tenant.space);
      if (envelopeId !== undefined) query = query.where('subject', '=', envelopeId);
      if (state !== null) query = query.where('state', '=', state);
      return query.selectAll().orderBy('position').execute();
    });
    return { deliveries: rows.map((row) => present(readDelivery(row))) };
  },
};

function present(delivery: Delivery): components['schemas']['Delivery'] {
  const { position, account, connect_id: connectId, body, steps, tries } = delivery;
  const { envelopeId } = body.message.data;
  const state = stateIn(delivery.state) ?? 'waiting';
  const problem = state === 'sent' ? undefined : steps.findLast(({ failed }) => failed);
  return {
    deliveryId: String(position),
    accountId: account,
    ...(connectId !== '' && { connectId }),
    ...(envelopeId !== undefined && { envelopeId }),
    url: body.settings.url,
    event: body.message.event,
    state,
    tries,
    createdAt: new Date(delivery.created_at).toISOString(),
    ...(delivery.tried_at !== null && { triedAt: new Date(delivery.tried_at).toISOString() }),
    ...(problem !== undefined && { problem: problem.text }),
  };
}

function stateIn(text: string): State | undefined {
  return states.find((state) => state === text);
}
