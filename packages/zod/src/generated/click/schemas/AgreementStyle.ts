/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AgreeButtonStyles } from './AgreeButtonStyles.js';
import { AgreementStatementStyles } from './AgreementStatementStyles.js';
import { ContainerStyles } from './ContainerStyles.js';
import { DisclosureLinkStyles } from './DisclosureLinkStyles.js';
import { DocumentLinkStyles } from './DocumentLinkStyles.js';
import { HeaderStyles } from './HeaderStyles.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { AgreementStyle as Type } from '@countersign/types/click/schemas/AgreementStyle';
export const AgreementStyle: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "agreeButton": AgreeButtonStyles.optional(),
    "agreementStatement": AgreementStatementStyles.optional(),
    "container": ContainerStyles.optional(),
    "disclosureLink": DisclosureLinkStyles.optional(),
    "documentLink": DocumentLinkStyles.optional(),
    "header": HeaderStyles.optional(),
    "scrollControl": zod.enum(['browser', 'fill_parent']).optional()
}));
