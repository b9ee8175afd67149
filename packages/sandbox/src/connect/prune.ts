import type { State } from '../state/state.ts';
import type { Delivery } from './delivery.ts';

/** How many messages that were taken are kept for whoever wants to look at them. */
const mostSent = 1000;

/** How many entries the log of an account holds. */
export const mostLogged = 100;

/** Removes what nobody asks for any more: old messages, except those that the log still shows. */
export async function prune({ db, tenant }: State, { account }: Delivery): Promise<void> {
  for (const logged of [0, 1]) {
    const own = db
      .selectFrom('deliveries')
      .where('space', '=', tenant.space)
      .where('account', '=', account)
      .where('logged', '=', logged)
      .where('state', '=', 'sent');
    const last = await own
      .select('position')
      .orderBy('position', 'desc')
      .offset(logged === 1 ? mostLogged : mostSent)
      .limit(1)
      .executeTakeFirst();
    if (last === undefined) continue;
    await db
      .deleteFrom('deliveries')
      .where('position', 'in', own.where('position', '<=', last.position).select('position'))
      .execute();
  }
}
