import { writeStatus } from '../../engine/status-in-words.ts';
import { secret } from '../../engine/secret.ts';
import { isSame } from '@countersign/mock/core/oauth';
import type { MockRequest, MockResponse } from '@countersign/mock/core/server';
import { day } from '../../engine/day.ts';
import { activationPath } from '../../pages/paths.ts';
import { readForm } from '../../pages/read-form.ts';
import { html, notice } from '../../pages/render.ts';
import { accounts, identities, members, type StoredMember } from '../../state/model/account.ts';
import { activationLinks } from '../../state/model/users.ts';
import type { State } from '../../state/state.ts';
import { saveMember } from './save-member.ts';

/** Time in milliseconds for which the page of an invitation exists. */
const remembered = 90 * day;

/** Creates the address where a member activates the membership. */
export async function createActivationLink(
  state: State,
  { accountId, userId }: StoredMember,
): Promise<string> {
  const token = secret();
  const forgottenAt = state.now + remembered;
  await state.of(activationLinks).put('', token, { accountId, userId, forgottenAt });
  return activationPath(state, token);
}

/** Shows the page where a member activates the membership, or does it. */
export async function visitActivation(
  state: State,
  request: MockRequest,
  token: string,
): Promise<MockResponse> {
  const link = await state.of(activationLinks).get('', token);
  const account = await state.of(accounts).get('', link?.accountId ?? '');
  const member = await state.of(members).get(link?.accountId ?? '', link?.userId ?? '');
  if (account === undefined || member === undefined)
    return notice(404, 'This invitation does not exist', 'The address is wrong, or too old.');
  if (member.status !== 'ActivationSent' && member.status !== 'ActivationRequired')
    return notice(
      410,
      'There is nothing to activate',
      `The membership of ${member.email} in ${account.name} is ${writeStatus(member.status)}.`,
    );
  const { activationAccessCode: code = '' } = member.details;
  const identity = await state.of(identities).get('', member.userId);
  const show = (wrong?: string) =>
    html({
      template: 'activation',
      title: `Join ${account.name}`,
      status: wrong === undefined ? 200 : 403,
      data: {
        action: activationPath(state, token),
        email: member.email,
        needsCode: code !== '',
        hasPassword: identity?.password !== undefined,
        wrong,
      },
    });
  if (request.method !== 'POST') return show();
  const form = await readForm(request);
  if (form?.text('action') !== 'activate') return show();
  if (code !== '' && !isSame(form.text('access-code'), code))
    return show('This is not the access code.');
  await activate(state, member, form.text('password'));
  return notice(200, `Welcome to ${account.name}`, `You log in as ${member.email} from now on.`);
}

async function activate(state: State, member: StoredMember, password: string): Promise<void> {
  await saveMember(state, { ...member, status: 'Active' });
  const identity = await state.of(identities).get('', member.userId);
  if (identity !== undefined && password !== '')
    await state.of(identities).put('', member.userId, { ...identity, password });
}
