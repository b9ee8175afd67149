/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { DiagnosticsSettingsInformation as Type } from '@countersign/types/esign-v2.1/schemas/diagnosticsSettingsInformation';
export const DiagnosticsSettingsInformation: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "apiRequestLogging": formats.booleanString.optional(),
    "apiRequestLogMaxEntries": formats.integerString.optional(),
    "apiRequestLogRemainingEntries": formats.integerString.optional()
}));
