import { defineOperation } from '../../engine/operation.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { accounts } from '../../state/model/account.ts';

const header = ['accountId', 'accountName', 'envelopesSent', 'envelopesCompleted'];

export const Organizations_getReportV2 = defineOperation(
  'Organizations_getReportV2',
  async (state, { path }, { account, caller, operationId }) => {
    const organizationId = path.organizationId.toLowerCase();
    if (account.organizationId !== organizationId)
      throw new ServiceRefusal(
        'RESOURCE_NOT_FOUND',
        `The organization ${path.organizationId} is not that of ${account.name}. OAuth_userInfo returns its ID.`,
      );
    if (!caller.isAdmin)
      throw new ServiceRefusal(
        'USER_LACKS_PERMISSIONS',
        `${operationId} requires an administrator. ${caller.userName} is not an administrator.`,
      );
    const lines = [header];
    for (const one of await state.of(accounts).list('')) {
      if (one.organizationId !== organizationId) continue;
      const count = (status: 'any' | 'completed') =>
        state.envelopes.count(one.accountId, {
          kind: 'envelope',
          conditions: [
            status === 'any'
              ? { not: { column: 'status', in: ['created', 'deleted'] } }
              : { column: 'status', in: ['completed'] },
          ],
        });
      lines.push([
        one.number,
        one.name,
        String(await count('any')),
        String(await count('completed')),
      ]);
    }
    const text = lines.map((line) => line.map(quote).join(',')).join('\r\n');
    return { status: 200, file: { bytes: `${text}\r\n`, mediaType: 'text/csv' } };
  },
);

/** Quotes a value for CSV by RFC 4180. */
function quote(value: string): string {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
