// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition200Response, EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinitionResponses, EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition200Response, EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinitionResponses, EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition200Response, EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinitionResponses, EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinition200Response, EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinitionResponses, EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition200Response, EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinitionResponses, EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition200Response, EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinitionResponses } from '@countersign/types/esign-v2.1/envelope-workflow-definition';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinitionInput, EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinitionInput, EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinitionInput, EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinitionInput, EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinitionInput, EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinitionInput } from '../envelope-workflow-definition.js';
import { envelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition, envelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition, envelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition, envelopeWorkflowDefinitionGetTemplateWorkflowDefinition, envelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition, envelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition } from '../envelope-workflow-definition.js';
/**
 * The workflow of an envelope or a template: when it is sent, and where it waits between recipients.
 * The operations for the schedule and for single steps belong to `Envelopes`.
 */
export interface EnvelopeWorkflowDefinition {
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
    getEnvelopeWorkflowDefinition(input: EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinitionInput, options?: CallOptions): Call<EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition200Response, EnvelopeWorkflowDefinitionGetEnvelopeWorkflowDefinitionResponses>;
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
    updateEnvelopeWorkflowDefinition(input: EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinitionInput, options?: CallOptions): Call<EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition200Response, EnvelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinitionResponses>;
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
    deleteEnvelopeWorkflowDefinition(input: EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinitionInput, options?: CallOptions): Call<EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition200Response, EnvelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinitionResponses>;
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
    getTemplateWorkflowDefinition(input: EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinitionInput, options?: CallOptions): Call<EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinition200Response, EnvelopeWorkflowDefinitionGetTemplateWorkflowDefinitionResponses>;
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
    updateTemplateWorkflowDefinition(input: EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinitionInput, options?: CallOptions): Call<EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition200Response, EnvelopeWorkflowDefinitionUpdateTemplateWorkflowDefinitionResponses>;
    /**
     * Delete the workflow of a template.
     *
     * Deletes the workflow of a template. If the template has none, nothing happens. Envelopes that were
     * created from the template before are not changed. If the caller holds a lock on the template, send
     * it in `X-DocuSign-Edit`.
     *
     * EnvelopeWorkflowDefinition_deleteTemplateWorkflowDefinition: `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/workflow`
     */
    deleteTemplateWorkflowDefinition(input: EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinitionInput, options?: CallOptions): Call<EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition200Response, EnvelopeWorkflowDefinitionDeleteTemplateWorkflowDefinitionResponses>;
}
/**
 * Creates an object whose methods are the functions of EnvelopeWorkflowDefinition.
 */
export function envelopeWorkflowDefinition(client: Client<'esign'>): EnvelopeWorkflowDefinition {
    return {
        getEnvelopeWorkflowDefinition: envelopeWorkflowDefinitionGetEnvelopeWorkflowDefinition.bind(null, client),
        updateEnvelopeWorkflowDefinition: envelopeWorkflowDefinitionUpdateEnvelopeWorkflowDefinition.bind(null, client),
        deleteEnvelopeWorkflowDefinition: envelopeWorkflowDefinitionDeleteEnvelopeWorkflowDefinition.bind(null, client),
        getTemplateWorkflowDefinition: envelopeWorkflowDefinitionGetTemplateWorkflowDefinition.bind(null, client),
        updateTemplateWorkflowDefinition: envelopeWorkflowDefinitionUpdateTemplateWorkflowDefinition.bind(null, client),
        deleteTemplateWorkflowDefinition: envelopeWorkflowDefinitionDeleteTemplateWorkflowDefinition.bind(null, client)
    };
}

