/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ExternalFile } from './externalFile.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ExternalFolder as Type } from '@countersign/types/esign-v2.1/schemas/externalFolder';
export const ExternalFolder: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "endPosition": formats.integerString.optional(),
    "errorDetails": zod.looseObject({
        "authenticationUrl": zod.string().optional(),
        "errorCode": zod.string().optional(),
        "message": zod.string().optional()
    }).optional(),
    "id": zod.string().optional(),
    "items": zod.array(ExternalFile).optional(),
    "name": zod.string().optional(),
    "nextUri": zod.string().nullish(),
    "previousUri": zod.string().nullish(),
    "resultSetSize": formats.integerString.optional(),
    "startPosition": formats.integerString.optional(),
    "totalSetSize": formats.integerString.optional(),
    "skyDriveSkipToken": zod.string().optional()
}));
