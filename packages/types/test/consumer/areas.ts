// Every area by its barrel, and some of its modules by their own paths.
import type * as admin from '@countersign/types/admin-v2';
import type { paths as adminPaths } from '@countersign/types/admin-v2/openapi';
import type * as esign2 from '@countersign/types/esign-v2';
import type { paths as esign2Paths } from '@countersign/types/esign-v2/openapi';
import type * as esign21 from '@countersign/types/esign-v2.1';
import type { EnvelopeLocksCreateResponses } from '@countersign/types/esign-v2.1/envelope-locks';
import type { ErrorCodes } from '@countersign/types/esign-v2.1/error-code';
import type {
  components,
  operations,
  paths as esign21Paths,
} from '@countersign/types/esign-v2.1/openapi';
import type { LockRequest } from '@countersign/types/esign-v2.1/schemas/lockRequest';
import type * as maestro from '@countersign/types/maestro';
import type { paths as maestroPaths } from '@countersign/types/maestro/openapi';
import type * as navigator from '@countersign/types/navigator';
import type { paths as navigatorPaths } from '@countersign/types/navigator/openapi';
import type * as workspaces from '@countersign/types/workspaces';
import type { paths as workspacesPaths } from '@countersign/types/workspaces/openapi';
import type * as connectedFields from '@countersign/types/connected-fields';
import type { paths as connectedFieldsPaths } from '@countersign/types/connected-fields/openapi';
import type * as monitor from '@countersign/types/monitor';
import type { paths as monitorPaths } from '@countersign/types/monitor/openapi';
import type * as oauth from '@countersign/types/oauth';
import type { paths as oauthPaths } from '@countersign/types/oauth/openapi';
import type * as rooms from '@countersign/types/rooms-v2';
import type { paths as roomsPaths } from '@countersign/types/rooms-v2/openapi';
import type * as click from '@countersign/types/click';
import type { paths as clickPaths } from '@countersign/types/click/openapi';
import type * as webforms from '@countersign/types/webforms';
import type { paths as webformsPaths } from '@countersign/types/webforms/openapi';

/** True if the values of each type are values of the other. */
type Same<One, Other> = [One, Other] extends [Other, One] ? true : false;

export const one: [
  Same<LockRequest, esign21.LockRequest>,
  Same<LockRequest, esign21.EnvelopeLocksCreateBody>,
  Same<LockRequest, components['schemas']['lockRequest']>,
  Same<EnvelopeLocksCreateResponses, esign21.EnvelopeLocksCreateResponses>,
  Same<operations['EnvelopeLocks_create']['parameters']['path'], esign21.EnvelopeLocksCreateParams>,
  Same<
    operations['EnvelopeLocks_create']['responses'][201]['content']['application/json'],
    EnvelopeLocksCreateResponses[201]
  >,
  Same<esign2.RecipientPhoneNumber, esign21.RecipientPhoneNumber>,
  Same<LockRequest, esign21.ErrorDetails>,
] = [true, true, true, true, true, true, true, false];

export const places: [
  keyof adminPaths,
  keyof esign2Paths,
  keyof esign21Paths,
  keyof oauthPaths,
  keyof roomsPaths,
  keyof monitorPaths,
  keyof webformsPaths,
  keyof clickPaths,
  keyof maestroPaths,
  keyof navigatorPaths,
  keyof workspacesPaths,
  keyof connectedFieldsPaths,
] = [
  '/v2/organizations/{organizationId}/exports/account_settings',
  '/v2/accounts/{accountId}/bulk_envelopes',
  '/v2.1/accounts/{accountId}/envelopes',
  '/oauth/token',
  '/v2/accounts/{accountId}/rooms',
  '/v1/organizations/{organizationId}/stream',
  '/api/webforms/v1.1/accounts/{accountId}/forms',
  '/clickapi/v1/accounts/{accountId}/clickwraps',
  '/v1/accounts/{accountId}/workflows',
  '/v1/accounts/{accountId}/agreements',
  '/v1/accounts/{accountId}/workspaces',
  '/v1/accounts/{accountId}/connected-fields/tab-groups',
];

// Input: a body, the parameters in their places, and a body that is a file.
export const path: esign21.EnvelopeLocksUpdateParams = { accountId: '1', envelopeId: '2' };
export const header: esign21.EnvelopeLocksUpdateHeader = { 'X-DocuSign-Edit': undefined };
export const query: esign21.EnvelopesListStatusChangesQueryParams = { count: '10' };
export const body: esign21.EnvelopesCreateBody = {
  emailSubject: 'Berth lease 42',
  emailBlurb: undefined,
  status: 'sent',
  recipients: { signers: [{ email: 'mara@harbour.example', name: 'Mara', recipientId: '1' }] },
};
export const image: esign21.UsersUpdateProfileImageBody = new Blob([]);
export const token: oauth.OAuthTokenBody = { grant_type: 'authorization_code', code: 'c' };
export const upload: admin.UserImportAddBulkUserImportBody = new Blob([]);
export const room: rooms.RoomsCreateRoomBody = { name: 'Quay 4', roleId: 1 };
export const form: webforms.WebFormInstanceCreateInstanceBody = { clientUserId: 'berth-0042' };
export const agreement: click.UserAgreementsPostHasAgreedBody = { clientUserId: 'cw-omar-013' };
export const trigger: maestro.WorkflowsTriggerWorkflowBody = {
  instance_name: 'Lease of berth 12',
  trigger_inputs: { signerName: 'Mara', berth: 12 },
};
export const job: navigator.BulkJobCreateBulkUploadJobBody = { expected_number_of_docs: 2 };
export const workspace: workspaces.WorkspacesCreateWorkspaceBody = { name: 'Lease of berth 12' };
export const tabs: connectedFields.TabInfoGetTabGroupsQueryParams = { appId: 'phone-check' };
export const page: monitor.DataSetStreamQueryParams = { limit: 100 };

// Output: by status, and without a body.
export function read(responses: esign21.EnvelopeLocksCreateResponses): string | undefined {
  return responses[201].lockToken ?? responses[429].message;
}
export const redirect: oauth.OAuthAuthorizeResponses[302] = undefined;
export type Statuses = keyof esign21.EnvelopeLocksCreateResponses;
export const status: Statuses = 429;

// Errors: the codes of an operation are codes of the area, and come with their status.
export const code: esign21.EnvelopeLocksCreateErrorCode = 'EDIT_LOCK_ENVELOPE_ALREADY_LOCKED';
export const anyCode: esign21.ErrorCode = code;
export const codeStatus: ErrorCodes[typeof code] = 400;
