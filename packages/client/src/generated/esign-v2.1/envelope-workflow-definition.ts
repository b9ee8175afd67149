/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition200Response, EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinitionHeader, EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinitionParams, EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinitionResponses, EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition200Response, EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinitionHeader, EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinitionParams, EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinitionResponses, EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition200Response, EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinitionParams, EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinitionResponses, EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinition200Response, EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinitionParams, EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinitionResponses, EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition200Response, EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinitionBody, EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinitionHeader, EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinitionParams, EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinitionResponses, EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition200Response, EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinitionBody, EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinitionHeader, EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinitionParams, EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinitionResponses } from '@countersign/types/esign-v2.1/envelope-workflow-definition';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `envelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition`.
 */
export interface EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinitionInput {
    path: PathOf<EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinitionParams>;
}
/**
 * Read the workflow of an envelope.
 *
 * Returns the workflow of an envelope: its schedule for sending, its steps, and the status of each.
 *
 * An envelope without a workflow gets the error `RESOURCE_NOT_FOUND`. `Envelopes_get` with
 * `include=workflow` returns the same workflow together with the envelope. Connect messages do not
 * contain it.
 *
 * EnvelopeWorkflowDefinition_getEnvelopeWorkflowDefinition: `GET /v2.1/accounts/{accountId}/envelopes/{envelopeId}/workflow`
 */
export const envelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition: Operation<EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinitionInput, EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition200Response, EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinitionResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeWorkflowDefinition_getEnvelopeWorkflowDefinition', 'GET', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/workflow');


/**
 * The input of `envelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition`.
 */
export interface EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinitionInput {
    path: PathOf<EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinitionParams>;
    header?: EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinitionHeader | undefined;
    body?: EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinitionBody | undefined;
}
/**
 * Change the workflow of an envelope.
 *
 * Changes the workflow of an envelope, or gives it one. Omitted fields are not changed.
 * `workflowSteps` replaces the list of steps: a step with the `workflowStepId` of an existing step
 * changes it, and a step without one is new. Steps that the envelope has already reached cannot be
 * changed or left out, except for the delay that is running.
 *
 * Depending on the status of the envelope, the request can do the following:
 *
 * 1. A draft gets or changes its schedule and its steps.
 * 2. If the envelope is already scheduled, a new `scheduledSending` cancels the countdown. The
 *    envelope is an ordinary draft again, until it is sent with `status` set to `sent` in
 *    `Envelopes_update`.
 * 3. An envelope that was sent gets further steps before the recipients that have not received it
 *    yet.
 * 4. `workflowStatus` set to `in_progress` resumes an envelope that waits at a step, and sends a
 *    scheduled one immediately. `paused` pauses it.
 *
 * If the caller holds a lock on the envelope, send it in `X-DocuSign-Edit`.
 *
 * EnvelopeWorkflowDefinition_updateEnvelopeWorkflowDefinition: `PUT /v2.1/accounts/{accountId}/envelopes/{envelopeId}/workflow`
 */
export const envelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition: Operation<EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinitionInput, EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition200Response, EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinitionResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeWorkflowDefinition_updateEnvelopeWorkflowDefinition', 'PUT', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/workflow');


/**
 * The input of `envelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition`.
 */
export interface EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinitionInput {
    path: PathOf<EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinitionParams>;
    header?: EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinitionHeader | undefined;
}
/**
 * Delete the workflow of an envelope.
 *
 * Deletes the workflow of an envelope. If the envelope is scheduled, the countdown is cancelled and
 * the envelope is an ordinary draft again. To send it, set `status` to `sent` with
 * `Envelopes_update`. If the envelope has no workflow, nothing happens.
 *
 * The workflow of an envelope that was sent can be deleted only until the envelope reaches its first
 * step. If the caller holds a lock on the envelope, send it in `X-DocuSign-Edit`.
 *
 * EnvelopeWorkflowDefinition_deleteEnvelopeWorkflowDefinition: `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/workflow`
 */
export const envelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition: Operation<EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinitionInput, EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition200Response, EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinitionResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeWorkflowDefinition_deleteEnvelopeWorkflowDefinition', 'DELETE', '/v2.1/accounts/{accountId}/envelopes/{envelopeId}/workflow');


/**
 * The input of `envelopeWorkflowDefinitionGetTemplateWorkflowDefinition`.
 */
export interface EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinitionInput {
    path: PathOf<EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinitionParams>;
}
/**
 * Read the workflow of a template.
 *
 * Returns the workflow of a template: its schedule for sending and its steps. Envelopes that are
 * created from the template get a copy of it.
 *
 * A template without a workflow gets the error `RESOURCE_NOT_FOUND`.
 *
 * EnvelopeWorkflowDefinition_getTemplateWorkflowDefinition: `GET /v2.1/accounts/{accountId}/templates/{templateId}/workflow`
 */
export const envelopeWorkflowDefinitionGetTemplateWorkflowDefinition: Operation<EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinitionInput, EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinition200Response, EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinitionResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeWorkflowDefinition_getTemplateWorkflowDefinition', 'GET', '/v2.1/accounts/{accountId}/templates/{templateId}/workflow');


/**
 * The input of `envelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition`.
 */
export interface EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinitionInput {
    path: PathOf<EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinitionParams>;
    header?: EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinitionHeader | undefined;
    body?: EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinitionBody | undefined;
}
/**
 * Change the workflow of a template.
 *
 * Changes the workflow of a template, or gives it one. Omitted fields are not changed.
 * `workflowSteps` replaces the list of steps: a step with the `workflowStepId` of an existing step
 * changes it, and a step without one is new. The rules of a template can only be durations
 * (`delay`), not dates. Envelopes that were created from the template before are not changed. If the
 * caller holds a lock on the template, send it in `X-DocuSign-Edit`.
 *
 * EnvelopeWorkflowDefinition_updateTemplateWorkflowDefinition: `PUT /v2.1/accounts/{accountId}/templates/{templateId}/workflow`
 */
export const envelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition: Operation<EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinitionInput, EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition200Response, EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinitionResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeWorkflowDefinition_updateTemplateWorkflowDefinition', 'PUT', '/v2.1/accounts/{accountId}/templates/{templateId}/workflow');


/**
 * The input of `envelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition`.
 */
export interface EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinitionInput {
    path: PathOf<EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinitionParams>;
    header?: EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinitionHeader | undefined;
}
/**
 * Delete the workflow of a template.
 *
 * Deletes the workflow of a template. If the template has none, nothing happens. Envelopes that were
 * created from the template before are not changed. If the caller holds a lock on the template, send
 * it in `X-DocuSign-Edit`.
 *
 * EnvelopeWorkflowDefinition_deleteTemplateWorkflowDefinition: `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/workflow`
 */
export const envelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition: Operation<EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinitionInput, EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition200Response, EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinitionResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeWorkflowDefinition_deleteTemplateWorkflowDefinition', 'DELETE', '/v2.1/accounts/{accountId}/templates/{templateId}/workflow');

