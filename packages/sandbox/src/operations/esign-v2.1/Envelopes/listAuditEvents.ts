import { dateTime } from '../../../engine/date-time.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { findEnvelope } from '../../../envelope/find.ts';

export const operation = defineOperation(
  'Envelopes_listAuditEvents',
  async (state, { path }, context) => {
    const { auditEvents } = await findEnvelope(state, context, path.envelopeId);
    return {
      status: 200,
      body: {
        auditEvents: auditEvents.map((event) => ({
          eventFields: [
            { name: 'logTime', value: dateTime(event.at) },
            { name: 'Source', value: 'api' },
            { name: 'UserName', value: event.userName },
            { name: 'UserId', value: event.userId },
            { name: 'Action', value: event.action },
            { name: 'Message', value: event.message },
            { name: 'EnvelopeStatus', value: event.status },
            { name: 'ClientIPAddress', value: event.ipAddress },
          ],
        })),
      },
    };
  },
);
