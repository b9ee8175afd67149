import { defineOperation } from '../engine/operation.ts';
import { requireAdmin } from '../engine/require-admin.ts';
import { ServiceRefusal } from '../engine/service-refusal.ts';
import { findEnvelope } from '../envelopes/find-envelope.ts';
import { deleteEntries, listEntries, readEntry } from './log-entries.ts';
import { sendAgain } from './send-again.ts';

export const ConnectEvents_list = defineOperation(
  'ConnectEvents_list',
  async (state, { query }, context) => {
    requireAdmin(context);
    const entries = await listEntries(state, context.account.accountId, 'logs', query);
    return {
      status: 200,
      body: { totalRecords: String(entries.length), type: 'logs', logs: entries },
    };
  },
);

export const ConnectEvents_get = defineOperation(
  'ConnectEvents_get',
  async (state, { path, query }, context) => {
    requireAdmin(context);
    const withSteps = query.additional_info === 'true';
    const { accountId } = context.account;
    return { status: 200, body: await readEntry(state, accountId, path.logId, withSteps) };
  },
);

export const ConnectEvents_delete = defineOperation(
  'ConnectEvents_delete',
  async (state, { path }, context) => {
    requireAdmin(context);
    await deleteEntries(state, context.account.accountId, 'logs', path.logId);
    return { status: 200 };
  },
);

export const ConnectEvents_deleteFailure = defineOperation(
  'ConnectEvents_deleteFailure',
  async (state, { path: { failureId } }, context) => {
    requireAdmin(context);
    await deleteEntries(state, context.account.accountId, 'failures', failureId);
    return {
      status: 200,
      body: { failureId, errorDetails: { errorCode: 'SUCCESS', message: '' } },
    };
  },
);

export const ConnectEvents_deleteList = defineOperation(
  'ConnectEvents_deleteList',
  async (state, _, context) => {
    requireAdmin(context);
    await deleteEntries(state, context.account.accountId, 'logs', 'all');
    return { status: 200 };
  },
);

export const ConnectEvents_listFailures = defineOperation(
  'ConnectEvents_listFailures',
  async (state, { query }, context) => {
    requireAdmin(context);
    const entries = await listEntries(state, context.account.accountId, 'failures', query);
    return {
      status: 200,
      body: { totalRecords: String(entries.length), type: 'failures', failures: entries },
    };
  },
);

export const ConnectEvents_retryForEnvelope = defineOperation(
  'ConnectEvents_retryForEnvelope',
  async (state, { path }, context) => {
    requireAdmin(context);
    const envelope = await findEnvelope(state, context, path.envelopeId);
    return { status: 200, body: { retryQueue: await sendAgain(state, envelope) } };
  },
);

export const ConnectEvents_retryForEnvelopes = defineOperation(
  'ConnectEvents_retryForEnvelopes',
  async (state, { body }, context) => {
    requireAdmin(context);
    const ids = [...new Set(body.envelopeIds.map((id) => id.toLowerCase()))];
    const outcomes = await Promise.all(ids.map((id) => tryFindEnvelope(id)));
    if (outcomes.every((outcome) => outcome instanceof ServiceRefusal)) throw outcomes[0];
    const retryQueue = [];
    for (const [index, outcome] of outcomes.entries())
      if (outcome instanceof ServiceRefusal)
        retryQueue.push({
          envelopeId: ids[index],
          status: 'Fail' as const,
          statusMessage: outcome.message,
        });
      else retryQueue.push(...(await sendAgain(state, outcome)));
    return { status: 200, body: { retryQueue } };

    function tryFindEnvelope(id: string) {
      return findEnvelope(state, context, id).catch((error: unknown) => {
        if (error instanceof ServiceRefusal) return error;
        throw error;
      });
    }
  },
);
