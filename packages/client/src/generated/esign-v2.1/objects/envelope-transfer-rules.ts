// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeTransferRulesCreate201Response, EnvelopeTransferRulesCreateResponses, EnvelopeTransferRulesDelete200Response, EnvelopeTransferRulesDeleteResponses, EnvelopeTransferRulesGet200Response, EnvelopeTransferRulesGetResponses, EnvelopeTransferRulesUpdate200Response, EnvelopeTransferRulesUpdateEnvelopeTransferRule200Response, EnvelopeTransferRulesUpdateEnvelopeTransferRuleResponses, EnvelopeTransferRulesUpdateResponses } from '@countersign/types/esign-v2.1/envelope-transfer-rules';
import type { Call, PagedCall, CallOptions, Client } from '../../../index.js';
import type { EnvelopeTransferRulesCreateInput, EnvelopeTransferRulesDeleteInput, EnvelopeTransferRulesGetInput, EnvelopeTransferRulesUpdateEnvelopeTransferRuleInput, EnvelopeTransferRulesUpdateInput } from '../envelope-transfer-rules.js';
import { envelopeTransferRulesCreate, envelopeTransferRulesDelete, envelopeTransferRulesGet, envelopeTransferRulesUpdate, envelopeTransferRulesUpdateEnvelopeTransferRule } from '../envelope-transfer-rules.js';
/**
 * The rules by which envelopes of members get another owner.
 */
export interface EnvelopeTransferRules {
    /**
     * List the transfer rules of an account.
     *
     * Returns the rules by which envelopes of members get another owner. Only administrators of the
     * account can read them.
     *
     * EnvelopeTransferRules_get: `GET /v2.1/accounts/{accountId}/envelopes/transfer_rules`
     */
    get(input?: EnvelopeTransferRulesGetInput, options?: CallOptions): PagedCall<EnvelopeTransferRulesGet200Response, EnvelopeTransferRulesGetResponses, NonNullable<EnvelopeTransferRulesGet200Response['envelopeTransferRules']>[number]>;
    /**
     * Create transfer rules.
     *
     * Creates a rule for each member and group in the request, whose envelopes then get the owner in
     * `toUser`. Only administrators of the account can create rules.
     *
     * EnvelopeTransferRules_create: `POST /v2.1/accounts/{accountId}/envelopes/transfer_rules`
     */
    create(input: EnvelopeTransferRulesCreateInput, options?: CallOptions): Call<EnvelopeTransferRulesCreate201Response, EnvelopeTransferRulesCreateResponses>;
    /**
     * Switch transfer rules on or off.
     *
     * Changes `enabled` of the rules that the request names by their IDs. Only administrators of the
     * account can change rules.
     *
     * EnvelopeTransferRules_update: `PUT /v2.1/accounts/{accountId}/envelopes/transfer_rules`
     */
    update(input: EnvelopeTransferRulesUpdateInput, options?: CallOptions): Call<EnvelopeTransferRulesUpdate200Response, EnvelopeTransferRulesUpdateResponses>;
    /**
     * Switch a transfer rule on or off.
     *
     * Changes `enabled` of one rule; the other fields of a rule cannot be changed. Only
     * administrators of the account can change it.
     *
     * EnvelopeTransferRules_updateEnvelopeTransferRule: `PUT /v2.1/accounts/{accountId}/envelopes/transfer_rules/{envelopeTransferRuleId}`
     */
    updateEnvelopeTransferRule(input: EnvelopeTransferRulesUpdateEnvelopeTransferRuleInput, options?: CallOptions): Call<EnvelopeTransferRulesUpdateEnvelopeTransferRule200Response, EnvelopeTransferRulesUpdateEnvelopeTransferRuleResponses>;
    /**
     * Delete a transfer rule.
     *
     * Deletes a rule. Envelopes that it has transferred keep their owner. The response has no body.
     * Only administrators of the account can delete rules.
     *
     * EnvelopeTransferRules_delete: `DELETE /v2.1/accounts/{accountId}/envelopes/transfer_rules/{envelopeTransferRuleId}`
     */
    delete(input: EnvelopeTransferRulesDeleteInput, options?: CallOptions): Call<EnvelopeTransferRulesDelete200Response, EnvelopeTransferRulesDeleteResponses>;
}
/**
 * Creates an object whose methods are the functions of EnvelopeTransferRules.
 */
export function envelopeTransferRules(client: Client<'esign'>): EnvelopeTransferRules {
    return {
        get: envelopeTransferRulesGet.bind(null, client),
        create: envelopeTransferRulesCreate.bind(null, client),
        update: envelopeTransferRulesUpdate.bind(null, client),
        updateEnvelopeTransferRule: envelopeTransferRulesUpdateEnvelopeTransferRule.bind(null, client),
        delete: envelopeTransferRulesDelete.bind(null, client)
    };
}

