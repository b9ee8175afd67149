/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { OrganizationExportRequestorResponse } from './OrganizationExportRequestorResponse.js';
import { OrganizationExportTaskResponse } from './OrganizationExportTaskResponse.js';
import { OrganizationExportType } from './OrganizationExportType.js';
import { OrgExportSelectedAccount } from './OrgExportSelectedAccount.js';
import { OrgExportSelectedDomain } from './OrgExportSelectedDomain.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { OrganizationExportResponse as Type } from '@countersign/types/admin-v2/schemas/OrganizationExportResponse';
export const OrganizationExportResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "id": formats.guid.optional(),
    "type": OrganizationExportType.optional(),
    "requestor": OrganizationExportRequestorResponse.optional(),
    "created": formats.dateTime.optional(),
    "last_modified": formats.dateTime.optional(),
    "completed": formats.dateTime.optional(),
    "expires": formats.dateTime.optional(),
    "status": zod.enum(['queued', 'in_process', 'completed', 'failed']).optional(),
    "selected_accounts": zod.array(OrgExportSelectedAccount).optional(),
    "selected_domains": zod.array(OrgExportSelectedDomain).optional(),
    "metadata_url": zod.string().optional(),
    "percent_completed": zod.int().min(0).max(100).optional(),
    "number_rows": zod.int().min(0).optional(),
    "size_bytes": zod.int().min(0).optional(),
    "results": zod.array(OrganizationExportTaskResponse).optional(),
    "success": zod.boolean().optional()
}));
