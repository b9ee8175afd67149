// The packages share their types: values of one package fit the others without a cast. Nothing here
// runs; it holds if it compiles.
import { createClient, type Answer } from '@countersign/client';
import {
  envelopeLocksCreate,
  envelopeRecipientsList,
  envelopesCreate,
} from '@countersign/client/esign-v2.1';
import type { components as admin } from '@countersign/types/admin-v2/openapi';
import type { components as esign2 } from '@countersign/types/esign-v2/openapi';
import type * as esign21 from '@countersign/types/esign-v2.1';
import type { components as esign21Components } from '@countersign/types/esign-v2.1/openapi';
import type { components as monitor } from '@countersign/types/monitor/openapi';
import type { components as oauth } from '@countersign/types/oauth/openapi';
import type { components as rooms } from '@countersign/types/rooms-v2/openapi';
import type { components as maestro } from '@countersign/types/maestro/openapi';
import type { components as navigator } from '@countersign/types/navigator/openapi';
import type { components as workspaces } from '@countersign/types/workspaces/openapi';
import type { components as connectedFields } from '@countersign/types/connected-fields/openapi';
import type { components as click } from '@countersign/types/click/openapi';
import type { components as webforms } from '@countersign/types/webforms/openapi';
import type * as adminZod from '@countersign/zod/admin-v2';
import type * as esign2Zod from '@countersign/zod/esign-v2';
import * as esign21Zod from '@countersign/zod/esign-v2.1';
import type * as oauthZod from '@countersign/zod/oauth';
import type * as monitorZod from '@countersign/zod/monitor';
import type * as roomsZod from '@countersign/zod/rooms-v2';
import type * as maestroZod from '@countersign/zod/maestro';
import type * as navigatorZod from '@countersign/zod/navigator';
import type * as workspacesZod from '@countersign/zod/workspaces';
import type * as connectedFieldsZod from '@countersign/zod/connected-fields';
import type * as clickZod from '@countersign/zod/click';
import type * as webformsZod from '@countersign/zod/webforms';
import type { z } from 'zod';

/** The name that a validator has of its schema: `FolderItemV2` of `folderItem_v2`. */
type Pascal<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Capitalize<Head>}${Pascal<Tail>}`
  : Capitalize<Name>;

/**
 * Names of schemas whose type and whose validator do not take each other's values. Words that only
 * the type of an open enum has are not the strict validator's.
 */
type Foreign<Schemas, Validators> = {
  [Name in keyof Schemas & string]: Pascal<Name> extends keyof Validators
    ? Validators[Pascal<Name>] extends z.ZodType
      ? Closed<Schemas[Name]> extends z.input<Validators[Pascal<Name>]>
        ? z.output<Validators[Pascal<Name>]> extends Schemas[Name]
          ? never
          : Name
        : Name
      : Name
    : Name;
}[keyof Schemas & string];

/** The words of an open enum without the others; any other type itself. */
type Closed<Type> = Type extends string ? (string extends Type ? never : Type) : Type;

/** Compiles only where the list of names is empty; the error names those that are on it. */
function expectNone<Names extends never>(): Names | undefined {
  return undefined;
}

expectNone<Foreign<admin['schemas'], typeof adminZod>>();
expectNone<Foreign<esign2['schemas'], typeof esign2Zod>>();
expectNone<Foreign<esign21Components['schemas'], typeof esign21Zod>>();
expectNone<Foreign<monitor['schemas'], typeof monitorZod>>();
expectNone<Foreign<oauth['schemas'], typeof oauthZod>>();
expectNone<Foreign<rooms['schemas'], typeof roomsZod>>();
expectNone<Foreign<maestro['schemas'], typeof maestroZod>>();
expectNone<Foreign<navigator['schemas'], typeof navigatorZod>>();
expectNone<Foreign<workspaces['schemas'], typeof workspacesZod>>();
expectNone<Foreign<connectedFields['schemas'], typeof connectedFieldsZod>>();
expectNone<Foreign<webforms['schemas'], typeof webformsZod>>();
expectNone<Foreign<click['schemas'], typeof clickZod>>();

// @ts-expect-error -- and the test itself can fail: a text is no lock
expectNone<Foreign<{ lockInformation: string }, typeof esign21Zod>>();

const client = createClient({ baseUrl: 'http://127.0.0.1:4010', token: 'any' });
const path = { accountId: '1', envelopeId: '3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24' };

// The result of a validator fits the client, and the client's result fits a type.
const request = esign21Zod.LockRequest.parse({ lockType: 'edit' });
const made: esign21.LockInformation = await envelopeLocksCreate(client, { path, body: request });
esign21Zod.LockInformation.parse(made);
const answer = await envelopeLocksCreate(client, { path, body: request }).answer();
if (answer.status === 201) {
  const lock: esign21.LockInformation = answer.data;
  esign21Zod.LockInformation.parse(lock);
} else {
  const error: esign21.ErrorDetails = answer.data;
  // @ts-expect-error -- an error is no lock
  error satisfies esign21.LockInformation;
}

// Parameters and bodies have the same name in types and validators.
const parameters: esign21.EnvelopeLocksCreateParams =
  esign21Zod.EnvelopeLocksCreateParams.parse(path);
const body: esign21.EnvelopeLocksCreateBody = esign21Zod.EnvelopeLocksCreateBody.parse(request);
await envelopeLocksCreate(client, { path: parameters, body });

// An object literal of a type fits everywhere.
const envelope: esign21.EnvelopeDefinition = { emailSubject: 'Berth lease 42', status: 'sent' };
await envelopesCreate(client, { path: { accountId: '1' }, body: envelope });
esign21Zod.EnvelopeDefinition.parse(envelope);

// @ts-expect-error -- the path is required
await envelopeLocksCreate(client, { body: request });
// @ts-expect-error -- only the service adds words, and to a boolean it adds none
await envelopeLocksCreate(client, { path, body: { useScratchPad: 'maybe' } });
// @ts-expect-error -- the operation documents no such status
answer.status satisfies 418;

/** The statuses of an operation are those of the spec. */
type Statuses = Answer<esign21.EnvelopeLocksCreateResponses>['status'];
const documented: Statuses = 429;
export { documented };

// Members that the service always writes are required in responses, and optional in requests.
const recipients = await envelopeRecipientsList(client, {
  path: { accountId: '1', envelopeId: '3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24' },
});
recipients.seals.length satisfies number;
recipients.signers.map((one) => one.recipientIdGuid) satisfies string[];
const sent: esign21.Recipients = recipients;
({ signers: [{ name: 'Ines Valdivia' }] }) satisfies typeof sent;
