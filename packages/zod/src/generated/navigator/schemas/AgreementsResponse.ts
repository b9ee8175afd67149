/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Agreement } from './Agreement.js';
import { PageLinks } from './PageLinks.js';
import { ResponseMetadata } from './ResponseMetadata.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { AgreementsResponse as Type } from '@countersign/types/navigator/schemas/AgreementsResponse';
export const AgreementsResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "data": zod.array(Agreement),
    "response_metadata": ResponseMetadata,
    "_links": PageLinks.optional()
}));
