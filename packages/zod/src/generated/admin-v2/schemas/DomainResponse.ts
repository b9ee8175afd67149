/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { LinkResponse } from './LinkResponse.js';
import { SettingResponse } from './SettingResponse.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { DomainResponse as Type } from '@countersign/types/admin-v2/schemas/DomainResponse';
export const DomainResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "id": formats.guid.optional(),
    "status": zod.enum(['unknown', 'pending', 'active', 'deactivated', 'rejected']).optional(),
    "host_name": zod.string().optional(),
    "txt_token": zod.string().optional(),
    "identity_provider_id": formats.guid.optional(),
    "settings": zod.array(SettingResponse).optional(),
    "links": zod.array(LinkResponse).optional()
}));
