/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ServiceVersion } from './serviceVersion.zod.js';

export const ServiceInformation = zod.object({
  "buildBranch": zod.string().optional(),
  "buildBranchDeployedDateTime": zod.iso.datetime({"offset":true}).optional(),
  "buildSHA": zod.string().optional(),
  "buildVersion": zod.string().optional(),
  "linkedSites": zod.array(zod.string()).optional(),
  "serviceVersions": zod.array(ServiceVersion).optional()
});

export type ServiceInformation = zod.input<typeof ServiceInformation>;
export type ServiceInformationOutput = zod.output<typeof ServiceInformation>;
