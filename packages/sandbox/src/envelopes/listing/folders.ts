import { day } from '../../engine/day.ts';
import type { Context } from '../../engine/context.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { isRecipient } from '../find-envelope.ts';
import type { EnvelopeQuery, ListPart, Predicate } from './envelope-query.ts';
import { inProcess, waitingRecipients } from '../statuses.ts';

/** How long before its end an envelope expires soon, in milliseconds: six days. */
const soon = 6 * day;

/** The envelopes in the folders that a list is asked for. */
export function folderFilter(
  state: Pick<State, 'now'>,
  { caller }: Pick<Context, 'caller'>,
  { folder_ids, folder_types, intersecting_folder_ids }: EnvelopeQuery,
): ListPart {
  const lies = createPredicates(state, caller);
  const inOne = (names: string): Predicate => {
    const distinct = new Set(names.split(',').map((name) => name.trim()));
    const ways = [...distinct].map(lies);
    return (envelope) => ways.some((way) => way(envelope));
  };
  return {
    predicates: [folder_ids, folder_types, intersecting_folder_ids].flatMap((names) =>
      names === undefined ? [] : [inOne(names)],
    ),
  };
}

const isOut: Predicate = ({ status }) => inProcess.includes(status);
const drafts: Predicate = ({ status, folder }) => status === 'created' && folder === undefined;

/** Tells of a folder, by its ID or the name that every account has it by, what lies in it. */
function createPredicates(
  { now }: Pick<State, 'now'>,
  caller: Context['caller'],
): (name: string) => Predicate {
  const isMine = ({ sender }: StoredEnvelope) => sender.userId === caller.userId;
  const waitsForMe = (envelope: StoredEnvelope) =>
    waitingRecipients(envelope).some((one) => isRecipient(one, caller));
  const known = new Map<string, Predicate>(
    Object.entries<Predicate>({
      draft: drafts,
      drafts,
      inbox: ({ recipients, status }) =>
        status !== 'created' && recipients.some((one) => isRecipient(one, caller)),
      sentitems: (one) => isMine(one) && one.status !== 'created' && one.folder === undefined,
      recyclebin: ({ folder }) => folder === 'recyclebin',
      awaiting_my_signature: (one) => isOut(one) && waitsForMe(one),
      completed: ({ status }) => status === 'completed',
      expiring_soon: (one) =>
        isOut(one) && one.expiresAt !== undefined && one.expiresAt - now <= soon,
      out_for_signature: (one) => isMine(one) && isOut(one),
      waiting_for_others: (one) => isOut(one) && !waitsForMe(one),
      normal: ({ folder }) => folder !== undefined && folder !== 'recyclebin',
      templates: () => false,
    }),
  );
  return (name) => known.get(name.toLowerCase()) ?? (({ folder }) => folder === name.toLowerCase());
}
