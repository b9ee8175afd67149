// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * Events of kind recipient, and how XML shows them; the words are those of specs/connect/events.yaml.
 */
export const recipientEvents = [{
        name: 'recipient-sent',
        xml: 'Sent',
        date: 'sentDateTime'
    }, {
        name: 'recipient-resent'
    }, {
        name: 'recipient-delivered',
        xml: 'Delivered',
        date: 'deliveredDateTime'
    }, {
        name: 'recipient-completed',
        xml: 'Completed',
        date: 'signedDateTime'
    }, {
        name: 'recipient-declined',
        xml: 'Declined',
        date: 'declinedDateTime'
    }, {
        name: 'recipient-authenticationfailed',
        xml: 'AuthenticationFailed',
        result: 'failed'
    }, {
        name: 'recipient-autoresponded',
        xml: 'AutoResponded',
        date: 'sentDateTime',
        status: 'autoresponded'
    }, {
        name: 'recipient-reassign'
    }, {
        name: 'recipient-delegate'
    }, {
        name: 'recipient-finish-later'
    }] as const;
/**
 * The name of an event of kind recipient.
 */
export type RecipientEventName = 'recipient-sent' | 'recipient-resent' | 'recipient-delivered' | 'recipient-completed' | 'recipient-declined' | 'recipient-authenticationfailed' | 'recipient-autoresponded' | 'recipient-reassign' | 'recipient-delegate' | 'recipient-finish-later';
/**
 * Events of kind envelope, and how XML shows them; the words are those of specs/connect/events.yaml.
 */
export const envelopeEvents = [{
        name: 'envelope-created',
        xml: 'Draft',
        date: 'createdDateTime'
    }, {
        name: 'envelope-sent',
        xml: 'Sent',
        date: 'sentDateTime'
    }, {
        name: 'envelope-resent'
    }, {
        name: 'envelope-delivered',
        xml: 'Delivered',
        date: 'deliveredDateTime'
    }, {
        name: 'envelope-completed',
        xml: 'Completed',
        date: 'completedDateTime'
    }, {
        name: 'envelope-declined',
        xml: 'Declined',
        date: 'declinedDateTime'
    }, {
        name: 'envelope-voided',
        xml: 'Voided',
        status: 'voided'
    }, {
        name: 'envelope-corrected'
    }, {
        name: 'envelope-purge'
    }, {
        name: 'envelope-deleted'
    }, {
        name: 'envelope-discard'
    }] as const;
/**
 * The name of an event of kind envelope.
 */
export type EnvelopeEventName = 'envelope-created' | 'envelope-sent' | 'envelope-resent' | 'envelope-delivered' | 'envelope-completed' | 'envelope-declined' | 'envelope-voided' | 'envelope-corrected' | 'envelope-purge' | 'envelope-deleted' | 'envelope-discard';
/**
 * Events of kind template, and how XML shows them; the words are those of specs/connect/events.yaml.
 */
export const templateEvents = [{
        name: 'template-created'
    }, {
        name: 'template-modified'
    }, {
        name: 'template-deleted'
    }] as const;
/**
 * The name of an event of kind template.
 */
export type TemplateEventName = 'template-created' | 'template-modified' | 'template-deleted';

