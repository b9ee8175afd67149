/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { EnvelopeTransferRulesCreate201Response, EnvelopeTransferRulesCreateBody, EnvelopeTransferRulesCreateParams, EnvelopeTransferRulesCreateResponses, EnvelopeTransferRulesDelete200Response, EnvelopeTransferRulesDeleteParams, EnvelopeTransferRulesDeleteResponses, EnvelopeTransferRulesGet200Response, EnvelopeTransferRulesGetParams, EnvelopeTransferRulesGetQueryParams, EnvelopeTransferRulesGetResponses, EnvelopeTransferRulesUpdate200Response, EnvelopeTransferRulesUpdateBody, EnvelopeTransferRulesUpdateEnvelopeTransferRule200Response, EnvelopeTransferRulesUpdateEnvelopeTransferRuleBody, EnvelopeTransferRulesUpdateEnvelopeTransferRuleParams, EnvelopeTransferRulesUpdateEnvelopeTransferRuleResponses, EnvelopeTransferRulesUpdateParams, EnvelopeTransferRulesUpdateResponses } from '@countersign/types/esign-v2.1/envelope-transfer-rules';
import type { PathOf, Operation, PagedOperation } from '../../index.js';
import { operation, pagedOperation } from '../../index.js';


/**
 * The input of `envelopeTransferRulesGet`.
 */
export interface EnvelopeTransferRulesGetInput {
    path?: PathOf<EnvelopeTransferRulesGetParams> | undefined;
    query?: EnvelopeTransferRulesGetQueryParams | undefined;
}
/**
 * List the transfer rules of an account.
 *
 * Returns the rules by which envelopes of members get another owner. Only administrators of the
 * account can read them.
 *
 * EnvelopeTransferRules_get: `GET /v2.1/accounts/{accountId}/envelopes/transfer_rules`
 */
export const envelopeTransferRulesGet: PagedOperation<EnvelopeTransferRulesGetInput, EnvelopeTransferRulesGet200Response, EnvelopeTransferRulesGetResponses, NonNullable<EnvelopeTransferRulesGet200Response['envelopeTransferRules']>[number], 'esign'> = /* @__PURE__ */ pagedOperation('EnvelopeTransferRules_get', 'GET', '/v2.1/accounts/{accountId}/envelopes/transfer_rules', {
    paging: {
        items: 'envelopeTransferRules',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});


/**
 * The input of `envelopeTransferRulesCreate`.
 */
export interface EnvelopeTransferRulesCreateInput {
    path?: PathOf<EnvelopeTransferRulesCreateParams> | undefined;
    body: EnvelopeTransferRulesCreateBody;
}
/**
 * Create transfer rules.
 *
 * Creates a rule for each member and group in the request, whose envelopes then get the owner in
 * `toUser`. Only administrators of the account can create rules.
 *
 * EnvelopeTransferRules_create: `POST /v2.1/accounts/{accountId}/envelopes/transfer_rules`
 */
export const envelopeTransferRulesCreate: Operation<EnvelopeTransferRulesCreateInput, EnvelopeTransferRulesCreate201Response, EnvelopeTransferRulesCreateResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeTransferRules_create', 'POST', '/v2.1/accounts/{accountId}/envelopes/transfer_rules');


/**
 * The input of `envelopeTransferRulesUpdate`.
 */
export interface EnvelopeTransferRulesUpdateInput {
    path?: PathOf<EnvelopeTransferRulesUpdateParams> | undefined;
    body: EnvelopeTransferRulesUpdateBody;
}
/**
 * Switch transfer rules on or off.
 *
 * Changes `enabled` of the rules that the request names by their IDs. Only administrators of the
 * account can change rules.
 *
 * EnvelopeTransferRules_update: `PUT /v2.1/accounts/{accountId}/envelopes/transfer_rules`
 */
export const envelopeTransferRulesUpdate: Operation<EnvelopeTransferRulesUpdateInput, EnvelopeTransferRulesUpdate200Response, EnvelopeTransferRulesUpdateResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeTransferRules_update', 'PUT', '/v2.1/accounts/{accountId}/envelopes/transfer_rules');


/**
 * The input of `envelopeTransferRulesUpdateEnvelopeTransferRule`.
 */
export interface EnvelopeTransferRulesUpdateEnvelopeTransferRuleInput {
    path: PathOf<EnvelopeTransferRulesUpdateEnvelopeTransferRuleParams>;
    body: EnvelopeTransferRulesUpdateEnvelopeTransferRuleBody;
}
/**
 * Switch a transfer rule on or off.
 *
 * Changes `enabled` of one rule; the other fields of a rule cannot be changed. Only
 * administrators of the account can change it.
 *
 * EnvelopeTransferRules_updateEnvelopeTransferRule: `PUT /v2.1/accounts/{accountId}/envelopes/transfer_rules/{envelopeTransferRuleId}`
 */
export const envelopeTransferRulesUpdateEnvelopeTransferRule: Operation<EnvelopeTransferRulesUpdateEnvelopeTransferRuleInput, EnvelopeTransferRulesUpdateEnvelopeTransferRule200Response, EnvelopeTransferRulesUpdateEnvelopeTransferRuleResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeTransferRules_updateEnvelopeTransferRule', 'PUT', '/v2.1/accounts/{accountId}/envelopes/transfer_rules/{envelopeTransferRuleId}');


/**
 * The input of `envelopeTransferRulesDelete`.
 */
export interface EnvelopeTransferRulesDeleteInput {
    path: PathOf<EnvelopeTransferRulesDeleteParams>;
}
/**
 * Delete a transfer rule.
 *
 * Deletes a rule. Envelopes that it has transferred keep their owner. The response has no body.
 * Only administrators of the account can delete rules.
 *
 * EnvelopeTransferRules_delete: `DELETE /v2.1/accounts/{accountId}/envelopes/transfer_rules/{envelopeTransferRuleId}`
 */
export const envelopeTransferRulesDelete: Operation<EnvelopeTransferRulesDeleteInput, EnvelopeTransferRulesDelete200Response, EnvelopeTransferRulesDeleteResponses, 'esign'> = /* @__PURE__ */ operation('EnvelopeTransferRules_delete', 'DELETE', '/v2.1/accounts/{accountId}/envelopes/transfer_rules/{envelopeTransferRuleId}');

