import type { PowerForm } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { dateTime, optionalDateTime } from '../../engine/date-time.ts';
import { presentFlag } from '../../engine/present-flag.ts';
import { withoutUndefined } from '../../engine/without-undefined.ts';
import { powerFormAddress } from '../../pages/paths.ts';
import { members, type StoredMember } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import type { StoredPowerForm } from './stored-power-form.ts';

type Sender = Pick<StoredMember, 'userId' | 'userName'>;

/** A PowerForm as the service shows it. */
export async function presentPowerForm(
  state: State,
  { origin }: Pick<Context, 'origin'>,
  form: StoredPowerForm,
): Promise<PowerForm> {
  const sender = await state.of(members).get(form.accountId, form.senderUserId);
  return present(state, origin, form, sender);
}

/** Several PowerForms of one account as the service shows them. */
export async function presentPowerForms(
  state: State,
  { account, origin }: Pick<Context, 'account' | 'origin'>,
  forms: readonly StoredPowerForm[],
): Promise<PowerForm[]> {
  const all = forms.length === 0 ? [] : await state.of(members).list(account.accountId);
  const users = new Map(all.map((member) => [member.userId, member]));
  return forms.map((form) => present(state, origin, form, users.get(form.senderUserId)));
}

/** Describes the PowerForm that an envelope was created from. */
export function describePowerForm(form: StoredPowerForm, { userName }: Sender): PowerForm {
  const { powerFormId, name, templateId, templateName, signingMode, senderUserId } = form;
  return {
    powerFormId,
    name,
    uri: `/powerforms/${powerFormId}`,
    templateId,
    templateName,
    signingMode,
    senderName: userName,
    senderUserId,
  };
}

function present(
  state: Pick<State, 'tenant'>,
  origin: string,
  form: StoredPowerForm,
  sender: Sender | undefined,
): PowerForm {
  const { emailSubject, emailBody, instructions, limitUseInterval, usesRemaining } = form;
  return withoutUndefined({
    ...describePowerForm(form, { userId: form.senderUserId, userName: sender?.userName ?? '' }),
    powerFormUrl: `${origin}${powerFormAddress(state, form)}`,
    emailSubject,
    emailBody,
    instructions,
    isActive: presentFlag(form.isActive),
    createdBy: form.createdBy,
    createdDateTime: dateTime(form.createdAt),
    lastUsed: optionalDateTime(form.lastUsedAt),
    timesUsed: String(form.timesUsed),
    maxUseEnabled: presentFlag(form.maxUseEnabled),
    usesRemaining: usesRemaining === undefined ? undefined : String(usesRemaining),
    limitUseIntervalEnabled: presentFlag(form.limitUseIntervalEnabled),
    limitUseInterval: limitUseInterval === undefined ? undefined : String(limitUseInterval),
    limitUseIntervalUnits: form.limitUseIntervalUnits,
    recipients: form.recipients,
  });
}
