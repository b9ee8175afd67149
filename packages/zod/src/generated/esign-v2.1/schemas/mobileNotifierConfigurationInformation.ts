/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { MobileNotifierConfiguration } from './mobileNotifierConfiguration.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { MobileNotifierConfigurationInformation as Type } from '@countersign/types/esign-v2.1/schemas/mobileNotifierConfigurationInformation';
export const MobileNotifierConfigurationInformation: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "mobileNotifierConfigurations": zod.array(MobileNotifierConfiguration).optional()
}));
