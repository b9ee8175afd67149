/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './schemas/errorDetails.js';
import { Workflow } from './schemas/workflow.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/envelope-workflow-definition';
export const EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinitionParams: ObjectSchema<types.EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinitionParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition200Response: zod.ZodType<zod.output<typeof Workflow>, unknown> = /* @__PURE__ */ lenientResponse(Workflow);
export const EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinitionParams: ObjectSchema<types.EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinitionParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinitionHeader: ObjectSchema<types.EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinitionHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinitionBody = Workflow;
export const EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition200Response: zod.ZodType<zod.output<typeof Workflow>, unknown> = /* @__PURE__ */ lenientResponse(Workflow);
export const EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinitionParams: ObjectSchema<types.EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinitionParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "envelopeId": formats.guid
}));
export const EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinitionHeader: ObjectSchema<types.EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinitionHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinitionParams: ObjectSchema<types.EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinitionParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid
}));
export const EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinition200Response: zod.ZodType<zod.output<typeof Workflow>, unknown> = /* @__PURE__ */ lenientResponse(Workflow);
export const EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinition400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinition401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinition403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinition404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinition405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinition429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinition500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinitionParams: ObjectSchema<types.EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinitionParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid
}));
export const EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinitionHeader: ObjectSchema<types.EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinitionHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinitionBody = Workflow;
export const EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition200Response: zod.ZodType<zod.output<typeof Workflow>, unknown> = /* @__PURE__ */ lenientResponse(Workflow);
export const EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinitionParams: ObjectSchema<types.EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinitionParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "templateId": formats.guid
}));
export const EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinitionHeader: ObjectSchema<types.EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinitionHeader> = /* @__PURE__ */ fastObject(() => ({
    "X-DocuSign-Edit": zod.string().optional()
}));
export const EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition200Response = /* @__PURE__ */ zod.unknown();
export const EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
