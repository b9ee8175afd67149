// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

export interface paths {
    "/v2.1/accounts/{accountId}/connect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the Connect configurations
         * @description Lists the configurations by which Connect pushes the events of the account. Those made in the
         *     web administration are among them. Passwords are not given.
         *
         *     Only administrators of an account that has Connect may do this.
         */
        get: operations["ConnectConfigurations_list"];
        put?: never;
        /**
         * Create a Connect configuration
         * @description Registers an address to which Connect pushes the events of some or all users of the account. The
         *     configuration is also seen and changed in the web administration.
         *
         *     It needs a name, an address and at least one of `events`, `envelopeEvents` and
         *     `recipientEvents`. `events` goes with `eventData` of version `restv2.1`, the other two with the
         *     old XML messages. Nothing is pushed unless `allowEnvelopePublish` is `true`.
         *
         *     Only administrators of an account that has Connect may do this. An account has 20 configurations
         *     at most.
         */
        post: operations["ConnectConfigurations_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/envelopes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List envelopes and their changes of status
         * @description Lists the envelopes of the account that the caller may see: those that changed in a period, or
         *     those named by their IDs or transactions. The filters can be combined.
         *
         *     One of `from_date`, `envelope_ids` and `transaction_ids` must be there; without any of them the
         *     call fails with `INVALID_REQUEST_PARAMETER`. With `transaction_ids` the answer holds
         *     `envelopeTransactionStatuses`.
         *
         *     The list comes in chunks; `start_position` and `count` choose one, and `nextUri` leads to the
         *     next.
         */
        get: operations["Envelopes_listStatusChanges"];
        put?: never;
        /**
         * Create an envelope
         * @description Makes an envelope of documents and recipients, of a template, or of both. With `status` `sent`
         *     it goes out at once; with `created`, or without a status, it stays a draft that can be changed
         *     and sent later.
         *
         *     A draft may be empty. Sending needs a subject, at least one document and at least one recipient
         *     with a name and an e-mail address. Documents that are not PDFs need their `fileExtension`. The
         *     request may be 35651584 bytes large at most, one document 32 MB, and an envelope may have 100
         *     recipients.
         *
         *     With `asynchronous` the answer comes before the envelope is built. The request then needs a
         *     `transactionId`, and the status is `processing` for the time being.
         */
        post: operations["Envelopes_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/envelopes/{envelopeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an envelope
         * @description Gives one envelope with its status, its moments and the addresses of its parts. `include` adds
         *     parts themselves, such as recipients with their tabs or the list of documents.
         *
         *     Sender, recipients and administrators of the account may read an envelope. Do not ask for the
         *     status of the same envelope more than once in 15 minutes; let Connect push it instead.
         */
        get: operations["Envelopes_get"];
        /**
         * Change, send, void or purge an envelope
         * @description Changes an envelope. What the request does follows from its fields and from where the envelope
         *     stands:
         *
         *     1. A draft is sent with `status` `sent`, or changed with any other field.
         *     2. An envelope that is sent or delivered is voided with `status` `voided` and a `voidedReason`.
         *        Only its sender and administrators may do so.
         *     3. A completed envelope is purged with `purgeState` `documents_queued`,
         *        `documents_and_metadata_queued` or `documents_and_metadata_and_redact_queued`. The documents
         *        are gone after 14 days, until which `documents_dequeued` takes them out of the queue again.
         *        It needs the right to purge.
         *     4. `resend_envelope` sends the e-mails to those who must act now once more.
         *
         *     Recipients, tabs, custom fields, notification and e-mail settings are changed only with
         *     `advanced_update`. Whoever holds a lock on the envelope sends it in `X-DocuSign-Edit`.
         */
        put: operations["Envelopes_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/documents/{documentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the bytes of a document
         * @description Gives a document of an envelope as a PDF, as it looks at the moment. In place of a document's
         *     number the path takes four words: `combined` for all documents in one PDF, `certificate` for the
         *     certificate of completion, `portfolio` for a PDF portfolio, and `archive` for a ZIP of all of
         *     them.
         *
         *     Recipients get only what they may see. Too many downloads of the same document at the same time
         *     are refused.
         */
        get: operations["EnvelopeDocuments_get"];
        /**
         * Add or replace a document
         * @description Puts a file into a draft under the number in the path. A document that has the number already is
         *     replaced.
         *
         *     The body is the file itself. Its name comes in `Content-Disposition`, with the extension where
         *     the file is not a PDF. Whoever holds a lock on the envelope sends it in `X-DocuSign-Edit`.
         */
        put: operations["EnvelopeDocuments_update"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/envelopes/{envelopeId}/lock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the lock of an envelope
         * @description Tells who holds the lock on an envelope, for what and until when. Only the owner of the lock
         *     sees its token, in the body and in the `X-DocuSign-Edit` header of the answer; this is how a
         *     client that lost the token gets it back.
         */
        get: operations["EnvelopeLocks_get"];
        /**
         * Extend the lock of an envelope
         * @description Sets how long the lock on an envelope lasts, counted from now, and under which application
         *     name. Only the owner may do so, and proves it with the token in the `X-DocuSign-Edit` header.
         */
        put: operations["EnvelopeLocks_update"];
        /**
         * Lock an envelope
         * @description Takes the lock on an envelope for the calling user, so that nobody else changes the envelope
         *     until the lock is given back or its time runs out. The answer holds the token that every
         *     change must then carry in the `X-DocuSign-Edit` header.
         *
         *     The envelope must be a draft, sent or delivered, and the user needs the right to lock
         *     envelopes. An envelope that is already locked cannot be locked again, also not by the same user.
         */
        post: operations["EnvelopeLocks_create"];
        /**
         * Unlock an envelope
         * @description Gives the lock on an envelope back, so that others can change the envelope again. Changes that
         *     were made under the lock are kept unless `save_changes` is `false`, which throws away what
         *     stands on the scratch copy. The owner proves the right to do so with the token in the
         *     `X-DocuSign-Edit` header.
         */
        delete: operations["EnvelopeLocks_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2.1/accounts/{accountId}/shared_access": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who shares what (reserved)
         * @description Lists what users share with each other and with groups: envelopes, templates or folders, as
         *     `item_type` says. The list comes in chunks; `start_position` and `count` choose one, and
         *     `nextUri` leads to the next. The operation is reserved.
         */
        get: operations["Accounts_listSharedAccess"];
        /**
         * Set who shares what (reserved)
         * @description Sets what users share with each other and with groups: envelopes, templates or folders, as
         *     `item_type` says. It is the newer form of sharing a template with a group
         *     (`Templates_updateGroupShare`). The operation is reserved.
         *
         *     1. What is sent replaces what was shared before; nothing is added up. Only
         *        `preserve_existing_shared_access` keeps the present sharing.
         *     2. Only administrators of the account may set the sharing of envelopes.
         *     3. The sharing of a template may be set by its owner, where the owner has the right to share,
         *        and by administrators of the account.
         *     4. For templates, `user` and `envelopes` may be left out of the items.
         *
         *     Each object of the answer carries its own `errorDetails`, with `SUCCESS` where all went well.
         */
        put: operations["Accounts_updateSharedAccess"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description Who shares what in an account. It is sent to set the sharing and comes back as the outcome; the
         *     paging fields and the error details matter in answers only.
         */
        accountSharedAccess: {
            /** @description The account, by its external number or its GUID. */
            accountId?: string | undefined;
            /**
             * Format: integer-string
             * @description The zero-based position in the whole list of the first record here.
             */
            startPosition?: string | undefined;
            /**
             * Format: integer-string
             * @description The zero-based position in the whole list of the last record here.
             */
            endPosition?: string | undefined;
            /**
             * Format: integer-string
             * @description How many records this answer holds; never more than `totalSetSize`.
             */
            resultSetSize?: string | undefined;
            /**
             * Format: integer-string
             * @description How many records the whole list holds; never fewer than `resultSetSize`.
             */
            totalSetSize?: string | undefined;
            /** @description The relative address of the next chunk; null on the last one. */
            nextUri?: (string | null) | undefined;
            /** @description The relative address of the chunk before; null on the first one. */
            previousUri?: (string | null) | undefined;
            /** @description One entry for each user whose sharing is meant. */
            sharedAccess?: components["schemas"]["memberSharedItems"][] | undefined;
            /** @description The outcome of the whole call. */
            readonly errorDetails?: components["schemas"]["errorDetails"] | undefined;
        };
        /**
         * @description Somebody who fills in the names and addresses of recipients with a later turn. This recipient sees
         *     all documents.
         */
        agent: {
            /**
             * @description The ID that the sender gives to the recipient, as a rule a whole number. No other recipient of
             *     the envelope has it, and tabs belong to it.
             */
            recipientId?: string | undefined;
            /**
             * Format: guid
             * @description The ID that the service gives to the recipient.
             */
            recipientIdGuid?: string | undefined;
            recipientType?: components["schemas"]["recipientType"] | undefined;
            /** @description The full name of the recipient. Sending needs it, or a signing group. */
            name?: string | undefined;
            /** @description The recipient's e-mail address. Sending needs it, or a signing group. */
            email?: string | undefined;
            /**
             * Format: guid
             * @description The user of the service that the recipient is, where there is one.
             */
            userId?: string | undefined;
            /** @description The role that the recipient has in a template. */
            roleName?: string | undefined;
            /**
             * @description The sender's own ID for the recipient. With it, the recipient acts inside the sender's
             *     application and gets no e-mail.
             */
            clientUserId?: string | undefined;
            /** @description The sender's own page from which an embedded recipient starts. */
            embeddedRecipientStartURL?: string | undefined;
            /** @description The signing group that is the recipient; any member may act. */
            signingGroupId?: string | undefined;
            /** @description What the account calls the signing group that is the recipient. */
            signingGroupName?: string | undefined;
            /** @description The kind of signing group. */
            signingGroupType?: string | undefined;
            /** @description The members of the signing group. */
            signingGroupUsers?: components["schemas"]["userInfo"][] | undefined;
            /** @description Free words that the sender keeps with the recipient. Recipients do not see them. */
            customFields?: string[] | undefined;
            /** @description The recipient who named this one. */
            designatorId?: string | undefined;
            /**
             * Format: guid
             * @description The same recipient, by the ID that the service gave.
             */
            designatorIdGuid?: string | undefined;
            /** @description The document template that brought the recipient. */
            documentTemplateId?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the recipient comes from a bulk send list.
             * @enum {string}
             */
            bulkSendV2Recipient?: ("true" | "false") | undefined;
            /** @description The view of a web form that belongs to the recipient. */
            webFormRecipientViewId?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether what comes from the template can no longer be changed.
             * @enum {string}
             */
            templateLocked?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the recipient that comes from the template can no longer be removed.
             * @enum {string}
             */
            templateRequired?: ("true" | "false") | undefined;
            /** @description The recipient's given name. */
            firstName?: string | undefined;
            /** @description The recipient's family name. */
            lastName?: string | undefined;
            /** @description The recipient's given and family name together. */
            fullName?: string | undefined;
            /** @description The page to which a recipient who came by e-mail is led after finishing. */
            emailRecipientPostSigningURL?: string | undefined;
            /**
             * Format: integer-string
             * @description The recipient's turn. Turns come in ascending order, those with the same number come at once;
             *     without it the turn is 1.
             */
            routingOrder?: string | undefined;
            /** @description How the recipient is notified; by e-mail unless something else is said. */
            deliveryMethod?: string | undefined;
            /** @description The fax number, where the envelope goes out by fax. */
            faxNumber?: string | undefined;
            /** @description A private note, which only this recipient reads. */
            note?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the recipient gets no e-mails from the service.
             * @enum {string}
             */
            suppressEmails?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether language, subject and text of the e-mails are those of the envelope.
             * @enum {string}
             */
            inheritEmailNotificationConfiguration?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the service may change the recipient although it is locked.
             * @enum {string}
             */
            allowSystemOverrideForLockedRecipient?: ("true" | "false") | undefined;
            /** @description The code that the recipient must enter. The sender passes it on by another way. */
            accessCode?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the e-mail holds the access code.
             * @enum {string}
             */
            addAccessCodeToEmail?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the recipient's identity is checked before the envelope opens.
             * @enum {string}
             */
            requireIdLookup?: ("true" | "false") | undefined;
            /** @description The check that is made, such as `Phone Auth $`, `SMS Auth $` or `ID Check $`. */
            idCheckConfigurationName?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the check by telephone may be changed although the recipient is locked.
             * @enum {string}
             */
            lockedRecipientPhoneAuthEditable?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the check by text message may be changed although the recipient is locked.
             * @enum {string}
             */
            lockedRecipientSmsEditable?: ("true" | "false") | undefined;
            /**
             * @description The IDs of documents that the recipient does not see. Document visibility must be on for the
             *     account, and a document with a tab of the recipient cannot be left out.
             */
            excludedDocuments?: string[] | undefined;
            status?: components["schemas"]["recipientStatus"] | undefined;
            /** @description The code that belongs to the status. */
            statusCode?: string | undefined;
            /**
             * Format: date-time
             * @description When the recipient was notified.
             */
            sentDateTime?: string | undefined;
            /**
             * Format: date-time
             * @description When the recipient opened the envelope.
             */
            deliveredDateTime?: string | undefined;
            /**
             * Format: date-time
             * @description When the recipient finished.
             */
            signedDateTime?: string | undefined;
            /**
             * Format: date-time
             * @description When the recipient refused.
             */
            declinedDateTime?: string | undefined;
            /** @description Why the recipient refused. */
            declinedReason?: string | undefined;
            /** @description What came back when the e-mail bounced. */
            autoRespondedReason?: string | undefined;
            /**
             * Format: integer-string
             * @description How many members of the recipient have finished.
             */
            completedCount?: string | undefined;
            /**
             * Format: integer-string
             * @description How many tabs the recipient has.
             */
            totalTabCount?: string | undefined;
            /** @description The outcome for this recipient. */
            readonly errorDetails?: components["schemas"]["errorDetails"] | undefined;
        };
        /** @description A file that goes along with an envelope without being signed. */
        attachment: {
            /** @description The attachment. The sender gives the ID. */
            attachmentId?: string | undefined;
            /** @description The name of the file. */
            name?: string | undefined;
            /** @description A word by which senders sort attachments. */
            label?: string | undefined;
            /** @description The kind of attachment, such as the extension of the file. */
            attachmentType?: string | undefined;
            /** @description Who may get at the attachment besides the sender. */
            accessControl?: string | undefined;
            /** @description The bytes of the file in Base64. */
            data?: string | undefined;
            /** @description The address from which the service fetches the file, instead of `data`. */
            remoteUrl?: string | undefined;
        };
        /** @description An address that gets a blind copy of the e-mails. */
        bccEmailAddress: {
            /** @description The ID of this entry. */
            bccEmailAddressId?: string | undefined;
            /** @description The e-mail address. */
            email?: string | undefined;
        };
        /**
         * @description Somebody who gets a copy when it is their turn and again when all is done. This recipient sees all
         *     documents.
         */
        carbonCopy: {
            /**
             * @description The ID that the sender gives to the recipient, as a rule a whole number. No other recipient of
             *     the envelope has it, and tabs belong to it.
             */
            recipientId?: string | undefined;
            /**
             * Format: guid
             * @description The ID that the service gives to the recipient.
             */
            recipientIdGuid?: string | undefined;
            recipientType?: components["schemas"]["recipientType"] | undefined;
            /** @description The full name of the recipient. Sending needs it, or a signing group. */
            name?: string | undefined;
            /** @description The recipient's e-mail address. Sending needs it, or a signing group. */
            email?: string | undefined;
            /**
             * Format: guid
             * @description The user of the service that the recipient is, where there is one.
             */
            userId?: string | undefined;
            /** @description The role that the recipient has in a template. */
            roleName?: string | undefined;
            /**
             * @description The sender's own ID for the recipient. With it, the recipient acts inside the sender's
             *     application and gets no e-mail.
             */
            clientUserId?: string | undefined;
            /** @description The sender's own page from which an embedded recipient starts. */
            embeddedRecipientStartURL?: string | undefined;
            /** @description The signing group that is the recipient; any member may act. */
            signingGroupId?: string | undefined;
            /** @description What the account calls the signing group that is the recipient. */
            signingGroupName?: string | undefined;
            /** @description The kind of signing group. */
            signingGroupType?: string | undefined;
            /** @description The members of the signing group. */
            signingGroupUsers?: components["schemas"]["userInfo"][] | undefined;
            /** @description Free words that the sender keeps with the recipient. Recipients do not see them. */
            customFields?: string[] | undefined;
            /** @description The recipient who named this one. */
            designatorId?: string | undefined;
            /**
             * Format: guid
             * @description The same recipient, by the ID that the service gave.
             */
            designatorIdGuid?: string | undefined;
            /** @description The document template that brought the recipient. */
            documentTemplateId?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the recipient comes from a bulk send list.
             * @enum {string}
             */
            bulkSendV2Recipient?: ("true" | "false") | undefined;
            /** @description The view of a web form that belongs to the recipient. */
            webFormRecipientViewId?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether what comes from the template can no longer be changed.
             * @enum {string}
             */
            templateLocked?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the recipient that comes from the template can no longer be removed.
             * @enum {string}
             */
            templateRequired?: ("true" | "false") | undefined;
            /** @description The recipient's given name. */
            firstName?: string | undefined;
            /** @description The recipient's family name. */
            lastName?: string | undefined;
            /** @description The recipient's given and family name together. */
            fullName?: string | undefined;
            /** @description The page to which a recipient who came by e-mail is led after finishing. */
            emailRecipientPostSigningURL?: string | undefined;
            /**
             * Format: integer-string
             * @description The recipient's turn. Turns come in ascending order, those with the same number come at once;
             *     without it the turn is 1.
             */
            routingOrder?: string | undefined;
            /** @description How the recipient is notified; by e-mail unless something else is said. */
            deliveryMethod?: string | undefined;
            /** @description The fax number, where the envelope goes out by fax. */
            faxNumber?: string | undefined;
            /** @description A private note, which only this recipient reads. */
            note?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the recipient gets no e-mails from the service.
             * @enum {string}
             */
            suppressEmails?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether language, subject and text of the e-mails are those of the envelope.
             * @enum {string}
             */
            inheritEmailNotificationConfiguration?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the service may change the recipient although it is locked.
             * @enum {string}
             */
            allowSystemOverrideForLockedRecipient?: ("true" | "false") | undefined;
            /** @description The code that the recipient must enter. The sender passes it on by another way. */
            accessCode?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the e-mail holds the access code.
             * @enum {string}
             */
            addAccessCodeToEmail?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the recipient's identity is checked before the envelope opens.
             * @enum {string}
             */
            requireIdLookup?: ("true" | "false") | undefined;
            /** @description The check that is made, such as `Phone Auth $`, `SMS Auth $` or `ID Check $`. */
            idCheckConfigurationName?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the check by telephone may be changed although the recipient is locked.
             * @enum {string}
             */
            lockedRecipientPhoneAuthEditable?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the check by text message may be changed although the recipient is locked.
             * @enum {string}
             */
            lockedRecipientSmsEditable?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether an agent may change the e-mail address.
             * @enum {string}
             */
            agentCanEditEmail?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether an agent may change the name.
             * @enum {string}
             */
            agentCanEditName?: ("true" | "false") | undefined;
            /**
             * @description The IDs of documents that the recipient does not see. Document visibility must be on for the
             *     account, and a document with a tab of the recipient cannot be left out.
             */
            excludedDocuments?: string[] | undefined;
            /** @description The linked account to which the copy goes. */
            linkedAccountConfigurationId?: string | undefined;
            /** @description Tabs that belong to this recipient; there is nothing to fill in. */
            tabs?: components["schemas"]["tabs"] | undefined;
            status?: components["schemas"]["recipientStatus"] | undefined;
            /** @description The code that belongs to the status. */
            statusCode?: string | undefined;
            /**
             * Format: date-time
             * @description When the recipient was notified.
             */
            sentDateTime?: string | undefined;
            /**
             * Format: date-time
             * @description When the recipient opened the envelope.
             */
            deliveredDateTime?: string | undefined;
            /**
             * Format: date-time
             * @description When the recipient finished.
             */
            signedDateTime?: string | undefined;
            /**
             * Format: date-time
             * @description When the recipient refused.
             */
            declinedDateTime?: string | undefined;
            /** @description Why the recipient refused. */
            declinedReason?: string | undefined;
            /** @description What came back when the e-mail bounced. */
            autoRespondedReason?: string | undefined;
            /**
             * Format: integer-string
             * @description How many members of the recipient have finished.
             */
            completedCount?: string | undefined;
            /**
             * Format: integer-string
             * @description How many tabs the recipient has.
             */
            totalTabCount?: string | undefined;
            /** @description The outcome for this recipient. */
            readonly errorDetails?: components["schemas"]["errorDetails"] | undefined;
        };
        /** @description Somebody who must open the envelope but does not fill in tabs. This recipient sees all documents. */
        certifiedDelivery: {
            /**
             * @description The ID that the sender gives to the recipient, as a rule a whole number. No other recipient of
             *     the envelope has it, and tabs belong to it.
             */
            recipientId?: string | undefined;
            /**
             * Format: guid
             * @description The ID that the service gives to the recipient.
             */
            recipientIdGuid?: string | undefined;
            recipientType?: components["schemas"]["recipientType"] | undefined;
            /** @description The full name of the recipient. Sending needs it, or a signing group. */
            name?: string | undefined;
            /** @description The recipient's e-mail address. Sending needs it, or a signing group. */
            email?: string | undefined;
            /**
             * Format: guid
             * @description The user of the service that the recipient is, where there is one.
             */
            userId?: string | undefined;
            /** @description The role that the recipient has in a template. */
            roleName?: string | undefined;
            /**
             * @description The sender's own ID for the recipient. With it, the recipient acts inside the sender's
             *     application and gets no e-mail.
             */
            clientUserId?: string | undefined;
            /** @description The sender's own page from which an embedded recipient starts. */
            embeddedRecipientStartURL?: string | undefined;
            /** @description The signing group that is the recipient; any member may act. */
            signingGroupId?: string | undefined;
            /** @description What the account calls the signing group that is the recipient. */
            signingGroupName?: string | undefined;
            /** @description The kind of signing group. */
            signingGroupType?: string | undefined;
            /** @description The members of the signing group. */
            signingGroupUsers?: components["schemas"]["userInfo"][] | undefined;
            /** @description Free words that the sender keeps with the recipient. Recipients do not see them. */
            customFields?: string[] | undefined;
            /** @description The recipient who named this one. */
            designatorId?: string | undefined;
            /**
             * Format: guid
             * @description The same recipient, by the ID that the service gave.
             */
            designatorIdGuid?: string | undefined;
            /** @description The document template that brought the recipient. */
            documentTemplateId?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the recipient comes from a bulk send list.
             * @enum {string}
             */
            bulkSendV2Recipient?: ("true" | "false") | undefined;
            /** @description The view of a web form that belongs to the recipient. */
            webFormRecipientViewId?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether what comes from the template can no longer be changed.
             * @enum {string}
             */
            templateLocked?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the recipient that comes from the template can no longer be removed.
             * @enum {string}
             */
            templateRequired?: ("true" | "false") | undefined;
            /** @description The recipient's given name. */
            firstName?: string | undefined;
            /** @description The recipient's family name. */
            lastName?: string | undefined;
            /** @description The recipient's given and family name together. */
            fullName?: string | undefined;
            /** @description The page to which a recipient who came by e-mail is led after finishing. */
            emailRecipientPostSigningURL?: string | undefined;
            /**
             * Format: integer-string
             * @description The recipient's turn. Turns come in ascending order, those with the same number come at once;
             *     without it the turn is 1.
             */
            routingOrder?: string | undefined;
            /** @description How the recipient is notified; by e-mail unless something else is said. */
            deliveryMethod?: string | undefined;
            /** @description The fax number, where the envelope goes out by fax. */
            faxNumber?: string | undefined;
            /** @description A private note, which only this recipient reads. */
            note?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the recipient gets no e-mails from the service.
             * @enum {string}
             */
            suppressEmails?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether language, subject and text of the e-mails are those of the envelope.
             * @enum {string}
             */
            inheritEmailNotificationConfiguration?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the service may change the recipient although it is locked.
             * @enum {string}
             */
            allowSystemOverrideForLockedRecipient?: ("true" | "false") | undefined;
            /** @description The code that the recipient must enter. The sender passes it on by another way. */
            accessCode?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the e-mail holds the access code.
             * @enum {string}
             */
            addAccessCodeToEmail?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the recipient's identity is checked before the envelope opens.
             * @enum {string}
             */
            requireIdLookup?: ("true" | "false") | undefined;
            /** @description The check that is made, such as `Phone Auth $`, `SMS Auth $` or `ID Check $`. */
            idCheckConfigurationName?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the check by telephone may be changed although the recipient is locked.
             * @enum {string}
             */
            lockedRecipientPhoneAuthEditable?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the check by text message may be changed although the recipient is locked.
             * @enum {string}
             */
            lockedRecipientSmsEditable?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether an agent may change the e-mail address.
             * @enum {string}
             */
            agentCanEditEmail?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether an agent may change the name.
             * @enum {string}
             */
            agentCanEditName?: ("true" | "false") | undefined;
            /**
             * @description The IDs of documents that the recipient does not see. Document visibility must be on for the
             *     account, and a document with a tab of the recipient cannot be left out.
             */
            excludedDocuments?: string[] | undefined;
            status?: components["schemas"]["recipientStatus"] | undefined;
            /** @description The code that belongs to the status. */
            statusCode?: string | undefined;
            /**
             * Format: date-time
             * @description When the recipient was notified.
             */
            sentDateTime?: string | undefined;
            /**
             * Format: date-time
             * @description When the recipient opened the envelope.
             */
            deliveredDateTime?: string | undefined;
            /**
             * Format: date-time
             * @description When the recipient finished.
             */
            signedDateTime?: string | undefined;
            /**
             * Format: date-time
             * @description When the recipient refused.
             */
            declinedDateTime?: string | undefined;
            /** @description Why the recipient refused. */
            declinedReason?: string | undefined;
            /** @description What came back when the e-mail bounced. */
            autoRespondedReason?: string | undefined;
            /**
             * Format: integer-string
             * @description How many members of the recipient have finished.
             */
            completedCount?: string | undefined;
            /**
             * Format: integer-string
             * @description How many tabs the recipient has.
             */
            totalTabCount?: string | undefined;
            /** @description The outcome for this recipient. */
            readonly errorDetails?: components["schemas"]["errorDetails"] | undefined;
        };
        /** @description A box that the signer ticks. */
        checkbox: {
            /** @description The tab. The service gives the ID. */
            tabId?: string | undefined;
            /** @description The name by which senders and templates find the tab. */
            tabLabel?: string | undefined;
            /** @description The kind of tab, in lower case and without spaces. */
            tabType?: string | undefined;
            /** @description The name of the tab, which signers see as a hint. */
            name?: string | undefined;
            /** @description A title for the tab. */
            caption?: string | undefined;
            /** @description What the signer reads when pointing at the tab. */
            tooltip?: string | undefined;
            /** @description The full path of the tab among nested fields. */
            tabFullyQualifiedPath?: string | undefined;
            /** @description The groups that the tab belongs to. */
            tabGroupLabels?: string[] | undefined;
            /** @description The tab of the account's own collection from which this one is made. */
            customTabId?: string | undefined;
            /** @description The recipient who owns the tab. */
            recipientId?: string | undefined;
            /**
             * Format: guid
             * @description The same recipient, by the ID that the service gave.
             */
            recipientIdGuid?: string | undefined;
            status?: components["schemas"]["tabStatus"] | undefined;
            /** @description Where the tab comes from. */
            source?: string | undefined;
            /** @description How the tab is joined with a field of another system, as XML. */
            mergeFieldXml?: string | undefined;
            /** @description The attribute of the agreement that the tab fills. */
            agreementAttribute?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether that attribute can no longer be changed.
             * @enum {string}
             */
            agreementAttributeLocked?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether what comes from the template can no longer be changed.
             * @enum {string}
             */
            templateLocked?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the tab that comes from the template can no longer be removed.
             * @enum {string}
             */
            templateRequired?: ("true" | "false") | undefined;
            /** @description The outcome for this tab. */
            readonly errorDetails?: components["schemas"]["errorDetails"] | undefined;
            /** @description What the service noticed about the tab although it took it. */
            warningDetails?: components["schemas"]["errorDetails"] | undefined;
            /** @description The document that the tab stands on. A tab without an anchor needs it. */
            documentId?: string | undefined;
            /**
             * Format: integer-string
             * @description The page that the tab stands on, from 1.
             */
            pageNumber?: string | undefined;
            /** @description Pixels from the left edge of the page. */
            xPosition?: components["schemas"]["measure"] | undefined;
            /** @description Pixels from the top edge of the page. */
            yPosition?: components["schemas"]["measure"] | undefined;
            /** @description The width in pixels. */
            width?: components["schemas"]["measure"] | undefined;
            /** @description The height in pixels. */
            height?: components["schemas"]["measure"] | undefined;
            /**
             * Format: integer-string
             * @description The place in the order in which the tab key goes through the page.
             */
            tabOrder?: string | undefined;
            /**
             * Format: integer-string
             * @description The place of the tab in the form view.
             */
            formOrder?: string | undefined;
            /** @description The title of the page of the form view on which the tab stands. */
            formPageLabel?: string | undefined;
            /**
             * Format: integer-string
             * @description The number of the page of the form view on which the tab stands.
             */
            formPageNumber?: string | undefined;
            /** @description The label of the tab that shows or hides this one. */
            conditionalParentLabel?: string | undefined;
            /** @description The value of that other tab with which this one shows. */
            conditionalParentValue?: string | undefined;
            /** @description The text to look for. The tab is placed at each place where it occurs. */
            anchorString?: string | undefined;
            /** @description How far to the right of the text the tab stands, in `anchorUnits`. */
            anchorXOffset?: components["schemas"]["measure"] | undefined;
            /** @description How far below the text the tab stands, in `anchorUnits`. */
            anchorYOffset?: components["schemas"]["measure"] | undefined;
            /** @description The unit of the two offsets; pixels unless something else is said. */
            anchorUnits?: string | undefined;
            /**
             * @description With which end of the text the tab lines up.
             * @enum {string}
             */
            anchorHorizontalAlignment?: ("left" | "right") | undefined;
            /**
             * Format: boolean-string
             * @description Whether it is no error when the text is not found.
             * @enum {string}
             */
            anchorIgnoreIfNotPresent?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether capital and small letters count as different.
             * @enum {string}
             */
            anchorCaseSensitive?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the text must stand as a word of its own.
             * @enum {string}
             */
            anchorMatchWholeWord?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the text is also found with white space between its characters.
             * @enum {string}
             */
            anchorAllowWhiteSpaceInCharacters?: ("true" | "false") | undefined;
            /** @description The version of the search for anchors. */
            anchorTabProcessorVersion?: string | undefined;
            /** @description In which documents the text is looked for. */
            anchorTabScope?: string | undefined;
            /** @description What stands in the tab. */
            value?: string | undefined;
            /** @description The font, such as `Helvetica` or `TimesNewRoman`. */
            font?: string | undefined;
            fontColor?: components["schemas"]["fontColor"] | undefined;
            fontSize?: components["schemas"]["fontSize"] | undefined;
            /**
             * Format: boolean-string
             * @description Whether the letters are bold.
             * @enum {string}
             */
            bold?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the letters are slanted.
             * @enum {string}
             */
            italic?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the text is underlined.
             * @enum {string}
             */
            underline?: ("true" | "false") | undefined;
            /** @description The value that stood here at first. */
            originalValue?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the signer must fill in the tab.
             * @enum {string}
             */
            required?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the signer cannot change the value.
             * @enum {string}
             */
            locked?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether other recipients may change the value too.
             * @enum {string}
             */
            shared?: ("true" | "false") | undefined;
            /** @description Which recipients see the value before they have it to fill in. */
            shareToRecipients?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether a recipient who changes a shared value must initial the change.
             * @enum {string}
             */
            requireInitialOnSharedChange?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the box is ticked.
             * @enum {string}
             */
            selected?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the box was ticked at first.
             * @enum {string}
             */
            selectedOriginal?: ("true" | "false") | undefined;
        };
        /** @description The configurations of Connect in an account. */
        connectConfigResults: {
            /** @description The configurations; an account has 20 at most. */
            configurations?: components["schemas"]["connectCustomConfiguration"][] | undefined;
            /**
             * Format: integer-string
             * @description How many configurations there are.
             */
            totalRecords?: string | undefined;
        };
        /** @description A configuration of Connect: which events of which users are pushed, where to and how. */
        connectCustomConfiguration: {
            /** @description The configuration, as a number. The service gives the ID. */
            connectId?: string | undefined;
            /** @description The name of the configuration, as administrators see it. */
            name: string;
            /** @description The address that gets the messages, reachable from the public Internet, with HTTPS. */
            urlToPublishTo: string;
            /** @description The kind of configuration: `custom` as a rule, `salesforce` for that product. */
            configurationType?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether anything is pushed at all. Without it nothing is.
             * @enum {string}
             */
            allowEnvelopePublish?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the events of all users are pushed. `userIds` does not count then.
             * @enum {string}
             */
            allUsers?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the events of all users but those in `userIds` are pushed.
             * @enum {string}
             */
            allUsersExcept?: ("true" | "false") | undefined;
            /** @description The users whose events are pushed. */
            userIds?: string[] | undefined;
            /** @description The groups whose members' events are pushed. */
            groupIds?: string[] | undefined;
            /** @description The statuses of envelopes that set off a message, for messages in the old form. */
            envelopeEvents?: components["schemas"]["envelopeEventCode"][] | undefined;
            /** @description The statuses of recipients that set off a message, for messages in the old form. */
            recipientEvents?: components["schemas"]["recipientEventCode"][] | undefined;
            /**
             * Format: boolean-string
             * @description Whether the service keeps a log of the messages. It holds the last 100, for 15 days.
             * @enum {string}
             */
            enableLog?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether a message that was not answered with success within 100 seconds is sent again.
             * @enum {string}
             */
            requiresAcknowledgement?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether messages are held back until this is `false` again.
             * @enum {string}
             */
            pausePublish?: ("true" | "false") | undefined;
            /** @description Who switched the configuration off. */
            disabledBy?: string | undefined;
            /** @description The user name for basic authentication at the receiving address. */
            userName?: string | undefined;
            /** @description The password that goes with `userName`. */
            password?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether this configuration fetches its own access tokens.
             * @enum {string}
             */
            enableOAuthPerConfiguration?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the service shows a client certificate when it connects.
             * @enum {string}
             */
            requireMutualTls?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether messages are signed with an X.509 certificate.
             * @enum {string}
             */
            signMessageWithX509Certificate?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether SOAP messages hold the certificate that they are signed with.
             * @enum {string}
             */
            includeCertSoapHeader?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the sender's account stands among the custom fields.
             * @enum {string}
             */
            includeSenderAccountasCustomField?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether messages name the time zone.
             * @enum {string}
             */
            includeTimeZoneInformation?: ("true" | "false") | undefined;
            /** @description The namespace of SOAP messages. */
            soapNamespace?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the sender of an envelope may override the configuration.
             * @enum {string}
             */
            senderOverride?: ("true" | "false") | undefined;
            /** @description What the sender may choose. */
            senderSelectableItems?: string[] | undefined;
            /** @description The folder in the receiving system for the documents. */
            externalFolderId?: string | undefined;
            /** @description The name of that folder. */
            externalFolderLabel?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether messages may go to Salesforce.
             * @enum {string}
             */
            allowSalesforcePublish?: ("true" | "false") | undefined;
            /** @description The version of the Salesforce interface. */
            salesforceApiVersion?: string | undefined;
            /** @description The code with which the service logs in to Salesforce. */
            salesforceAuthcode?: string | undefined;
            /** @description The address to which Salesforce returns after the login. */
            salesforceCallBackUrl?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether documents become content files in Salesforce.
             * @enum {string}
             */
            salesforceDocumentsAsContentFiles?: ("true" | "false") | undefined;
            /** @description The events to push, for messages in the `restv2.1` form. */
            events?: components["schemas"]["connectEvent"][] | undefined;
            /** @description The form of the messages and what they hold. Without it they are XML. */
            eventData?: components["schemas"]["connectEventData"] | undefined;
            deliveryMode?: components["schemas"]["deliveryMode"] | undefined;
            /**
             * Format: boolean-string
             * @description Whether messages hold the documents.
             * @enum {string}
             */
            includeDocuments?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether messages hold the fields of the documents.
             * @enum {string}
             */
            includeDocumentFields?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether messages hold the certificate of completion.
             * @enum {string}
             */
            includeCertificateOfCompletion?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether messages say why an envelope was voided.
             * @enum {string}
             */
            includeEnvelopeVoidReason?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether messages are signed with the account's keys, one signature header for each key.
             * @enum {string}
             */
            includeHMAC?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether messages carry an access token that the service fetches first.
             * @enum {string}
             */
            includeOAuth?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the integration keeps up this configuration by itself.
             * @enum {string}
             */
            integratorManaged?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether messages go out as SOAP calls.
             * @enum {string}
             */
            useSoapInterface?: ("true" | "false") | undefined;
        };
        /**
         * @description A part of the envelope that a pushed message may hold.
         * @enum {string}
         */
        connectDataPart: "attachments" | "custom_fields" | "documents" | "extensions" | "folders" | "payment_tabs" | "powerform" | "recipients" | "tabs";
        /**
         * @description An event that can be pushed. The first part of the name says what it is about: an envelope, a
         *     recipient, a template or an agreement by click.
         * @enum {string}
         */
        connectEvent: "envelope-created" | "envelope-sent" | "envelope-resent" | "envelope-delivered" | "envelope-completed" | "envelope-declined" | "envelope-voided" | "envelope-corrected" | "envelope-purge" | "envelope-deleted" | "envelope-discard" | "recipient-sent" | "recipient-resent" | "recipient-delivered" | "recipient-completed" | "recipient-declined" | "recipient-authenticationfailed" | "recipient-autoresponded" | "recipient-reassign" | "recipient-delegate" | "recipient-finish-later" | "template-created" | "template-modified" | "template-deleted" | "click-agreed" | "click-declined";
        /** @description The form of pushed messages and what they hold. */
        connectEventData: {
            /**
             * @description Which model the messages follow: the old XML one, or that of this interface.
             * @enum {string}
             */
            version?: ("legacy" | "restv2.1") | undefined;
            /**
             * @description How the messages are written.
             * @enum {string}
             */
            format?: ("json" | "xml") | undefined;
            /** @description The parts of the envelope that messages hold. */
            includeData?: components["schemas"]["connectDataPart"][] | undefined;
        };
        /** @description The metadata of an envelope: fields with free text and fields with a choice. */
        customFields: {
            /** @description The fields with free text. */
            textCustomFields?: components["schemas"]["textCustomField"][] | undefined;
            /** @description The fields with a choice. */
            listCustomFields?: components["schemas"]["listCustomField"][] | undefined;
        };
        /** @description A place for the date of signing, which the service fills in. */
        dateSigned: {
            /** @description The tab. The service gives the ID. */
            tabId?: string | undefined;
            /** @description The name by which senders and templates find the tab. */
            tabLabel?: string | undefined;
            /** @description The kind of tab, in lower case and without spaces. */
            tabType?: string | undefined;
            /** @description The name of the tab, which signers see as a hint. */
            name?: string | undefined;
            /** @description A title for the tab. */
            caption?: string | undefined;
            /** @description What the signer reads when pointing at the tab. */
            tooltip?: string | undefined;
            /** @description The full path of the tab among nested fields. */
            tabFullyQualifiedPath?: string | undefined;
            /** @description The groups that the tab belongs to. */
            tabGroupLabels?: string[] | undefined;
            /** @description The tab of the account's own collection from which this one is made. */
            customTabId?: string | undefined;
            /** @description The recipient who owns the tab. */
            recipientId?: string | undefined;
            /**
             * Format: guid
             * @description The same recipient, by the ID that the service gave.
             */
            recipientIdGuid?: string | undefined;
            status?: components["schemas"]["tabStatus"] | undefined;
            /** @description Where the tab comes from. */
            source?: string | undefined;
            /** @description How the tab is joined with a field of another system, as XML. */
            mergeFieldXml?: string | undefined;
            /** @description The attribute of the agreement that the tab fills. */
            agreementAttribute?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether that attribute can no longer be changed.
             * @enum {string}
             */
            agreementAttributeLocked?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether what comes from the template can no longer be changed.
             * @enum {string}
             */
            templateLocked?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the tab that comes from the template can no longer be removed.
             * @enum {string}
             */
            templateRequired?: ("true" | "false") | undefined;
            /** @description The outcome for this tab. */
            readonly errorDetails?: components["schemas"]["errorDetails"] | undefined;
            /** @description What the service noticed about the tab although it took it. */
            warningDetails?: components["schemas"]["errorDetails"] | undefined;
            /** @description The document that the tab stands on. A tab without an anchor needs it. */
            documentId?: string | undefined;
            /**
             * Format: integer-string
             * @description The page that the tab stands on, from 1.
             */
            pageNumber?: string | undefined;
            /** @description Pixels from the left edge of the page. */
            xPosition?: components["schemas"]["measure"] | undefined;
            /** @description Pixels from the top edge of the page. */
            yPosition?: components["schemas"]["measure"] | undefined;
            /** @description The width in pixels. */
            width?: components["schemas"]["measure"] | undefined;
            /** @description The height in pixels. */
            height?: components["schemas"]["measure"] | undefined;
            /**
             * Format: integer-string
             * @description The place in the order in which the tab key goes through the page.
             */
            tabOrder?: string | undefined;
            /**
             * Format: integer-string
             * @description The place of the tab in the form view.
             */
            formOrder?: string | undefined;
            /** @description The title of the page of the form view on which the tab stands. */
            formPageLabel?: string | undefined;
            /**
             * Format: integer-string
             * @description The number of the page of the form view on which the tab stands.
             */
            formPageNumber?: string | undefined;
            /** @description The label of the tab that shows or hides this one. */
            conditionalParentLabel?: string | undefined;
            /** @description The value of that other tab with which this one shows. */
            conditionalParentValue?: string | undefined;
            /** @description The text to look for. The tab is placed at each place where it occurs. */
            anchorString?: string | undefined;
            /** @description How far to the right of the text the tab stands, in `anchorUnits`. */
            anchorXOffset?: components["schemas"]["measure"] | undefined;
            /** @description How far below the text the tab stands, in `anchorUnits`. */
            anchorYOffset?: components["schemas"]["measure"] | undefined;
            /** @description The unit of the two offsets; pixels unless something else is said. */
            anchorUnits?: string | undefined;
            /**
             * @description With which end of the text the tab lines up.
             * @enum {string}
             */
            anchorHorizontalAlignment?: ("left" | "right") | undefined;
            /**
             * Format: boolean-string
             * @description Whether it is no error when the text is not found.
             * @enum {string}
             */
            anchorIgnoreIfNotPresent?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether capital and small letters count as different.
             * @enum {string}
             */
            anchorCaseSensitive?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the text must stand as a word of its own.
             * @enum {string}
             */
            anchorMatchWholeWord?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the text is also found with white space between its characters.
             * @enum {string}
             */
            anchorAllowWhiteSpaceInCharacters?: ("true" | "false") | undefined;
            /** @description The version of the search for anchors. */
            anchorTabProcessorVersion?: string | undefined;
            /** @description In which documents the text is looked for. */
            anchorTabScope?: string | undefined;
            /** @description What stands in the tab. */
            value?: string | undefined;
            /** @description The font, such as `Helvetica` or `TimesNewRoman`. */
            font?: string | undefined;
            fontColor?: components["schemas"]["fontColor"] | undefined;
            fontSize?: components["schemas"]["fontSize"] | undefined;
            /**
             * Format: boolean-string
             * @description Whether the letters are bold.
             * @enum {string}
             */
            bold?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the letters are slanted.
             * @enum {string}
             */
            italic?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the text is underlined.
             * @enum {string}
             */
            underline?: ("true" | "false") | undefined;
            /** @description The moment of signing in a form that does not depend on language. */
            timestampStandardized?: string | undefined;
        };
        /**
         * @description How events are grouped: `SIM` sends one message for each event, in order; `aggregate` merges
         *     events that happen at nearly the same time.
         * @enum {string}
         */
        deliveryMode: "SIM" | "aggregate";
        /** @description A document that is to be part of an envelope or a template. */
        document: {
            /**
             * @description The ID that the sender gives to the document, a whole number above zero that no other document
             *     of the envelope has. Tabs refer to it.
             */
            documentId?: string | undefined;
            /** @description The name of the document, as recipients see it. */
            name?: string | undefined;
            /**
             * Format: integer-string
             * @description The place of the document among the others, counted upwards.
             */
            order?: string | undefined;
            /** @description The bytes of the file in Base64. */
            documentBase64?: string | undefined;
            /** @description Metadata of the document, as names with values. */
            documentFields?: components["schemas"]["nameValue"][] | undefined;
            /** @description The template that the document comes from. */
            documentTemplateId?: string | undefined;
            /** @description How signers see the document, such as `inline`, `modal` or `download`. */
            display?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the document is part of the combined PDF.
             * @enum {string}
             */
            includeInDownload?: ("true" | "false") | undefined;
            /** @description Whether the signer must look at the document or accept it, even without a tab on it. */
            signerMustAcknowledge?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether what comes from the template can no longer be changed.
             * @enum {string}
             */
            templateLocked?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether what comes from the template can no longer be removed.
             * @enum {string}
             */
            templateRequired?: ("true" | "false") | undefined;
            /** @description The relative address of the document. */
            uri?: string | undefined;
            /** @description How far the making of the document from its template is. */
            docGenDocumentStatus?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the document is made from a template with fields that are filled in.
             * @enum {string}
             */
            isDocGenDocument?: ("true" | "false") | undefined;
            /**
             * @description The kind of file, such as `pdf` or `docx`, without a dot. A file that is not a PDF needs
             *     it.
             */
            fileExtension?: string | undefined;
            /** @description A word on the format of the file where the extension does not tell enough. */
            fileFormatHint?: string | undefined;
            /** @description The address from which the service fetches the file, instead of `documentBase64`. */
            remoteUrl?: string | undefined;
            /**
             * Format: integer-string
             * @description How many pages the document has.
             */
            pages?: string | undefined;
            /** @description The password that opens the file. */
            password?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether tabs are placed at the anchor texts in this document.
             * @enum {string}
             */
            applyAnchorTabs?: ("true" | "false") | undefined;
            /** @description The recipient who gets the tabs that are made of the form fields of the PDF. */
            assignTabsToRecipientId?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the form fields of the PDF become tabs.
             * @enum {string}
             */
            transformPdfFields?: ("true" | "false") | undefined;
            /** @description What becomes of the form fields of the PDF that are not turned into tabs. */
            pdfFormFieldOption?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the bytes were encrypted with the account's key manager.
             * @enum {string}
             */
            encryptedWithKeyManager?: ("true" | "false") | undefined;
            /**
             * @description Whether the document is kept as an authoritative copy. It counts only where the envelope
             *     allows it.
             */
            authoritativeCopy?: boolean | undefined;
            /** @description Whether the account's default says what signers must acknowledge. */
            signerMustAcknowledgeUseAccountDefault?: boolean | undefined;
            /** @description Tabs on the document that belong to no recipient. */
            tabs?: components["schemas"]["tabs"] | undefined;
        };
        /**
         * @description Somebody with an account who may change recipients, tabs and the message when it is their turn.
         *     This recipient sees all documents.
         */
        editor: {
            /**
             * @description The ID that the sender gives to the recipient, as a rule a whole number. No other recipient of
             *     the envelope has it, and tabs belong to it.
             */
            recipientId?: string | undefined;
            /**
             * Format: guid
             * @description The ID that the service gives to the recipient.
             */
            recipientIdGuid?: string | undefined;
            recipientType?: components["schemas"]["recipientType"] | undefined;
            /** @description The full name of the recipient. Sending needs it, or a signing group. */
            name?: string | undefined;
            /** @description The recipient's e-mail address. Sending needs it, or a signing group. */
            email?: string | undefined;
            /**
             * Format: guid
             * @description The user of the service that the recipient is, where there is one.
             */
            userId?: string | undefined;
            /** @description The role that the recipient has in a template. */
            roleName?: string | undefined;
            /**
             * @description The sender's own ID for the recipient. With it, the recipient acts inside the sender's
             *     application and gets no e-mail.
             */
            clientUserId?: string | undefined;
            /** @description The sender's own page from which an embedded recipient starts. */
            embeddedRecipientStartURL?: string | undefined;
            /** @description The signing group that is the recipient; any member may act. */
            signingGroupId?: string | undefined;
            /** @description What the account calls the signing group that is the recipient. */
            signingGroupName?: string | undefined;
            /** @description The kind of signing group. */
            signingGroupType?: string | undefined;
            /** @description The members of the signing group. */
            signingGroupUsers?: components["schemas"]["userInfo"][] | undefined;
            /** @description Free words that the sender keeps with the recipient. Recipients do not see them. */
            customFields?: string[] | undefined;
            /** @description The recipient who named this one. */
            designatorId?: string | undefined;
            /**
             * Format: guid
             * @description The same recipient, by the ID that the service gave.
             */
            designatorIdGuid?: string | undefined;
            /** @description The document template that brought the recipient. */
            documentTemplateId?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the recipient comes from a bulk send list.
             * @enum {string}
             */
            bulkSendV2Recipient?: ("true" | "false") | undefined;
            /** @description The view of a web form that belongs to the recipient. */
            webFormRecipientViewId?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether what comes from the template can no longer be changed.
             * @enum {string}
             */
            templateLocked?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the recipient that comes from the template can no longer be removed.
             * @enum {string}
             */
            templateRequired?: ("true" | "false") | undefined;
            /** @description The recipient's given name. */
            firstName?: string | undefined;
            /** @description The recipient's family name. */
            lastName?: string | undefined;
            /** @description The recipient's given and family name together. */
            fullName?: string | undefined;
            /** @description The page to which a recipient who came by e-mail is led after finishing. */
            emailRecipientPostSigningURL?: string | undefined;
            /**
             * Format: integer-string
             * @description The recipient's turn. Turns come in ascending order, those with the same number come at once;
             *     without it the turn is 1.
             */
            routingOrder?: string | undefined;
            /** @description How the recipient is notified; by e-mail unless something else is said. */
            deliveryMethod?: string | undefined;
            /** @description The fax number, where the envelope goes out by fax. */
            faxNumber?: string | undefined;
            /** @description A private note, which only this recipient reads. */
            note?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the recipient gets no e-mails from the service.
             * @enum {string}
             */
            suppressEmails?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether language, subject and text of the e-mails are those of the envelope.
             * @enum {string}
             */
            inheritEmailNotificationConfiguration?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the service may change the recipient although it is locked.
             * @enum {string}
             */
            allowSystemOverrideForLockedRecipient?: ("true" | "false") | undefined;
            /** @description The code that the recipient must enter. The sender passes it on by another way. */
            accessCode?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the e-mail holds the access code.
             * @enum {string}
             */
            addAccessCodeToEmail?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the recipient's identity is checked before the envelope opens.
             * @enum {string}
             */
            requireIdLookup?: ("true" | "false") | undefined;
            /** @description The check that is made, such as `Phone Auth $`, `SMS Auth $` or `ID Check $`. */
            idCheckConfigurationName?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the check by telephone may be changed although the recipient is locked.
             * @enum {string}
             */
            lockedRecipientPhoneAuthEditable?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the check by text message may be changed although the recipient is locked.
             * @enum {string}
             */
            lockedRecipientSmsEditable?: ("true" | "false") | undefined;
            status?: components["schemas"]["recipientStatus"] | undefined;
            /** @description The code that belongs to the status. */
            statusCode?: string | undefined;
            /**
             * Format: date-time
             * @description When the recipient was notified.
             */
            sentDateTime?: string | undefined;
            /**
             * Format: date-time
             * @description When the recipient opened the envelope.
             */
            deliveredDateTime?: string | undefined;
            /**
             * Format: date-time
             * @description When the recipient finished.
             */
            signedDateTime?: string | undefined;
            /**
             * Format: date-time
             * @description When the recipient refused.
             */
            declinedDateTime?: string | undefined;
            /** @description Why the recipient refused. */
            declinedReason?: string | undefined;
            /** @description What came back when the e-mail bounced. */
            autoRespondedReason?: string | undefined;
            /**
             * Format: integer-string
             * @description How many members of the recipient have finished.
             */
            completedCount?: string | undefined;
            /**
             * Format: integer-string
             * @description How many tabs the recipient has.
             */
            totalTabCount?: string | undefined;
            /** @description The outcome for this recipient. */
            readonly errorDetails?: components["schemas"]["errorDetails"] | undefined;
        };
        /** @description Who else gets the e-mails of an envelope and where answers to them go. */
        emailSettings: {
            /** @description The address to which answers go instead of the sender's. */
            replyEmailAddressOverride?: string | undefined;
            /** @description The name that stands with that address. */
            replyEmailNameOverride?: string | undefined;
            /** @description Addresses that get a blind copy. The account must allow it. */
            bccEmailAddresses?: components["schemas"]["bccEmailAddress"][] | undefined;
        };
        /**
         * @description An envelope with documents for its recipients. It comes back from a read, and it is sent to change
         *     an envelope: with a new `status` to send or void it, with a `purgeState` to purge it.
         */
        envelope: {
            status?: components["schemas"]["envelopeStatus"] | undefined;
            /**
             * Format: guid
             * @description The envelope. The service gives the ID.
             */
            envelopeId?: string | undefined;
            /** @description The relative address of the envelope. */
            envelopeUri?: string | undefined;
            /** @description The relative address of the attachments. */
            attachmentsUri?: string | undefined;
            /** @description The relative address of the certificate of completion. */
            certificateUri?: string | undefined;
            /** @description The relative address of the custom fields. */
            customFieldsUri?: string | undefined;
            /** @description The relative address of all documents in one PDF. */
            documentsCombinedUri?: string | undefined;
            /** @description The relative address of the list of documents. */
            documentsUri?: string | undefined;
            /** @description The relative address of reminders and expiry. */
            notificationUri?: string | undefined;
            /** @description The relative address of the recipients. */
            recipientsUri?: string | undefined;
            /** @description The relative address of the templates that were used. */
            templatesUri?: string | undefined;
            /** @description The subject of the e-mails that go out for the envelope. Sending needs it. */
            emailSubject?: string | undefined;
            /** @description The text of the e-mails that go out for the envelope. */
            emailBlurb?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether subject and text stay as they are for everybody but the sender.
             * @enum {string}
             */
            messageLock?: ("true" | "false") | undefined;
            /** @description Who else gets the e-mails and where answers to them go. */
            emailSettings?: components["schemas"]["emailSettings"] | undefined;
            /**
             * Format: guid
             * @description The brand in which e-mails and signing pages appear.
             */
            brandId?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the brand can no longer be changed.
             * @enum {string}
             */
            brandLock?: ("true" | "false") | undefined;
            /** @description When recipients are reminded and when the envelope expires. */
            notification?: components["schemas"]["notification"] | undefined;
            /** @description The user in whose name the envelope goes out. */
            sender?: components["schemas"]["userInfo"] | undefined;
            /** @description Those who get the envelope, by kind. */
            recipients?: components["schemas"]["recipients"] | undefined;
            /**
             * Format: boolean-string
             * @description Whether the recipients can no longer be changed.
             * @enum {string}
             */
            recipientsLock?: ("true" | "false") | undefined;
            /** @description The metadata that this envelope carries. */
            customFields?: components["schemas"]["customFields"] | undefined;
            /** @description The documents of the envelope, as the service keeps them. */
            envelopeDocuments?: components["schemas"]["envelopeDocument"][] | undefined;
            /** @description Files that go along with the envelope without being signed. */
            envelopeAttachments?: components["schemas"]["attachment"][] | undefined;
            /** @description The bytes of the document in Base64, where the envelope consists of one file only. */
            documentBase64?: string | undefined;
            /** @description A list of who may get at the envelope, in Base64. */
            accessControlListBase64?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether recipients may write comments.
             * @enum {string}
             */
            allowComments?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether signers may mark up the documents. The account must allow it.
             * @enum {string}
             */
            allowMarkup?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether recipients may pass the envelope on to somebody else.
             * @enum {string}
             */
            allowReassign?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether recipients may read the history of the envelope.
             * @enum {string}
             */
            allowViewHistory?: ("true" | "false") | undefined;
            /** @description Whether one signer out of several is enough. */
            anySigner?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the envelope is built after the answer has gone out. It then needs a `transactionId`,
             *     and its status is `processing` until it is done.
             * @enum {string}
             */
            asynchronous?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the documents are kept as authoritative copies that exist only once.
             * @enum {string}
             */
            authoritativeCopy?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether documents that say nothing themselves are authoritative copies. It counts only where
             *     `authoritativeCopy` is `true`.
             * @enum {string}
             */
            authoritativeCopyDefault?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the signing page leads the signer from field to field.
             * @enum {string}
             */
            autoNavigation?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the values that tabs start with are written into the documents for good.
             * @enum {string}
             */
            burnDefaultTabData?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether what is known of the recipients is taken over from the envelope it was copied from.
             * @enum {string}
             */
            copyRecipientData?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the documents are never shown in a form that fits small screens.
             * @enum {string}
             */
            disableResponsiveDocument?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether signers may print the documents, sign them on paper and send them back. The account
             *     must allow it.
             * @enum {string}
             */
            enableWetSign?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether signers see only the documents on which they have tabs. The account must have document
             *     visibility.
             * @enum {string}
             */
            enforceSignerVisibility?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the ID of the envelope is printed on the pages.
             * @enum {string}
             */
            envelopeIdStamping?: ("true" | "false") | undefined;
            /** @description The site that keeps the envelope. */
            envelopeLocation?: string | undefined;
            /** @description The ID that another system gave to the envelope. */
            externalEnvelopeId?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether somebody has commented on the envelope.
             * @enum {string}
             */
            hasComments?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether a value in the envelope differs from what the sender set.
             * @enum {string}
             */
            hasFormDataChanged?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether a sound recording belongs to the envelope.
             * @enum {string}
             */
            hasWavFile?: ("true" | "false") | undefined;
            /** @description The party that holds the authoritative copy. */
            holder?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the envelope follows the rules of 21 CFR Part 11.
             * @enum {string}
             */
            is21CFRPart11?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the documents are made up while the envelope is on its way.
             * @enum {string}
             */
            isDynamicEnvelope?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether a signature provider takes part in signing.
             * @enum {string}
             */
            isSignatureProviderEnvelope?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the envelope belongs to a support ticket.
             * @enum {string}
             */
            isTicketRelatedEnvelope?: ("true" | "false") | undefined;
            /** @description Where the envelope, and so its authoritative copy, is kept. */
            location?: string | undefined;
            /** @description The lock on the envelope, where there is one. */
            lockInformation?: components["schemas"]["lockInformation"] | undefined;
            /**
             * Format: boolean-string
             * @description Whether the documents can be signed on a phone.
             * @enum {string}
             */
            signerCanSignOnMobile?: ("true" | "false") | undefined;
            /** @description Whether signing takes place in person or online. */
            signingLocation?: string | undefined;
            /**
             * @description A mark that the caller gives to the request, to find the envelope by it when the answer was
             *     lost. It is good for seven days.
             */
            transactionId?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether signers must consent to electronic records first.
             * @enum {string}
             */
            useDisclosure?: ("true" | "false") | undefined;
            /** @description How far a universal signature is. */
            uSigState?: string | undefined;
            /** @description Why the envelope is voided. Voiding needs it, and recipients get to read it. */
            voidedReason?: string | undefined;
            /**
             * Format: date-time
             * @description When the envelope was made.
             */
            createdDateTime?: string | undefined;
            /**
             * Format: date-time
             * @description When the envelope was sent for the first time.
             */
            initialSentDateTime?: string | undefined;
            /**
             * Format: date-time
             * @description When the envelope was sent.
             */
            sentDateTime?: string | undefined;
            /**
             * Format: date-time
             * @description When the last recipient had opened the envelope.
             */
            deliveredDateTime?: string | undefined;
            /**
             * Format: date-time
             * @description When all recipients had finished.
             */
            completedDateTime?: string | undefined;
            /**
             * Format: date-time
             * @description When a recipient refused.
             */
            declinedDateTime?: string | undefined;
            /**
             * Format: date-time
             * @description When the envelope was voided.
             */
            voidedDateTime?: string | undefined;
            /**
             * Format: date-time
             * @description When the envelope was removed.
             */
            deletedDateTime?: string | undefined;
            /**
             * Format: date-time
             * @description When the envelope was last changed.
             */
            lastModifiedDateTime?: string | undefined;
            /**
             * Format: date-time
             * @description When the envelope got its status.
             */
            statusDateTime?: string | undefined;
            /**
             * Format: date-time
             * @description When the status last changed.
             */
            statusChangedDateTime?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the envelope expires.
             * @enum {string}
             */
            expireEnabled?: ("true" | "false") | undefined;
            /**
             * Format: integer-string
             * @description Days from sending until the envelope expires.
             */
            expireAfter?: string | undefined;
            /**
             * Format: date-time
             * @description When the envelope expires.
             */
            expireDateTime?: string | undefined;
            purgeState?: components["schemas"]["purgeState"] | undefined;
            /**
             * Format: date-time
             * @description When the purge was asked for.
             */
            purgeRequestDate?: string | undefined;
            /**
             * Format: date-time
             * @description When the purge was finished.
             */
            purgeCompletedDate?: string | undefined;
        };
        /**
         * @description The envelope that is to be made. Nothing is required for a draft. Sending needs a subject, at
         *     least one document and at least one recipient, or a template that brings them.
         */
        envelopeDefinition: {
            /**
             * @description What becomes of the envelope: `created` leaves it as a draft, `sent` sends it at once.
             *     Without it the envelope is a draft.
             * @enum {string}
             */
            status?: ("created" | "sent") | undefined;
            /** @description The documents to sign, in their order. */
            documents?: components["schemas"]["document"][] | undefined;
            /** @description Files to keep with the envelope, which are not signed. */
            attachments?: components["schemas"]["attachment"][] | undefined;
            /**
             * Format: guid
             * @description The template that the envelope is made from.
             */
            templateId?: string | undefined;
            /** @description The people who take the roles of the template. */
            templateRoles?: components["schemas"]["templateRole"][] | undefined;
            /**
             * @description Where the events of this envelope alone are pushed, beside what the account has
             *     configured.
             */
            eventNotification?: components["schemas"]["eventNotification"] | undefined;
            /** @description More places to which the events of this envelope are pushed. */
            eventNotifications?: components["schemas"]["eventNotification"][] | undefined;
            /** @description How the documents are laid out for readers who need help. */
            accessibility?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether a recipient may stand in the routing more than once.
             * @enum {string}
             */
            allowRecipientRecursion?: ("true" | "false") | undefined;
            /** @description The password that opens the envelope. */
            password?: string | undefined;
            /** @description The subject of the e-mails that go out for the envelope. Sending needs it. */
            emailSubject?: string | undefined;
            /** @description The text of the e-mails that go out for the envelope. */
            emailBlurb?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether subject and text stay as they are for everybody but the sender.
             * @enum {string}
             */
            messageLock?: ("true" | "false") | undefined;
            /** @description Who else gets the e-mails and where answers to them go. */
            emailSettings?: components["schemas"]["emailSettings"] | undefined;
            /**
             * Format: guid
             * @description The brand in which e-mails and signing pages appear.
             */
            brandId?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the brand can no longer be changed.
             * @enum {string}
             */
            brandLock?: ("true" | "false") | undefined;
            /** @description When recipients are reminded and when the envelope expires. */
            notification?: components["schemas"]["notification"] | undefined;
            /** @description The user in whose name the envelope goes out. */
            sender?: components["schemas"]["userInfo"] | undefined;
            /** @description Those who get the envelope, by kind. */
            recipients?: components["schemas"]["recipients"] | undefined;
            /**
             * Format: boolean-string
             * @description Whether the recipients can no longer be changed.
             * @enum {string}
             */
            recipientsLock?: ("true" | "false") | undefined;
            /** @description The metadata that this envelope carries. */
            customFields?: components["schemas"]["customFields"] | undefined;
            /** @description The documents of the envelope, as the service keeps them. */
            envelopeDocuments?: components["schemas"]["envelopeDocument"][] | undefined;
            /** @description Files that go along with the envelope without being signed. */
            envelopeAttachments?: components["schemas"]["attachment"][] | undefined;
            /** @description The bytes of the document in Base64, where the envelope consists of one file only. */
            documentBase64?: string | undefined;
            /** @description A list of who may get at the envelope, in Base64. */
            accessControlListBase64?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether recipients may write comments.
             * @enum {string}
             */
            allowComments?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether signers may mark up the documents. The account must allow it.
             * @enum {string}
             */
            allowMarkup?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether recipients may pass the envelope on to somebody else.
             * @enum {string}
             */
            allowReassign?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether recipients may read the history of the envelope.
             * @enum {string}
             */
            allowViewHistory?: ("true" | "false") | undefined;
            /** @description Whether one signer out of several is enough. */
            anySigner?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the envelope is built after the answer has gone out. It then needs a `transactionId`,
             *     and its status is `processing` until it is done.
             * @enum {string}
             */
            asynchronous?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the documents are kept as authoritative copies that exist only once.
             * @enum {string}
             */
            authoritativeCopy?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether documents that say nothing themselves are authoritative copies. It counts only where
             *     `authoritativeCopy` is `true`.
             * @enum {string}
             */
            authoritativeCopyDefault?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the signing page leads the signer from field to field.
             * @enum {string}
             */
            autoNavigation?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the values that tabs start with are written into the documents for good.
             * @enum {string}
             */
            burnDefaultTabData?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether what is known of the recipients is taken over from the envelope it was copied from.
             * @enum {string}
             */
            copyRecipientData?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the documents are never shown in a form that fits small screens.
             * @enum {string}
             */
            disableResponsiveDocument?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether signers may print the documents, sign them on paper and send them back. The account
             *     must allow it.
             * @enum {string}
             */
            enableWetSign?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether signers see only the documents on which they have tabs. The account must have document
             *     visibility.
             * @enum {string}
             */
            enforceSignerVisibility?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the ID of the envelope is printed on the pages.
             * @enum {string}
             */
            envelopeIdStamping?: ("true" | "false") | undefined;
            /** @description The site that keeps the envelope. */
            envelopeLocation?: string | undefined;
            /** @description The ID that another system gave to the envelope. */
            externalEnvelopeId?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether somebody has commented on the envelope.
             * @enum {string}
             */
            hasComments?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether a value in the envelope differs from what the sender set.
             * @enum {string}
             */
            hasFormDataChanged?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether a sound recording belongs to the envelope.
             * @enum {string}
             */
            hasWavFile?: ("true" | "false") | undefined;
            /** @description The party that holds the authoritative copy. */
            holder?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the envelope follows the rules of 21 CFR Part 11.
             * @enum {string}
             */
            is21CFRPart11?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the documents are made up while the envelope is on its way.
             * @enum {string}
             */
            isDynamicEnvelope?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether a signature provider takes part in signing.
             * @enum {string}
             */
            isSignatureProviderEnvelope?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the envelope belongs to a support ticket.
             * @enum {string}
             */
            isTicketRelatedEnvelope?: ("true" | "false") | undefined;
            /** @description Where the envelope, and so its authoritative copy, is kept. */
            location?: string | undefined;
            /** @description The lock on the envelope, where there is one. */
            lockInformation?: components["schemas"]["lockInformation"] | undefined;
            /**
             * Format: boolean-string
             * @description Whether the documents can be signed on a phone.
             * @enum {string}
             */
            signerCanSignOnMobile?: ("true" | "false") | undefined;
            /** @description Whether signing takes place in person or online. */
            signingLocation?: string | undefined;
            /**
             * @description A mark that the caller gives to the request, to find the envelope by it when the answer was
             *     lost. It is good for seven days.
             */
            transactionId?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether signers must consent to electronic records first.
             * @enum {string}
             */
            useDisclosure?: ("true" | "false") | undefined;
            /** @description How far a universal signature is. */
            uSigState?: string | undefined;
            /** @description Why the envelope is voided. Voiding needs it, and recipients get to read it. */
            voidedReason?: string | undefined;
            /**
             * Format: date-time
             * @description When the envelope was made.
             */
            createdDateTime?: string | undefined;
            /**
             * Format: date-time
             * @description When the envelope was sent for the first time.
             */
            initialSentDateTime?: string | undefined;
            /**
             * Format: date-time
             * @description When the envelope was sent.
             */
            sentDateTime?: string | undefined;
            /**
             * Format: date-time
             * @description When the last recipient had opened the envelope.
             */
            deliveredDateTime?: string | undefined;
            /**
             * Format: date-time
             * @description When all recipients had finished.
             */
            completedDateTime?: string | undefined;
            /**
             * Format: date-time
             * @description When a recipient refused.
             */
            declinedDateTime?: string | undefined;
            /**
             * Format: date-time
             * @description When the envelope was voided.
             */
            voidedDateTime?: string | undefined;
            /**
             * Format: date-time
             * @description When the envelope was removed.
             */
            deletedDateTime?: string | undefined;
            /**
             * Format: date-time
             * @description When the envelope was last changed.
             */
            lastModifiedDateTime?: string | undefined;
            /**
             * Format: date-time
             * @description When the envelope got its status.
             */
            statusDateTime?: string | undefined;
            /**
             * Format: date-time
             * @description When the status last changed.
             */
            statusChangedDateTime?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the envelope expires.
             * @enum {string}
             */
            expireEnabled?: ("true" | "false") | undefined;
            /**
             * Format: integer-string
             * @description Days from sending until the envelope expires.
             */
            expireAfter?: string | undefined;
            /**
             * Format: date-time
             * @description When the envelope expires.
             */
            expireDateTime?: string | undefined;
            purgeState?: components["schemas"]["purgeState"] | undefined;
            /**
             * Format: date-time
             * @description When the purge was asked for.
             */
            purgeRequestDate?: string | undefined;
            /**
             * Format: date-time
             * @description When the purge was finished.
             */
            purgeCompletedDate?: string | undefined;
            /**
             * Format: guid
             * @description The envelope. The service gives the ID.
             */
            envelopeId?: string | undefined;
            /** @description The relative address of the envelope. */
            envelopeUri?: string | undefined;
            /** @description The relative address of the attachments. */
            attachmentsUri?: string | undefined;
            /** @description The relative address of the certificate of completion. */
            certificateUri?: string | undefined;
            /** @description The relative address of the custom fields. */
            customFieldsUri?: string | undefined;
            /** @description The relative address of all documents in one PDF. */
            documentsCombinedUri?: string | undefined;
            /** @description The relative address of the list of documents. */
            documentsUri?: string | undefined;
            /** @description The relative address of reminders and expiry. */
            notificationUri?: string | undefined;
            /** @description The relative address of the recipients. */
            recipientsUri?: string | undefined;
            /** @description The relative address of the templates that were used. */
            templatesUri?: string | undefined;
        };
        /** @description A document of an envelope, as the service keeps it. */
        envelopeDocument: {
            /**
             * @description The ID that the sender gives to the document, a whole number above zero that no other document
             *     of the envelope has. Tabs refer to it.
             */
            documentId?: string | undefined;
            /** @description The name of the document, as recipients see it. */
            name?: string | undefined;
            /**
             * Format: integer-string
             * @description The place of the document among the others, counted upwards.
             */
            order?: string | undefined;
            /** @description The bytes of the file in Base64. */
            documentBase64?: string | undefined;
            /** @description Metadata of the document, as names with values. */
            documentFields?: components["schemas"]["nameValue"][] | undefined;
            /** @description The template that the document comes from. */
            documentTemplateId?: string | undefined;
            /** @description How signers see the document, such as `inline`, `modal` or `download`. */
            display?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the document is part of the combined PDF.
             * @enum {string}
             */
            includeInDownload?: ("true" | "false") | undefined;
            /** @description Whether the signer must look at the document or accept it, even without a tab on it. */
            signerMustAcknowledge?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether what comes from the template can no longer be changed.
             * @enum {string}
             */
            templateLocked?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether what comes from the template can no longer be removed.
             * @enum {string}
             */
            templateRequired?: ("true" | "false") | undefined;
            /** @description The relative address of the document. */
            uri?: string | undefined;
            /** @description How far the making of the document from its template is. */
            docGenDocumentStatus?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the document is made from a template with fields that are filled in.
             * @enum {string}
             */
            isDocGenDocument?: ("true" | "false") | undefined;
            /**
             * Format: guid
             * @description The ID that the service gives to the document.
             */
            documentIdGuid?: string | undefined;
            /** @description What the document is: `content` for what the sender put in, `summary` for the certificate. */
            type?: string | undefined;
            /**
             * Format: integer-string
             * @description The size of the file in bytes.
             */
            sizeBytes?: string | undefined;
            /** @description The pages of the document. */
            pages?: components["schemas"]["page"][] | undefined;
            /** @description The recipients that the document brought along. */
            addedRecipientIds?: string[] | undefined;
            /** @description The tab through which a signer attached the document. */
            attachmentTabId?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the document is an authoritative copy.
             * @enum {string}
             */
            authoritativeCopy?: ("true" | "false") | undefined;
            /** @description What may be done with `authoritativeCopy`. */
            authoritativeCopyMetadata?: components["schemas"]["propertyMetadata"] | undefined;
            /** @description What may be done with `display`. */
            displayMetadata?: components["schemas"]["propertyMetadata"] | undefined;
            /** @description What may be done with `includeInDownload`. */
            includeInDownloadMetadata?: components["schemas"]["propertyMetadata"] | undefined;
            /** @description What may be done with `name`. */
            nameMetadata?: components["schemas"]["propertyMetadata"] | undefined;
            /** @description What may be done with `signerMustAcknowledge`. */
            signerMustAcknowledgeMetadata?: components["schemas"]["propertyMetadata"] | undefined;
            /** @description The ways in which the document may be signed. */
            availableDocumentTypes?: components["schemas"]["signatureType"][] | undefined;
            /**
             * Format: boolean-string
             * @description Whether the file has form fields.
             * @enum {string}
             */
            containsPdfFormFields?: ("true" | "false") | undefined;
            /** @description The kind of agreement that the document is. */
            agreementType?: string | undefined;
            /** @description Where the kind of agreement was taken from. */
            agreementTypeSource?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the file carries a digital signature.
             * @enum {string}
             */
            hasDigitalSignature?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the document was made by the service's newer document generation.
             * @enum {string}
             */
            isAceGenDocument?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the document was changed after it was put in.
             * @enum {string}
             */
            isEdited?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the document can be reached from outside the service.
             * @enum {string}
             */
            isExternallyAvailable?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the form fields have become plain parts of the pages.
             * @enum {string}
             */
            isFlattened?: ("true" | "false") | undefined;
            /** @description The outcome for this document. */
            readonly errorDetails?: components["schemas"]["errorDetails"] | undefined;
        };
        /** @description A status of an envelope that sets off a message. */
        envelopeEvent: {
            envelopeEventStatusCode?: components["schemas"]["envelopeEventCode"] | undefined;
            /**
             * Format: boolean-string
             * @description Whether the message for this status holds the documents.
             * @enum {string}
             */
            includeDocuments?: ("true" | "false") | undefined;
        };
        /**
         * @description The status of an envelope that sets off a message: `Draft`, `Sent`, `Delivered`, `Completed`,
         *     `Declined` or `Voided`, in any letter case.
         */
        envelopeEventCode: string;
        /**
         * @description Where an envelope stands. `created` is a draft, `sent` and `delivered` are in process, `signed`
         *     lasts a moment only, and `completed`, `declined` and `voided` are final. `correct` stands while
         *     the sender corrects it, `processing` while the service still builds it. `template` marks the
         *     record of a template; `deleted` and `timedout` are old values.
         * @enum {string}
         */
        envelopeStatus: "created" | "sent" | "delivered" | "signed" | "completed" | "declined" | "voided" | "correct" | "processing" | "template" | "deleted" | "timedout";
        /** @description What a request for an envelope came to. */
        envelopeSummary: {
            /**
             * Format: guid
             * @description The new envelope.
             */
            envelopeId?: string | undefined;
            status?: components["schemas"]["envelopeStatus"] | undefined;
            /**
             * Format: date-time
             * @description When the envelope got its status.
             */
            statusDateTime?: string | undefined;
            /** @description The relative address of the envelope. */
            uri?: string | undefined;
            /** @description The address at which the recipient signs, where one was asked for. */
            recipientSigningUri?: string | undefined;
            /** @description Why there is no signing address. */
            recipientSigningUriError?: string | undefined;
            /** @description The outcome for this envelope. */
            readonly errorDetails?: components["schemas"]["errorDetails"] | undefined;
        };
        /** @description What became of the envelope that was made under a transaction ID. */
        envelopeTransactionStatus: {
            /** @description The mark that the request for the envelope carried. */
            transactionId?: string | undefined;
            /**
             * Format: guid
             * @description The envelope that came of it.
             */
            envelopeId?: string | undefined;
            status?: components["schemas"]["envelopeStatus"] | undefined;
            /** @description The outcome for this transaction. */
            readonly errorDetails?: components["schemas"]["errorDetails"] | undefined;
        };
        /** @description What a change of an envelope came to, with the outcome for each part that was sent. */
        envelopeUpdateSummary: {
            /**
             * Format: guid
             * @description The envelope that was changed.
             */
            envelopeId?: string | undefined;
            purgeState?: components["schemas"]["purgeState"] | undefined;
            /** @description The lock on the envelope, where there is one. */
            lockInformation?: components["schemas"]["lockInformation"] | undefined;
            /** @description The outcome for each recipient. */
            recipientUpdateResults?: components["schemas"]["recipientUpdateResponse"][] | undefined;
            /** @description The tabs as they are now, with the outcome for each. */
            tabUpdateResults?: components["schemas"]["tabs"] | undefined;
            /** @description The outcome for each text field. */
            textCustomFieldUpdateResults?: components["schemas"]["textCustomField"][] | undefined;
            /** @description The outcome for each list field. */
            listCustomFieldUpdateResults?: components["schemas"]["listCustomField"][] | undefined;
            /** @description The outcome for the whole envelope. */
            readonly errorDetails?: components["schemas"]["errorDetails"] | undefined;
        };
        /** @description One chunk of a list of envelopes. */
        envelopesInformation: {
            /**
             * Format: integer-string
             * @description The zero-based position in the whole list of the first record here.
             */
            startPosition?: string | undefined;
            /**
             * Format: integer-string
             * @description The zero-based position in the whole list of the last record here.
             */
            endPosition?: string | undefined;
            /**
             * Format: integer-string
             * @description How many records this answer holds; never more than `totalSetSize`.
             */
            resultSetSize?: string | undefined;
            /**
             * Format: integer-string
             * @description How many records the whole list holds; never fewer than `resultSetSize`.
             */
            totalSetSize?: string | undefined;
            /** @description The relative address of the next chunk; null on the last one. */
            nextUri?: (string | null) | undefined;
            /** @description The relative address of the chunk before; null on the first one. */
            previousUri?: (string | null) | undefined;
            /** @description The envelopes of this chunk. */
            envelopes?: components["schemas"]["envelope"][] | undefined;
            /** @description What became of the transactions that were asked for. */
            envelopeTransactionStatuses?: components["schemas"]["envelopeTransactionStatus"][] | undefined;
            /** @description What to send as `continuation_token` to go on where this answer ended. */
            continuationToken?: string | undefined;
            /**
             * Format: date-time
             * @description The moment up to which this answer looked for changes.
             */
            lastQueriedDateTime?: string | undefined;
            /** @description Which store answered the search. */
            envelopeSearchSource?: string | undefined;
        };
        /** @description What went wrong. It stands in answers only; in a request it is ignored. */
        errorDetails: {
            /** @description The code of the condition, in capitals; `SUCCESS` where nothing went wrong. */
            errorCode: string;
            /** @description A short sentence for people; empty on success. */
            message: string;
        };
        /**
         * @description Where the events of one envelope are pushed. It counts for that envelope alone, and no
         *     administrator is needed to set it.
         */
        eventNotification: {
            /** @description The address that gets the messages, reachable from the public Internet, with HTTPS. */
            url?: string | undefined;
            /** @description The statuses of the envelope that set off a message. */
            envelopeEvents?: components["schemas"]["envelopeEvent"][] | undefined;
            /** @description The statuses of recipients that set off a message. */
            recipientEvents?: components["schemas"]["recipientEvent"][] | undefined;
            /**
             * Format: boolean-string
             * @description Whether the service keeps a log of the messages.
             * @enum {string}
             */
            loggingEnabled?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether a message that was not answered with success is sent again.
             * @enum {string}
             */
            requireAcknowledgment?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether SOAP messages hold the certificate that they are signed with.
             * @enum {string}
             */
            includeCertificateWithSoap?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the sender's account stands among the custom fields.
             * @enum {string}
             */
            includeSenderAccountAsCustomField?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether messages name the time zone.
             * @enum {string}
             */
            includeTimeZone?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether messages are signed with an X.509 certificate.
             * @enum {string}
             */
            signMessageWithX509Cert?: ("true" | "false") | undefined;
            /** @description The namespace of SOAP messages. */
            soapNameSpace?: string | undefined;
            /** @description The events to push, for messages in the `restv2.1` form. */
            events?: components["schemas"]["connectEvent"][] | undefined;
            /** @description The form of the messages and what they hold. Without it they are XML. */
            eventData?: components["schemas"]["connectEventData"] | undefined;
            deliveryMode?: components["schemas"]["deliveryMode"] | undefined;
            /**
             * Format: boolean-string
             * @description Whether messages hold the documents.
             * @enum {string}
             */
            includeDocuments?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether messages hold the fields of the documents.
             * @enum {string}
             */
            includeDocumentFields?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether messages hold the certificate of completion.
             * @enum {string}
             */
            includeCertificateOfCompletion?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether messages say why an envelope was voided.
             * @enum {string}
             */
            includeEnvelopeVoidReason?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether messages are signed with the account's keys, one signature header for each key.
             * @enum {string}
             */
            includeHMAC?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether messages carry an access token that the service fetches first.
             * @enum {string}
             */
            includeOAuth?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the integration keeps up this configuration by itself.
             * @enum {string}
             */
            integratorManaged?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether messages go out as SOAP calls.
             * @enum {string}
             */
            useSoapInterface?: ("true" | "false") | undefined;
        };
        /** @description When an envelope expires; it is voided then. */
        expirations: {
            /**
             * Format: boolean-string
             * @description Whether the envelope expires by what stands here rather than by the account's settings.
             * @enum {string}
             */
            expireEnabled?: ("true" | "false") | undefined;
            /**
             * Format: integer-string
             * @description Days from sending until the envelope expires.
             */
            expireAfter?: string | undefined;
            /**
             * Format: integer-string
             * @description Days before the expiry on which recipients are warned; `0` sends no warning.
             */
            expireWarn?: string | undefined;
        };
        /** @description A folder and those who share it. */
        folderSharedItem: {
            /** @description The folder. The service gives the ID. */
            folderId?: string | undefined;
            /** @description The name of the folder. */
            name?: string | undefined;
            /** @description The folder that this one lies in. */
            parentFolderId?: string | undefined;
            /** @description The relative address of the folder that this one lies in. */
            parentFolderUri?: string | undefined;
            /** @description A relative address of the folder that contains the ID of its user. */
            uri?: string | undefined;
            /** @description The user in whose list the folder stands. */
            user?: components["schemas"]["userInfo"] | undefined;
            /** @description The user who owns the item. */
            owner?: components["schemas"]["userInfo"] | undefined;
            shared?: components["schemas"]["itemSharing"] | undefined;
            /** @description The groups with which the item is shared. */
            sharedGroups?: components["schemas"]["memberGroupSharedItem"][] | undefined;
            /** @description The users with whom the item is shared. */
            sharedUsers?: components["schemas"]["userSharedItem"][] | undefined;
            /** @description The outcome for this item. */
            readonly errorDetails?: components["schemas"]["errorDetails"] | undefined;
        };
        /**
         * @description The colour of the font: `Black`, `BrightBlue`, `BrightRed`, `DarkGreen`, `DarkRed`, `Gold`,
         *     `Green`, `NavyBlue`, `Purple` or `White`. The service writes it in lower case and reads it
         *     either way.
         */
        fontColor: string;
        /**
         * @description The size of the font: `Size` and the points. The service writes it in lower case and reads it
         *     either way.
         */
        fontSize: string;
        /** @description A place for the signer's full name, which the service fills in. */
        fullName: {
            /** @description The tab. The service gives the ID. */
            tabId?: string | undefined;
            /** @description The name by which senders and templates find the tab. */
            tabLabel?: string | undefined;
            /** @description The kind of tab, in lower case and without spaces. */
            tabType?: string | undefined;
            /** @description The name of the tab, which signers see as a hint. */
            name?: string | undefined;
            /** @description A title for the tab. */
            caption?: string | undefined;
            /** @description What the signer reads when pointing at the tab. */
            tooltip?: string | undefined;
            /** @description The full path of the tab among nested fields. */
            tabFullyQualifiedPath?: string | undefined;
            /** @description The groups that the tab belongs to. */
            tabGroupLabels?: string[] | undefined;
            /** @description The tab of the account's own collection from which this one is made. */
            customTabId?: string | undefined;
            /** @description The recipient who owns the tab. */
            recipientId?: string | undefined;
            /**
             * Format: guid
             * @description The same recipient, by the ID that the service gave.
             */
            recipientIdGuid?: string | undefined;
            status?: components["schemas"]["tabStatus"] | undefined;
            /** @description Where the tab comes from. */
            source?: string | undefined;
            /** @description How the tab is joined with a field of another system, as XML. */
            mergeFieldXml?: string | undefined;
            /** @description The attribute of the agreement that the tab fills. */
            agreementAttribute?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether that attribute can no longer be changed.
             * @enum {string}
             */
            agreementAttributeLocked?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether what comes from the template can no longer be changed.
             * @enum {string}
             */
            templateLocked?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the tab that comes from the template can no longer be removed.
             * @enum {string}
             */
            templateRequired?: ("true" | "false") | undefined;
            /** @description The outcome for this tab. */
            readonly errorDetails?: components["schemas"]["errorDetails"] | undefined;
            /** @description What the service noticed about the tab although it took it. */
            warningDetails?: components["schemas"]["errorDetails"] | undefined;
            /** @description The document that the tab stands on. A tab without an anchor needs it. */
            documentId?: string | undefined;
            /**
             * Format: integer-string
             * @description The page that the tab stands on, from 1.
             */
            pageNumber?: string | undefined;
            /** @description Pixels from the left edge of the page. */
            xPosition?: components["schemas"]["measure"] | undefined;
            /** @description Pixels from the top edge of the page. */
            yPosition?: components["schemas"]["measure"] | undefined;
            /** @description The width in pixels. */
            width?: components["schemas"]["measure"] | undefined;
            /** @description The height in pixels. */
            height?: components["schemas"]["measure"] | undefined;
            /**
             * Format: integer-string
             * @description The place in the order in which the tab key goes through the page.
             */
            tabOrder?: string | undefined;
            /**
             * Format: integer-string
             * @description The place of the tab in the form view.
             */
            formOrder?: string | undefined;
            /** @description The title of the page of the form view on which the tab stands. */
            formPageLabel?: string | undefined;
            /**
             * Format: integer-string
             * @description The number of the page of the form view on which the tab stands.
             */
            formPageNumber?: string | undefined;
            /** @description The label of the tab that shows or hides this one. */
            conditionalParentLabel?: string | undefined;
            /** @description The value of that other tab with which this one shows. */
            conditionalParentValue?: string | undefined;
            /** @description The text to look for. The tab is placed at each place where it occurs. */
            anchorString?: string | undefined;
            /** @description How far to the right of the text the tab stands, in `anchorUnits`. */
            anchorXOffset?: components["schemas"]["measure"] | undefined;
            /** @description How far below the text the tab stands, in `anchorUnits`. */
            anchorYOffset?: components["schemas"]["measure"] | undefined;
            /** @description The unit of the two offsets; pixels unless something else is said. */
            anchorUnits?: string | undefined;
            /**
             * @description With which end of the text the tab lines up.
             * @enum {string}
             */
            anchorHorizontalAlignment?: ("left" | "right") | undefined;
            /**
             * Format: boolean-string
             * @description Whether it is no error when the text is not found.
             * @enum {string}
             */
            anchorIgnoreIfNotPresent?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether capital and small letters count as different.
             * @enum {string}
             */
            anchorCaseSensitive?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the text must stand as a word of its own.
             * @enum {string}
             */
            anchorMatchWholeWord?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the text is also found with white space between its characters.
             * @enum {string}
             */
            anchorAllowWhiteSpaceInCharacters?: ("true" | "false") | undefined;
            /** @description The version of the search for anchors. */
            anchorTabProcessorVersion?: string | undefined;
            /** @description In which documents the text is looked for. */
            anchorTabScope?: string | undefined;
            /** @description What stands in the tab. */
            value?: string | undefined;
            /** @description The font, such as `Helvetica` or `TimesNewRoman`. */
            font?: string | undefined;
            fontColor?: components["schemas"]["fontColor"] | undefined;
            fontSize?: components["schemas"]["fontSize"] | undefined;
            /**
             * Format: boolean-string
             * @description Whether the letters are bold.
             * @enum {string}
             */
            bold?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the letters are slanted.
             * @enum {string}
             */
            italic?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the text is underlined.
             * @enum {string}
             */
            underline?: ("true" | "false") | undefined;
        };
        /** @description A group of users with the same rights. */
        group: {
            /** @description The group. The service gives the ID. */
            groupId?: string | undefined;
            /** @description What the group is called in the account. */
            groupName?: string | undefined;
            groupType?: components["schemas"]["groupType"] | undefined;
            /**
             * @description The permission profile that the members get. Every account has `2301416` for viewers,
             *     `2301415` for senders and `2301414` for administrators.
             */
            permissionProfileId?: string | undefined;
            /** @description The ID of the same group across the products of an organization. */
            dsGroupId?: string | undefined;
            /** @description The members of the group. */
            users?: components["schemas"]["userInfo"][] | undefined;
            /**
             * Format: integer-string
             * @description How many members the group has.
             */
            usersCount?: string | undefined;
            /** @description Which access membership in the group gives. */
            accessType?: string | undefined;
            /** @description Whether an identity provider manages the group through SCIM. */
            isManagedByScim?: boolean | undefined;
            /** @description The moment at which the group was last changed. */
            lastModifiedOn?: string | undefined;
            /** @description A finer kind of group than `groupType` tells. */
            userGroupType?: string | undefined;
            /** @description The outcome for this group. */
            readonly errorDetails?: components["schemas"]["errorDetails"] | undefined;
        };
        /**
         * @description What kind of group it is: the administrators (`adminstrators`, spelled so on the wire), everyone
         *     in the account, a group made by the account, or a group that shares a signature.
         * @enum {string}
         */
        groupType: "adminstrators" | "everyone" | "customGroup" | "sharedSigningGroup";
        /** @description Somebody who signs at the side of a host, on the host's device. */
        inPersonSigner: {
            /**
             * @description The ID that the sender gives to the recipient, as a rule a whole number. No other recipient of
             *     the envelope has it, and tabs belong to it.
             */
            recipientId?: string | undefined;
            /**
             * Format: guid
             * @description The ID that the service gives to the recipient.
             */
            recipientIdGuid?: string | undefined;
            recipientType?: components["schemas"]["recipientType"] | undefined;
            /** @description The full name of the recipient. Sending needs it, or a signing group. */
            name?: string | undefined;
            /** @description The recipient's e-mail address. Sending needs it, or a signing group. */
            email?: string | undefined;
            /**
             * Format: guid
             * @description The user of the service that the recipient is, where there is one.
             */
            userId?: string | undefined;
            /** @description The role that the recipient has in a template. */
            roleName?: string | undefined;
            /**
             * @description The sender's own ID for the recipient. With it, the recipient acts inside the sender's
             *     application and gets no e-mail.
             */
            clientUserId?: string | undefined;
            /** @description The sender's own page from which an embedded recipient starts. */
            embeddedRecipientStartURL?: string | undefined;
            /** @description The signing group that is the recipient; any member may act. */
            signingGroupId?: string | undefined;
            /** @description What the account calls the signing group that is the recipient. */
            signingGroupName?: string | undefined;
            /** @description The kind of signing group. */
            signingGroupType?: string | undefined;
            /** @description The members of the signing group. */
            signingGroupUsers?: components["schemas"]["userInfo"][] | undefined;
            /** @description Free words that the sender keeps with the recipient. Recipients do not see them. */
            customFields?: string[] | undefined;
            /** @description The recipient who named this one. */
            designatorId?: string | undefined;
            /**
             * Format: guid
             * @description The same recipient, by the ID that the service gave.
             */
            designatorIdGuid?: string | undefined;
            /** @description The document template that brought the recipient. */
            documentTemplateId?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the recipient comes from a bulk send list.
             * @enum {string}
             */
            bulkSendV2Recipient?: ("true" | "false") | undefined;
            /** @description The view of a web form that belongs to the recipient. */
            webFormRecipientViewId?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether what comes from the template can no longer be changed.
             * @enum {string}
             */
            templateLocked?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the recipient that comes from the template can no longer be removed.
             * @enum {string}
             */
            templateRequired?: ("true" | "false") | undefined;
            /**
             * Format: integer-string
             * @description The recipient's turn. Turns come in ascending order, those with the same number come at once;
             *     without it the turn is 1.
             */
            routingOrder?: string | undefined;
            /** @description How the recipient is notified; by e-mail unless something else is said. */
            deliveryMethod?: string | undefined;
            /** @description The fax number, where the envelope goes out by fax. */
            faxNumber?: string | undefined;
            /** @description A private note, which only this recipient reads. */
            note?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the recipient gets no e-mails from the service.
             * @enum {string}
             */
            suppressEmails?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether language, subject and text of the e-mails are those of the envelope.
             * @enum {string}
             */
            inheritEmailNotificationConfiguration?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the service may change the recipient although it is locked.
             * @enum {string}
             */
            allowSystemOverrideForLockedRecipient?: ("true" | "false") | undefined;
            /** @description The code that the recipient must enter. The sender passes it on by another way. */
            accessCode?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the e-mail holds the access code.
             * @enum {string}
             */
            addAccessCodeToEmail?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the recipient's identity is checked before the envelope opens.
             * @enum {string}
             */
            requireIdLookup?: ("true" | "false") | undefined;
            /** @description The check that is made, such as `Phone Auth $`, `SMS Auth $` or `ID Check $`. */
            idCheckConfigurationName?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the check by telephone may be changed although the recipient is locked.
             * @enum {string}
             */
            lockedRecipientPhoneAuthEditable?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the check by text message may be changed although the recipient is locked.
             * @enum {string}
             */
            lockedRecipientSmsEditable?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the signing page leads the signer from field to field.
             * @enum {string}
             */
            autoNavigation?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the signer may sign without a connection.
             * @enum {string}
             */
            canSignOffline?: ("true" | "false") | undefined;
            /** @description Why the signer was added. */
            creationReason?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the signer stands in where nobody else is named.
             * @enum {string}
             */
            defaultRecipient?: ("true" | "false") | undefined;
            /** @description The notary who attends the signing. */
            notaryId?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the signer places the tabs; the signer may then have none at first.
             * @enum {string}
             */
            recipientSuppliesTabs?: ("true" | "false") | undefined;
            /**
             * @description The kind of certificate that the signer needs, such as `docusign_express`, `safe` or
             *     `open_trust`.
             */
            requireSignerCertificate?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the signer must print the documents and sign on paper.
             * @enum {string}
             */
            requireSignOnPaper?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the signer must upload a new image of the signature.
             * @enum {string}
             */
            requireUploadSignature?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the signer must sign at each tab by hand.
             * @enum {string}
             */
            signInEachLocation?: ("true" | "false") | undefined;
            /**
             * @description The IDs of documents that the recipient does not see. Document visibility must be on for the
             *     account, and a document with a tab of the recipient cannot be left out.
             */
            excludedDocuments?: string[] | undefined;
            /** @description The full name of the host, who gets the e-mails. */
            hostName?: string | undefined;
            /** @description The host's e-mail address. */
            hostEmail?: string | undefined;
            /** @description The full name of the signer. */
            signerName?: string | undefined;
            /** @description The signer's first name. */
            signerFirstName?: string | undefined;
            /** @description The signer's last name. */
            signerLastName?: string | undefined;
            /** @description The signer's e-mail address, to which the finished envelope may go. */
            signerEmail?: string | undefined;
            /**
             * @description Whether the host is anybody or a notary.
             * @enum {string}
             */
            inPersonSigningType?: ("inPersonSigner" | "notary") | undefined;
            /** @description The fields that the signer fills in. */
            tabs?: components["schemas"]["tabs"] | undefined;
            status?: components["schemas"]["recipientStatus"] | undefined;
            /** @description The code that belongs to the status. */
            statusCode?: string | undefined;
            /**
             * Format: date-time
             * @description When the recipient was notified.
             */
            sentDateTime?: string | undefined;
            /**
             * Format: date-time
             * @description When the recipient opened the envelope.
             */
            deliveredDateTime?: string | undefined;
            /**
             * Format: date-time
             * @description When the recipient finished.
             */
            signedDateTime?: string | undefined;
            /**
             * Format: date-time
             * @description When the recipient refused.
             */
            declinedDateTime?: string | undefined;
            /** @description Why the recipient refused. */
            declinedReason?: string | undefined;
            /** @description What came back when the e-mail bounced. */
            autoRespondedReason?: string | undefined;
            /**
             * Format: integer-string
             * @description How many members of the recipient have finished.
             */
            completedCount?: string | undefined;
            /**
             * Format: integer-string
             * @description How many tabs the recipient has.
             */
            totalTabCount?: string | undefined;
            /** @description The outcome for this recipient. */
            readonly errorDetails?: components["schemas"]["errorDetails"] | undefined;
        };
        /** @description A place for the initials. */
        initialHere: {
            /** @description The tab. The service gives the ID. */
            tabId?: string | undefined;
            /** @description The name by which senders and templates find the tab. */
            tabLabel?: string | undefined;
            /** @description The kind of tab, in lower case and without spaces. */
            tabType?: string | undefined;
            /** @description The name of the tab, which signers see as a hint. */
            name?: string | undefined;
            /** @description A title for the tab. */
            caption?: string | undefined;
            /** @description What the signer reads when pointing at the tab. */
            tooltip?: string | undefined;
            /** @description The full path of the tab among nested fields. */
            tabFullyQualifiedPath?: string | undefined;
            /** @description The groups that the tab belongs to. */
            tabGroupLabels?: string[] | undefined;
            /** @description The tab of the account's own collection from which this one is made. */
            customTabId?: string | undefined;
            /** @description The recipient who owns the tab. */
            recipientId?: string | undefined;
            /**
             * Format: guid
             * @description The same recipient, by the ID that the service gave.
             */
            recipientIdGuid?: string | undefined;
            status?: components["schemas"]["tabStatus"] | undefined;
            /** @description Where the tab comes from. */
            source?: string | undefined;
            /** @description How the tab is joined with a field of another system, as XML. */
            mergeFieldXml?: string | undefined;
            /** @description The attribute of the agreement that the tab fills. */
            agreementAttribute?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether that attribute can no longer be changed.
             * @enum {string}
             */
            agreementAttributeLocked?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether what comes from the template can no longer be changed.
             * @enum {string}
             */
            templateLocked?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the tab that comes from the template can no longer be removed.
             * @enum {string}
             */
            templateRequired?: ("true" | "false") | undefined;
            /** @description The outcome for this tab. */
            readonly errorDetails?: components["schemas"]["errorDetails"] | undefined;
            /** @description What the service noticed about the tab although it took it. */
            warningDetails?: components["schemas"]["errorDetails"] | undefined;
            /** @description The document that the tab stands on. A tab without an anchor needs it. */
            documentId?: string | undefined;
            /**
             * Format: integer-string
             * @description The page that the tab stands on, from 1.
             */
            pageNumber?: string | undefined;
            /** @description Pixels from the left edge of the page. */
            xPosition?: components["schemas"]["measure"] | undefined;
            /** @description Pixels from the top edge of the page. */
            yPosition?: components["schemas"]["measure"] | undefined;
            /** @description The width in pixels. */
            width?: components["schemas"]["measure"] | undefined;
            /** @description The height in pixels. */
            height?: components["schemas"]["measure"] | undefined;
            /**
             * Format: integer-string
             * @description The place in the order in which the tab key goes through the page.
             */
            tabOrder?: string | undefined;
            /**
             * Format: integer-string
             * @description The place of the tab in the form view.
             */
            formOrder?: string | undefined;
            /** @description The title of the page of the form view on which the tab stands. */
            formPageLabel?: string | undefined;
            /**
             * Format: integer-string
             * @description The number of the page of the form view on which the tab stands.
             */
            formPageNumber?: string | undefined;
            /** @description The label of the tab that shows or hides this one. */
            conditionalParentLabel?: string | undefined;
            /** @description The value of that other tab with which this one shows. */
            conditionalParentValue?: string | undefined;
            /** @description The text to look for. The tab is placed at each place where it occurs. */
            anchorString?: string | undefined;
            /** @description How far to the right of the text the tab stands, in `anchorUnits`. */
            anchorXOffset?: components["schemas"]["measure"] | undefined;
            /** @description How far below the text the tab stands, in `anchorUnits`. */
            anchorYOffset?: components["schemas"]["measure"] | undefined;
            /** @description The unit of the two offsets; pixels unless something else is said. */
            anchorUnits?: string | undefined;
            /**
             * @description With which end of the text the tab lines up.
             * @enum {string}
             */
            anchorHorizontalAlignment?: ("left" | "right") | undefined;
            /**
             * Format: boolean-string
             * @description Whether it is no error when the text is not found.
             * @enum {string}
             */
            anchorIgnoreIfNotPresent?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether capital and small letters count as different.
             * @enum {string}
             */
            anchorCaseSensitive?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the text must stand as a word of its own.
             * @enum {string}
             */
            anchorMatchWholeWord?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the text is also found with white space between its characters.
             * @enum {string}
             */
            anchorAllowWhiteSpaceInCharacters?: ("true" | "false") | undefined;
            /** @description The version of the search for anchors. */
            anchorTabProcessorVersion?: string | undefined;
            /** @description In which documents the text is looked for. */
            anchorTabScope?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the signer must draw it by hand.
             * @enum {string}
             */
            handDrawRequired?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the signer may leave the tab empty.
             * @enum {string}
             */
            optional?: ("true" | "false") | undefined;
            /** @description How large it is drawn; `1` is the usual size. */
            scaleValue?: components["schemas"]["measure"] | undefined;
        };
        /**
         * @description Whether an item is shared with somebody.
         * @enum {string}
         */
        itemSharing: "not_shared" | "shared_to";
        /** @description A piece of metadata with a choice of values. */
        listCustomField: {
            /** @description The field. The service gives the ID. */
            fieldId?: string | undefined;
            /** @description The name of the field, which no other field of the envelope has. */
            name?: string | undefined;
            /** @description What stands in the field. */
            value?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the field must hold something before the envelope is sent.
             * @enum {string}
             */
            required?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether recipients get to see the field.
             * @enum {string}
             */
            show?: ("true" | "false") | undefined;
            /** @description The product for which the field is kept, where it is not for people. */
            configurationType?: string | undefined;
            /** @description The outcome for this field. */
            readonly errorDetails?: components["schemas"]["errorDetails"] | undefined;
            /** @description The values to choose from. */
            listItems?: string[] | undefined;
        };
        /** @description The lock on an envelope or a template, as the service sees it. */
        lockInformation: {
            readonly errorDetails?: components["schemas"]["errorDetails"] | undefined;
            /**
             * Format: integer-string
             * @description Seconds that the lock was asked to last.
             */
            lockDurationInSeconds?: string | undefined;
            /** @description The name of the application that holds the lock. */
            lockedByApp?: string | undefined;
            /** @description The user who holds the lock. */
            lockedByUser?: components["schemas"]["userInfo"] | undefined;
            /**
             * Format: date-time
             * @description The moment at which the lock ends by itself.
             */
            lockedUntilDateTime?: string | undefined;
            /**
             * @description The secret of the lock. Only its owner gets to see it, and sends it in the
             *     `X-DocuSign-Edit` header with every change.
             */
            lockToken?: string | undefined;
            lockType?: components["schemas"]["lockType"] | undefined;
            /**
             * Format: boolean-string
             * @description Whether changes go to a scratch copy while the lock lasts.
             * @enum {string}
             */
            useScratchPad?: ("true" | "false") | undefined;
        };
        /** @description How long, for what and in whose name an envelope or a template is to be locked. */
        lockRequest: {
            /**
             * Format: integer-string
             * @description Seconds until the lock ends by itself, more than zero. On an update they count from the
             *     moment of the call.
             */
            lockDurationInSeconds?: string | undefined;
            /** @description The name of the application that asks, shown to others who find the lock. */
            lockedByApp?: string | undefined;
            lockType?: components["schemas"]["lockType"] | undefined;
            /** @description The password of the template, where it has one; needed to lock such a template. */
            templatePassword?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether changes go to a scratch copy first, which the end of the lock then saves or throws
             *     away.
             * @enum {string}
             */
            useScratchPad?: ("true" | "false") | undefined;
        };
        /**
         * @description What the lock is for; `edit` is the only kind there is.
         * @enum {string}
         */
        lockType: "edit";
        /** @description A length on a page, or a scale, as a decimal number that travels as a string. */
        measure: string;
        /** @description A group with which a template or a folder is shared. */
        memberGroupSharedItem: {
            /** @description The group on the other side. */
            group?: components["schemas"]["group"] | undefined;
            shared?: components["schemas"]["itemSharing"] | undefined;
            /** @description The outcome for this group. */
            readonly errorDetails?: components["schemas"]["errorDetails"] | undefined;
        };
        /** @description What one user shares. */
        memberSharedItems: {
            /** @description The user whose sharing this is; may be left out when templates are shared. */
            user?: components["schemas"]["userInfo"] | undefined;
            /** @description With whom the user shares envelopes; may be left out when templates are shared. */
            envelopes?: components["schemas"]["sharedItem"][] | undefined;
            /** @description The templates that are shared. */
            templates?: components["schemas"]["templateSharedItem"][] | undefined;
            /** @description The folders that are shared. */
            folders?: components["schemas"]["folderSharedItem"][] | undefined;
            /** @description The outcome for this user. */
            readonly errorDetails?: components["schemas"]["errorDetails"] | undefined;
        };
        /** @description A name with its value. */
        nameValue: {
            /** @description What the value is called. */
            name?: string | undefined;
            /** @description The value as it is to be, or as it is now. */
            value?: string | undefined;
            /** @description The value that stood here at first. */
            originalValue?: string | undefined;
            /** @description The outcome for this pair. */
            readonly errorDetails?: components["schemas"]["errorDetails"] | undefined;
        };
        /** @description When recipients are reminded, and when an envelope expires. */
        notification: {
            /**
             * Format: boolean-string
             * @description Whether the account's own settings count and the two below are ignored.
             * @enum {string}
             */
            useAccountDefaults?: ("true" | "false") | undefined;
            /** @description When recipients are reminded. */
            reminders?: components["schemas"]["reminders"] | undefined;
            /** @description When the envelope expires. */
            expirations?: components["schemas"]["expirations"] | undefined;
        };
        /** @description One page of a document. */
        page: {
            /** @description The page. The service gives the ID. */
            pageId?: string | undefined;
            /**
             * Format: integer-string
             * @description The number of the page in its document, from 1.
             */
            sequence?: string | undefined;
            /**
             * Format: integer-string
             * @description The width in pixels.
             */
            width?: string | undefined;
            /**
             * Format: integer-string
             * @description The height in pixels.
             */
            height?: string | undefined;
            /**
             * Format: integer-string
             * @description The pixels to the inch.
             */
            dpi?: string | undefined;
            /**
             * Format: integer-string
             * @description The size of the page's image in bytes.
             */
            imageBytes?: string | undefined;
            /** @description The media type of the page's image. */
            mimeType?: string | undefined;
            /** @description The outcome for this page. */
            readonly errorDetails?: components["schemas"]["errorDetails"] | undefined;
        };
        /** @description What a caller may do with one field. */
        propertyMetadata: {
            /** @description The values that the field may have. */
            options?: string[] | undefined;
            /**
             * @description Whether the field may be changed.
             * @enum {string}
             */
            rights?: ("editable" | "read_only") | undefined;
        };
        /**
         * @description How far the purge of an envelope is. A request may set the four values that queue the documents,
         *     queue them with their metadata, queue both together with the redaction of personal data, or take
         *     the documents out of the queue again; the service sets the others.
         * @enum {string}
         */
        purgeState: "unpurged" | "documents_queued" | "documents_dequeued" | "documents_purged" | "documents_and_metadata_queued" | "documents_and_metadata_purged" | "documents_and_metadata_and_redact_queued" | "documents_and_metadata_and_redact_purged";
        /** @description A status of a recipient that sets off a message. */
        recipientEvent: {
            recipientEventStatusCode?: components["schemas"]["recipientEventCode"] | undefined;
            /**
             * Format: boolean-string
             * @description Whether the message for this status holds the documents.
             * @enum {string}
             */
            includeDocuments?: ("true" | "false") | undefined;
        };
        /**
         * @description The status of a recipient that sets off a message: `Sent`, `Delivered`, `Completed`, `Declined`,
         *     `AuthenticationFailed` or `AutoResponded`, in any letter case.
         */
        recipientEventCode: string;
        /**
         * @description Where a recipient stands: waiting for the turn (`created`), notified (`sent`), has opened the
         *     envelope (`delivered`), has finished for the moment (`signed`) or for good (`completed`), has
         *     refused (`declined`), still owes a fax (`faxpending`, also written `faxPending`), or the e-mail
         *     bounced (`autoresponded`).
         * @enum {string}
         */
        recipientStatus: "created" | "sent" | "delivered" | "signed" | "completed" | "declined" | "faxpending" | "faxPending" | "autoresponded";
        /**
         * @description The kind of recipient, which says what the person is asked to do.
         * @enum {string}
         */
        recipientType: "agent" | "carbonCopy" | "certifiedDelivery" | "editor" | "inPersonSigner" | "intermediary" | "notary" | "seal" | "signer" | "witness";
        /**
         * @description What the change of one recipient came to. A change that is refused, such as that of a recipient
         *     who has signed, does not stop the others.
         */
        recipientUpdateResponse: {
            /** @description The recipient, by the ID that the sender gave. */
            recipientId?: string | undefined;
            /**
             * Format: guid
             * @description The recipient, by the ID that the service gave.
             */
            recipientIdGuid?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the recipient was merged with another one.
             * @enum {string}
             */
            combined?: ("true" | "false") | undefined;
            /** @description The tabs of the recipient as they are now. */
            tabs?: components["schemas"]["tabs"] | undefined;
            /** @description The outcome for this recipient. */
            readonly errorDetails?: components["schemas"]["errorDetails"] | undefined;
        };
        /** @description The recipients of an envelope, one list for each kind. An envelope has 100 of them at most. */
        recipients: {
            /** @description Those who sign. */
            signers?: components["schemas"]["signer"][] | undefined;
            /** @description Those who sign at the side of a host. */
            inPersonSigners?: components["schemas"]["inPersonSigner"][] | undefined;
            /** @description Those who get a copy and have nothing to do. */
            carbonCopies?: components["schemas"]["carbonCopy"][] | undefined;
            /** @description Those who must open the envelope but do not fill in tabs. */
            certifiedDeliveries?: components["schemas"]["certifiedDelivery"][] | undefined;
            /** @description Those who may still correct recipients and tabs when it is their turn. */
            editors?: components["schemas"]["editor"][] | undefined;
            /** @description Those who name the people for later turns. */
            agents?: components["schemas"]["agent"][] | undefined;
            /**
             * Format: integer-string
             * @description The turn that the envelope has reached.
             */
            currentRoutingOrder?: string | undefined;
            /**
             * Format: integer-string
             * @description How many recipients there are in all kinds.
             */
            recipientCount?: string | undefined;
            /** @description The outcome for the recipients as a whole. */
            readonly errorDetails?: components["schemas"]["errorDetails"] | undefined;
        };
        /** @description When recipients who have not acted are reminded. */
        reminders: {
            /**
             * Format: boolean-string
             * @description Whether reminders go out at all.
             * @enum {string}
             */
            reminderEnabled?: ("true" | "false") | undefined;
            /**
             * Format: integer-string
             * @description Days from receipt until the first reminder.
             */
            reminderDelay?: string | undefined;
            /**
             * Format: integer-string
             * @description Days from one reminder to the next.
             */
            reminderFrequency?: string | undefined;
            /**
             * Format: integer-string
             * @description How many reminders a recipient gets at most.
             */
            maximumReminderCount?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the service picks the moment of each reminder.
             * @enum {string}
             */
            smartReminderEnabled?: ("true" | "false") | undefined;
        };
        /** @description A user with whom envelopes are shared, and how. */
        sharedItem: {
            /** @description The owner of what is shared. */
            user?: components["schemas"]["userInfo"] | undefined;
            shared?: components["schemas"]["userSharing"] | undefined;
            /** @description The outcome for this item. */
            readonly errorDetails?: components["schemas"]["errorDetails"] | undefined;
        };
        /** @description A place for the signature. */
        signHere: {
            /** @description The tab. The service gives the ID. */
            tabId?: string | undefined;
            /** @description The name by which senders and templates find the tab. */
            tabLabel?: string | undefined;
            /** @description The kind of tab, in lower case and without spaces. */
            tabType?: string | undefined;
            /** @description The name of the tab, which signers see as a hint. */
            name?: string | undefined;
            /** @description A title for the tab. */
            caption?: string | undefined;
            /** @description What the signer reads when pointing at the tab. */
            tooltip?: string | undefined;
            /** @description The full path of the tab among nested fields. */
            tabFullyQualifiedPath?: string | undefined;
            /** @description The groups that the tab belongs to. */
            tabGroupLabels?: string[] | undefined;
            /** @description The tab of the account's own collection from which this one is made. */
            customTabId?: string | undefined;
            /** @description The recipient who owns the tab. */
            recipientId?: string | undefined;
            /**
             * Format: guid
             * @description The same recipient, by the ID that the service gave.
             */
            recipientIdGuid?: string | undefined;
            status?: components["schemas"]["tabStatus"] | undefined;
            /** @description Where the tab comes from. */
            source?: string | undefined;
            /** @description How the tab is joined with a field of another system, as XML. */
            mergeFieldXml?: string | undefined;
            /** @description The attribute of the agreement that the tab fills. */
            agreementAttribute?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether that attribute can no longer be changed.
             * @enum {string}
             */
            agreementAttributeLocked?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether what comes from the template can no longer be changed.
             * @enum {string}
             */
            templateLocked?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the tab that comes from the template can no longer be removed.
             * @enum {string}
             */
            templateRequired?: ("true" | "false") | undefined;
            /** @description The outcome for this tab. */
            readonly errorDetails?: components["schemas"]["errorDetails"] | undefined;
            /** @description What the service noticed about the tab although it took it. */
            warningDetails?: components["schemas"]["errorDetails"] | undefined;
            /** @description The document that the tab stands on. A tab without an anchor needs it. */
            documentId?: string | undefined;
            /**
             * Format: integer-string
             * @description The page that the tab stands on, from 1.
             */
            pageNumber?: string | undefined;
            /** @description Pixels from the left edge of the page. */
            xPosition?: components["schemas"]["measure"] | undefined;
            /** @description Pixels from the top edge of the page. */
            yPosition?: components["schemas"]["measure"] | undefined;
            /** @description The width in pixels. */
            width?: components["schemas"]["measure"] | undefined;
            /** @description The height in pixels. */
            height?: components["schemas"]["measure"] | undefined;
            /**
             * Format: integer-string
             * @description The place in the order in which the tab key goes through the page.
             */
            tabOrder?: string | undefined;
            /**
             * Format: integer-string
             * @description The place of the tab in the form view.
             */
            formOrder?: string | undefined;
            /** @description The title of the page of the form view on which the tab stands. */
            formPageLabel?: string | undefined;
            /**
             * Format: integer-string
             * @description The number of the page of the form view on which the tab stands.
             */
            formPageNumber?: string | undefined;
            /** @description The label of the tab that shows or hides this one. */
            conditionalParentLabel?: string | undefined;
            /** @description The value of that other tab with which this one shows. */
            conditionalParentValue?: string | undefined;
            /** @description The text to look for. The tab is placed at each place where it occurs. */
            anchorString?: string | undefined;
            /** @description How far to the right of the text the tab stands, in `anchorUnits`. */
            anchorXOffset?: components["schemas"]["measure"] | undefined;
            /** @description How far below the text the tab stands, in `anchorUnits`. */
            anchorYOffset?: components["schemas"]["measure"] | undefined;
            /** @description The unit of the two offsets; pixels unless something else is said. */
            anchorUnits?: string | undefined;
            /**
             * @description With which end of the text the tab lines up.
             * @enum {string}
             */
            anchorHorizontalAlignment?: ("left" | "right") | undefined;
            /**
             * Format: boolean-string
             * @description Whether it is no error when the text is not found.
             * @enum {string}
             */
            anchorIgnoreIfNotPresent?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether capital and small letters count as different.
             * @enum {string}
             */
            anchorCaseSensitive?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the text must stand as a word of its own.
             * @enum {string}
             */
            anchorMatchWholeWord?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the text is also found with white space between its characters.
             * @enum {string}
             */
            anchorAllowWhiteSpaceInCharacters?: ("true" | "false") | undefined;
            /** @description The version of the search for anchors. */
            anchorTabProcessorVersion?: string | undefined;
            /** @description In which documents the text is looked for. */
            anchorTabScope?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the signer must draw it by hand.
             * @enum {string}
             */
            handDrawRequired?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the signer may leave the tab empty.
             * @enum {string}
             */
            optional?: ("true" | "false") | undefined;
            /** @description How large it is drawn; `1` is the usual size. */
            scaleValue?: components["schemas"]["measure"] | undefined;
            /**
             * Format: boolean-string
             * @description Whether an electronic seal goes here instead of a signature.
             * @enum {string}
             */
            isSealSignTab?: ("true" | "false") | undefined;
            /**
             * @description Whether a signature or a stamp goes here.
             * @enum {string|null}
             */
            stampType?: ("signature" | "stamp" | null) | undefined;
        };
        /** @description One way in which a document may be signed. */
        signatureType: {
            /**
             * @description How the document may be signed: with an electronic signature only, or with any kind.
             * @enum {string}
             */
            type?: ("electronic" | "universal") | undefined;
            /**
             * Format: boolean-string
             * @description Whether this way is used where nothing else is said.
             * @enum {string}
             */
            isDefault?: ("true" | "false") | undefined;
        };
        /** @description Somebody who signs. */
        signer: {
            /**
             * @description The ID that the sender gives to the recipient, as a rule a whole number. No other recipient of
             *     the envelope has it, and tabs belong to it.
             */
            recipientId?: string | undefined;
            /**
             * Format: guid
             * @description The ID that the service gives to the recipient.
             */
            recipientIdGuid?: string | undefined;
            recipientType?: components["schemas"]["recipientType"] | undefined;
            /** @description The full name of the recipient. Sending needs it, or a signing group. */
            name?: string | undefined;
            /** @description The recipient's e-mail address. Sending needs it, or a signing group. */
            email?: string | undefined;
            /**
             * Format: guid
             * @description The user of the service that the recipient is, where there is one.
             */
            userId?: string | undefined;
            /** @description The role that the recipient has in a template. */
            roleName?: string | undefined;
            /**
             * @description The sender's own ID for the recipient. With it, the recipient acts inside the sender's
             *     application and gets no e-mail.
             */
            clientUserId?: string | undefined;
            /** @description The sender's own page from which an embedded recipient starts. */
            embeddedRecipientStartURL?: string | undefined;
            /** @description The signing group that is the recipient; any member may act. */
            signingGroupId?: string | undefined;
            /** @description What the account calls the signing group that is the recipient. */
            signingGroupName?: string | undefined;
            /** @description The kind of signing group. */
            signingGroupType?: string | undefined;
            /** @description The members of the signing group. */
            signingGroupUsers?: components["schemas"]["userInfo"][] | undefined;
            /** @description Free words that the sender keeps with the recipient. Recipients do not see them. */
            customFields?: string[] | undefined;
            /** @description The recipient who named this one. */
            designatorId?: string | undefined;
            /**
             * Format: guid
             * @description The same recipient, by the ID that the service gave.
             */
            designatorIdGuid?: string | undefined;
            /** @description The document template that brought the recipient. */
            documentTemplateId?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the recipient comes from a bulk send list.
             * @enum {string}
             */
            bulkSendV2Recipient?: ("true" | "false") | undefined;
            /** @description The view of a web form that belongs to the recipient. */
            webFormRecipientViewId?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether what comes from the template can no longer be changed.
             * @enum {string}
             */
            templateLocked?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the recipient that comes from the template can no longer be removed.
             * @enum {string}
             */
            templateRequired?: ("true" | "false") | undefined;
            /** @description The recipient's given name. */
            firstName?: string | undefined;
            /** @description The recipient's family name. */
            lastName?: string | undefined;
            /** @description The recipient's given and family name together. */
            fullName?: string | undefined;
            /** @description The page to which a recipient who came by e-mail is led after finishing. */
            emailRecipientPostSigningURL?: string | undefined;
            /**
             * Format: integer-string
             * @description The recipient's turn. Turns come in ascending order, those with the same number come at once;
             *     without it the turn is 1.
             */
            routingOrder?: string | undefined;
            /** @description How the recipient is notified; by e-mail unless something else is said. */
            deliveryMethod?: string | undefined;
            /** @description The fax number, where the envelope goes out by fax. */
            faxNumber?: string | undefined;
            /** @description A private note, which only this recipient reads. */
            note?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the recipient gets no e-mails from the service.
             * @enum {string}
             */
            suppressEmails?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether language, subject and text of the e-mails are those of the envelope.
             * @enum {string}
             */
            inheritEmailNotificationConfiguration?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the service may change the recipient although it is locked.
             * @enum {string}
             */
            allowSystemOverrideForLockedRecipient?: ("true" | "false") | undefined;
            /** @description The code that the recipient must enter. The sender passes it on by another way. */
            accessCode?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the e-mail holds the access code.
             * @enum {string}
             */
            addAccessCodeToEmail?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the recipient's identity is checked before the envelope opens.
             * @enum {string}
             */
            requireIdLookup?: ("true" | "false") | undefined;
            /** @description The check that is made, such as `Phone Auth $`, `SMS Auth $` or `ID Check $`. */
            idCheckConfigurationName?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the check by telephone may be changed although the recipient is locked.
             * @enum {string}
             */
            lockedRecipientPhoneAuthEditable?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the check by text message may be changed although the recipient is locked.
             * @enum {string}
             */
            lockedRecipientSmsEditable?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the signing page leads the signer from field to field.
             * @enum {string}
             */
            autoNavigation?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the signer may sign without a connection.
             * @enum {string}
             */
            canSignOffline?: ("true" | "false") | undefined;
            /** @description Why the signer was added. */
            creationReason?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the signer stands in where nobody else is named.
             * @enum {string}
             */
            defaultRecipient?: ("true" | "false") | undefined;
            /** @description The notary who attends the signing. */
            notaryId?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the signer places the tabs; the signer may then have none at first.
             * @enum {string}
             */
            recipientSuppliesTabs?: ("true" | "false") | undefined;
            /**
             * @description The kind of certificate that the signer needs, such as `docusign_express`, `safe` or
             *     `open_trust`.
             */
            requireSignerCertificate?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the signer must print the documents and sign on paper.
             * @enum {string}
             */
            requireSignOnPaper?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the signer must upload a new image of the signature.
             * @enum {string}
             */
            requireUploadSignature?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the signer must sign at each tab by hand.
             * @enum {string}
             */
            signInEachLocation?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether an agent may change the e-mail address.
             * @enum {string}
             */
            agentCanEditEmail?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether an agent may change the name.
             * @enum {string}
             */
            agentCanEditName?: ("true" | "false") | undefined;
            /**
             * @description The IDs of documents that the recipient does not see. Document visibility must be on for the
             *     account, and a document with a tab of the recipient cannot be left out.
             */
            excludedDocuments?: string[] | undefined;
            /** @description The fields that the signer fills in. */
            tabs?: components["schemas"]["tabs"] | undefined;
            /** @description The relative address of the list of people behind a bulk recipient. */
            bulkRecipientsUri?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the signer stands for a list of people who each get a copy.
             * @enum {string}
             */
            isBulkRecipient?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the e-mail about the notarization has gone out.
             * @enum {string}
             */
            notarySignerEmailSent?: ("true" | "false") | undefined;
            status?: components["schemas"]["recipientStatus"] | undefined;
            /** @description The code that belongs to the status. */
            statusCode?: string | undefined;
            /**
             * Format: date-time
             * @description When the recipient was notified.
             */
            sentDateTime?: string | undefined;
            /**
             * Format: date-time
             * @description When the recipient opened the envelope.
             */
            deliveredDateTime?: string | undefined;
            /**
             * Format: date-time
             * @description When the recipient finished.
             */
            signedDateTime?: string | undefined;
            /**
             * Format: date-time
             * @description When the recipient refused.
             */
            declinedDateTime?: string | undefined;
            /** @description Why the recipient refused. */
            declinedReason?: string | undefined;
            /** @description What came back when the e-mail bounced. */
            autoRespondedReason?: string | undefined;
            /**
             * Format: integer-string
             * @description How many members of the recipient have finished.
             */
            completedCount?: string | undefined;
            /**
             * Format: integer-string
             * @description How many tabs the recipient has.
             */
            totalTabCount?: string | undefined;
            /** @description The outcome for this recipient. */
            readonly errorDetails?: components["schemas"]["errorDetails"] | undefined;
        };
        /**
         * @description Whether a tab is still open, was filled in, was refused, or has no status at all.
         * @enum {string}
         */
        tabStatus: "active" | "signed" | "declined" | "na";
        /** @description Fields on the documents, one list for each kind. */
        tabs: {
            /** @description Where the signature goes. */
            signHereTabs?: components["schemas"]["signHere"][] | undefined;
            /** @description Where the initials go. */
            initialHereTabs?: components["schemas"]["initialHere"][] | undefined;
            /** @description Where the date of signing goes. */
            dateSignedTabs?: components["schemas"]["dateSigned"][] | undefined;
            /** @description Where the signer's full name goes. */
            fullNameTabs?: components["schemas"]["fullName"][] | undefined;
            /** @description Fields in which text can be written. */
            textTabs?: components["schemas"]["text"][] | undefined;
            /** @description Boxes to tick. */
            checkboxTabs?: components["schemas"]["checkbox"][] | undefined;
        };
        /** @description A person who takes a role of a template. */
        templateRole: {
            /** @description The role in the template. It must be written as there. */
            roleName?: string | undefined;
            /** @description The full name of the person. */
            name?: string | undefined;
            /** @description The person's e-mail address. */
            email?: string | undefined;
            /** @description The code that the person must enter to open the envelope. */
            accessCode?: string | undefined;
            /**
             * @description The sender's own ID for the person. With it, the person signs inside the sender's application
             *     and gets no e-mail.
             */
            clientUserId?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the person stands in where the template names nobody.
             * @enum {string}
             */
            defaultRecipient?: ("true" | "false") | undefined;
            /** @description How the person is notified; by e-mail unless something else is said. */
            deliveryMethod?: string | undefined;
            /** @description The sender's own page from which an embedded signer starts. */
            embeddedRecipientStartURL?: string | undefined;
            /** @description The full name of the person who signs in person, where the role is that of a host. */
            inPersonSignerName?: string | undefined;
            /**
             * Format: integer-string
             * @description The person's turn. Those with the same number come at once.
             */
            routingOrder?: string | undefined;
            /** @description The signing group that takes the role. */
            signingGroupId?: string | undefined;
            /** @description The name of that signing group. */
            signingGroupName?: string | undefined;
            /** @description The kind of signing group. */
            signingGroupType?: string | undefined;
            /** @description The members of the signing group. */
            signingGroupUsers?: components["schemas"]["userInfo"][] | undefined;
            /** @description Values for the tabs of the role, found by their labels. */
            tabs?: components["schemas"]["tabs"] | undefined;
        };
        /** @description A template and those who share it. */
        templateSharedItem: {
            /** @description The template; the service makes an ID up where none is sent. */
            templateId?: string | undefined;
            /** @description The name under which the template is shared. */
            templateName?: string | undefined;
            /** @description The password of the user, as an encrypted hash. */
            password?: string | undefined;
            /** @description The user who owns the item. */
            owner?: components["schemas"]["userInfo"] | undefined;
            shared?: components["schemas"]["itemSharing"] | undefined;
            /** @description The groups with which the item is shared. */
            sharedGroups?: components["schemas"]["memberGroupSharedItem"][] | undefined;
            /** @description The users with whom the item is shared. */
            sharedUsers?: components["schemas"]["userSharedItem"][] | undefined;
            /** @description The outcome for this item. */
            readonly errorDetails?: components["schemas"]["errorDetails"] | undefined;
        };
        /** @description A field in which the signer writes text. */
        text: {
            /** @description The tab. The service gives the ID. */
            tabId?: string | undefined;
            /** @description The name by which senders and templates find the tab. */
            tabLabel?: string | undefined;
            /** @description The kind of tab, in lower case and without spaces. */
            tabType?: string | undefined;
            /** @description The name of the tab, which signers see as a hint. */
            name?: string | undefined;
            /** @description A title for the tab. */
            caption?: string | undefined;
            /** @description What the signer reads when pointing at the tab. */
            tooltip?: string | undefined;
            /** @description The full path of the tab among nested fields. */
            tabFullyQualifiedPath?: string | undefined;
            /** @description The groups that the tab belongs to. */
            tabGroupLabels?: string[] | undefined;
            /** @description The tab of the account's own collection from which this one is made. */
            customTabId?: string | undefined;
            /** @description The recipient who owns the tab. */
            recipientId?: string | undefined;
            /**
             * Format: guid
             * @description The same recipient, by the ID that the service gave.
             */
            recipientIdGuid?: string | undefined;
            status?: components["schemas"]["tabStatus"] | undefined;
            /** @description Where the tab comes from. */
            source?: string | undefined;
            /** @description How the tab is joined with a field of another system, as XML. */
            mergeFieldXml?: string | undefined;
            /** @description The attribute of the agreement that the tab fills. */
            agreementAttribute?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether that attribute can no longer be changed.
             * @enum {string}
             */
            agreementAttributeLocked?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether what comes from the template can no longer be changed.
             * @enum {string}
             */
            templateLocked?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the tab that comes from the template can no longer be removed.
             * @enum {string}
             */
            templateRequired?: ("true" | "false") | undefined;
            /** @description The outcome for this tab. */
            readonly errorDetails?: components["schemas"]["errorDetails"] | undefined;
            /** @description What the service noticed about the tab although it took it. */
            warningDetails?: components["schemas"]["errorDetails"] | undefined;
            /** @description The document that the tab stands on. A tab without an anchor needs it. */
            documentId?: string | undefined;
            /**
             * Format: integer-string
             * @description The page that the tab stands on, from 1.
             */
            pageNumber?: string | undefined;
            /** @description Pixels from the left edge of the page. */
            xPosition?: components["schemas"]["measure"] | undefined;
            /** @description Pixels from the top edge of the page. */
            yPosition?: components["schemas"]["measure"] | undefined;
            /** @description The width in pixels. */
            width?: components["schemas"]["measure"] | undefined;
            /** @description The height in pixels. */
            height?: components["schemas"]["measure"] | undefined;
            /**
             * Format: integer-string
             * @description The place in the order in which the tab key goes through the page.
             */
            tabOrder?: string | undefined;
            /**
             * Format: integer-string
             * @description The place of the tab in the form view.
             */
            formOrder?: string | undefined;
            /** @description The title of the page of the form view on which the tab stands. */
            formPageLabel?: string | undefined;
            /**
             * Format: integer-string
             * @description The number of the page of the form view on which the tab stands.
             */
            formPageNumber?: string | undefined;
            /** @description The label of the tab that shows or hides this one. */
            conditionalParentLabel?: string | undefined;
            /** @description The value of that other tab with which this one shows. */
            conditionalParentValue?: string | undefined;
            /** @description The text to look for. The tab is placed at each place where it occurs. */
            anchorString?: string | undefined;
            /** @description How far to the right of the text the tab stands, in `anchorUnits`. */
            anchorXOffset?: components["schemas"]["measure"] | undefined;
            /** @description How far below the text the tab stands, in `anchorUnits`. */
            anchorYOffset?: components["schemas"]["measure"] | undefined;
            /** @description The unit of the two offsets; pixels unless something else is said. */
            anchorUnits?: string | undefined;
            /**
             * @description With which end of the text the tab lines up.
             * @enum {string}
             */
            anchorHorizontalAlignment?: ("left" | "right") | undefined;
            /**
             * Format: boolean-string
             * @description Whether it is no error when the text is not found.
             * @enum {string}
             */
            anchorIgnoreIfNotPresent?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether capital and small letters count as different.
             * @enum {string}
             */
            anchorCaseSensitive?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the text must stand as a word of its own.
             * @enum {string}
             */
            anchorMatchWholeWord?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the text is also found with white space between its characters.
             * @enum {string}
             */
            anchorAllowWhiteSpaceInCharacters?: ("true" | "false") | undefined;
            /** @description The version of the search for anchors. */
            anchorTabProcessorVersion?: string | undefined;
            /** @description In which documents the text is looked for. */
            anchorTabScope?: string | undefined;
            /** @description What stands in the tab. */
            value?: string | undefined;
            /** @description The font, such as `Helvetica` or `TimesNewRoman`. */
            font?: string | undefined;
            fontColor?: components["schemas"]["fontColor"] | undefined;
            fontSize?: components["schemas"]["fontSize"] | undefined;
            /**
             * Format: boolean-string
             * @description Whether the letters are bold.
             * @enum {string}
             */
            bold?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the letters are slanted.
             * @enum {string}
             */
            italic?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the text is underlined.
             * @enum {string}
             */
            underline?: ("true" | "false") | undefined;
            /** @description The value that stood here at first. */
            originalValue?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the signer must fill in the tab.
             * @enum {string}
             */
            required?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the signer cannot change the value.
             * @enum {string}
             */
            locked?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether other recipients may change the value too.
             * @enum {string}
             */
            shared?: ("true" | "false") | undefined;
            /** @description Which recipients see the value before they have it to fill in. */
            shareToRecipients?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether a recipient who changes a shared value must initial the change.
             * @enum {string}
             */
            requireInitialOnSharedChange?: ("true" | "false") | undefined;
            /**
             * Format: integer-string
             * @description How many characters the signer may write.
             */
            maxLength?: string | undefined;
            /** @description The regular expression that the text must match. */
            validationPattern?: string | undefined;
            /** @description What the signer reads when the text does not match. */
            validationMessage?: string | undefined;
            /** @description The calculation from which the value follows. */
            formula?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the value is an amount to pay.
             * @enum {string}
             */
            isPaymentAmount?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the value shows as asterisks once it is signed.
             * @enum {string}
             */
            concealValueOnDocument?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the field keeps its size however much is written.
             * @enum {string}
             */
            disableAutoSize?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether all recipients who share the field must fill it in.
             * @enum {string}
             */
            requireAll?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether the sender must fill in the field before sending.
             * @enum {string}
             */
            senderRequired?: ("true" | "false") | undefined;
        };
        /** @description A piece of metadata with free text. */
        textCustomField: {
            /** @description The field. The service gives the ID. */
            fieldId?: string | undefined;
            /** @description The name of the field, which no other field of the envelope has. */
            name?: string | undefined;
            /** @description What stands in the field. */
            value?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the field must hold something before the envelope is sent.
             * @enum {string}
             */
            required?: ("true" | "false") | undefined;
            /**
             * Format: boolean-string
             * @description Whether recipients get to see the field.
             * @enum {string}
             */
            show?: ("true" | "false") | undefined;
            /** @description The product for which the field is kept, where it is not for people. */
            configurationType?: string | undefined;
            /** @description The outcome for this field. */
            readonly errorDetails?: components["schemas"]["errorDetails"] | undefined;
        };
        /** @description A user, as other resources refer to one. */
        userInfo: {
            /** @description The account the user belongs to, by its external number or its GUID. */
            accountId?: string | undefined;
            /** @description The name that the account goes by. */
            accountName?: string | undefined;
            /** @description The code that the user must enter to activate the account. */
            activationAccessCode?: string | undefined;
            /** @description The user's e-mail address. */
            email?: string | undefined;
            readonly errorDetails?: components["schemas"]["errorDetails"] | undefined;
            /** @description The network address from which the user acted, where that was recorded. */
            ipAddress?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether the user is logged in at this moment.
             * @enum {string}
             */
            loginStatus?: ("true" | "false") | undefined;
            /** @description The user's membership in the account. */
            membershipId?: string | undefined;
            /**
             * Format: boolean-string
             * @description Whether an e-mail goes out that lets the user activate the account.
             * @enum {string}
             */
            sendActivationEmail?: ("true" | "false") | undefined;
            /** @description A relative address that ends in the user's ID. */
            uri?: string | undefined;
            /**
             * @description The user's ID: as a rule the user who calls, and another one only where the caller is an
             *     administrator.
             */
            userId?: string | undefined;
            /** @description The user's full name. */
            userName?: string | undefined;
            userStatus?: components["schemas"]["userStatus"] | undefined;
            /** @description The kind of user, such as `CompanyUser`. */
            userType?: string | undefined;
        };
        /** @description A user with whom a template or a folder is shared, and how. */
        userSharedItem: {
            /** @description The user on the other side. */
            user?: components["schemas"]["userInfo"] | undefined;
            shared?: components["schemas"]["userSharing"] | undefined;
            /** @description The outcome for this user. */
            readonly errorDetails?: components["schemas"]["errorDetails"] | undefined;
        };
        /**
         * @description How two users share: not at all, from the owner to the other, from the other to the owner, or
         *     both ways.
         * @enum {string}
         */
        userSharing: "not_shared" | "shared_to" | "shared_from" | "shared_to_and_from";
        /**
         * @description Where the user's membership stands.
         * @enum {string}
         */
        userStatus: "ActivationRequired" | "ActivationSent" | "Active" | "Closed" | "Disabled";
    };
    responses: {
        /** @description The token is good, but the user may not do this in the account. */
        forbidden: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "errorCode": "USER_LACKS_PERMISSIONS",
                 *       "message": "The user has no right to make this call."
                 *     }
                 */
                "application/json": components["schemas"]["errorDetails"];
            };
        };
        /** @description The address exists, but not with this method. */
        methodNotAllowed: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "errorCode": "METHOD_NOT_ALLOWED",
                 *       "message": "This address does not know this method."
                 *     }
                 */
                "application/json": components["schemas"]["errorDetails"];
            };
        };
        /** @description No such address, or nothing is stored under it. */
        notFound: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "errorCode": "RESOURCE_NOT_FOUND",
                 *       "message": "Nothing is found at this address."
                 *     }
                 */
                "application/json": components["schemas"]["errorDetails"];
            };
        };
        /** @description The service failed; the call may be repeated where it is safe to. */
        serverError: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "errorCode": "UNSPECIFIED_ERROR",
                 *       "message": "The service could not finish the call."
                 *     }
                 */
                "application/json": components["schemas"]["errorDetails"];
            };
        };
        /** @description The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
        tooManyRequests: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "errorCode": "HOURLY_APIINVOCATION_LIMIT_EXCEEDED",
                 *       "message": "The account has made all the calls it may make this hour."
                 *     }
                 */
                "application/json": components["schemas"]["errorDetails"];
            };
        };
        /** @description No access token came with the call, or it is unknown, expired or from another environment. */
        unauthorized: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "errorCode": "AUTHORIZATION_INVALID_TOKEN",
                 *       "message": "The access token is not valid. Get a new one from the authentication service."
                 *     }
                 */
                "application/json": components["schemas"]["errorDetails"];
            };
        };
    };
    parameters: {
        /**
         * @description Only envelopes whose authoritative copy has this status.
         * @example Original
         */
        acStatus: "Unknown" | "Original" | "Transferred" | "AuthoritativeCopy" | "AuthoritativeCopyExportPending" | "AuthoritativeCopyExported" | "DepositPending" | "Deposited" | "DepositedEO" | "DepositFailed";
        /**
         * @description The account, by its external number or by its GUID.
         * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
         */
        accountId: string;
        /**
         * @description Whether the call may also deal with recipients, tabs, custom fields, notification and e-mail
         *     settings.
         * @example true
         */
        advancedUpdate: "true" | "false";
        /**
         * @description Reserved for the service. Leave it out.
         * @example false
         */
        block: string;
        /**
         * @description Reserved for the service. Leave it out.
         * @example false
         */
        cdseMode: string;
        /**
         * @description Whether the certificate of completion is added to the combined PDF.
         * @example true
         */
        certificate: "true" | "false";
        /**
         * @description Whether the turns of recipients that come from a template may be changed by those in the request.
         * @example true
         */
        changeRoutingOrder: "true" | "false";
        /**
         * @description Whether the envelope may be made of finished documents only. Reserved for the service.
         * @example false
         */
        completedDocumentsOnly: "true" | "false";
        /**
         * @description The name of the file, as `filename="..."`; or, with more, `file; filename="...";
         *     fileExtension=pdf; documentId=1`. A file that is not a PDF needs its extension.
         * @example file; filename="Berth lease.pdf"; fileExtension=pdf; documentId=1
         */
        contentDisposition: string;
        /**
         * @description Where the answer goes on: the `continuationToken` of the answer before.
         * @example MjAyNi0xMS0yMHwxMDA
         */
        continuationToken: string;
        /**
         * @description How many records the answer may hold at most.
         * @example 25
         */
        count: string;
        /**
         * @description Only envelopes with this custom field and value, written as `name=value`.
         * @example Berth=42
         */
        customFieldFilter: string;
        /**
         * @description The document, by the number that the sender gave to it.
         * @example 1
         */
        documentId: string;
        /**
         * @description The document, by the number that the sender gave to it; or `combined` for all documents in one
         *     PDF, `archive` for a ZIP of all of them, `certificate` for the certificate of completion,
         *     `portfolio` for a PDF portfolio.
         * @example 1
         */
        documentPart: string;
        /**
         * @description The recipient through whose eyes the document is given, by the ID in the envelope.
         * @example 1
         */
        documentRecipientId: string;
        /**
         * @description Whether only the documents are given that the calling user may see as a recipient.
         * @example true
         */
        documentsByUserId: "true" | "false";
        /**
         * @description The lock that the caller holds, as a JSON object with `LockToken` and, where the remaining time
         *     is to change, `LockDurationInSeconds`; or as the XML element `DocuSignEdit` with the same two
         *     children. While an envelope is locked, every change without it fails with
         *     `EDIT_LOCK_NOT_LOCK_OWNER`.
         * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
         */
        editLock: string;
        /**
         * @description Only envelopes of the user with this e-mail address.
         * @example mara.lindqvist@harbour.example
         */
        emailFilter: string;
        /**
         * @description How the bytes are encoded on the way; plain bytes where it is left out.
         * @example base64
         */
        encoding: string;
        /**
         * @description Whether the bytes come encrypted with the key of the account's key manager.
         * @example false
         */
        encrypt: "true" | "false";
        /**
         * @description What the search need not look at, with commas between the words: `recipients`, `powerforms`,
         *     `folders`.
         * @example powerforms,folders
         */
        envelopeExclude: string;
        /**
         * @description Only envelopes in these folders, as IDs with commas between them. Besides IDs it takes the names
         *     of folders that every account has, such as `inbox`, `drafts`, `sentitems`, `recyclebin`,
         *     `awaiting_my_signature`, `completed`, `expiring_soon`, `out_for_signature` and
         *     `waiting_for_others`.
         * @example sentitems
         */
        envelopeFolderIds: string;
        /**
         * @description The envelope, by the GUID that its creation returned.
         * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
         */
        envelopeId: string;
        /**
         * @description The envelopes to list, as their IDs with commas between them.
         * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
         */
        envelopeIds: string;
        /**
         * @description What the answer holds besides the envelope itself, with commas between the words: `custom_fields`,
         *     `documents`, `attachments`, `extensions`, `folders`, `recipients`, `powerform`, `tabs`,
         *     `payment_tabs`. The tabs come with the recipients who own them.
         * @example recipients,tabs
         */
        envelopeInclude: string;
        /**
         * @description What each envelope of the answer holds besides its own fields, with commas between the words:
         *     `custom_fields`, `documents`, `attachments`, `extensions`, `folders`, `recipients`, `powerform`,
         *     `payment_tabs`.
         * @example recipients,custom_fields
         */
        envelopeListInclude: string;
        /**
         * @description What the list is ordered by.
         * @example last_modified
         */
        envelopeOrderBy: "last_modified" | "action_required" | "created" | "completed" | "envelope_name" | "expire" | "sent" | "signer_list" | "status" | "subject" | "user_name" | "status_changed";
        /**
         * @description Only envelopes that have one of these statuses now, with commas between them; `any` takes all of
         *     them. Where a status cannot follow the one in `from_to_status`, the list is empty.
         * @example sent,delivered
         */
        envelopeStatuses: string;
        /**
         * @description Only envelopes of this user.
         * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
         */
        envelopeUserId: string;
        /**
         * @description Only envelopes of the user with this name.
         * @example Mara Lindqvist
         */
        envelopeUserName: string;
        /**
         * @description With envelopes that are not shared, only those of users with one of these statuses, with
         *     commas between them.
         * @example ActivationRequired,Active
         */
        envelopesNotSharedUserStatus: string;
        /**
         * @description The folders that the call is about, as their IDs with commas between them.
         * @example 0f8e7d6c-5b4a-4392-8170-6f5e4d3c2b1a
         */
        folderIds: string;
        /**
         * @description Only envelopes in folders of these kinds, with commas between them.
         * @example sentitems,normal
         */
        folderTypes: string;
        /**
         * @description The beginning of the period: a date, or a date with a time, in ISO 8601. `from_to_status` says
         *     which change must lie in it. The list needs this, `envelope_ids` or `transaction_ids`.
         * @example 2026-11-01
         */
        fromDate: string;
        /**
         * @description The change that must lie in the period. `Changed`, also called `any`, takes every envelope that
         *     changed at all; another value takes those that reached it. The values may also be written in lower
         *     case.
         * @example Changed
         */
        fromToStatus: "any" | "Changed" | "Created" | "Sent" | "Delivered" | "Signed" | "Completed" | "Declined" | "Voided" | "Deleted" | "TimedOut" | "Processing" | "changed" | "created" | "sent" | "delivered" | "signed" | "completed" | "declined" | "voided" | "deleted" | "timedout" | "processing";
        /**
         * @description Whether the answer tells how far the purge of each envelope is.
         * @example true
         */
        includePurgeInformation: "true" | "false";
        /**
         * @description Only envelopes that also stand in these folders, as IDs with commas between them.
         * @example 0f8e7d6c-5b4a-4392-8170-6f5e4d3c2b1a
         */
        intersectingFolderIds: string;
        /**
         * @description What the sharing is about: `envelopes` between users, `templates` among users and groups, or
         *     `folders` among users and groups.
         * @example templates
         */
        itemType: "envelopes" | "templates" | "folders";
        /**
         * @description The language of the certificate of completion, by its code.
         * @example en
         */
        language: string;
        /**
         * @description The moment of the last query; only what changed since then is listed. It is the
         *     `lastQueriedDateTime` of the answer before.
         * @example 2026-11-20T10:15:00Z
         */
        lastQueriedDate: string;
        /**
         * @description Whether the roles of the templates are merged with the recipients although the envelope stays a
         *     draft.
         * @example true
         */
        mergeRolesOnDraft: "true" | "false";
        /**
         * @description The direction of the list, upwards or downwards.
         * @example desc
         */
        order: "asc" | "desc";
        /**
         * @description Only envelopes that came of these PowerForms, as their IDs with commas between them.
         * @example 6b4e9d2f-8a13-4c75-b0e6-1f5d3c7a9e82
         */
        powerformIds: string;
        /**
         * @description Whether what is shared already stays as it is. Without it, what is sent replaces the present
         *     sharing, since changes are not additive.
         * @example true
         */
        preserveExistingSharedAccess: "true" | "false";
        /**
         * @description How long the search may take. Reserved for the service.
         * @example 30
         */
        queryBudget: string;
        /**
         * @description The form of the dates in the request, where it is not ISO 8601.
         * @example yyyy-MM-dd
         */
        requesterDateFormat: string;
        /**
         * @description Whether the e-mails to those who must act now go out again. The envelope must be a draft, sent or
         *     delivered.
         * @example true
         */
        resendEnvelope: "true" | "false";
        /**
         * @description Whether the changes made under the lock are kept. `false` throws away what stands on the
         *     scratch copy.
         * @example true
         */
        saveChanges: "true" | "false";
        /**
         * @description Only records in which this text occurs.
         * @example lease
         */
        searchText: string;
        /**
         * @description Only items with one of these sharing statuses, with commas between them: `not_shared`,
         *     `shared_to`, `shared_from`, `shared_to_and_from`.
         * @example shared_to,shared_from
         */
        sharedFilter: string;
        /**
         * @description The user who shares the envelope with the caller.
         * @example b8d2f6a4-31c7-4e59-a0b6-7f2e9c8d1a35
         */
        sharedUserId: string;
        /**
         * @description Whether fields that recipients changed are highlighted.
         * @example false
         */
        showChanges: "true" | "false";
        /**
         * @description The zero-based position in the whole list from which the answer starts.
         * @example 0
         */
        startPosition: string;
        /**
         * @description The end of the period: a date, or a date with a time, in ISO 8601. Without it the period lasts
         *     until now.
         * @example 2026-11-30T23:59:59Z
         */
        toDate: string;
        /**
         * @description The transactions to list, as the marks that the requests for the envelopes carried, with commas
         *     between them. A mark is good for seven days.
         * @example lease-42-first-try
         */
        transactionIds: string;
        /**
         * @description In which role the user must stand in the envelope: as sender, as recipient, or as recipient
         *     without being the sender.
         * @example sender
         */
        userFilter: "sender" | "recipient" | "recipient_only";
        /**
         * @description The users that the call is about, as their IDs with commas between them.
         * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10,b8d2f6a4-31c7-4e59-a0b6-7f2e9c8d1a35
         */
        userIds: string;
        /**
         * @description Whether the account's watermark is printed on a document that is not completed.
         * @example true
         */
        watermark: "true" | "false";
    };
    requestBodies: never;
    headers: {
        /**
         * @description Calls that the account may make in the current hour.
         * @example 3000
         */
        rateLimitLimit: number;
        /**
         * @description Calls left to the account in the current hour.
         * @example 2987
         */
        rateLimitRemaining: number;
        /**
         * @description The moment at which the hour ends and the allowance is full again, in Unix seconds.
         * @example 1795003200
         */
        rateLimitReset: number;
        /**
         * @description Identifies this exchange in the service's own logs; quote it when you report a problem.
         * @example 7f1c9a3e-52d4-4b0e-9a6f-3a8f0c1d2e44
         */
        traceToken: string;
    };
    pathItems: never;
}
export type AccountSharedAccess = components['schemas']['accountSharedAccess'];
export type Agent = components['schemas']['agent'];
export type Attachment = components['schemas']['attachment'];
export type BccEmailAddress = components['schemas']['bccEmailAddress'];
export type CarbonCopy = components['schemas']['carbonCopy'];
export type CertifiedDelivery = components['schemas']['certifiedDelivery'];
export type Checkbox = components['schemas']['checkbox'];
export type ConnectConfigResults = components['schemas']['connectConfigResults'];
export type ConnectCustomConfiguration = components['schemas']['connectCustomConfiguration'];
export type ConnectDataPart = components['schemas']['connectDataPart'];
export type ConnectEvent = components['schemas']['connectEvent'];
export type ConnectEventData = components['schemas']['connectEventData'];
export type CustomFields = components['schemas']['customFields'];
export type DateSigned = components['schemas']['dateSigned'];
export type DeliveryMode = components['schemas']['deliveryMode'];
export type Document = components['schemas']['document'];
export type Editor = components['schemas']['editor'];
export type EmailSettings = components['schemas']['emailSettings'];
export type Envelope = components['schemas']['envelope'];
export type EnvelopeDefinition = components['schemas']['envelopeDefinition'];
export type EnvelopeDocument = components['schemas']['envelopeDocument'];
export type EnvelopeEvent = components['schemas']['envelopeEvent'];
export type EnvelopeEventCode = components['schemas']['envelopeEventCode'];
export type EnvelopeStatus = components['schemas']['envelopeStatus'];
export type EnvelopeSummary = components['schemas']['envelopeSummary'];
export type EnvelopeTransactionStatus = components['schemas']['envelopeTransactionStatus'];
export type EnvelopeUpdateSummary = components['schemas']['envelopeUpdateSummary'];
export type EnvelopesInformation = components['schemas']['envelopesInformation'];
export type ErrorDetails = components['schemas']['errorDetails'];
export type EventNotification = components['schemas']['eventNotification'];
export type Expirations = components['schemas']['expirations'];
export type FolderSharedItem = components['schemas']['folderSharedItem'];
export type FontColor = components['schemas']['fontColor'];
export type FontSize = components['schemas']['fontSize'];
export type FullName = components['schemas']['fullName'];
export type Group = components['schemas']['group'];
export type GroupType = components['schemas']['groupType'];
export type InPersonSigner = components['schemas']['inPersonSigner'];
export type InitialHere = components['schemas']['initialHere'];
export type ItemSharing = components['schemas']['itemSharing'];
export type ListCustomField = components['schemas']['listCustomField'];
export type LockInformation = components['schemas']['lockInformation'];
export type LockRequest = components['schemas']['lockRequest'];
export type LockType = components['schemas']['lockType'];
export type Measure = components['schemas']['measure'];
export type MemberGroupSharedItem = components['schemas']['memberGroupSharedItem'];
export type MemberSharedItems = components['schemas']['memberSharedItems'];
export type NameValue = components['schemas']['nameValue'];
export type Notification = components['schemas']['notification'];
export type Page = components['schemas']['page'];
export type PropertyMetadata = components['schemas']['propertyMetadata'];
export type PurgeState = components['schemas']['purgeState'];
export type RecipientEvent = components['schemas']['recipientEvent'];
export type RecipientEventCode = components['schemas']['recipientEventCode'];
export type RecipientStatus = components['schemas']['recipientStatus'];
export type RecipientType = components['schemas']['recipientType'];
export type RecipientUpdateResponse = components['schemas']['recipientUpdateResponse'];
export type Recipients = components['schemas']['recipients'];
export type Reminders = components['schemas']['reminders'];
export type SharedItem = components['schemas']['sharedItem'];
export type SignHere = components['schemas']['signHere'];
export type SignatureType = components['schemas']['signatureType'];
export type Signer = components['schemas']['signer'];
export type TabStatus = components['schemas']['tabStatus'];
export type Tabs = components['schemas']['tabs'];
export type TemplateRole = components['schemas']['templateRole'];
export type TemplateSharedItem = components['schemas']['templateSharedItem'];
export type Text = components['schemas']['text'];
export type TextCustomField = components['schemas']['textCustomField'];
export type UserInfo = components['schemas']['userInfo'];
export type UserSharedItem = components['schemas']['userSharedItem'];
export type UserSharing = components['schemas']['userSharing'];
export type UserStatus = components['schemas']['userStatus'];
export type ResponseForbidden = components['responses']['forbidden'];
export type ResponseMethodNotAllowed = components['responses']['methodNotAllowed'];
export type ResponseNotFound = components['responses']['notFound'];
export type ResponseServerError = components['responses']['serverError'];
export type ResponseTooManyRequests = components['responses']['tooManyRequests'];
export type ResponseUnauthorized = components['responses']['unauthorized'];
export type ParameterAcStatus = components['parameters']['acStatus'];
export type ParameterAccountId = components['parameters']['accountId'];
export type ParameterAdvancedUpdate = components['parameters']['advancedUpdate'];
export type ParameterBlock = components['parameters']['block'];
export type ParameterCdseMode = components['parameters']['cdseMode'];
export type ParameterCertificate = components['parameters']['certificate'];
export type ParameterChangeRoutingOrder = components['parameters']['changeRoutingOrder'];
export type ParameterCompletedDocumentsOnly = components['parameters']['completedDocumentsOnly'];
export type ParameterContentDisposition = components['parameters']['contentDisposition'];
export type ParameterContinuationToken = components['parameters']['continuationToken'];
export type ParameterCount = components['parameters']['count'];
export type ParameterCustomFieldFilter = components['parameters']['customFieldFilter'];
export type ParameterDocumentId = components['parameters']['documentId'];
export type ParameterDocumentPart = components['parameters']['documentPart'];
export type ParameterDocumentRecipientId = components['parameters']['documentRecipientId'];
export type ParameterDocumentsByUserId = components['parameters']['documentsByUserId'];
export type ParameterEditLock = components['parameters']['editLock'];
export type ParameterEmailFilter = components['parameters']['emailFilter'];
export type ParameterEncoding = components['parameters']['encoding'];
export type ParameterEncrypt = components['parameters']['encrypt'];
export type ParameterEnvelopeExclude = components['parameters']['envelopeExclude'];
export type ParameterEnvelopeFolderIds = components['parameters']['envelopeFolderIds'];
export type ParameterEnvelopeId = components['parameters']['envelopeId'];
export type ParameterEnvelopeIds = components['parameters']['envelopeIds'];
export type ParameterEnvelopeInclude = components['parameters']['envelopeInclude'];
export type ParameterEnvelopeListInclude = components['parameters']['envelopeListInclude'];
export type ParameterEnvelopeOrderBy = components['parameters']['envelopeOrderBy'];
export type ParameterEnvelopeStatuses = components['parameters']['envelopeStatuses'];
export type ParameterEnvelopeUserId = components['parameters']['envelopeUserId'];
export type ParameterEnvelopeUserName = components['parameters']['envelopeUserName'];
export type ParameterEnvelopesNotSharedUserStatus = components['parameters']['envelopesNotSharedUserStatus'];
export type ParameterFolderIds = components['parameters']['folderIds'];
export type ParameterFolderTypes = components['parameters']['folderTypes'];
export type ParameterFromDate = components['parameters']['fromDate'];
export type ParameterFromToStatus = components['parameters']['fromToStatus'];
export type ParameterIncludePurgeInformation = components['parameters']['includePurgeInformation'];
export type ParameterIntersectingFolderIds = components['parameters']['intersectingFolderIds'];
export type ParameterItemType = components['parameters']['itemType'];
export type ParameterLanguage = components['parameters']['language'];
export type ParameterLastQueriedDate = components['parameters']['lastQueriedDate'];
export type ParameterMergeRolesOnDraft = components['parameters']['mergeRolesOnDraft'];
export type ParameterOrder = components['parameters']['order'];
export type ParameterPowerformIds = components['parameters']['powerformIds'];
export type ParameterPreserveExistingSharedAccess = components['parameters']['preserveExistingSharedAccess'];
export type ParameterQueryBudget = components['parameters']['queryBudget'];
export type ParameterRequesterDateFormat = components['parameters']['requesterDateFormat'];
export type ParameterResendEnvelope = components['parameters']['resendEnvelope'];
export type ParameterSaveChanges = components['parameters']['saveChanges'];
export type ParameterSearchText = components['parameters']['searchText'];
export type ParameterSharedFilter = components['parameters']['sharedFilter'];
export type ParameterSharedUserId = components['parameters']['sharedUserId'];
export type ParameterShowChanges = components['parameters']['showChanges'];
export type ParameterStartPosition = components['parameters']['startPosition'];
export type ParameterToDate = components['parameters']['toDate'];
export type ParameterTransactionIds = components['parameters']['transactionIds'];
export type ParameterUserFilter = components['parameters']['userFilter'];
export type ParameterUserIds = components['parameters']['userIds'];
export type ParameterWatermark = components['parameters']['watermark'];
export type HeaderRateLimitLimit = components['headers']['rateLimitLimit'];
export type HeaderRateLimitRemaining = components['headers']['rateLimitRemaining'];
export type HeaderRateLimitReset = components['headers']['rateLimitReset'];
export type HeaderTraceToken = components['headers']['traceToken'];
export type $defs = Record<string, never>;
export interface operations {
    ConnectConfigurations_list: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account, by its external number or by its GUID.
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                accountId: components["parameters"]["accountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All configurations of the account. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["connectConfigResults"];
                };
            };
            /** @description A parameter does not fit the contract, or the caller may not see the configurations. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorDetails"];
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    ConnectConfigurations_create: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account, by its external number or by its GUID.
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                accountId: components["parameters"]["accountId"];
            };
            cookie?: never;
        };
        /** @description The configuration to make. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["connectCustomConfiguration"];
            };
        };
        responses: {
            /** @description The configuration with its ID. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["connectCustomConfiguration"];
                };
            };
            /** @description The request does not fit the contract, or the caller may not set up Connect. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorDetails"];
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Envelopes_listStatusChanges: {
        parameters: {
            query?: {
                /**
                 * @description Only envelopes whose authoritative copy has this status.
                 * @example Original
                 */
                ac_status?: components["parameters"]["acStatus"] | undefined;
                /**
                 * @description Reserved for the service. Leave it out.
                 * @example false
                 */
                block?: components["parameters"]["block"] | undefined;
                /**
                 * @description Reserved for the service. Leave it out.
                 * @example false
                 */
                cdse_mode?: components["parameters"]["cdseMode"] | undefined;
                /**
                 * @description Where the answer goes on: the `continuationToken` of the answer before.
                 * @example MjAyNi0xMS0yMHwxMDA
                 */
                continuation_token?: components["parameters"]["continuationToken"] | undefined;
                /**
                 * @description How many records the answer may hold at most.
                 * @example 25
                 */
                count?: components["parameters"]["count"] | undefined;
                /**
                 * @description Only envelopes with this custom field and value, written as `name=value`.
                 * @example Berth=42
                 */
                custom_field?: components["parameters"]["customFieldFilter"] | undefined;
                /**
                 * @description Only envelopes of the user with this e-mail address.
                 * @example mara.lindqvist@harbour.example
                 */
                email?: components["parameters"]["emailFilter"] | undefined;
                /**
                 * @description The envelopes to list, as their IDs with commas between them.
                 * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
                 */
                envelope_ids?: components["parameters"]["envelopeIds"] | undefined;
                /**
                 * @description What the search need not look at, with commas between the words: `recipients`, `powerforms`,
                 *     `folders`.
                 * @example powerforms,folders
                 */
                exclude?: components["parameters"]["envelopeExclude"] | undefined;
                /**
                 * @description Only envelopes in these folders, as IDs with commas between them. Besides IDs it takes the names
                 *     of folders that every account has, such as `inbox`, `drafts`, `sentitems`, `recyclebin`,
                 *     `awaiting_my_signature`, `completed`, `expiring_soon`, `out_for_signature` and
                 *     `waiting_for_others`.
                 * @example sentitems
                 */
                folder_ids?: components["parameters"]["envelopeFolderIds"] | undefined;
                /**
                 * @description Only envelopes in folders of these kinds, with commas between them.
                 * @example sentitems,normal
                 */
                folder_types?: components["parameters"]["folderTypes"] | undefined;
                /**
                 * @description The beginning of the period: a date, or a date with a time, in ISO 8601. `from_to_status` says
                 *     which change must lie in it. The list needs this, `envelope_ids` or `transaction_ids`.
                 * @example 2026-11-01
                 */
                from_date?: components["parameters"]["fromDate"] | undefined;
                /**
                 * @description The change that must lie in the period. `Changed`, also called `any`, takes every envelope that
                 *     changed at all; another value takes those that reached it. The values may also be written in lower
                 *     case.
                 * @example Changed
                 */
                from_to_status?: components["parameters"]["fromToStatus"] | undefined;
                /**
                 * @description What each envelope of the answer holds besides its own fields, with commas between the words:
                 *     `custom_fields`, `documents`, `attachments`, `extensions`, `folders`, `recipients`, `powerform`,
                 *     `payment_tabs`.
                 * @example recipients,custom_fields
                 */
                include?: components["parameters"]["envelopeListInclude"] | undefined;
                /**
                 * @description Whether the answer tells how far the purge of each envelope is.
                 * @example true
                 */
                include_purge_information?: components["parameters"]["includePurgeInformation"] | undefined;
                /**
                 * @description Only envelopes that also stand in these folders, as IDs with commas between them.
                 * @example 0f8e7d6c-5b4a-4392-8170-6f5e4d3c2b1a
                 */
                intersecting_folder_ids?: components["parameters"]["intersectingFolderIds"] | undefined;
                /**
                 * @description The moment of the last query; only what changed since then is listed. It is the
                 *     `lastQueriedDateTime` of the answer before.
                 * @example 2026-11-20T10:15:00Z
                 */
                last_queried_date?: components["parameters"]["lastQueriedDate"] | undefined;
                /**
                 * @description The direction of the list, upwards or downwards.
                 * @example desc
                 */
                order?: components["parameters"]["order"] | undefined;
                /**
                 * @description What the list is ordered by.
                 * @example last_modified
                 */
                order_by?: components["parameters"]["envelopeOrderBy"] | undefined;
                /**
                 * @description Only envelopes that came of these PowerForms, as their IDs with commas between them.
                 * @example 6b4e9d2f-8a13-4c75-b0e6-1f5d3c7a9e82
                 */
                powerformids?: components["parameters"]["powerformIds"] | undefined;
                /**
                 * @description How long the search may take. Reserved for the service.
                 * @example 30
                 */
                query_budget?: components["parameters"]["queryBudget"] | undefined;
                /**
                 * @description The form of the dates in the request, where it is not ISO 8601.
                 * @example yyyy-MM-dd
                 */
                requester_date_format?: components["parameters"]["requesterDateFormat"] | undefined;
                /**
                 * @description Only records in which this text occurs.
                 * @example lease
                 */
                search_text?: components["parameters"]["searchText"] | undefined;
                /**
                 * @description The zero-based position in the whole list from which the answer starts.
                 * @example 0
                 */
                start_position?: components["parameters"]["startPosition"] | undefined;
                /**
                 * @description Only envelopes that have one of these statuses now, with commas between them; `any` takes all of
                 *     them. Where a status cannot follow the one in `from_to_status`, the list is empty.
                 * @example sent,delivered
                 */
                status?: components["parameters"]["envelopeStatuses"] | undefined;
                /**
                 * @description The end of the period: a date, or a date with a time, in ISO 8601. Without it the period lasts
                 *     until now.
                 * @example 2026-11-30T23:59:59Z
                 */
                to_date?: components["parameters"]["toDate"] | undefined;
                /**
                 * @description The transactions to list, as the marks that the requests for the envelopes carried, with commas
                 *     between them. A mark is good for seven days.
                 * @example lease-42-first-try
                 */
                transaction_ids?: components["parameters"]["transactionIds"] | undefined;
                /**
                 * @description In which role the user must stand in the envelope: as sender, as recipient, or as recipient
                 *     without being the sender.
                 * @example sender
                 */
                user_filter?: components["parameters"]["userFilter"] | undefined;
                /**
                 * @description Only envelopes of this user.
                 * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
                 */
                user_id?: components["parameters"]["envelopeUserId"] | undefined;
                /**
                 * @description Only envelopes of the user with this name.
                 * @example Mara Lindqvist
                 */
                user_name?: components["parameters"]["envelopeUserName"] | undefined;
            };
            header?: never;
            path: {
                /**
                 * @description The account, by its external number or by its GUID.
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                accountId: components["parameters"]["accountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One chunk of the envelopes that were asked for. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["envelopesInformation"];
                };
            };
            /** @description No period, envelope or transaction is named, or a parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorDetails"];
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Envelopes_create: {
        parameters: {
            query?: {
                /**
                 * @description Reserved for the service. Leave it out.
                 * @example false
                 */
                cdse_mode?: components["parameters"]["cdseMode"] | undefined;
                /**
                 * @description Whether the turns of recipients that come from a template may be changed by those in the request.
                 * @example true
                 */
                change_routing_order?: components["parameters"]["changeRoutingOrder"] | undefined;
                /**
                 * @description Whether the envelope may be made of finished documents only. Reserved for the service.
                 * @example false
                 */
                completed_documents_only?: components["parameters"]["completedDocumentsOnly"] | undefined;
                /**
                 * @description Whether the roles of the templates are merged with the recipients although the envelope stays a
                 *     draft.
                 * @example true
                 */
                merge_roles_on_draft?: components["parameters"]["mergeRolesOnDraft"] | undefined;
            };
            header?: never;
            path: {
                /**
                 * @description The account, by its external number or by its GUID.
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                accountId: components["parameters"]["accountId"];
            };
            cookie?: never;
        };
        /** @description The envelope to make. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["envelopeDefinition"];
            };
        };
        responses: {
            /** @description The envelope is made; its ID and status are in the answer. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["envelopeSummary"];
                };
            };
            /** @description The request does not fit the contract, or the envelope cannot be made or sent as it is. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorDetails"];
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Envelopes_get: {
        parameters: {
            query?: {
                /**
                 * @description Whether the call may also deal with recipients, tabs, custom fields, notification and e-mail
                 *     settings.
                 * @example true
                 */
                advanced_update?: components["parameters"]["advancedUpdate"] | undefined;
                /**
                 * @description What the answer holds besides the envelope itself, with commas between the words: `custom_fields`,
                 *     `documents`, `attachments`, `extensions`, `folders`, `recipients`, `powerform`, `tabs`,
                 *     `payment_tabs`. The tabs come with the recipients who own them.
                 * @example recipients,tabs
                 */
                include?: components["parameters"]["envelopeInclude"] | undefined;
            };
            header?: never;
            path: {
                /**
                 * @description The account, by its external number or by its GUID.
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                accountId: components["parameters"]["accountId"];
                /**
                 * @description The envelope, by the GUID that its creation returned.
                 * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
                 */
                envelopeId: components["parameters"]["envelopeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelope as it is now. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["envelope"];
                };
            };
            /** @description There is no such envelope for the caller, or a parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorDetails"];
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Envelopes_update: {
        parameters: {
            query?: {
                /**
                 * @description Whether the call may also deal with recipients, tabs, custom fields, notification and e-mail
                 *     settings.
                 * @example true
                 */
                advanced_update?: components["parameters"]["advancedUpdate"] | undefined;
                /**
                 * @description Whether the e-mails to those who must act now go out again. The envelope must be a draft, sent or
                 *     delivered.
                 * @example true
                 */
                resend_envelope?: components["parameters"]["resendEnvelope"] | undefined;
            };
            header?: {
                /**
                 * @description The lock that the caller holds, as a JSON object with `LockToken` and, where the remaining time
                 *     is to change, `LockDurationInSeconds`; or as the XML element `DocuSignEdit` with the same two
                 *     children. While an envelope is locked, every change without it fails with
                 *     `EDIT_LOCK_NOT_LOCK_OWNER`.
                 * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
                 */
                "X-DocuSign-Edit"?: components["parameters"]["editLock"] | undefined;
            };
            path: {
                /**
                 * @description The account, by its external number or by its GUID.
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                accountId: components["parameters"]["accountId"];
                /**
                 * @description The envelope, by the GUID that its creation returned.
                 * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
                 */
                envelopeId: components["parameters"]["envelopeId"];
            };
            cookie?: never;
        };
        /** @description What is to be different; fields that are left out stay as they are. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["envelope"];
            };
        };
        responses: {
            /** @description The envelope is changed; each part that was sent has its own outcome. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["envelopeUpdateSummary"];
                };
            };
            /** @description The request does not fit the contract, or the envelope does not stand where this is allowed. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorDetails"];
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeDocuments_get: {
        parameters: {
            query?: {
                /**
                 * @description Whether the certificate of completion is added to the combined PDF.
                 * @example true
                 */
                certificate?: components["parameters"]["certificate"] | undefined;
                /**
                 * @description Whether only the documents are given that the calling user may see as a recipient.
                 * @example true
                 */
                documents_by_userid?: components["parameters"]["documentsByUserId"] | undefined;
                /**
                 * @description How the bytes are encoded on the way; plain bytes where it is left out.
                 * @example base64
                 */
                encoding?: components["parameters"]["encoding"] | undefined;
                /**
                 * @description Whether the bytes come encrypted with the key of the account's key manager.
                 * @example false
                 */
                encrypt?: components["parameters"]["encrypt"] | undefined;
                /**
                 * @description The language of the certificate of completion, by its code.
                 * @example en
                 */
                language?: components["parameters"]["language"] | undefined;
                /**
                 * @description The recipient through whose eyes the document is given, by the ID in the envelope.
                 * @example 1
                 */
                recipient_id?: components["parameters"]["documentRecipientId"] | undefined;
                /**
                 * @description The user who shares the envelope with the caller.
                 * @example b8d2f6a4-31c7-4e59-a0b6-7f2e9c8d1a35
                 */
                shared_user_id?: components["parameters"]["sharedUserId"] | undefined;
                /**
                 * @description Whether fields that recipients changed are highlighted.
                 * @example false
                 */
                show_changes?: components["parameters"]["showChanges"] | undefined;
                /**
                 * @description Whether the account's watermark is printed on a document that is not completed.
                 * @example true
                 */
                watermark?: components["parameters"]["watermark"] | undefined;
            };
            header?: never;
            path: {
                /**
                 * @description The account, by its external number or by its GUID.
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                accountId: components["parameters"]["accountId"];
                /**
                 * @description The envelope, by the GUID that its creation returned.
                 * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
                 */
                envelopeId: components["parameters"]["envelopeId"];
                /**
                 * @description The document, by the number that the sender gave to it; or `combined` for all documents in one
                 *     PDF, `archive` for a ZIP of all of them, `certificate` for the certificate of completion,
                 *     `portfolio` for a PDF portfolio.
                 * @example 1
                 */
                documentId: components["parameters"]["documentPart"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file: a PDF, or a ZIP for `archive`. */
            200: {
                headers: {
                    /**
                     * @description The name of the file and the ID of the document.
                     * @example file; filename="Berth lease.pdf"; documentid="1"
                     */
                    "Content-Disposition": string;
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Blob;
                    "application/zip": Blob;
                };
            };
            /** @description There is no such document in the envelope, or a parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorDetails"];
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeDocuments_update: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The lock that the caller holds, as a JSON object with `LockToken` and, where the remaining time
                 *     is to change, `LockDurationInSeconds`; or as the XML element `DocuSignEdit` with the same two
                 *     children. While an envelope is locked, every change without it fails with
                 *     `EDIT_LOCK_NOT_LOCK_OWNER`.
                 * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
                 */
                "X-DocuSign-Edit"?: components["parameters"]["editLock"] | undefined;
                /**
                 * @description The name of the file, as `filename="..."`; or, with more, `file; filename="...";
                 *     fileExtension=pdf; documentId=1`. A file that is not a PDF needs its extension.
                 * @example file; filename="Berth lease.pdf"; fileExtension=pdf; documentId=1
                 */
                "Content-Disposition"?: components["parameters"]["contentDisposition"] | undefined;
            };
            path: {
                /**
                 * @description The account, by its external number or by its GUID.
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                accountId: components["parameters"]["accountId"];
                /**
                 * @description The envelope, by the GUID that its creation returned.
                 * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
                 */
                envelopeId: components["parameters"]["envelopeId"];
                /**
                 * @description The document, by the number that the sender gave to it.
                 * @example 1
                 */
                documentId: components["parameters"]["documentId"];
            };
            cookie?: never;
        };
        /** @description The bytes of the file. */
        requestBody: {
            content: {
                "application/pdf": Blob;
                "application/octet-stream": Blob;
            };
        };
        responses: {
            /** @description The document as the service keeps it. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["envelopeDocument"];
                };
            };
            /** @description The file cannot be read, the envelope is no draft, or a parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorDetails"];
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeLocks_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account, by its external number or by its GUID.
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                accountId: components["parameters"]["accountId"];
                /**
                 * @description The envelope, by the GUID that its creation returned.
                 * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
                 */
                envelopeId: components["parameters"]["envelopeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lock as it stands. */
            200: {
                headers: {
                    /**
                     * @description The lock as JSON, to send back with every change; only the owner of the lock gets it.
                     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
                     */
                    "X-DocuSign-Edit": string;
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["lockInformation"];
                };
            };
            /** @description The envelope is not locked, or the request does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorDetails"];
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeLocks_update: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The lock that the caller holds, as a JSON object with `LockToken` and, where the remaining time
                 *     is to change, `LockDurationInSeconds`; or as the XML element `DocuSignEdit` with the same two
                 *     children. While an envelope is locked, every change without it fails with
                 *     `EDIT_LOCK_NOT_LOCK_OWNER`.
                 * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
                 */
                "X-DocuSign-Edit"?: components["parameters"]["editLock"] | undefined;
            };
            path: {
                /**
                 * @description The account, by its external number or by its GUID.
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                accountId: components["parameters"]["accountId"];
                /**
                 * @description The envelope, by the GUID that its creation returned.
                 * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
                 */
                envelopeId: components["parameters"]["envelopeId"];
            };
            cookie?: never;
        };
        /** @description How long the lock is to last from now on. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["lockRequest"];
            };
        };
        responses: {
            /** @description The lock with its new end. */
            200: {
                headers: {
                    /**
                     * @description The lock as JSON, to send back with every change; only the owner of the lock gets it.
                     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
                     */
                    "X-DocuSign-Edit": string;
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["lockInformation"];
                };
            };
            /** @description The request does not fit the contract, or the caller does not hold the lock. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorDetails"];
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeLocks_create: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account, by its external number or by its GUID.
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                accountId: components["parameters"]["accountId"];
                /**
                 * @description The envelope, by the GUID that its creation returned.
                 * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
                 */
                envelopeId: components["parameters"]["envelopeId"];
            };
            cookie?: never;
        };
        /** @description How long and for what the envelope is to be locked. */
        requestBody?: {
            content: {
                "application/json": components["schemas"]["lockRequest"];
            };
        };
        responses: {
            /** @description The envelope is locked; the token is in the answer. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["lockInformation"];
                };
            };
            /** @description The request does not fit the contract, or the envelope cannot be locked now. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorDetails"];
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    EnvelopeLocks_delete: {
        parameters: {
            query?: {
                /**
                 * @description Whether the changes made under the lock are kept. `false` throws away what stands on the
                 *     scratch copy.
                 * @example true
                 */
                save_changes?: components["parameters"]["saveChanges"] | undefined;
            };
            header?: {
                /**
                 * @description The lock that the caller holds, as a JSON object with `LockToken` and, where the remaining time
                 *     is to change, `LockDurationInSeconds`; or as the XML element `DocuSignEdit` with the same two
                 *     children. While an envelope is locked, every change without it fails with
                 *     `EDIT_LOCK_NOT_LOCK_OWNER`.
                 * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
                 */
                "X-DocuSign-Edit"?: components["parameters"]["editLock"] | undefined;
            };
            path: {
                /**
                 * @description The account, by its external number or by its GUID.
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                accountId: components["parameters"]["accountId"];
                /**
                 * @description The envelope, by the GUID that its creation returned.
                 * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
                 */
                envelopeId: components["parameters"]["envelopeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lock that was given back. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["lockInformation"];
                };
            };
            /** @description The envelope is not locked, the caller does not hold the lock, or a parameter is wrong. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorDetails"];
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Accounts_listSharedAccess: {
        parameters: {
            query?: {
                /**
                 * @description What the sharing is about: `envelopes` between users, `templates` among users and groups, or
                 *     `folders` among users and groups.
                 * @example templates
                 */
                item_type?: components["parameters"]["itemType"] | undefined;
                /**
                 * @description The users that the call is about, as their IDs with commas between them.
                 * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10,b8d2f6a4-31c7-4e59-a0b6-7f2e9c8d1a35
                 */
                user_ids?: components["parameters"]["userIds"] | undefined;
                /**
                 * @description The folders that the call is about, as their IDs with commas between them.
                 * @example 0f8e7d6c-5b4a-4392-8170-6f5e4d3c2b1a
                 */
                folder_ids?: components["parameters"]["folderIds"] | undefined;
                /**
                 * @description Only items with one of these sharing statuses, with commas between them: `not_shared`,
                 *     `shared_to`, `shared_from`, `shared_to_and_from`.
                 * @example shared_to,shared_from
                 */
                shared?: components["parameters"]["sharedFilter"] | undefined;
                /**
                 * @description With envelopes that are not shared, only those of users with one of these statuses, with
                 *     commas between them.
                 * @example ActivationRequired,Active
                 */
                envelopes_not_shared_user_status?: components["parameters"]["envelopesNotSharedUserStatus"] | undefined;
                /**
                 * @description Only records in which this text occurs.
                 * @example lease
                 */
                search_text?: components["parameters"]["searchText"] | undefined;
                /**
                 * @description How many records the answer may hold at most.
                 * @example 25
                 */
                count?: components["parameters"]["count"] | undefined;
                /**
                 * @description The zero-based position in the whole list from which the answer starts.
                 * @example 0
                 */
                start_position?: components["parameters"]["startPosition"] | undefined;
            };
            header?: never;
            path: {
                /**
                 * @description The account, by its external number or by its GUID.
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                accountId: components["parameters"]["accountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One chunk of the sharing in the account. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["accountSharedAccess"];
                    "application/xml": components["schemas"]["accountSharedAccess"];
                };
            };
            /** @description A parameter does not fit the contract, or the caller may not see the sharing. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorDetails"];
                    "application/xml": components["schemas"]["errorDetails"];
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Accounts_updateSharedAccess: {
        parameters: {
            query?: {
                /**
                 * @description What the sharing is about: `envelopes` between users, `templates` among users and groups, or
                 *     `folders` among users and groups.
                 * @example templates
                 */
                item_type?: components["parameters"]["itemType"] | undefined;
                /**
                 * @description Whether what is shared already stays as it is. Without it, what is sent replaces the present
                 *     sharing, since changes are not additive.
                 * @example true
                 */
                preserve_existing_shared_access?: components["parameters"]["preserveExistingSharedAccess"] | undefined;
                /**
                 * @description The users that the call is about, as their IDs with commas between them.
                 * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10,b8d2f6a4-31c7-4e59-a0b6-7f2e9c8d1a35
                 */
                user_ids?: components["parameters"]["userIds"] | undefined;
            };
            header?: never;
            path: {
                /**
                 * @description The account, by its external number or by its GUID.
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                accountId: components["parameters"]["accountId"];
            };
            cookie?: never;
        };
        /** @description The sharing as it is to be. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["accountSharedAccess"];
                "application/xml": components["schemas"]["accountSharedAccess"];
            };
        };
        responses: {
            /** @description The sharing as it is now, with the outcome for each item. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["accountSharedAccess"];
                    "application/xml": components["schemas"]["accountSharedAccess"];
                };
            };
            /** @description The request does not fit the contract, or the caller may not share this. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["errorDetails"];
                    "application/xml": components["schemas"]["errorDetails"];
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
}
