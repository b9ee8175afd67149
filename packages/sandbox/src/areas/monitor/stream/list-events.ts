import type { StreamingEvent } from '@countersign/types/monitor';
import { dateTime } from '../../../engine/date-time.ts';
import { deriveGuid } from '../../../engine/derive-guid.ts';
import { groups } from '../../../state/model/groups.ts';
import { identities, members, type StoredAccount } from '../../../state/model/account.ts';
import { domains } from '../../../state/model/organization.ts';
import type { StoredEnvelope } from '../../../state/model/envelope.ts';
import type { State } from '../../../state/state.ts';
import type { MonitorContext } from '../monitor-context.ts';
import { monitorAlerts } from '../stored-alert.ts';
import type { Happening } from './stored-happening.ts';

/** The integration key of what was done in the web application. @evidence public */
const ownKey = '##DOCUSIGN_INTERNAL_NOT_USED##';

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
    for (const { groupId, groupName, createdAt } of await state.of(groups).list(account.accountId))
      found.push({
        ...byAccount(account, createdAt, `group/${groupId}`),
        object: 'Group',
        action: 'Created',
        data: { GroupId: groupId, GroupName: groupName },
      });
  }
  for (const userId of users) {
    const identity = await state.of(identities).get('', userId);
    const account = accounts.find(({ accountId }) => identity?.accounts.includes(accountId));
    if (identity?.lastLoginAt === undefined || account === undefined) continue;
    found.push({
      ...byAccount(account, identity.lastLoginAt, `login/${userId}/${identity.lastLoginAt}`),
      userId,
      object: 'Account',
      action: 'Login',
    });
  }
  for (const { eventId, at, accountId, action, userId } of await state
    .of(monitorAlerts)
    .list(organization.organizationId))
    found.push({ at, key: eventId, accountId, userId, object: 'Alert', action, source: 'Other' });
  return found
    .filter(({ at }) => at <= state.now)
    .toSorted((one, other) => one.at - other.at || (one.key < other.key ? -1 : 1));
}

function byAccount({ accountId }: StoredAccount, at: number, key: string) {
  return { at, key: `${accountId}/${key}`, accountId, userId: '', source: 'Web' };
}

/** The history of an envelope. */
function historyOf({ accountId, envelopeId, auditEvents }: StoredEnvelope): Happening[] {
  return auditEvents.map(({ at, userId, action, ipAddress, clientId }, index) => ({
    at,
    key: `${envelopeId}/${String(index).padStart(6, '0')}`,
    accountId,
    userId,
    object: 'Envelope',
    // `Sent Invitations` is one word, as all actions are.
    action: action === 'Registered' ? 'Created' : action.replaceAll(' ', ''),
    source: clientId === undefined ? 'Web' : 'API',
    ...(clientId !== undefined && { clientId }),
    ipAddress,
    data: { EnvelopeId: envelopeId },
  }));
}

/** The history of a member: added, changed and closed. */
function membershipOf(
  account: StoredAccount,
  {
    userId,
    permissionProfileId,
    createdAt,
    modifiedAt,
    closedAt,
  }: {
    userId: string;
    permissionProfileId: string;
    createdAt: number;
    modifiedAt?: number;
    closedAt?: number;
  },
): Happening[] {
  const times = [
    ['UserAdded', createdAt],
    ['UserUpdated', modifiedAt],
    ['UserClosed', closedAt],
  ] as const;
  return times.flatMap(([action, at]) =>
    at === undefined
      ? []
      : [
          {
            ...byAccount(account, at, `user/${userId}/${action}/${at}`),
            object: 'Account',
            action,
            affectedUserId: userId,
            data: { AffectedUserId: userId, PermissionProfileId: permissionProfileId },
          },
        ],
  );
}

/** Presents events as the stream has them: text that does not apply is empty. */
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
      result: 'Success',
      source: facts.source,
      isUserMemberOfDomain: await isOwned(facts.userId),
      affectedUserId: affectedUserId ?? '',
      ...(affectedUserId !== undefined && {
        affectedUserIsMemberOfDomain: await isOwned(affectedUserId),
      }),
      data,
    });
  return events;
}
