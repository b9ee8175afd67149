// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Client } from '../../../index.js';
import type { Services } from './services.js';
import { services } from './services.js';
import type { Resources } from './resources.js';
import { resources } from './resources.js';
import type { BillingPlans } from './billing-plans.js';
import { billingPlans } from './billing-plans.js';
import type { Invoices } from './invoices.js';
import { invoices } from './invoices.js';
import type { Payments } from './payments.js';
import { payments } from './payments.js';
import type { PaymentGatewayAccounts } from './payment-gateway-accounts.js';
import { paymentGatewayAccounts } from './payment-gateway-accounts.js';
import type { BulkEnvelopes } from './bulk-envelopes.js';
import { bulkEnvelopes } from './bulk-envelopes.js';
import type { EnvelopeBulkRecipients } from './envelope-bulk-recipients.js';
import { envelopeBulkRecipients } from './envelope-bulk-recipients.js';
import type { EMortgageTransactions } from './emortgage-transactions.js';
import { eMortgageTransactions } from './emortgage-transactions.js';
import type { Folders } from './folders.js';
import { folders } from './folders.js';
/**
 * All of Countersign eSignature v2, by resource.
 */
export interface EsignV2 {
    /**
     * Information about the service that is available without an access token.
     */
    services: Services;
    /**
     * The resources of the older API version.
     */
    resources: Resources;
    /**
     * The plan of an account, its price, and the card that pays for it.
     */
    billingPlans: BillingPlans;
    /**
     * The invoices of an account, including overdue ones.
     */
    invoices: Invoices;
    /**
     * The payments of an account, and payments of overdue invoices.
     */
    payments: Payments;
    /**
     * The accounts at payment services that are connected to an account.
     */
    paymentGatewayAccounts: PaymentGatewayAccounts;
    /**
     * The batches in which envelopes were sent to lists of people.
     */
    bulkEnvelopes: BulkEnvelopes;
    /**
     * The list of people of a bulk recipient of an envelope.
     */
    envelopeBulkRecipients: EnvelopeBulkRecipients;
    /**
     * Mortgage transactions that are created from the data of another system.
     */
    eMortgageTransactions: EMortgageTransactions;
    /**
     * The folders in which users keep envelopes and templates, and the searches over them.
     */
    folders: Folders;
}
/**
 * Creates an object with a field per resource; the operations are its methods.
 */
export function esignV2(client: Client<'esign'>): EsignV2 {
    return {
        services: services(client),
        resources: resources(client),
        billingPlans: billingPlans(client),
        invoices: invoices(client),
        payments: payments(client),
        paymentGatewayAccounts: paymentGatewayAccounts(client),
        bulkEnvelopes: bulkEnvelopes(client),
        envelopeBulkRecipients: envelopeBulkRecipients(client),
        eMortgageTransactions: eMortgageTransactions(client),
        folders: folders(client)
    };
}

