import type { MockRequest, MockResponse } from '@countersign/mock/core/server';
import { roomsInvitationPath } from '../../../pages/paths.ts';
import { readForm } from '../../../pages/read-form.ts';
import { html, notice, redirect } from '../../../pages/render.ts';
import { accounts, type StoredAccount } from '../../../state/model/account.ts';
import {
  companies,
  invitationLinks,
  offices,
  regions,
  roomsRoles,
  roomsUsers,
  type StoredCompany,
  type StoredRoomsInvitation,
  type StoredRoomsUser,
} from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import { acceptInvitation } from './accept-invitation.ts';

/** An invitation that can be accepted. */
interface OpenInvitation {
  account: StoredAccount;
  company: StoredCompany;
  user: StoredRoomsUser;
  invitation: StoredRoomsInvitation;
}

/** Shows the invitation to a company, or accepts it. */
export async function visitInvitation(
  state: State,
  request: MockRequest,
  token: string,
): Promise<MockResponse> {
  const opened = await openInvitation(state, token);
  if ('status' in opened) return opened;
  if (request.method !== 'POST') return showInvitation(state, opened);
  const form = await readForm(request);
  if (form?.text('action') !== 'accept')
    return notice(400, 'Invalid form', 'Open the link in the e-mail, and accept there.');
  const { account, company, user, invitation } = opened;
  await acceptInvitation(state, account, user);
  return invitation.redirectUrl === undefined
    ? notice(
        200,
        `Welcome to ${company.name}`,
        `You ${user.isMember ? 'are a member now' : 'have access to the room now'}, and log in as ${user.email}.`,
      )
    : redirect(invitation.redirectUrl);
}

/** The invitation of a link; or the page that says why it cannot be accepted. */
async function openInvitation(state: State, token: string): Promise<OpenInvitation | MockResponse> {
  const link = await state.of(invitationLinks).get('', token);
  const accountId = link?.accountId ?? '';
  const user = await state.of(roomsUsers).get(accountId, String(link?.userId));
  const company = await state.of(companies).get('', accountId);
  const account = await state.of(accounts).get('', accountId);
  if (user === undefined || company === undefined || account === undefined)
    return notice(
      404,
      'This invitation does not exist',
      'The address is wrong, or the invitation was withdrawn.',
    );
  const { invitation } = user;
  if (user.status === 'Active' || invitation === undefined)
    return notice(
      410,
      'This invitation was accepted',
      `${user.email} has access to ${company.name} already. There is nothing left to do here.`,
    );
  if (invitation.token !== token)
    return notice(
      410,
      'There is a newer invitation',
      `${company.name} sent you the invitation again. Use the link in the last e-mail.`,
    );
  if (invitation.expiresAt <= state.now)
    return notice(
      410,
      'This invitation has expired',
      `The link was valid for 30 days. Ask ${company.name} to send you the invitation again.`,
    );
  if (user.isLockedOut)
    return notice(
      403,
      'You are locked out',
      `${company.name} does not let you join at the moment. Ask its administrator.`,
    );
  return { account, company, user, invitation };
}

async function showInvitation(
  state: State,
  { company, user, invitation }: OpenInvitation,
): Promise<MockResponse> {
  const { accountId } = company;
  const sender = await state.of(roomsUsers).get(accountId, String(invitation.invitedByUserId));
  return html({
    template: 'rooms-invitation',
    title: user.isMember ? `Join ${company.name}` : `Join a room of ${company.name}`,
    data: {
      action: roomsInvitationPath(state, invitation.token),
      company: company.name,
      sender: sender === undefined ? company.name : `${sender.firstName} ${sender.lastName}`,
      facts: await listFacts(state, accountId, user),
    },
  });
}

/** Lists the facts of the future membership as pairs of a label and a value. */
async function listFacts(
  state: State,
  accountId: string,
  { firstName, lastName, email, roleId, classic, ...user }: StoredRoomsUser,
): Promise<(readonly [string, string])[]> {
  const role = await state.of(roomsRoles).get(accountId, String(roleId));
  const kind = classic === undefined ? undefined : kinds[classic];
  const places = [
    ...(await state.of(offices).list(accountId)).filter(({ officeId }) =>
      user.offices.includes(officeId),
    ),
    ...(await state.of(regions).list(accountId)).filter(({ regionId }) =>
      user.regions.includes(regionId),
    ),
  ];
  const facts: (readonly [string, string | undefined])[] = [
    ['Name', `${firstName} ${lastName}`],
    ['E-mail address', email],
    ['Role', role?.name ?? kind],
    [
      places.length > 1 ? 'Places of work' : 'Place of work',
      places.map(({ name }) => name).join(', '),
    ],
  ];
  return facts.flatMap(([name, value = '']) => (value === '' ? [] : [[name, value] as const]));
}

const kinds = { admin: 'Administrator', manager: 'Manager', agent: 'Agent' } as const;
