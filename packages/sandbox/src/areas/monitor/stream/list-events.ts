import type { StreamingEvent } from '@countersign/types/monitor';
import { membershipId } from '../../../account/users/membership-id.ts';
import { dateTime } from '../../../engine/date-time.ts';
import { deriveGuid } from '../../../engine/derive-guid.ts';
import { groups } from '../../../state/model/groups.ts';
import { findUserId } from '../../../envelopes/recipients/user-ids.ts';
import {
  identities,
  members,
  type StoredAccount,
  type StoredMember,
} from '../../../state/model/account.ts';
import { domains } from '../../../state/model/organization.ts';
import type { StoredAuditEvent, StoredEnvelope } from '../../../state/model/envelope.ts';
import type { State } from '../../../state/state.ts';
import type { MonitorContext } from '../monitor-context.ts';
import { monitorAlerts } from '../stored-alert.ts';
import type { Happening } from './stored-happening.ts';

/** The integration key of what was done in the web application. @evidence public */
const ownKey = '##DOCUSIGN_INTERNAL_NOT_USED##';

/** The members about the connection and the browser, of which the sandbox keeps nothing. */
const unknownPlace = {
  proxyStatus: '',
  proxyType: '',
  proxyLevel: '',
  latitude: 0,
  longitude: 0,
  city: '',
  state: '',
  country: '',
  device: '',
  browser: '',
  os: '',
} as const;

/**
 * The object and the action of a line in the history of an envelope, where the words differ from
 * those of the line. @evidence public
 */
const ofHistory: ReadonlyMap<string, { object: string; action: string }> = new Map([
  ['Registered', { object: 'Envelope', action: 'Created' }],
  ['Sent Invitations', { object: 'Recipient', action: 'Sent' }],
  ['Viewed', { object: 'Recipient', action: 'Delivered' }],
  ['Reassigned', { object: 'Recipient', action: 'Reassigned' }],
]);

/**
 * Lists what happened in the accounts of an organization until now, by time, from what the sandbox
 * keeps: the histories of envelopes, the templates, the groups, the members with their log-ins, and
 * alerts.
 */
export async function listHappenings(
  state: State,
  { accounts, organization }: MonitorContext,
): Promise<Happening[]> {
  const found: Happening[] = [];
  const users = new Set<string>();
  for (const account of accounts) {
    for (const envelope of await state.envelopes.list(account.accountId, { kind: 'envelope' }))
      found.push(...historyOf(envelope));
    for (const template of await state.envelopes.list(account.accountId, { kind: 'template' }))
      found.push({
        ...byAccount(account, template.createdAt, `template/${template.envelopeId}`),
        userId: template.sender.userId,
        object: 'Template',
        action: 'Created',
        data: { TemplateId: template.envelopeId },
      });
    for (const member of await state.of(members).list(account.accountId)) {
      users.add(member.userId);
      found.push(...membershipOf(account, member));
    }
    for (const { groupId, createdAt } of await state.of(groups).list(account.accountId))
      found.push({
        ...byAccount(account, createdAt, `group/${groupId}`),
        object: 'Group',
        action: 'Created',
        data: { GroupId: groupId },
      });
  }
  for (const userId of users) {
    const identity = await state.of(identities).get('', userId);
    const account = accounts.find(({ accountId }) => identity?.accounts.includes(accountId));
    if (identity?.lastLoginAt === undefined || account === undefined) continue;
    found.push({
      ...byAccount(account, identity.lastLoginAt, `login/${userId}/${identity.lastLoginAt}`),
      userId,
      object: 'User',
      action: 'Login',
      result: 'Success',
    });
  }
  for (const { eventId, at, accountId, action, userId } of await state
    .of(monitorAlerts)
    .list(organization.organizationId))
    found.push({
      at,
      key: eventId,
      accountId,
      userId,
      object: 'Alert',
      action,
      source: 'Other',
      data: { EventIds: [], Count: '0', Severity: 'Medium' },
    });
  return found
    .filter(({ at }) => at <= state.now)
    .toSorted((one, other) => one.at - other.at || (one.key < other.key ? -1 : 1));
}

