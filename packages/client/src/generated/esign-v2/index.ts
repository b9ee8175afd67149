// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

export * from './billing-plans.js';
export * from './bulk-envelopes.js';
export * from './emortgage-transactions.js';
export * from './envelope-bulk-recipients.js';
export * from './folders.js';
export * from './invoices.js';
export * from './payment-gateway-accounts.js';
export * from './payments.js';
export * from './resources.js';
export * from './services.js';

