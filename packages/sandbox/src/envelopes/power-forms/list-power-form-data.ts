import type {
  PowerFormFormDataEnvelope,
  PowerFormFormDataRecipient,
} from '@countersign/types/esign-v2.1';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';
import { listFormData } from '../form-data/list-form-data.ts';
import { signs } from '../statuses.ts';
import { powerFormUses, type StoredPowerForm } from './stored-power-form.ts';

/** The number of envelopes read at once, as a statement takes only so many values. */
const batch = 500;

/** The period in which envelopes were created, in milliseconds since 1970. */
interface Period {
  from: number | undefined;
  to: number | undefined;
}

/** Lists the form data of the envelopes of a PowerForm, in the order in which they were created. */
export async function listPowerFormData(
  state: State,
  { accountId, powerFormId }: StoredPowerForm,
  { from, to }: Period,
): Promise<PowerFormFormDataEnvelope[]> {
  const uses = await state.of(powerFormUses).list(powerFormId);
  const ids = uses
    .filter(({ at }) => at >= (from ?? -Infinity) && at <= (to ?? Infinity))
    .map(({ envelopeId }) => envelopeId);
  const data: PowerFormFormDataEnvelope[] = [];
  for (let start = 0; start < ids.length; start += batch) {
    const part = ids.slice(start, start + batch);
    const found = await state.envelopes.list(accountId, {
      kind: 'envelope',
      ids: part,
      order: { by: 'created_at', direction: 'asc' },
    });
    for (const { envelopeId, recipients } of found)
      data.push({ envelopeId, recipients: recipients.filter(signs).map(presentRecipient) });
  }
  return data;
}

function presentRecipient(recipient: StoredRecipient): PowerFormFormDataRecipient {
  const { recipientId, details, tabs } = recipient;
  return {
    recipientId,
    name: details.name ?? details.signerName ?? details.hostName ?? '',
    email: details.email ?? details.signerEmail ?? details.hostEmail ?? '',
    formData: listFormData(tabs, 'recipient').map(({ name = '', value = '' }) => ({ name, value })),
  };
}
