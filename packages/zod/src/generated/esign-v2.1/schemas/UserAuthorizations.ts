/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UserAuthorization } from './UserAuthorization.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { UserAuthorizations as Type } from '@countersign/types/esign-v2.1/schemas/UserAuthorizations';
export const UserAuthorizations: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "authorizations": zod.array(UserAuthorization).optional(),
    "startPosition": formats.integerString.optional(),
    "endPosition": formats.integerString.optional(),
    "resultSetSize": formats.integerString.optional(),
    "totalSetSize": formats.integerString.optional(),
    "nextUri": zod.string().nullish(),
    "previousUri": zod.string().nullish()
}));
