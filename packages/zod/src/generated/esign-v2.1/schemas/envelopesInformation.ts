/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Envelope } from './envelope.js';
import { EnvelopeTransactionStatus } from './envelopeTransactionStatus.js';
import { Folder } from './folder.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { EnvelopesInformation as Type } from '@countersign/types/esign-v2.1/schemas/envelopesInformation';
export const EnvelopesInformation: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "startPosition": formats.integerString.optional(),
    "endPosition": formats.integerString.optional(),
    "resultSetSize": formats.integerString.optional(),
    "totalSetSize": formats.integerString.optional(),
    "nextUri": zod.string().nullish(),
    "previousUri": zod.string().nullish(),
    "envelopes": zod.array(Envelope).optional(),
    "envelopeTransactionStatuses": zod.array(EnvelopeTransactionStatus).optional(),
    "continuationToken": zod.string().optional(),
    "lastQueriedDateTime": formats.dateTime.optional(),
    "envelopeSearchSource": zod.string().optional(),
    "folders": zod.array(Folder).optional()
}));