function byAccount({ accountId }: StoredAccount, at: number, key: string) {
  return { at, key: `${accountId}/${key}`, accountId, userId: '', source: 'Web' };
}

/** The history of an envelope. */
function historyOf(envelope: StoredEnvelope): Happening[] {
  const { accountId, envelopeId, auditEvents } = envelope;
  return auditEvents.map((line, index) => ({
    at: line.at,
    key: `${envelopeId}/${String(index).padStart(6, '0')}`,
    accountId,
    userId: line.userId,
    // The action is one word, as all are.
    ...(ofHistory.get(line.action) ?? {
      object: 'Envelope',
      action: line.action.replaceAll(' ', ''),
    }),
    source: line.clientId === undefined ? 'Web' : 'API',
    ...(line.clientId !== undefined && { clientId: line.clientId }),
    ipAddress: line.ipAddress,
    data: { EnvelopeId: envelopeId, ...peopleOf(envelope, line) },
  }));
}

/** The people whom an event of an envelope names beside the one who acted. @evidence public */
function peopleOf({ recipients }: StoredEnvelope, { action, userId }: StoredAuditEvent): object {
  if (action === 'Sent')
    return { RecipientList: recipients.map((one) => ({ UserId: findUserId(one) })) };
  return action === 'Signed' ? { RecipientInfo: { RecipientId: userId } } : {};
}

/** The history of a member: added, changed and closed. @evidence public */
function membershipOf(account: StoredAccount, member: StoredMember): Happening[] {
  const { userId, permissionProfileId, createdAt, modifiedAt, closedAt } = member;
  const times = [
    ['Account', 'UserAdded', createdAt],
    ['User', 'Updated', modifiedAt],
    ['Account', 'UserDeleted', closedAt],
  ] as const;
  return times.flatMap(([object, action, at]) =>
    at === undefined
      ? []
      : [
          {
            ...byAccount(account, at, `user/${userId}/${action}/${at}`),
            object,
            action,
            affectedUserId: userId,
            data: {
              AffectedUserId: userId,
              AffectedMembershipId: membershipId(member),
              PermissionProfileId: permissionProfileId,
            },
          },
        ],
  );
}

/**
 * Presents events as the stream has them: text that does not apply is empty, and the place of an
 * address that nothing is known of is at 0 degrees. @evidence public
 */
export async function presentEvents(
  state: State,
  { organization: { organizationId } }: MonitorContext,
  happenings: readonly Happening[],
): Promise<StreamingEvent[]> {
  const owned = new Set(
    (await state.of(domains).list(organizationId))
      .filter(({ status }) => status === 'active')
      .map(({ hostName }) => hostName.toLowerCase()),
  );
  const isOwned = async (userId: string): Promise<boolean> => {
    const identity = await state.of(identities).get('', userId);
    return owned.has(identity?.email.split('@').at(-1)?.toLowerCase() ?? '');
  };
  const events: StreamingEvent[] = [];
  for (const {
    at,
    key,
    affectedUserId,
    ipAddress = '',
    data = {},
    clientId,
    ...facts
  } of happenings)
    events.push({
      timestamp: dateTime(at),
      eventId: deriveGuid(`monitor/${key}`),
      site: 'DEMO',
      accountId: facts.accountId,
      organizationId,
      userId: facts.userId,
      integratorKey: clientId ?? ownKey,
      userAgent: '',
      ipAddress,
      object: facts.object,
      action: facts.action,
      property: '',
      field: '',
      result: facts.result ?? '',
      source: facts.source,
      isUserMemberOfDomain: await isOwned(facts.userId),
      referencedUserId: affectedUserId ?? '',
      ...unknownPlace,
      affectedUserId: affectedUserId ?? '',
      ...(affectedUserId !== undefined && {
        affectedUserIsMemberOfDomain: await isOwned(affectedUserId),
      }),
      data,
    });
  return events;
}
