/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DomainResponse } from './DomainResponse.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { DomainsResponse as Type } from '@countersign/types/admin-v2/schemas/DomainsResponse';
export const DomainsResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "reserved_domains": zod.array(DomainResponse).optional()
}));
