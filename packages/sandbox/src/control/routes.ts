import type { ControlId } from './control-call.ts';
import { invalid } from './control-problem.ts';

/** The method and path of each operation, as in `control/openapi.yaml`. */
export const routes = {
  getHealth: 'GET /health',
  listOperations: 'GET /operations',
  watchLive: 'GET /live',
  listTenants: 'GET /tenants',
  createTenant: 'PUT /tenants/{tenant}',
  deleteTenant: 'DELETE /tenants/{tenant}',
  reset: 'POST /reset',
  getSeed: 'GET /seed',
  seed: 'POST /seed',
  listSnapshots: 'GET /snapshots',
  takeSnapshot: 'PUT /snapshots/{snapshot}',
  deleteSnapshot: 'DELETE /snapshots/{snapshot}',
  restoreSnapshot: 'POST /snapshots/{snapshot}/restore',
  downloadSnapshot: 'GET /snapshots/{snapshot}/file',
  uploadSnapshot: 'PUT /snapshots/{snapshot}/file',
  getClock: 'GET /clock',
  setClock: 'PUT /clock',
  advanceClock: 'POST /clock/advance',
  runClock: 'POST /clock/run',
  advanceToNext: 'POST /clock/next',
  listSchedule: 'GET /schedule',
  listEnvelopes: 'GET /envelopes',
  getTimeline: 'GET /envelopes/{envelopeId}/timeline',
  getDefinition: 'GET /envelopes/{envelopeId}/definition',
  expire: 'POST /envelopes/{envelopeId}/expire',
  createSigningUrl: 'POST /envelopes/{envelopeId}/recipients/{recipientId}/signing-url',
  open: 'POST /envelopes/{envelopeId}/recipients/{recipientId}/open',
  sign: 'POST /envelopes/{envelopeId}/recipients/{recipientId}/sign',
  decline: 'POST /envelopes/{envelopeId}/recipients/{recipientId}/decline',
  finishLater: 'POST /envelopes/{envelopeId}/recipients/{recipientId}/finish-later',
  autorespond: 'POST /envelopes/{envelopeId}/recipients/{recipientId}/autorespond',
  verifyIdentity: 'POST /envelopes/{envelopeId}/recipients/{recipientId}/identity',
  getTaskList: 'GET /accounts/{accountId}/task-lists/{taskListId}',
  submitTaskList: 'POST /accounts/{accountId}/task-lists/{taskListId}/submit',
  approveTaskList: 'POST /accounts/{accountId}/task-lists/{taskListId}/approve',
  rejectTaskList: 'POST /accounts/{accountId}/task-lists/{taskListId}/reject',
  completeTask: 'POST /accounts/{accountId}/tasks/{taskId}/complete',
  approveTask: 'POST /accounts/{accountId}/tasks/{taskId}/approve',
  rejectTask: 'POST /accounts/{accountId}/tasks/{taskId}/reject',
  listAccounts: 'GET /accounts',
  listIntegrations: 'GET /integrations',
  createToken: 'POST /tokens',
  createRoomsCompany: 'POST /rooms-companies',
  createOrganization: 'POST /organizations',
  setDomainStatus: 'PUT /organizations/{organizationId}/domains/{domainId}/status',
  setRoomStatus: 'PUT /accounts/{accountId}/rooms/{roomId}/status',
  acceptRoomsInvitation: 'POST /rooms-companies/{accountId}/users/{userId}/accept',
  listOutbox: 'GET /outbox',
  clearOutbox: 'DELETE /outbox',
  readOutbox: 'PUT /outbox/read',
  getMail: 'GET /outbox/{mailId}',
  deleteMail: 'DELETE /outbox/{mailId}',
  setMailRead: 'PUT /outbox/{mailId}/read',
  getMailHtml: 'GET /outbox/{mailId}/html',
  getMailSource: 'GET /outbox/{mailId}/source',
  listRequests: 'GET /requests',
  clearRequests: 'DELETE /requests',
  exportRequests: 'GET /requests/har',
  assertRequests: 'POST /requests/assert',
  getRequest: 'GET /requests/{requestId}',
  repeatRequest: 'POST /requests/{requestId}/repeat',
  listWarnings: 'GET /warnings',
  clearWarnings: 'DELETE /warnings',
  getWarningMode: 'GET /warnings/mode',
  setWarningMode: 'PUT /warnings/mode',
  getFaults: 'GET /faults',
  setFaults: 'PUT /faults',
  clearFaults: 'DELETE /faults',
  countFaults: 'GET /faults/counts',
  getLimits: 'GET /limits',
  setLimits: 'PUT /limits',
  clearLimits: 'DELETE /limits',
  listRoomEnvelopes: 'GET /accounts/{accountId}/rooms/{roomId}/envelopes',
  listDeliveries: 'GET /deliveries',
  getDelivery: 'GET /deliveries/{deliveryId}',
  sendDelivery: 'POST /deliveries/{deliveryId}/send',
  sendTestMessage: 'POST /connect/test',
  checkSignature: 'POST /connect/signature',
  getSealCertificates: 'GET /seal',
  getConnectCertificates: 'GET /certificates',
} as const satisfies Record<ControlId, string>;

/** The result of matching a request: the operation, or the methods that its path allows. */
export type Found =
  | { id: ControlId; path: Record<string, string> }
  | { id?: undefined; allowed: string[] };

const table = Object.entries(routes).map(([id, route]) => {
  const [method = '', path = ''] = route.split(' ');
  return { id, method, steps: path.split('/') };
});

/**
 * Finds the operation at an address; the allowed methods, if it does not have this one.
 * @throws ControlProblem where a step of the address cannot be decoded
 */
export function findRoute(method: string, address: string): Found {
  const requested = address.split('/');
  const there = table.filter(({ steps }) => fits(steps, requested));
  const one = there.find((route) => route.method === method);
  if (one === undefined || !isId(one.id)) return { allowed: there.map((route) => route.method) };
  const path: Record<string, string> = {};
  for (const [at, step] of one.steps.entries())
    if (step.startsWith('{')) path[step.slice(1, -1)] = decoded(requested[at] ?? '', step);
  return { id: one.id, path };
}

function decoded(text: string, step: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw invalid(
      `${text} is not valid percent-encoded UTF-8. Encode a percent sign as %25.`,
      `path/${step.slice(1, -1)}`,
    );
  }
}

function fits(steps: readonly string[], requested: readonly string[]): boolean {
  return (
    steps.length === requested.length &&
    steps.every(
      (step, at) => step === requested[at] || (step.startsWith('{') && requested[at] !== ''),
    )
  );
}

function isId(id: string): id is ControlId {
  return Object.hasOwn(routes, id);
}
