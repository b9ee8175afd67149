// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

export interface paths {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the health of the server
         * @description Reads from the database, and so reports if that is unavailable.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/operations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the operations of the service that are served */
        get: operations["listOperations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/live": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Report changes as they happen
         * @description Responds with server-sent events, and stays open. In a browser:
         *     `new EventSource('/_countersign/control/v1/live?tenant=default')`.
         *
         *     - `hello` is the first event: `{ "server": "sandbox" }`. What happens from now on is reported,
         *       so a client reads the state after this event, also when it has connected again.
         *     - `change` reports that transactions have changed something in the tenant:
         *       `{ "kinds": ["envelope", "mail"], "ids": ["…"] }`. The kinds are `envelope`, `template`,
         *       `room`, `delivery`, the other kinds of records that are stored, such as `mail`, `user` and
         *       `group`, and `tenant` for its clock, settings, faults, snapshots, a seed or a reset. The
         *       event also reports each tenant that was created or deleted, with its name in `ids`, to all
         *       clients. There are at most 50 IDs: they help to find out what changed, but there can be
         *       more. Changes within 50 milliseconds are one event.
         *     - `request` has a request to the service that was answered, as in `listRequests`.
         *       `?observers=true` adds the calls of the console.
         *
         *     A comment is sent every 15 seconds. Changes and requests of other processes on the same
         *     PostgreSQL are not reported. The mock has the same stream, without `change`, at
         *     `/_countersign/traffic/live`.
         */
        get: operations["watchLive"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the tenants */
        get: operations["listTenants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tenants/{tenant}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant. */
                tenant: components["parameters"]["tenantInPath"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Create a tenant
         * @description Does nothing if it exists.
         */
        put: operations["createTenant"];
        post?: never;
        /**
         * Delete a tenant
         * @description Its snapshots are deleted too. A later request that names it creates it again with the seed.
         */
        delete: operations["deleteTenant"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reset": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reset a tenant to the seed
         * @description Also resets the clock, and removes faults and limits. It takes the same short time for any
         *     amount of data. Access tokens stay valid, as long as their user exists.
         */
        post: operations["reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seed": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Describe the seed
         * @description Returns the seed that the server was started with, and the sections that a seed can have. A
         *     database that already has a seed keeps that one.
         */
        get: operations["getSeed"];
        put?: never;
        /**
         * Add records to a tenant
         * @description Adds lists in the form of a seed file, as JSON or YAML. Items replace existing records with
         *     the same ID.
         */
        post: operations["seed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/snapshots": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        /** List the snapshots of the tenant */
        get: operations["listSnapshots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/snapshots/{snapshot}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The snapshot. */
                snapshot: components["parameters"]["snapshot"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Take a snapshot
         * @description Includes the clock, faults and limits. Replaces a snapshot of the same name.
         */
        put: operations["takeSnapshot"];
        post?: never;
        /** Delete a snapshot */
        delete: operations["deleteSnapshot"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/snapshots/{snapshot}/restore": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The snapshot. */
                snapshot: components["parameters"]["snapshot"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a snapshot
         * @description The snapshot stays, so that a test can restore it again.
         */
        post: operations["restoreSnapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/snapshots/{snapshot}/file": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The snapshot. */
                snapshot: components["parameters"]["snapshot"];
            };
            cookie?: never;
        };
        /**
         * Download a snapshot as a file
         * @description The file has everything that the snapshot needs, also the bytes of documents: it can be
         *     uploaded to another tenant or another sandbox. It is JSON, compressed with gzip, and has the
         *     secrets of the tenant in it.
         */
        get: operations["downloadSnapshot"];
        /**
         * Upload a snapshot from a file
         * @description Takes a file of `downloadSnapshot`. The tenant does not change until the snapshot is restored.
         *     A snapshot of the same name is replaced. A file that was changed, or that was downloaded from
         *     a release with other tables, is rejected.
         */
        put: operations["uploadSnapshot"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clock": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        /** Get the clock */
        get: operations["getClock"];
        /**
         * Set, freeze or thaw the clock
         * @description Items that are due up to the new time run before the response, in order and each at its own
         *     time. Setting the clock back repeats nothing.
         */
        put: operations["setClock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clock/advance": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Advance the clock
         * @description Items that fall due in the meantime run before the response, in order and each at its own
         *     time. A frozen clock stays frozen, at the later time. A call waits for up to 10,000 jobs,
         *     and only as long as the connection is open; the rest runs in the background. Call
         *     `POST /clock/run` to wait for more.
         */
        post: operations["advanceClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clock/run": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run due items
         * @description Due items run by themselves within a second, unless the clock is frozen.
         */
        post: operations["runClock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clock/next": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Advance the clock to the next scheduled item
         * @description Moves the clock to the time of the first item of `listSchedule`, and waits until it has
         *     happened. A frozen clock stays frozen, at the later time. With nothing in the schedule, the
         *     clock stays as it is and `done` is 0.
         */
        post: operations["advanceToNext"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schedule": {
        parameters: {
            query?: {
                /** @description The maximum number of items to return, the first ones. */
                limit?: number;
            };
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        /** List scheduled items */
        get: operations["listSchedule"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/envelopes": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List envelopes or templates of all accounts
         * @description Short summaries, those that changed last first. To keep a list current, call again with
         *     `changedSince` and the latest `changedAt` of the list. Each envelope is returned in one page
         *     only, unless it changes meanwhile.
         */
        get: operations["listEnvelopes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/timeline": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Get the history of a tenant
         * @description The newest requests of programs, audit events of envelopes, e-mails, text messages and
         *     messages of Connect, in one list. `GET /schedule` lists the jobs that come next.
         */
        get: operations["getTenantTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/envelopes/{envelopeId}/timeline": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The envelope. */
                envelopeId: components["parameters"]["envelopeId"];
            };
            cookie?: never;
        };
        /**
         * Get the history of an envelope
         * @description Its audit events, the e-mails and text messages about it, the request that created it and
         *     those with its ID in their path, and the messages of Connect about it, in one list. Requests have times of the machine's
         *     clock; they are converted with the difference that the tenant's clock has now. Also for a
         *     template.
         */
        get: operations["getTimeline"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/envelopes/{envelopeId}/definition": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The envelope. */
                envelopeId: components["parameters"]["envelopeId"];
            };
            cookie?: never;
        };
        /**
         * Get the body with which the same envelope can be created
         * @description The body for `Envelopes_create`, or of a template for `Templates_create`. Tabs have the
         *     sender's values, without those that recipients entered. Workflows and attachments are left
         *     out.
         */
        get: operations["getDefinition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/envelopes/{envelopeId}/expire": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The envelope. */
                envelopeId: components["parameters"]["envelopeId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Expire an envelope now
         * @description Voids an envelope that was sent and has not ended, as its expiration does, with the same
         *     events and e-mails. The clock does not move.
         */
        post: operations["expire"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/envelopes/{envelopeId}/recipients/{recipientId}/signing-url": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The envelope. */
                envelopeId: components["parameters"]["envelopeId"];
                /** @description The recipient, by the ID that the sender chose or by the GUID. */
                recipientId: components["parameters"]["recipientId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a URL of the signing page for a recipient
         * @description Also works for recipients who sign by e-mail, for whom the service creates no URL. It can be
         *     opened once, within five minutes. The envelope must have been sent to the recipient.
         */
        post: operations["createSigningUrl"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/envelopes/{envelopeId}/recipients/{recipientId}/open": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The envelope. */
                envelopeId: components["parameters"]["envelopeId"];
                /** @description The recipient, by the ID that the sender chose or by the GUID. */
                recipientId: components["parameters"]["recipientId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open the envelope as a recipient */
        post: operations["open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/envelopes/{envelopeId}/recipients/{recipientId}/sign": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The envelope. */
                envelopeId: components["parameters"]["envelopeId"];
                /** @description The recipient, by the ID that the sender chose or by the GUID. */
                recipientId: components["parameters"]["recipientId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign as a recipient
         * @description Holds the values to the same rules as the signing page. Recipients who do not sign do their
         *     part: an editor or agent is done, and who only receives has received.
         */
        post: operations["sign"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/envelopes/{envelopeId}/recipients/{recipientId}/decline": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The envelope. */
                envelopeId: components["parameters"]["envelopeId"];
                /** @description The recipient, by the ID that the sender chose or by the GUID. */
                recipientId: components["parameters"]["recipientId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline to sign as a recipient */
        post: operations["decline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/envelopes/{envelopeId}/recipients/{recipientId}/finish-later": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The envelope. */
                envelopeId: components["parameters"]["envelopeId"];
                /** @description The recipient, by the ID that the sender chose or by the GUID. */
                recipientId: components["parameters"]["recipientId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish later as a recipient
         * @description Entered values are kept, even if required ones are missing.
         */
        post: operations["finishLater"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/envelopes/{envelopeId}/recipients/{recipientId}/autorespond": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The envelope. */
                envelopeId: components["parameters"]["envelopeId"];
                /** @description The recipient, by the ID that the sender chose or by the GUID. */
                recipientId: components["parameters"]["recipientId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Return the e-mail to a recipient as undeliverable */
        post: operations["autorespond"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/envelopes/{envelopeId}/recipients/{recipientId}/identity": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The envelope. */
                envelopeId: components["parameters"]["envelopeId"];
                /** @description The recipient, by the ID that the sender chose or by the GUID. */
                recipientId: components["parameters"]["recipientId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decide the identity checks of a recipient
         * @description Passes or fails all identity checks of the recipient at once, or leaves them to a manual
         *     review. It also ends a review. A recipient who passed is not asked again.
         */
        post: operations["verifyIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the accounts and their users
         * @description Returns all accounts of the tenant with their users, also closed users. No token is needed,
         *     so a test can start from here.
         */
        get: operations["listAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/integrations": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the applications, with their keys
         * @description Includes their secrets, which are secrets of tests only.
         */
        get: operations["listIntegrations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tokens": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get an access token of a user
         * @description Returns an access token without a log-in. The token has all scopes, never expires, and is
         *     the same for each call with the same user. It is a token of the seed if there is one.
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outbox": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        /** List the e-mails and text messages */
        get: operations["listOutbox"];
        put?: never;
        post?: never;
        /** Clear the outbox */
        delete: operations["clearOutbox"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outbox/read": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Mark all e-mails as read */
        put: operations["readOutbox"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outbox/{mailId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The e-mail or text message. */
                mailId: components["parameters"]["mailId"];
            };
            cookie?: never;
        };
        /** Get an e-mail or text message */
        get: operations["getMail"];
        put?: never;
        post?: never;
        /** Forget an e-mail */
        delete: operations["deleteMail"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outbox/{mailId}/read": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The e-mail or text message. */
                mailId: components["parameters"]["mailId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Mark an e-mail as read or unread */
        put: operations["setMailRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outbox/{mailId}/html": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The e-mail or text message. */
                mailId: components["parameters"]["mailId"];
            };
            cookie?: never;
        };
        /**
         * Show an e-mail as its recipient sees it
         * @description Returns a page in the colours and texts of the brand of the envelope or account. Its content
         *     policy allows no scripts. Only pages of this server can show it in a frame.
         */
        get: operations["getMailHtml"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/outbox/{mailId}/source": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The e-mail or text message. */
                mailId: components["parameters"]["mailId"];
            };
            cookie?: never;
        };
        /**
         * Download an e-mail as a file
         * @description Returns the message with its headers, in the format of RFC 5322, with a part in plain text
         *     and one in HTML. Text messages and calls have no such file.
         */
        get: operations["getMailSource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the requests that were answered
         * @description The requests to the service in this tenant that this process remembers: the last 1,000 of
         *     all tenants, or as many as the option `remember` sets. Requests to pages and to this API are
         *     not included, nor are those of the console and other observers, which faults, limits and
         *     assertions leave out too. `getRequest` returns headers and bodies.
         */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        /** Delete the requests of the tenant */
        delete: operations["clearRequests"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/assert": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assert the number of requests
         * @description Requires at least one request if no number is given. A failed assertion responds with 409
         *     and a message that describes the actual requests.
         */
        post: operations["assertRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/har": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Export requests as an HTTP archive
         * @description Returns an archive in the format HAR 1.2, which browsers, proxies and tools for HTTP open. It
         *     has no secrets.
         */
        get: operations["exportRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/{requestId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The ID of a request, as in `listRequests`. */
                requestId: components["parameters"]["requestId"];
            };
            cookie?: never;
        };
        /**
         * Get a request with its headers and bodies
         * @description Returns all that was sent in both directions. Secrets are replaced with `(secret)`: the
         *     values of headers, parameters and fields whose names say that they are secret, such as
         *     `Authorization`, `client_secret`, `password` and `accessCode`, and everything that looks like
         *     a token. At most 64 kB of each body are kept, and 32 MB of all bodies; the bodies of the
         *     oldest requests are dropped first.
         */
        get: operations["getRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests/{requestId}/repeat": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The ID of a request, as in `listRequests`. */
                requestId: components["parameters"]["requestId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a request again
         * @description The server handles the request again as it was sent, with its token. It fails with 409 if not
         *     all of its body is kept.
         */
        post: operations["repeatRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warnings": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the warnings
         * @description The parts of requests that had no effect, such as an unknown property or a tab label that a
         *     template does not have. A request that fails also has its warnings. This process keeps the
         *     last 1,000 of all tenants.
         */
        get: operations["listWarnings"];
        put?: never;
        post?: never;
        /** Delete the warnings of the tenant */
        delete: operations["clearWarnings"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/warnings/mode": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        /** Get the warning mode */
        get: operations["getWarningMode"];
        /**
         * Set the warning mode
         * @description Sets the effect of warnings: requests with warnings succeed, or are rejected. The mode
         *     overrides the option `warnings` of the server in this tenant, until the tenant is reset.
         */
        put: operations["setWarningMode"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faults": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        /** Get the faults */
        get: operations["getFaults"];
        /**
         * Set the faults
         * @description Replaces the existing rules; the counts start again. The first matching rule applies to a
         *     request.
         */
        put: operations["setFaults"];
        post?: never;
        /** Clear the faults */
        delete: operations["clearFaults"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/faults/counts": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Count the requests that rules applied to
         * @description The counts since the rules were set, in the process that responds.
         */
        get: operations["countFaults"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/limits": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        /** Get the rate limits */
        get: operations["getLimits"];
        /**
         * Set the rate limits
         * @description Replaces the existing limits; the counts start again.
         */
        put: operations["setLimits"];
        post?: never;
        /** Clear the rate limits */
        delete: operations["clearLimits"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deliveries": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the messages to applications
         * @description The messages about events, with their outcomes. Waits for the first attempt of each message.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deliveries/{deliveryId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The message to an application. */
                deliveryId: components["parameters"]["deliveryId"];
            };
            cookie?: never;
        };
        /**
         * Get a message to an application
         * @description Returns the message with its payload, and the request and response of each attempt.
         *     Passwords and access tokens in headers are hidden.
         */
        get: operations["getDelivery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/deliveries/{deliveryId}/send": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The message to an application. */
                deliveryId: components["parameters"]["deliveryId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message again now
         * @description A message that was not accepted yet is sent without waiting for its next attempt. For a
         *     message that was accepted, or that goes to another URL, a copy is sent; the copy has its own
         *     ID, and is sent only once. The same hosts are allowed as for events.
         */
        post: operations["sendDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connect/test": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test message of a configuration
         * @description Sends a message about an event that has not happened, with the data of an envelope as an
         *     example. It has the format, the signatures and the login of the configuration, and is also
         *     sent if the configuration is off or paused, or does not include the event. It is sent only
         *     once.
         */
        post: operations["sendTestMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/connect/signature": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the signature of a message
         * @description Finds the key that created the signature (the HMAC of a header `X-DocuSign-Signature-1`). If
         *     there is none, it looks for the cause: a changed payload, an encoding, a decoded key.
         *     Compares the payload with the message that was sent with the signature.
         */
        post: operations["checkSignature"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the certificates of the seal
         * @description Returns the certificates with which the PDFs of completed envelopes are signed. All tenants
         *     of a database share them, and a reset does not change them. They are created by the first
         *     call, or for the first PDF that is signed.
         */
        get: operations["getSealCertificates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/certificates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the certificates of Connect
         * @description Connect has its own certificate authority. A listener trusts the authority to verify the
         *     client certificate of Connect (mutual TLS) and the signatures of SOAP messages. A listener on
         *     this machine can use the `listener` certificate: Connect trusts the authority too.
         *
         *     All tenants of a database have the same certificates, and a reset does not change them. They
         *     are for tests only. The private key of Connect is not returned. The authority is valid for
         *     TLS; signed PDFs have another authority (`getSealCertificates`).
         */
        get: operations["getConnectCertificates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an organization
         * @description Creates an organization with accounts, administrators, e-mail domains and identity
         *     providers, as people do in the web pages of the service. New administrators also administer
         *     the first account; new delegated administrators are senders in it. Each gets an access
         *     token. Without a body, the organization has one account and one administrator.
         */
        post: operations["createOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationId}/domains/{domainId}/status": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The organization. */
                organizationId: string;
                /** @description The reserved domain. */
                domainId: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Set the status of a reserved domain
         * @description `active` means that the organization has proved that it owns the domain: only it can add
         *     users of the domain, and their memberships need no activation. Only one organization can
         *     have an active domain of a name.
         */
        put: operations["setDomainStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/clickwraps/{clickwrapId}/answer": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The ID of an account. */
                accountId: components["parameters"]["accountId"];
                /** @description The clickwrap. */
                clickwrapId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agree or decline as a person
         * @description Acts as the person who has the page of an agreement open. The agreement is created if the person
         *     was not asked yet. `expire` ends the life of the addresses at which the person can answer.
         */
        post: operations["answerClickwrap"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/extension-apps/{appId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The ID of an account. */
                accountId: components["parameters"]["accountId"];
                /** @description The extension app. */
                appId: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Install an extension app
         * @description Sets the tabs of an app that the account has installed. Connected Fields lists them. Signers can
         *     finish tabs with the policy `MustVerifyToSign` only when the app has verified them.
         */
        put: operations["installExtensionApp"];
        post?: never;
        /**
         * Remove an extension app
         * @description Connected Fields no longer lists its tabs.
         */
        delete: operations["removeExtensionApp"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/workflows/{workflowId}/status": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The ID of an account. */
                accountId: components["parameters"]["accountId"];
                /** @description The workflow. */
                workflowId: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Publish, unpublish or archive a workflow
         * @description Sets the status of a workflow. Only an `active` one can be triggered. Running instances go
         *     on.
         */
        put: operations["setWorkflowStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/workflow-instances/{instanceId}/advance": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The ID of an account. */
                accountId: components["parameters"]["accountId"];
                /** @description The instance of a workflow. */
                instanceId: components["parameters"]["workflowInstanceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete the current step of a workflow instance
         * @description Completes the step without a browser, and begins the next one. A form needs its values in
         *     `entries`. An envelope of the step stays as it is.
         */
        post: operations["advanceWorkflowInstance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/workflow-instances/{instanceId}/end": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The ID of an account. */
                accountId: components["parameters"]["accountId"];
                /** @description The instance of a workflow. */
                instanceId: components["parameters"]["workflowInstanceId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let a workflow instance fail or expire
         * @description Ends a running instance in a way that no operation of Maestro can.
         */
        post: operations["endWorkflowInstance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationId}/monitor": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The organization. */
                organizationId: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Give Monitor to an organization or take it away
         * @description An organization without Monitor gets 403 from its operations. By default every organization has
         *     it.
         */
        put: operations["setMonitorEntitlement"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organizationId}/monitor/alerts": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The organization. */
                organizationId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an alert to the stream of an organization
         * @description Adds an event of the object `Alert`, as the service does when it notices something unusual.
         */
        post: operations["raiseMonitorAlert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/agreements/{agreementId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The ID of an account. */
                accountId: components["parameters"]["accountId"];
                /** @description The agreement. */
                agreementId: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Add or change an agreement
         * @description Sets what the service finds in a document, since nothing here reads documents. An agreement that does not exist is added. Fields that are left out stay as they are.
         */
        put: operations["putAgreement"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/upload-jobs/{jobId}/finish": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The ID of an account. */
                accountId: components["parameters"]["accountId"];
                /** @description The upload job. */
                jobId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish an upload job at once
         * @description Makes an agreement of each file that was uploaded, without waiting for the clock.
         */
        post: operations["finishUploadJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/task-lists/{taskListId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The ID of an account. */
                accountId: components["parameters"]["accountId"];
                /** @description The number of a task list. */
                taskListId: components["parameters"]["taskListId"];
            };
            cookie?: never;
        };
        /**
         * Get a task list of a room with its tasks
         * @description Includes the status and the due date of each task, by the clock of the tenant and the dates
         *     of the room. The service shows them in its web pages only.
         */
        get: operations["getTaskList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/task-lists/{taskListId}/submit": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The ID of an account. */
                accountId: components["parameters"]["accountId"];
                /** @description The number of a task list. */
                taskListId: components["parameters"]["taskListId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a task list for review
         * @description All tasks must be done, and those that need a review must be approved. Without `userId`, the
         *     first owner of the room submits it.
         */
        post: operations["submitTaskList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/task-lists/{taskListId}/approve": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The ID of an account. */
                accountId: components["parameters"]["accountId"];
                /** @description The number of a task list. */
                taskListId: components["parameters"]["taskListId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a task list that was submitted
         * @description The user needs the permission to review task lists in the room (by default, the first owner
         *     of the room).
         */
        post: operations["approveTaskList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/task-lists/{taskListId}/reject": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The ID of an account. */
                accountId: components["parameters"]["accountId"];
                /** @description The number of a task list. */
                taskListId: components["parameters"]["taskListId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a task list that was submitted
         * @description It can be submitted again afterwards. Without `userId`, the first owner of the room rejects
         *     it.
         */
        post: operations["rejectTaskList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/tasks/{taskId}/complete": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The ID of an account. */
                accountId: components["parameters"]["accountId"];
                /** @description The number of a task. */
                taskId: components["parameters"]["taskId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a task of a room
         * @description A task that needs a review or an approval is in review afterwards. Without `userId`, its
         *     assignee completes it.
         */
        post: operations["completeTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/tasks/{taskId}/approve": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The ID of an account. */
                accountId: components["parameters"]["accountId"];
                /** @description The number of a task. */
                taskId: components["parameters"]["taskId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a task that is in review
         * @description Without `userId`, its first reviewer approves it, or the first owner of the room if it has
         *     no reviewer.
         */
        post: operations["approveTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/tasks/{taskId}/reject": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The ID of an account. */
                accountId: components["parameters"]["accountId"];
                /** @description The number of a task. */
                taskId: components["parameters"]["taskId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline a task that is in review
         * @description The task has to be done again. Without `userId`, its first reviewer declines it, or the
         *     first owner of the room if it has no reviewer.
         */
        post: operations["rejectTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rooms-companies": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a company that uses Rooms
         * @description Creates an account, its administrator and a company of that account on Rooms v5 or v6, with
         *     the roles that every company has. It has no offices and no regions yet. The token in the
         *     response is an access token of the administrator. A field set can be added with the seed
         *     list `fieldSets`.
         */
        post: operations["createRoomsCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/rooms/{roomId}/status": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The ID of an account. */
                accountId: components["parameters"]["accountId"];
                /** @description The number of a room of the account. */
                roomId: components["parameters"]["roomId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Close, reopen, submit or reject a room
         * @description `pending` is shown to people as under contract. `closed` requires `closedStatusId`, and
         *     `active` or `pending` reopens a closed room. `submitted` puts the room under review, which
         *     requires some of its details, and `rejected` ends the review. With `userId`, the role of
         *     that user must allow it. Without it, the first owner of the room acts, with any role.
         */
        put: operations["setRoomStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/rooms-companies/{accountId}/users/{userId}/accept": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The account of the company in Rooms. */
                accountId: string;
                /** @description The number of the user in Rooms. */
                userId: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept the invitation to a company
         * @description Accepts the invitation in place of an invited person, as the page does to which the e-mail
         *     links: a member is active in Rooms and in the account, and a person from outside can log in.
         *     Also works if the link has expired.
         */
        post: operations["acceptRoomsInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/rooms/{roomId}/envelopes": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The account of the company. */
                accountId: string;
                /** @description The number of the room. */
                roomId: number;
            };
            cookie?: never;
        };
        /**
         * List the envelopes of a room
         * @description Returns the envelopes that were created from documents of a room, with the status that each
         *     has now. Rooms has no operation for this; it shows them on the page of the room.
         */
        get: operations["listRoomEnvelopes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/web-forms": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The ID of an account. */
                accountId: components["parameters"]["accountId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a web form
         * @description Creates a form from a template of the account, as people do in the web application. The service
         *     has no operation for this. `definition` is an export of a form by the service: its pages and
         *     fields are taken, and its template is replaced by yours. Without it, each tab of the template
         *     that people fill in becomes a field.
         */
        post: operations["createWebForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/web-forms/{formId}": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The ID of an account. */
                accountId: components["parameters"]["accountId"];
                /** @description The web form. */
                formId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Publish, disable or change a web form
         * @description Changes the settings of a form, and with `isPublished` publishes its draft.
         */
        patch: operations["changeWebForm"];
        trace?: never;
    };
    "/accounts/{accountId}/web-forms/{formId}/instances/{instanceId}/action": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The ID of an account. */
                accountId: components["parameters"]["accountId"];
                /** @description The web form. */
                formId: string;
                /** @description The instance. */
                instanceId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit, save or fail an instance of a web form
         * @description Acts as the person who has the form open. `submit` creates and sends the envelope with the
         *     values, `finish-later` saves them, and `fail` is what the service reports when it cannot process
         *     a submission.
         */
        post: operations["actOnWebFormInstance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/accounts/{accountId}/shared-workspaces/{workspaceId}/upload-requests/{uploadRequestId}/answer": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The ID of an account. */
                accountId: components["parameters"]["accountId"];
                /** @description The workspace. */
                workspaceId: string;
                /** @description The upload request. */
                uploadRequestId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer an upload request as its assignee
         * @description Uploads documents and completes the request, as the assignee can do on the page of the workspace.
         */
        post: operations["answerUploadRequest"];
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
        /** @description Letters, digits, underscores, points and hyphens. */
        Name: string;
        /** @description An error. */
        Problem: {
            /**
             * @description The kind: `INVALID_REQUEST`, `NOT_FOUND`, `METHOD_NOT_ALLOWED`, `FORBIDDEN`,
             *     `ASSERTION_FAILED`, `SERVER_ERROR`, or an error code of the service.
             */
            code: string;
            /** @description The error, and the way to fix it, in one or two sentences. */
            message: string;
            /** @description The place in the request, such as a JSON pointer into the body. */
            where?: string;
        };
        /** @description The health of the server. */
        Health: {
            /**
             * @description The server is healthy.
             * @constant
             */
            status: "ok";
            /**
             * @description The kind of storage that holds the state.
             * @enum {string}
             */
            storage: "sqlite" | "postgres";
        };
        /** @description The operations of the service that are served. */
        OperationList: {
            /** @description The operations, by area and operationId. */
            operations: {
                /** @description The operationId. */
                operation: string;
                /** @description The area, such as `esign-v2.1`. */
                area: string;
                /** @description The method. */
                method: string;
                /** @description The path with its parameters in braces. */
                path: string;
            }[];
        };
        /** @description The certificates with which the PDFs of completed envelopes are signed. */
        SealCertificates: {
            /**
             * @description The certificate of the authority, in PEM. A program that trusts it accepts the
             *     signatures. Its key no longer exists, so it issues no other certificate.
             */
            authority: string;
            /** @description The certificate of the signer, in PEM. Each signed PDF contains it too. */
            certificate: string;
        };
        /** @description A tenant. */
        Tenant: {
            name: components["schemas"]["Name"];
            /**
             * Format: date-time
             * @description Time of the snapshot, by the machine's clock.
             */
            createdAt: string;
            clock: components["schemas"]["Clock"];
            /** @description The number of envelopes, without templates. */
            envelopes: number;
        };
        /** @description The tenants. */
        TenantList: {
            /** @description The tenants, by name. */
            tenants: components["schemas"]["Tenant"][];
        };
        /** @description Lists in the form of a seed file. */
        Seed: components["schemas"]["SeedSections"] & {
            /**
             * @description Adds the lists to those of the default seed.
             * @enum {string}
             */
            extends?: "default";
            organizations?: components["schemas"]["SeedOrganization"][];
            accounts?: components["schemas"]["SeedAccount"][];
            users?: components["schemas"]["SeedUser"][];
            integrations?: components["schemas"]["SeedIntegration"][];
            tokens?: components["schemas"]["SeedToken"][];
            grants?: components["schemas"]["SeedGrant"][];
        };
        /** @description The lists that belong to an account; at the top of a seed, to the first account. */
        SeedSections: {
            accountSignatures?: components["schemas"]["SeedAccountSignature"][];
            authorizations?: components["schemas"]["SeedAuthorization"][];
            bccEmailArchives?: components["schemas"]["SeedBccEmailArchive"][];
            billing?: components["schemas"]["SeedBilling"][];
            billingInvoices?: components["schemas"]["SeedBillingInvoice"][];
            billingPayments?: components["schemas"]["SeedBillingPayment"][];
            brands?: components["schemas"]["SeedBrand"][];
            bulkProcessLists?: components["schemas"]["SeedBulkProcessList"][];
            bulkSendBatches?: components["schemas"]["SeedBulkSendBatch"][];
            bulkSendLists?: components["schemas"]["SeedBulkSendList"][];
            chunkedUploads?: components["schemas"]["SeedChunkedUpload"][];
            cloudStorages?: components["schemas"]["SeedCloudStorage"][];
            connectConfigurations?: components["schemas"]["SeedConnectConfiguration"][];
            connectFailures?: components["schemas"]["SeedConnectFailure"][];
            connectLogs?: components["schemas"]["SeedConnectLog"][];
            connectOAuthConfigs?: components["schemas"]["SeedConnectOAuthConfig"][];
            connectSecrets?: components["schemas"]["SeedConnectSecret"][];
            consumerDisclosures?: components["schemas"]["SeedConsumerDisclosure"][];
            contacts?: components["schemas"]["SeedContact"][];
            customFields?: components["schemas"]["SeedCustomField"][];
            customTabs?: components["schemas"]["SeedCustomTab"][];
            dataFeedElements?: components["schemas"]["SeedDataFeedElement"][];
            eNoteConfigurations?: components["schemas"]["SeedENoteConfiguration"][];
            envelopeShares?: components["schemas"]["SeedEnvelopeShare"][];
            envelopes?: components["schemas"]["SeedEnvelope"][];
            favoriteTemplates?: components["schemas"]["SeedFavoriteTemplate"][];
            groups?: components["schemas"]["SeedGroup"][];
            identityProofs?: components["schemas"]["SeedIdentityProof"][];
            identityWorkflows?: components["schemas"]["SeedIdentityWorkflow"][];
            notaries?: components["schemas"]["SeedNotary"][];
            notaryJournals?: components["schemas"]["SeedNotaryJournal"][];
            paymentGatewayAccounts?: components["schemas"]["SeedPaymentGatewayAccount"][];
            permissionProfiles?: components["schemas"]["SeedPermissionProfile"][];
            powerForms?: components["schemas"]["SeedPowerForm"][];
            requestLogs?: components["schemas"]["SeedRequestLog"][];
            resellers?: components["schemas"]["SeedReseller"][];
            seals?: components["schemas"]["SeedSeal"][];
            sharedFolders?: components["schemas"]["SeedSharedFolder"][];
            signatureProviders?: components["schemas"]["SeedSignatureProvider"][];
            signatures?: components["schemas"]["SeedSignature"][];
            signingGroups?: components["schemas"]["SeedSigningGroup"][];
            socialLogIns?: components["schemas"]["SeedSocialLogIn"][];
            templates?: components["schemas"]["SeedTemplate"][];
            transferRules?: components["schemas"]["SeedTransferRule"][];
            userProfiles?: components["schemas"]["SeedUserProfile"][];
            workspaces?: components["schemas"]["SeedWorkspace"][];
            assetGroupWorks?: components["schemas"]["SeedAssetGroupWork"][];
            organizationConnectOAuthConfigs?: components["schemas"]["SeedOrganizationConnectOAuthConfig"][];
            organizationConnectSecrets?: components["schemas"]["SeedOrganizationConnectSecret"][];
            organizationConnects?: components["schemas"]["SeedOrganizationConnect"][];
            organizationSettingsExports?: components["schemas"]["SeedOrganizationSettingsExport"][];
            organizationSettingsImports?: components["schemas"]["SeedOrganizationSettingsImport"][];
            organizationUserExports?: components["schemas"]["SeedOrganizationUserExport"][];
            subscriptions?: components["schemas"]["SeedSubscription"][];
            userImports?: components["schemas"]["SeedUserImport"][];
            clickwraps?: components["schemas"]["SeedClickwrap"][];
            extensionApps?: components["schemas"]["SeedExtensionApp"][];
            workflowInstances?: components["schemas"]["SeedWorkflowInstance"][];
            workflows?: components["schemas"]["SeedWorkflow"][];
            agreements?: components["schemas"]["SeedAgreement"][];
            uploadJobs?: components["schemas"]["SeedUploadJob"][];
            formGroups?: components["schemas"]["SeedFormGroup"][];
            formLibraries?: components["schemas"]["SeedFormLibrary"][];
            roomDocuments?: components["schemas"]["SeedRoomDocument"][];
            roomFolders?: components["schemas"]["SeedRoomFolder"][];
            roomTemplates?: components["schemas"]["SeedRoomTemplate"][];
            rooms?: components["schemas"]["SeedRoom"][];
            fieldSets?: components["schemas"]["SeedFieldSet"][];
            roomsCompanies?: components["schemas"]["SeedRoomsCompany"][];
            roomsOffices?: components["schemas"]["SeedRoomsOffice"][];
            roomsRegions?: components["schemas"]["SeedRoomsRegion"][];
            roomsRoles?: components["schemas"]["SeedRoomsRole"][];
            roomsUsers?: components["schemas"]["SeedRoomsUser"][];
            taskLists?: components["schemas"]["SeedTaskList"][];
            taskListTemplates?: components["schemas"]["SeedTaskListTemplate"][];
            webForms?: components["schemas"]["SeedWebForm"][];
            sharedWorkspaces?: components["schemas"]["SeedSharedWorkspace"][];
            workspaceRoles?: components["schemas"]["SeedWorkspaceRole"][];
        };
        /** @description An organization. */
        SeedOrganization: {
            /**
             * Format: uuid
             * @description The organization.
             */
            organizationId: string;
            /** @description The name. */
            name: string;
            /** @description The purpose of the organization. */
            description?: string;
            /**
             * Format: uuid
             * @description The account of new users.
             */
            defaultAccountId?: string;
            /** @description The permission profile of new users. */
            defaultPermissionProfileId?: string;
            /** @description Time of creation, in ISO 8601. */
            createdDateTime?: string;
            /**
             * Format: uuid
             * @description The user who created it.
             */
            createdBy?: string;
            /** @description The administrators (the administrators of its accounts). */
            administrators?: {
                /**
                 * Format: uuid
                 * @description The administrator.
                 */
                userId: string;
                /** @description The rights that are delegated to the user (the whole organization). */
                delegation?: {
                    /** @description The rights. */
                    rights: ("users" | "accounts" | "domains" | "connect")[];
                    /** @description The accounts that it is for (all). */
                    accountIds?: string[];
                };
            }[];
            /** @description The e-mail domains that it has reserved. */
            domains?: components["schemas"]["SeedReservedDomain"][];
            /** @description The services through which its users log in. */
            identityProviders?: components["schemas"]["SeedIdentityProvider"][];
        };
        /** @description An e-mail domain that an organization has reserved. */
        SeedReservedDomain: {
            /**
             * Format: uuid
             * @description The domain.
             */
            domainId: string;
            /**
             * Format: hostname
             * @description The name, such as `quay.example`.
             */
            hostName: string;
            /**
             * @description The progress of the proof of ownership (`active`).
             * @enum {string}
             */
            status?: "pending" | "active" | "deactivated" | "rejected";
            /** @description The text that proves ownership. */
            txtToken: string;
            /**
             * Format: uuid
             * @description The identity provider of its users.
             */
            identityProviderId?: string;
            /** @description The rules for its users. */
            settings?: components["schemas"]["SeedOrganizationSetting"][];
        };
        /** @description A service through which the users of an organization log in. */
        SeedIdentityProvider: {
            /**
             * Format: uuid
             * @description The identity provider.
             */
            providerId: string;
            /** @description The name for people. */
            friendlyName: string;
            /** @description Create users of its domains automatically (`false`). */
            autoProvisionUsers?: boolean;
            /**
             * @description The protocol (`saml_20`).
             * @enum {string}
             */
            type?: "none" | "saml_20" | "saml_11" | "saml_10" | "ws_federation" | "open_id_connect";
            /** @description The settings of SAML 2.0. */
            saml?: {
                /** @description The entity ID. */
                issuer: string;
                /** @description Its addresses, and the parts that are signed. */
                settings?: components["schemas"]["SeedOrganizationSetting"][];
                /** @description The certificates with which it signs. */
                certificates?: {
                    /**
                     * Format: uuid
                     * @description The certificate.
                     */
                    certificateId: string;
                    /** @description The issuer. */
                    issuer: string;
                    /** @description Its SHA-1 hash. */
                    thumbprint: string;
                    /** @description Time of expiry, in ISO 8601. */
                    expiresDateTime: string;
                }[];
                /** @description The names that it uses for attributes. */
                attributeMappings?: {
                    /** @description The number of the attribute. */
                    id: number;
                    /** @description The name in the service. */
                    name: string;
                    /** @description The name for people. */
                    friendlyName: string;
                    /** @description The name that it uses. */
                    substituteName: string;
                }[];
            };
        };
        /** @description A setting of a domain or of an identity provider. */
        SeedOrganizationSetting: {
            /** @description The name. */
            key: string;
            /** @description The value. */
            value: string | number | boolean;
            /**
             * @description The type of the value.
             * @enum {string}
             */
            type: "unknown" | "guid" | "text" | "integer" | "boolean" | "datetime" | "enumeration";
        };
        /** @description An account, with the lists that belong to it. */
        SeedAccount: components["schemas"]["SeedSections"] & {
            /**
             * Format: uuid
             * @description The account.
             */
            accountId: string;
            /** @description The account number, by which paths may name the account too. */
            number: string;
            /** @description The name. */
            name: string;
            /**
             * Format: uuid
             * @description The organization.
             */
            organizationId?: string;
            /** @description The site of the service that keeps the account (3). */
            siteId?: number;
            /** @description The reason for the suspension of the account. */
            suspendedBecause?: string;
            /** @description The plan (`Business`). */
            planName?: string;
            /** @description The currency, in ISO 4217 (`USD`). */
            currencyCode?: string;
            /** @description Time of creation, in ISO 8601. */
            createdDateTime?: string;
            /** @description The settings that differ from the defaults, by their names in `accountSettingsInformation`. */
            settings?: {
                [key: string]: unknown;
            };
        };
        /** @description A user who can log in. */
        SeedUser: {
            /**
             * Format: uuid
             * @description The user.
             */
            userId: string;
            /** @description The full name. */
            userName: string;
            /**
             * Format: email
             * @description The e-mail address.
             */
            email: string;
            /** @description The first name. */
            firstName?: string;
            /** @description The middle name. */
            middleName?: string;
            /** @description The last name. */
            lastName?: string;
            /** @description The suffix, such as `Jr.`. */
            suffixName?: string;
            /** @description The password (any password is accepted). */
            password?: string;
            /** @description Time of creation, in ISO 8601. */
            createdDateTime?: string;
            /** @description Time of the user's last log-in, in ISO 8601. */
            lastLoginDateTime?: string;
            /** @description The language of the user (`en`). */
            languageCulture?: string;
            /** @description Links to users of identity providers of the organization. */
            providerIdentities?: {
                /**
                 * Format: uuid
                 * @description The link.
                 */
                id: string;
                /**
                 * Format: uuid
                 * @description The identity provider.
                 */
                providerId: string;
                /** @description The user there. */
                immutableId: string;
            }[];
            /** @description The accounts of the user (a sender in the first account). */
            memberships?: {
                /**
                 * Format: uuid
                 * @description The account (the first one).
                 */
                accountId?: string;
                /**
                 * @description The status (`Active`).
                 * @enum {string}
                 */
                status?: "Active" | "ActivationRequired" | "ActivationSent" | "Closed" | "Disabled";
                /** @description The permission profile (that of senders). */
                permissionProfileId?: string;
                /**
                 * Format: uuid
                 * @description The permission profile in contract management (none).
                 */
                clmProfileId?: string;
                /** @description Time at which the user joined, in ISO 8601. */
                createdDateTime?: string;
                /** @description The title. */
                title?: string;
                /** @description The job title. */
                jobTitle?: string;
                /** @description The company. */
                company?: string;
                /** @description The settings that differ from the defaults, by their names in `userSettingsInformation`. */
                settings?: {
                    [key: string]: unknown;
                };
                /** @description Other fields of `userInformation` that the service returns as they are. */
                details?: {
                    [key: string]: unknown;
                };
            }[];
        };
        /** @description An application that calls the API. */
        SeedIntegration: {
            /**
             * Format: uuid
             * @description The integration key of the client.
             */
            integrationKey: string;
            /** @description The name. */
            name: string;
            /** @description The client secret (any secret is accepted). */
            secret?: string;
            /** @description The addresses that a log-in may return to (any address). */
            redirectUris?: string[];
            /** @description RSA public keys in PEM that check its JWT; any signature works where they are left out. */
            publicKeys?: string[];
            /** @description Allow `response_type=token`, which puts the token into the address (`false`). */
            implicitGrant?: boolean;
            /** @description Assume the consent of every user (`false`). */
            consented?: boolean;
            /**
             * Format: uuid
             * @description The organization.
             */
            organizationId?: string;
        };
        /** @description An access token that is known by its text. */
        SeedToken: {
            /** @description The text of the token. */
            token: string;
            /**
             * Format: uuid
             * @description The user.
             */
            userId: string;
            /**
             * Format: uuid
             * @description The integration key of the client.
             */
            integrationKey: string;
            /** @description The scopes (all that the service has). */
            scopes?: string[];
        };
        /** @description A grant that can be exchanged for a token once. */
        SeedGrant: {
            /** @description The code, refresh token or JWT. */
            grant: string;
            /**
             * @description The type of the grant.
             * @enum {string}
             */
            kind: "authorization_code" | "refresh_token" | "urn:ietf:params:oauth:grant-type:jwt-bearer";
            /**
             * Format: uuid
             * @description The user.
             */
            userId: string;
            /**
             * Format: uuid
             * @description The integration key of the client.
             */
            integrationKey: string;
            /** @description The scopes (all that the service has). */
            scopes?: string[];
        };
        /** @description An address that receives hidden copies of the account's e-mails. */
        SeedBccEmailArchive: {
            /**
             * Format: uuid
             * @description The ID.
             */
            bccEmailArchiveId: string;
            /**
             * Format: email
             * @description The e-mail address.
             */
            email: string;
            /**
             * Format: uuid
             * @description The message that asks the address to confirm.
             */
            emailNotificationId: string;
            /**
             * @description The status (`active`).
             * @enum {string}
             */
            status?: "activation_sent" | "active" | "closed";
            /**
             * Format: uuid
             * @description The user who entered it.
             */
            userId: string;
        };
        /** @description The appearance of the account to senders and recipients. */
        SeedBrand: {
            /**
             * Format: uuid
             * @description The brand.
             */
            brandId: string;
            /** @description The name. */
            brandName: string;
            /** @description Use it by default for sending (`false`). */
            isSendingDefault?: boolean;
            /** @description Use it by default for signing (`false`). */
            isSigningDefault?: boolean;
            /** @description The company name. */
            brandCompany?: string;
            /** @description Show the company name in place of the name of the account (`false`). */
            isOverridingCompanyName?: boolean;
            /** @description The languages (`en`). */
            brandLanguages?: string[];
            /** @description The default language (`en`). */
            defaultBrandLanguage?: string;
            /** @description Colors, by the name of the colored part. */
            colors?: {
                /** @description The name. */
                name: string;
                /** @description The value. */
                value: string;
            }[];
            /** @description Addresses, by when a recipient is sent there. */
            landingPages?: {
                /** @description The name. */
                name: string;
                /** @description The value. */
                value: string;
            }[];
            /** @description Links on the pages. */
            links?: {
                /**
                 * @description The type.
                 * @enum {string}
                 */
                linkType: "aboutDocusign" | "closeButton";
                /** @description The text. */
                linkText?: string;
                /** @description The target of the link. */
                urlOrMailTo?: string;
                /**
                 * @description Show the link.
                 * @enum {string}
                 */
                showLink?: "true" | "false";
            }[];
            /** @description Logos, each a PNG in Base64. */
            logos?: {
                /** @description The first logo. */
                primary?: string;
                /** @description The second logo. */
                secondary?: string;
                /** @description The logo of e-mails. */
                email?: string;
            };
            /** @description The texts that the brand has changed, by file. */
            resources?: {
                /** @description Texts of sending. */
                sending?: {
                    /**
                     * Format: uuid
                     * @description The user who changed them.
                     */
                    userId: string;
                    /** @description The changed texts, by name. */
                    texts: {
                        [key: string]: string;
                    };
                };
                /** @description Texts of signing. */
                signing?: {
                    /**
                     * Format: uuid
                     * @description The user who changed them.
                     */
                    userId: string;
                    /** @description The changed texts, by name. */
                    texts: {
                        [key: string]: string;
                    };
                };
                /** @description Texts of e-mails. */
                email?: {
                    /**
                     * Format: uuid
                     * @description The user who changed them.
                     */
                    userId: string;
                    /** @description The changed texts, by name. */
                    texts: {
                        [key: string]: string;
                    };
                };
                /** @description Texts of embedded signing. */
                signing_captive?: {
                    /**
                     * Format: uuid
                     * @description The user who changed them.
                     */
                    userId: string;
                    /** @description The changed texts, by name. */
                    texts: {
                        [key: string]: string;
                    };
                };
            };
        };
        /** @description A list for processing envelopes in bulk. */
        SeedBulkProcessList: {
            /**
             * Format: uuid
             * @description The list.
             */
            bulkProcessListId: string;
            /** @description The action on its envelopes. */
            action: string;
            /** @description The name. */
            name: string;
            /**
             * Format: uuid
             * @description The user who created it.
             */
            createdByUser: string;
            /** @description A date and time in ISO 8601. */
            createdDate?: string;
        };
        /** @description A bulk send batch. Copies without an envelope and an error are queued. */
        SeedBulkSendBatch: {
            /**
             * Format: uuid
             * @description The batch.
             */
            batchId: string;
            /** @description The name. */
            batchName: string;
            /**
             * Format: uuid
             * @description The user who sent it.
             */
            senderUserId: string;
            /**
             * Format: uuid
             * @description The bulk send list.
             */
            mailingListId: string;
            /**
             * Format: uuid
             * @description The draft or template of the copies.
             */
            envelopeOrTemplateId: string;
            /** @description Time of submission (when the seed is applied). */
            submittedDate?: string;
            /** @description Hold back its queued copies until it is resumed (`false`). */
            paused?: boolean;
            /** @description The copies. */
            copies: {
                /** @description The copy in the form that `BulkSend_createBulkSendList` takes. */
                copy: {
                    [key: string]: unknown;
                };
                /**
                 * Format: uuid
                 * @description The ID before it has an envelope.
                 */
                transactionId?: string;
                /**
                 * Format: uuid
                 * @description The envelope that was sent.
                 */
                envelopeId?: string;
                /** @description The reason why it could not be sent. */
                failure?: {
                    /** @description The error code. */
                    code: string;
                    /** @description The reason. */
                    message: string;
                    /** @description The date and time. */
                    created: string;
                };
            }[];
        };
        /** @description A bulk send list. */
        SeedBulkSendList: {
            /**
             * Format: uuid
             * @description The list.
             */
            listId: string;
            /** @description The name. */
            name: string;
            /**
             * Format: uuid
             * @description The user to whom it belongs.
             */
            createdByUser: string;
            /** @description Time of creation (when the seed is applied). */
            createdDate?: string;
            /** @description The copies in the form that `BulkSend_createBulkSendList` takes. */
            bulkCopies?: {
                [key: string]: unknown;
            }[];
        };
        /** @description An upload in parts. */
        SeedChunkedUpload: {
            /**
             * Format: uuid
             * @description The upload.
             */
            chunkedUploadId: string;
            /**
             * Format: uuid
             * @description The user.
             */
            userId: string;
            /** @description The bytes of each part in Base64. */
            parts: string[];
            /** @description True for a committed upload (`false`). */
            committed?: boolean;
            /** @description Time of expiry, in ISO 8601. */
            expirationDateTime: string;
        };
        /** @description A storage at another company that a user has connected. */
        SeedCloudStorage: {
            /** @description The storage, a number as text. */
            serviceId: string;
            /**
             * Format: uuid
             * @description The user.
             */
            userId: string;
            /** @description The name of the company. */
            service: string;
            /** @description The address to which the browser goes after the log-in. */
            redirectUrl?: string;
        };
        /** @description A configuration of Connect; all fields of `connectCustomConfiguration`. */
        SeedConnectConfiguration: {
            /** @description The configuration, a number as text. */
            connectId: string;
            /** @description The name. */
            name: string;
            /** @description The address to which events are sent. */
            urlToPublishTo: string;
        } & {
            [key: string]: unknown;
        };
        /** @description An entry of the failures of Connect; all fields of `connectLog`. */
        SeedConnectFailure: {
            /** @description The ID of the failure. */
            failureId: string;
        } & {
            [key: string]: unknown;
        };
        /** @description An entry of the log of Connect; all fields of `connectLog`. */
        SeedConnectLog: {
            /** @description The ID of the entry. */
            logId: string;
        } & {
            [key: string]: unknown;
        };
        /** @description The OAuth configuration of Connect; all fields of `ConnectOAuthConfig`. */
        SeedConnectOAuthConfig: {
            /**
             * Format: uri
             * @description The address at which access tokens are requested.
             */
            authorizationServerUrl: string;
            /** @description The ID of the client. */
            clientId: string;
            /** @description The secret of the client. */
            clientSecret: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A key with which Connect signs messages. */
        SeedConnectSecret: {
            /**
             * Format: uuid
             * @description The ID of the key.
             */
            keyId: string;
            /** @description The key as text. */
            secret: string;
            /** @description Time of creation. */
            createdDateTime: string;
        };
        /** @description The disclosure on electronic records in one language; the fields have the same meaning as in `consumerDisclosure`. */
        SeedConsumerDisclosure: {
            /** @description The account. */
            accountEsignId: string;
            /**
             * @description The language.
             * @enum {string}
             */
            languageCode: "ar" | "bg" | "cs" | "da" | "de" | "el" | "en" | "en_GB" | "es" | "es_MX" | "et" | "fa" | "fi" | "fr" | "fr_CA" | "he" | "hi" | "hr" | "hu" | "hy" | "id" | "it" | "ja" | "ko" | "lt" | "lv" | "ms" | "nl" | "no" | "pl" | "pt" | "pt_BR" | "ro" | "ru" | "sk" | "sl" | "sr" | "sv" | "th" | "tr" | "uk" | "vi" | "zh_CN" | "zh_TW";
            /**
             * @description `allowCDWithdraw` of the disclosure.
             * @enum {string}
             */
            allowCDWithdraw?: "true" | "false";
            /** @description `changeEmail` of the disclosure. */
            changeEmail?: string;
            /** @description `changeEmailOther` of the disclosure. */
            changeEmailOther?: string;
            /** @description `companyName` of the disclosure. */
            companyName?: string;
            /** @description `companyPhone` of the disclosure. */
            companyPhone?: string;
            /** @description `copyCostPerPage` of the disclosure. */
            copyCostPerPage?: string;
            /** @description `copyFeeCollectionMethod` of the disclosure. */
            copyFeeCollectionMethod?: string;
            /** @description `copyRequestEmail` of the disclosure. */
            copyRequestEmail?: string;
            /**
             * @description `custom` of the disclosure.
             * @enum {string}
             */
            custom?: "true" | "false";
            /**
             * @description `enableEsign` of the disclosure.
             * @enum {string}
             */
            enableEsign?: "true" | "false";
            /** @description `esignText` of the disclosure. */
            esignText?: string;
            /**
             * @description `mustAgreeToEsign` of the disclosure.
             * @enum {string}
             */
            mustAgreeToEsign?: "true" | "false";
            /**
             * @description `useBrand` of the disclosure.
             * @enum {string}
             */
            useBrand?: "true" | "false";
            /**
             * @description `useConsumerDisclosureWithinAccount` of the disclosure.
             * @enum {string}
             */
            useConsumerDisclosureWithinAccount?: "true" | "false";
            /** @description `withdrawAddressLine1` of the disclosure. */
            withdrawAddressLine1?: string;
            /** @description `withdrawAddressLine2` of the disclosure. */
            withdrawAddressLine2?: string;
            /**
             * @description `withdrawByEmail` of the disclosure.
             * @enum {string}
             */
            withdrawByEmail?: "true" | "false";
            /**
             * @description `withdrawByMail` of the disclosure.
             * @enum {string}
             */
            withdrawByMail?: "true" | "false";
            /**
             * @description `withdrawByPhone` of the disclosure.
             * @enum {string}
             */
            withdrawByPhone?: "true" | "false";
            /** @description `withdrawCity` of the disclosure. */
            withdrawCity?: string;
            /** @description `withdrawConsequences` of the disclosure. */
            withdrawConsequences?: string;
            /** @description `withdrawEmail` of the disclosure. */
            withdrawEmail?: string;
            /** @description `withdrawOther` of the disclosure. */
            withdrawOther?: string;
            /** @description `withdrawPhone` of the disclosure. */
            withdrawPhone?: string;
            /** @description `withdrawPostalCode` of the disclosure. */
            withdrawPostalCode?: string;
            /** @description `withdrawState` of the disclosure. */
            withdrawState?: string;
        };
        /**
         * @description An identity verification workflow of the account, as `IdentityVerifications_list` returns
         *     it. Every account also has the usual ones.
         */
        SeedIdentityWorkflow: {
            [key: string]: unknown;
        };
        /** @description The evidence that a recipient provided of its identity. */
        SeedIdentityProof: {
            /**
             * Format: uuid
             * @description The recipient.
             */
            recipientIdGuid: string;
            /**
             * Format: uuid
             * @description The envelope.
             */
            envelopeId: string;
            /**
             * Format: uuid
             * @description The workflow.
             */
            workflowId: string;
            /** @description The attempts, oldest first. */
            attempts: {
                /**
                 * Format: date-time
                 * @description The time.
                 */
                dateTime: string;
                /**
                 * @description The kind of identity check.
                 * @enum {string}
                 */
                check: "id_document" | "liveness" | "phone" | "sms" | "knowledge";
                /**
                 * @description The result (`passed`).
                 * @enum {string}
                 */
                outcome?: "passed" | "failed" | "manual-review";
                /** @description The reason for the failure, as a sentence. */
                reason?: string;
                /** @description The evidence that was presented, by human-readable names. */
                evidence?: {
                    [key: string]: string;
                };
            }[];
        };
        /** @description A user who is registered as a notary. */
        SeedNotary: {
            /**
             * Format: uuid
             * @description The user.
             */
            userId: string;
            /**
             * Format: date-time
             * @description Since when (now).
             */
            createdDateTime?: string;
            /**
             * @description Allow the user to act as a notary (`true`).
             * @enum {string}
             */
            enabled?: "true" | "false";
            /**
             * @description Let senders find the user (`true`).
             * @enum {string}
             */
            searchable?: "true" | "false";
            /** @description The commissions. */
            jurisdictions?: {
                /** @description The state, such as `15` for Florida. */
                jurisdictionId: string;
                /** @description The number of the commission. */
                commissionId: string;
                /** @description Its last day in ISO 8601. */
                commissionExpiration: string;
                /** @description The name in the commission. */
                registeredName: string;
                /** @description The county. */
                county?: string;
                /** @description The source of the seal. */
                sealType?: string;
            }[];
        };
        /** @description An entry in the journal of a notary. */
        SeedNotaryJournal: {
            /** @description The entry. */
            notaryJournalId: string;
            /**
             * Format: uuid
             * @description The notary.
             */
            userId: string;
            /**
             * Format: date-time
             * @description The time of the act.
             */
            createdDateTime: string;
            /** @description The document. */
            documentName: string;
            /** @description The signer's name. */
            signerName: string;
            /** @description The state. */
            jurisdictionId: string;
            /** @description The comment of the notary. */
            comment?: string;
            /** @description The document by which the signer was identified. */
            signerIdType?: string;
            /** @description The people who vouched for the signer. */
            credibleWitnesses?: {
                /** @description The name. */
                name: string;
                /** @description The address. */
                address: string;
            }[];
        };
        /** @description An entry of the address book. */
        SeedContact: {
            /**
             * Format: uuid
             * @description The contact.
             */
            contactId: string;
            /**
             * Format: uuid
             * @description The user who created it.
             */
            ownerId: string;
            /** @description Show it to all users (`false`). */
            shared?: boolean;
            /** @description The name. */
            name: string;
            /** @description The e-mail addresses. */
            emails?: string[];
            /** @description The organization. */
            organization?: string;
            /** @description The signing group that the contact represents. */
            signingGroup?: string;
            /** @description The telephone numbers. */
            contactPhoneNumbers?: {
                /** @description The number. */
                phoneNumber: string;
                /**
                 * @description The type.
                 * @enum {string}
                 */
                phoneType?: "home" | "mobile" | "work" | "other" | "fax";
            }[];
        };
        /** @description A custom field that the account offers. */
        SeedCustomField: {
            /** @description The field, a number as text. */
            fieldId: string;
            /**
             * @description The type (`text`).
             * @enum {string}
             */
            customFieldType?: "text" | "list";
            /** @description The name. */
            name: string;
            /** @description The default value. */
            value?: string;
            /**
             * @description Require a value (`false`).
             * @enum {string}
             */
            required?: "true" | "false";
            /**
             * @description Show it to recipients (`false`).
             * @enum {string}
             */
            show?: "true" | "false";
            /** @description The items to choose from. */
            listItems?: string[];
        };
        /** @description The log-in of a user at a social network. */
        SeedSocialLogIn: {
            /**
             * Format: uuid
             * @description The user.
             */
            userId: string;
            /** @description The network. */
            provider: string;
            /** @description The ID of the user there. */
            socialId?: string;
            /** @description The e-mail address of the user there. */
            email?: string;
            /** @description The name of the user there. */
            userName?: string;
        };
        /** @description A signature that belongs to an account. */
        SeedAccountSignature: {
            /**
             * Format: uuid
             * @description The signature.
             */
            signatureId: string;
            /** @description The name. */
            signatureName: string;
            /** @description The initials. */
            signatureInitials: string;
            /** @description The font. */
            signatureFont: string;
            /** @description A GIF in Base64. */
            signatureImage?: string;
            /** @description A GIF in Base64. */
            initialsImage?: string;
            /** @description The users who sign with it. */
            users?: {
                /**
                 * Format: uuid
                 * @description The user.
                 */
                userId: string;
                /**
                 * @description The permission of the user to change it (`read_only`).
                 * @enum {string}
                 */
                rights?: "editable" | "read_only";
                /** @description Make it the user's default (`false`). */
                isDefault?: boolean;
            }[];
            /** @description The groups whose users sign with it. */
            groups?: {
                /** @description The group. */
                groupId: string;
                /**
                 * @description The permission of the group to change it (`read_only`).
                 * @enum {string}
                 */
                rights?: "editable" | "read_only";
            }[];
        };
        /** @description The permission of a user to act for another. */
        SeedAuthorization: {
            /**
             * Format: uuid
             * @description The authorization.
             */
            authorizationId: string;
            /**
             * Format: uuid
             * @description The user who shares access.
             */
            principalId: string;
            /**
             * Format: uuid
             * @description The user who acts.
             */
            agentId: string;
            /**
             * @description The permission of the agent.
             * @enum {string}
             */
            permission: "manage" | "send" | "sign" | "edit";
            /**
             * Format: date-time
             * @description Beginning of the validity.
             */
            startDate: string;
            /**
             * Format: date-time
             * @description End of the validity (the year 9999).
             */
            endDate?: string;
        };
        /** @description The settings of a tab that an account keeps under a name. */
        SeedCustomTab: {
            /**
             * Format: uuid
             * @description The custom tab.
             */
            customTabId: string;
            /**
             * Format: uuid
             * @description The user who created it.
             */
            createdBy: string;
            /**
             * Format: date-time
             * @description Time of creation.
             */
            createdDateTime: string;
            /** @description The settings, as in `tabMetadata`. */
            settings: {
                [key: string]: unknown;
            };
        };
        /** @description The users with whom a user shares envelopes. */
        SeedEnvelopeShare: {
            /**
             * Format: uuid
             * @description The user who shares.
             */
            userId: string;
            /** @description The users with whom they are shared. */
            sharedTo: string[];
        };
        /** @description An envelope, in any status. */
        SeedEnvelope: {
            /**
             * Format: uuid
             * @description The envelope.
             */
            envelopeId: string;
            /**
             * Format: uuid
             * @description The user who sent it.
             */
            senderUserId: string;
            /**
             * @description The status.
             * @enum {string}
             */
            status: "created" | "sent" | "delivered" | "completed" | "declined" | "voided" | "deleted";
            /** @description The folder of the sender that it was moved to: `recyclebin`, or an ID. */
            folder?: string;
            /** @description The definition in the form that `Envelopes_create` takes, with the times and the statuses of the recipients in the form that `Envelopes_get` returns. */
            definition: {
                [key: string]: unknown;
            };
            /** @description Facts about its documents. PDFs with pages need not be opened. */
            documents?: {
                /** @description The document. */
                documentId: string;
                /**
                 * Format: uuid
                 * @description Its GUID.
                 */
                documentIdGuid?: string;
                /** @description The size of each page in points. */
                pages?: {
                    /** @description The width. */
                    width: number;
                    /** @description The height. */
                    height: number;
                }[];
            }[];
            /** @description The users with whom it is shared one by one. */
            shares?: {
                /**
                 * Format: uuid
                 * @description The share.
                 */
                shareId: string;
                /**
                 * Format: uuid
                 * @description The user.
                 */
                userId: string;
                /**
                 * @description The access of the user (`read`).
                 * @enum {string}
                 */
                permission?: "read" | "manage";
            }[];
            /** @description The templates that it was created from. */
            templates?: {
                /**
                 * Format: uuid
                 * @description The template.
                 */
                templateId: string;
                /** @description Its name. */
                name: string;
            }[];
            /** @description The lock. Without `lockedUntilDateTime` it begins when the seed is applied. */
            lock?: {
                /** @description The token of the lock. */
                lockToken: string;
                /**
                 * Format: uuid
                 * @description The user who owns it.
                 */
                userId: string;
                /** @description The application that owns it. */
                lockedByApp?: string;
                /** @description Duration in seconds (`300`). */
                lockDurationInSeconds?: string;
                /** @description Time of expiry. */
                lockedUntilDateTime?: string;
            };
        };
        /** @description A template that a user has marked as a favorite. */
        SeedFavoriteTemplate: {
            /**
             * Format: uuid
             * @description The user.
             */
            userId: string;
            /**
             * Format: uuid
             * @description The template.
             */
            templateId: string;
            /**
             * Format: date-time
             * @description Time at which it was marked.
             */
            favoritedDate: string;
        };
        /** @description A group of users. */
        SeedGroup: {
            /** @description The group, a number as text. */
            groupId: string;
            /** @description The name. */
            groupName: string;
            /** @description The permission profile, a number as text. */
            permissionProfileId?: string;
            /**
             * Format: uuid
             * @description The GUID of the group.
             */
            dsGroupId: string;
            /** @description The members, by user ID. */
            users?: string[];
            /** @description The brands that members may choose from. */
            brandIds?: string[];
        };
        /** @description A permission profile of the account's own, or a change to one that every account has. */
        SeedPermissionProfile: {
            /** @description The permission profile, a number as text. */
            permissionProfileId: string;
            /** @description The name. */
            permissionProfileName: string;
            /** @description The rights that differ from the defaults, as `accountRoleSettings` has them. */
            settings?: {
                [key: string]: unknown;
            };
            /** @description The user who changed it last. */
            modifiedByUsername?: string;
        };
        /** @description A PowerForm, and the envelopes that were created from it. */
        SeedPowerForm: {
            /**
             * Format: uuid
             * @description The PowerForm.
             */
            powerFormId: string;
            /**
             * Format: uuid
             * @description The user on whose behalf envelopes are sent.
             */
            senderUserId: string;
            /**
             * Format: uuid
             * @description Its template.
             */
            templateId: string;
            /** @description The definition in the form that `PowerForms_create` takes, with the times and counts in the form that `PowerForms_get` returns. */
            definition: {
                [key: string]: unknown;
            };
            /** @description The envelopes that were created from it. */
            envelopes?: string[];
        };
        /** @description The billing of the account: at most one item. Its plan is the `planName` of the account. */
        SeedBilling: {
            /** @description The seats of the plan. */
            includedSeats?: number;
            /** @description The seats in addition to the plan (0). */
            incrementalSeats?: number;
            /**
             * @description The payment method (that of the plan).
             * @enum {string}
             */
            paymentMethod?: "CreditCard" | "PurchaseOrder" | "DirectDebit";
            /** @description The address for invoices. */
            billingAddress?: {
                /** @description The first name. */
                firstName?: string;
                /** @description The last name. */
                lastName?: string;
                /** @description The first line of the address. */
                address1?: string;
                /** @description The second line of the address. */
                address2?: string;
                /** @description The city. */
                city?: string;
                /** @description The state, county or region. */
                state?: string;
                /** @description The postal code. */
                postalCode?: string;
                /** @description The country. */
                country?: string;
                /** @description The phone number. */
                phone?: string;
                /** @description The e-mail address. */
                email?: string;
            };
            /** @description The credit card. */
            creditCardInformation?: {
                /** @description The name of the cardholder. */
                nameOnCard: string;
                /**
                 * @description The type of the card.
                 * @enum {string}
                 */
                cardType: "visa" | "mastercard" | "amex";
                /** @description The last digits of the number. */
                cardLastDigits: string;
                /** @description The month in which the card expires. */
                expirationMonth: string;
                /** @description The year in which the card expires. */
                expirationYear: string;
                /** @description The billing address of the card. */
                address?: {
                    /** @description The first line of the address. */
                    address1?: string;
                    /** @description The second line of the address. */
                    address2?: string;
                    /** @description The city. */
                    city?: string;
                    /** @description The state or province. */
                    stateOrProvince?: string;
                    /** @description The postal code. */
                    postalCode?: string;
                    /** @description The country. */
                    country?: string;
                };
            };
        };
        /** @description An invoice of the account. */
        SeedBillingInvoice: {
            /**
             * Format: uuid
             * @description The invoice.
             */
            invoiceId: string;
            /** @description The number on the invoice. */
            invoiceNumber: string;
            /**
             * Format: date-time
             * @description Time of issue.
             */
            issuedDateTime: string;
            /**
             * Format: date-time
             * @description Due date.
             */
            dueDate: string;
            /** @description The amount that has been paid (`0.00`). */
            paidAmount?: string;
            /** @description The charges. */
            invoiceItems: {
                /** @description The name of the charge. */
                chargeName: string;
                /** @description The number of units. */
                quantity: number;
                /** @description The price of a unit, such as `120.00`. */
                unitPrice: string;
            }[];
        };
        /** @description A payment of the account. */
        SeedBillingPayment: {
            /**
             * Format: uuid
             * @description The payment.
             */
            paymentId: string;
            /** @description The number of the payment. */
            paymentNumber: string;
            /** @description The amount, such as `480.00`. */
            amount: string;
            /**
             * Format: date-time
             * @description Time of the payment.
             */
            paymentDate: string;
            /** @description The purpose of the payment. */
            description?: string;
            /**
             * Format: uuid
             * @description The invoice.
             */
            invoiceId: string;
        };
        /** @description An account at a payment service that is connected to the account. */
        SeedPaymentGatewayAccount: {
            /**
             * Format: uuid
             * @description The connected account.
             */
            paymentGatewayAccountId: string;
            /**
             * @description The payment service.
             * @enum {string}
             */
            paymentGateway: "Stripe" | "Braintree" | "AuthorizeDotNet";
            /** @description The name that senders see. */
            displayName: string;
        };
        /** @description An electronic seal. */
        SeedSeal: {
            /** @description The name that recipients use. */
            sealName: string;
            /** @description The name that senders see. */
            sealDisplayName: string;
        };
        /** @description A signature provider. */
        SeedSignatureProvider: {
            /**
             * Format: uuid
             * @description The provider.
             */
            signatureProviderId: string;
            /** @description The name that recipients use. */
            signatureProviderName: string;
            /** @description The name that senders see. */
            signatureProviderDisplayName: string;
            /**
             * @description Require signers to use it (`false`).
             * @enum {string}
             */
            isRequired?: "true" | "false";
            /** @description Providers with lower numbers come first (`1`). */
            priority?: string;
        };
        /** @description An entry of a data feed. */
        SeedDataFeedElement: {
            /**
             * Format: uuid
             * @description The entry.
             */
            dataFeedElementId: string;
        };
        /** @description The connection to the vault for electronic notes: at most one item. */
        SeedENoteConfiguration: {
            /** @description The name of the account at the vault. */
            organization: string;
            /** @description The vault user. */
            userName?: string;
            /** @description The password of the vault user. */
            password?: string;
            /** @description The API key of the vault. */
            apiKey?: string;
        };
        /** @description A call of a user who had calls logged. */
        SeedRequestLog: {
            /**
             * Format: uuid
             * @description The log.
             */
            requestLogId: string;
            /**
             * Format: uuid
             * @description The user.
             */
            userId: string;
            /** @description A date and time in ISO 8601. */
            createdDateTime: string;
            /** @description The reason phrase of the response. */
            status: string;
            /** @description The call in a few words. */
            description: string;
            /** @description The request and the response. */
            text: string;
        };
        /** @description A client that may create accounts. */
        SeedReseller: {
            /**
             * Format: uuid
             * @description The integration key of the client.
             */
            integrationKey: string;
            /** @description The code of the reseller. */
            distributorCode: string;
            /** @description The password of the reseller. */
            distributorPassword: string;
            /** @description The default plan. */
            defaultPlanId: string;
            /** @description A text about the plan. */
            planPromotionText?: string;
        };
        /** @description A workspace, with its people, folders and files. */
        SeedWorkspace: {
            /**
             * Format: uuid
             * @description The workspace.
             */
            workspaceId: string;
            /** @description The name. */
            workspaceName: string;
            /** @description The purpose of the workspace. */
            workspaceDescription?: string;
            /**
             * @description The status (`active`).
             * @enum {string}
             */
            status?: "active" | "closed";
            /**
             * @description Allow comments of users (`true`).
             * @enum {string}
             */
            commentsAllowed?: "true" | "false";
            /**
             * Format: uuid
             * @description The root folder.
             */
            rootFolderId: string;
            /** @description Time of creation. */
            createdDateTime: string;
            /** @description Time of the last change. */
            lastModifiedDateTime?: string;
            /** @description The owner. */
            owner: {
                /**
                 * Format: uuid
                 * @description The person in the workspace.
                 */
                workspaceUserId: string;
                /**
                 * Format: uuid
                 * @description The user of the account.
                 */
                userId: string;
            };
            /** @description The people who were invited. */
            participants?: {
                /**
                 * Format: uuid
                 * @description The person in the workspace.
                 */
                workspaceUserId: string;
                /**
                 * Format: uuid
                 * @description The user of the account.
                 */
                userId: string;
            }[];
            /** @description The folders below the root folder. */
            folders?: {
                /**
                 * Format: uuid
                 * @description The folder.
                 */
                folderId: string;
                /** @description The name. */
                name: string;
                /**
                 * Format: uuid
                 * @description The folder that contains it.
                 */
                parentFolderId: string;
            }[];
            /** @description The files, all of them PDFs. */
            files?: {
                /**
                 * Format: uuid
                 * @description The file.
                 */
                fileId: string;
                /** @description The name. */
                name: string;
                /**
                 * Format: uuid
                 * @description The folder that contains it.
                 */
                parentFolderId: string;
                /**
                 * Format: uuid
                 * @description The user who added it.
                 */
                createdByUserId: string;
                /** @description Time of its upload. */
                createdDateTime: string;
                /** @description Let all people view it (`true`). */
                isPublic?: boolean;
                /** @description The content in Base64. */
                pdf: string;
                /** @description The size of each page in points. */
                pages: {
                    /** @description The width. */
                    width: number;
                    /** @description The height. */
                    height: number;
                }[];
            }[];
        };
        /** @description A folder, and with whom it is shared. */
        SeedSharedFolder: {
            /**
             * Format: uuid
             * @description The folder.
             */
            folderId: string;
            /** @description The name. */
            name: string;
            /**
             * Format: uuid
             * @description The user who owns it.
             */
            ownerUserId: string;
            /**
             * Format: uuid
             * @description The folder that contains it.
             */
            parentFolderId?: string;
            /**
             * @description The kind of a standard folder, to give it this ID.
             * @enum {string}
             */
            type?: "draft" | "inbox" | "recyclebin" | "sentitems";
            /**
             * @description Set if it is for templates, not envelopes.
             * @constant
             */
            forTemplates?: true;
            /** @description The users with whom it is shared. */
            sharedUsers?: string[];
            /** @description The groups with which it is shared. */
            sharedGroups?: string[];
        };
        /** @description A signature that a user has adopted. */
        SeedSignature: {
            /**
             * Format: uuid
             * @description The signature.
             */
            signatureId: string;
            /**
             * Format: uuid
             * @description The user.
             */
            userId: string;
            /** @description The name. */
            signatureName: string;
            /** @description The initials. */
            signatureInitials: string;
            /** @description The font. */
            signatureFont: string;
            /** @description Make it the user's default (`false`). */
            isDefault?: boolean;
            /** @description A GIF in Base64. */
            signatureImage?: string;
            /** @description A GIF in Base64. */
            initialsImage?: string;
        };
        /** @description A group that receives envelopes as one. */
        SeedSigningGroup: {
            /** @description The signing group, a number as text. */
            signingGroupId: string;
            /** @description The name. */
            groupName: string;
            /** @description The type (`sharedSigningGroup`). */
            groupType?: string;
            /**
             * Format: email
             * @description The e-mail address of the group.
             */
            groupEmail?: string;
            /** @description The user who created it. */
            createdBy?: string;
            /** @description The members. */
            users: {
                /** @description The full name. */
                userName: string;
                /**
                 * Format: email
                 * @description The e-mail address.
                 */
                email: string;
            }[];
        };
        /** @description A template, and with whom it is shared. */
        SeedTemplate: {
            /**
             * Format: uuid
             * @description The template.
             */
            templateId: string;
            /**
             * Format: uuid
             * @description The user who owns it.
             */
            ownerUserId: string;
            /** @description The definition in the form that `Templates_create` takes, with the times in the form that `Templates_get` returns. */
            definition: {
                [key: string]: unknown;
            };
            /** @description Facts about its documents. PDFs with pages need not be opened. */
            documents?: {
                /** @description The document. */
                documentId: string;
                /**
                 * Format: uuid
                 * @description Its GUID.
                 */
                documentIdGuid?: string;
                /** @description The size of each page in points. */
                pages?: {
                    /** @description The width. */
                    width: number;
                    /** @description The height. */
                    height: number;
                }[];
            }[];
            /** @description The users with whom it is shared. */
            sharedUsers?: string[];
            /** @description The groups with which it is shared. */
            sharedGroups?: string[];
            /** @description The people of its bulk recipients. */
            bulkRecipients?: {
                /** @description The signer that the people replace. */
                recipientId: string;
                /** @description Recipients in the form that `TemplateBulkRecipients_update` takes. */
                people: {
                    [key: string]: unknown;
                }[];
            }[];
            /** @description The lock. Without `lockedUntilDateTime` it begins when the seed is applied. */
            lock?: {
                /** @description The token of the lock. */
                lockToken: string;
                /**
                 * Format: uuid
                 * @description The user who owns it.
                 */
                userId: string;
                /** @description The application that owns it. */
                lockedByApp?: string;
                /** @description Duration in seconds (`300`). */
                lockDurationInSeconds?: string;
                /** @description Time of expiry. */
                lockedUntilDateTime?: string;
            };
        };
        /** @description A rule by which envelopes get another owner. */
        SeedTransferRule: {
            /**
             * Format: uuid
             * @description The rule.
             */
            envelopeTransferRuleId: string;
            /**
             * @description The event that triggers the transfer.
             * @enum {string}
             */
            eventType: "before sent" | "sent" | "completed";
            /** @description Apply the rule (`true`). */
            enabled?: boolean;
            /** @description Send the previous owner a copy (`false`). */
            carbonCopyOriginalOwner?: boolean;
            /**
             * Format: uuid
             * @description The user whose envelopes are transferred.
             */
            fromUserId?: string;
            /** @description The group whose envelopes are transferred. */
            fromGroupId?: string;
            /**
             * Format: uuid
             * @description The new owner.
             */
            toUserId: string;
            /** @description A date and time in ISO 8601. */
            modifiedDate?: string;
            /**
             * Format: uuid
             * @description The user who changed it last.
             */
            modifiedByUserId: string;
        };
        /** @description A user's profile, and the settings that other systems keep with the user. */
        SeedUserProfile: {
            /**
             * Format: uuid
             * @description The user.
             */
            userId: string;
            /** @description The company. */
            companyName?: string;
            /** @description The title. */
            title?: string;
            /**
             * @description Show the profile to other users.
             * @enum {string}
             */
            displayProfile?: "true" | "false";
            /**
             * @description Show the address to other users.
             * @enum {string}
             */
            displayPersonalInfo?: "true" | "false";
            /**
             * @description Show company and title to other users.
             * @enum {string}
             */
            displayOrganizationInfo?: "true" | "false";
            /**
             * @description Show the usage to other users.
             * @enum {string}
             */
            displayUsageHistory?: "true" | "false";
            /** @description The address. */
            address?: {
                /** @description `address1` of the address. */
                address1?: string;
                /** @description `address2` of the address. */
                address2?: string;
                /** @description `city` of the address. */
                city?: string;
                /** @description `stateOrProvince` of the address. */
                stateOrProvince?: string;
                /** @description `postalCode` of the address. */
                postalCode?: string;
                /** @description `country` of the address. */
                country?: string;
                /** @description `phone` of the address. */
                phone?: string;
                /** @description `fax` of the address. */
                fax?: string;
            };
            /** @description A GIF in Base64. */
            image?: string;
            /** @description Settings that other systems keep with the user, by name. */
            customSettings?: {
                [key: string]: string;
            };
        };
        /** @description The seed that the server was started with. */
        SeedDescription: {
            /** @description The seed file; left out for the default seed. */
            file?: string;
            /** @description The number of items in each of its sections. */
            planted: {
                [key: string]: number;
            };
            /** @description The names of all sections that a seed can have. */
            sections: string[];
        };
        /** @description The number of items added to each list. */
        Planted: {
            /** @description The number of items, by the name of the list. */
            planted: {
                [key: string]: number;
            };
        };
        /** @description Copies of a tenant, to go back to. */
        Snapshot: {
            name: components["schemas"]["Name"];
            /**
             * Format: date-time
             * @description Time of the snapshot, by the machine's clock.
             */
            takenAt: string;
        };
        /** @description The snapshots of a tenant. */
        SnapshotList: {
            /** @description The snapshots, oldest first. */
            snapshots: components["schemas"]["Snapshot"][];
        };
        /** @description The time of a tenant. */
        Clock: {
            /**
             * Format: date-time
             * @description The current time of the tenant.
             */
            now: string;
            /** @description True while the clock is frozen. */
            frozen: boolean;
            /** @description The number of due items that ran, after a call that can run items. */
            done?: number;
        };
        /** @description A change of the clock; missing properties stay as they are. */
        ClockChange: {
            /**
             * Format: date-time
             * @description The new time.
             */
            now?: string;
            /** @description Freeze or thaw the clock. */
            frozen?: boolean;
        };
        /** @description A span of time, the sum of its parts. */
        Duration: {
            /** @description Days of 24 hours. */
            days?: number;
            /** @description Hours of 60 minutes. */
            hours?: number;
            /** @description Minutes of 60 seconds. */
            minutes?: number;
            /** @description Seconds of 1,000 milliseconds. */
            seconds?: number;
            /** @description The smallest part. */
            milliseconds?: number;
        };
        /** @description The items that are due later. */
        Schedule: {
            /** @description The first thing first. */
            items: components["schemas"]["ScheduledItem"][];
            /** @description The total number of scheduled items. */
            total: number;
        };
        /** @description Something that happens when the clock of the tenant reaches its time. */
        ScheduledItem: {
            /** @description The kind, such as `envelope-expiry`. */
            kind: string;
            /** @description The kind in words, such as `The envelope expires`. */
            title: string;
            /**
             * Format: date-time
             * @description The due time, by the tenant's clock.
             */
            dueAt: string;
            /** @description The subject of the item, such as an envelope ID. */
            key: string;
            /**
             * Format: uuid
             * @description The envelope, if it is about one.
             */
            envelopeId?: string;
            /** @description The subject of that envelope. */
            subject?: string;
        };
        /** @description The person who acts for a recipient that stands for several people, such as a signing group. */
        Person: {
            /** @description The full name. */
            userName: string;
            /**
             * Format: email
             * @description The e-mail address.
             */
            email: string;
        };
        /** @description An action of a recipient. */
        Acting: {
            as?: components["schemas"]["Person"];
        };
        /** @description Values that the recipient enters. */
        Signing: {
            as?: components["schemas"]["Person"];
            /**
             * @description The values of tabs, by their IDs, labels or group names: text, for a box `true` or
             *     `false`, for a list or a group of buttons the value of the item.
             */
            values?: {
                [key: string]: string;
            };
        };
        /** @description The recipient's refusal to sign, with the reason. */
        Declining: {
            as?: components["schemas"]["Person"];
            /** @description The reason, as the sender reads it. */
            reason: string;
        };
        /** @description The reason why the e-mail came back. */
        Autoresponding: {
            /** @description The reason in words (`No such address`). */
            reason?: string;
        };
        /** @description The result of the identity checks of a recipient. */
        IdentityDecision: {
            /**
             * @description The result (`passed`).
             * @enum {string}
             */
            outcome?: "passed" | "failed" | "manual-review";
            /** @description The reason for the failure, as a sentence. */
            reason?: string;
        };
        /** @description Summaries of envelopes or templates. */
        EnvelopeSummaryList: {
            /** @description The envelopes or templates; those that changed last come first. */
            envelopes: components["schemas"]["EnvelopeSummary"][];
            /** @description The value of `after` for the next page. Left out on the last page. */
            next?: string;
            /** @description The number of items that match the filter, on all pages, whenever they changed. Returned with `counts`. */
            matching?: number;
            /** @description The number of all envelopes or templates of the tenant. Returned with `counts`. */
            total?: number;
        };
        /** @description An envelope or template in a list. */
        EnvelopeSummary: {
            /**
             * Format: uuid
             * @description The ID, also of a template.
             */
            envelopeId: string;
            /**
             * Format: uuid
             * @description The account.
             */
            accountId: string;
            /** @description The subject; of a template, its name. */
            subject: string;
            /** @description The status, such as `sent`; `template` for a template. */
            status: string;
            sender: components["schemas"]["EnvelopeParty"];
            /** @description The recipients in routing order. */
            recipients: components["schemas"]["RecipientSummary"][];
            /** @description The folder: `draft`, `sentitems`, `recyclebin`, `templates`, or the ID of a folder that a user created. */
            folder: string;
            /** @description The name of a folder that a user created. */
            folderName?: string;
            /** @description The number of documents. */
            documentCount: number;
            /**
             * Format: date-time
             * @description Time of creation.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Time of the last change.
             */
            changedAt: string;
            /**
             * Format: date-time
             * @description Time at which it was last sent.
             */
            sentAt?: string;
            /**
             * Format: date-time
             * @description Time of completion.
             */
            completedAt?: string;
            /** @description The name of the user who corrects it; left out if nobody does. */
            correctedBy?: string;
            /** @description The lock on it; left out if nobody holds one. */
            lock?: {
                /** @description The name of the user who holds it. */
                by: string;
                /** @description The application that locked it; empty for a page. */
                app: string;
                /**
                 * Format: date-time
                 * @description The time at which it ends.
                 */
                until: string;
            };
        };
        /** @description The sender of an envelope or the owner of a template. */
        EnvelopeParty: {
            /**
             * Format: uuid
             * @description The user.
             */
            userId: string;
            /** @description The name. */
            name: string;
            /** @description The e-mail address. */
            email: string;
        };
        /** @description A recipient in a list. */
        RecipientSummary: {
            /** @description The ID that the sender chose. */
            recipientId: string;
            /** @description The name; empty for a role without a person. */
            name: string;
            /** @description The e-mail address. */
            email: string;
            /** @description The role in a template. */
            role?: string;
            /** @description The type, such as `signer` or `carbonCopy`. */
            type: string;
            /** @description The turn. Equal ones are in parallel. */
            routingOrder: number;
            /** @description The status, such as `delivered`. */
            status: string;
        };
        /** @description The history of an envelope or of a tenant. */
        Timeline: {
            /** @description The entries, oldest first. */
            entries: components["schemas"]["TimelineEntry"][];
        };
        /** @description Something that happened to an envelope, or because of it. */
        TimelineEntry: {
            /**
             * Format: date-time
             * @description The time, by the tenant's clock.
             */
            at: string;
            /**
             * @description The kind of the entry:
             *
             *     - `event`: a line of the audit trail
             *     - `mail`: an e-mail or a text message
             *     - `request`: a request to the service with the ID of the envelope in its path
             *     - `delivery`: a message of Connect
             *     - `job`: a job of the clock that ran, such as a reminder; only in the history of a tenant
             * @enum {string}
             */
            kind: "event" | "mail" | "request" | "delivery" | "job";
            /** @description The event in a few words. */
            title: string;
            /** @description More about it, as a sentence. */
            text?: string;
            /** @description The person who acted, or who received the message. */
            by?: string;
            /** @description The status of the envelope after an audit event, the HTTP status of a request, the state of a message of Connect, or `refused` for a job that could not be done. */
            status?: string;
            /** @description The ID of the e-mail, the request or the message of Connect. Events have none. */
            id?: string;
            /**
             * Format: uuid
             * @description The envelope of an event or a job, in the history of a tenant.
             */
            envelopeId?: string;
            /** @description The subject of that envelope, in the history of a tenant. */
            subject?: string;
        };
        /** @description The body of `Envelopes_create` or `Templates_create`. */
        Definition: {
            [key: string]: unknown;
        };
        /** @description The status of an envelope. */
        EnvelopeState: {
            /**
             * Format: uuid
             * @description The envelope.
             */
            envelopeId: string;
            /** @description The status, such as `voided`. */
            status: string;
        };
        /** @description Options for opening the signing page. */
        SigningUrlRequest: {
            /**
             * Format: uri
             * @description The address to which the browser goes when the recipient has finished, with the query parameter `event`. Without it, a page shows the result.
             */
            returnUrl?: string;
        };
        /** @description A URL that can be opened once. */
        SigningUrl: {
            /**
             * Format: uri
             * @description The URL of the signing page.
             */
            url: string;
        };
        /** @description The statuses of an envelope and of a recipient. */
        Acted: {
            /**
             * Format: uuid
             * @description The envelope.
             */
            envelopeId: string;
            /** @description Its status, such as `completed`. */
            envelopeStatus: string;
            /** @description The recipient. */
            recipientId: string;
            /** @description The status, such as `completed`. */
            recipientStatus: string;
        };
        /** @description A user, with an access token that never expires. */
        UserWithToken: {
            /**
             * Format: uuid
             * @description The user.
             */
            userId: string;
            /** @description The name. */
            userName: string;
            /** @description The address. */
            email: string;
            /** @description The access token. */
            token: string;
        };
        /** @description The user who gets an access token. */
        NewToken: {
            /**
             * Format: uuid
             * @description A user of the tenant.
             */
            userId: string;
        };
        /** @description The accounts of a tenant. */
        AccountList: {
            /** @description The accounts. */
            accounts: components["schemas"]["Account"][];
        };
        /** @description An account with its users. */
        Account: {
            /**
             * Format: uuid
             * @description The ID.
             */
            accountId: string;
            /** @description The number by which paths may name it too. */
            number: string;
            /** @description The name. */
            name: string;
            /**
             * Format: uuid
             * @description The organization that it belongs to.
             */
            organizationId?: string;
            /** @description The plan. */
            planName: string;
            /** @description The reason for its suspension. Missing if it is not suspended. */
            suspendedBecause?: string;
            /** @description True if it has a company on Rooms. */
            hasRooms?: boolean;
            /** @description The users, administrators first, then by name. */
            users: components["schemas"]["AccountUser"][];
        };
        /** @description A user of an account. */
        AccountUser: {
            /**
             * Format: uuid
             * @description The ID.
             */
            userId: string;
            /** @description The name. */
            userName: string;
            /** @description The e-mail address. */
            email: string;
            /** @description The status of the membership, such as `Active`. */
            status: string;
            /** @description True if the user administers the account. */
            isAdmin: boolean;
            /** @description True if the user administers the whole organization of the account. Left out if not, and for accounts without an organization. */
            isOrganizationAdmin?: boolean;
        };
        /** @description The applications of the tenant. */
        IntegrationList: {
            /** @description The applications, by name. */
            integrations: components["schemas"]["Integration"][];
        };
        /** @description An application that calls the API. */
        Integration: {
            /**
             * Format: uuid
             * @description The integration key.
             */
            integrationKey: string;
            /** @description The name. */
            name: string;
            /** @description The client secret; left out if any secret works. */
            secret?: string;
            /** @description The addresses that a log-in may return to; left out if any address works. */
            redirectUris?: string[];
            /** @description The RSA public keys in PEM that check its JWT; left out if any signature works. */
            publicKeys?: string[];
            /**
             * Format: uuid
             * @description The organization.
             */
            organizationId?: string;
            /** @description True if the application may ask for `response_type=token`. */
            implicitGrant?: boolean;
            /** @description True if no user has to consent. */
            consented: boolean;
            /** @description The consents of users and administrators. */
            consents: {
                /**
                 * Format: uuid
                 * @description The user; left out for the consent of an administrator for all users.
                 */
                userId?: string;
                /** @description The address of the user. */
                email?: string;
                /** @description The scopes. */
                scopes: string[];
                /**
                 * Format: date-time
                 * @description Time of the consent, by the tenant's clock.
                 */
                consentedAt: string;
            }[];
            /** @description Access tokens that never expire, of a seed or of `createToken`. */
            tokens: {
                /** @description The token. */
                token: string;
                /**
                 * Format: uuid
                 * @description The user whose token it is.
                 */
                userId: string;
                /** @description The scopes. */
                scopes: string[];
            }[];
        };
        /** @description An e-mail or text message that the service would have sent. */
        Mail: {
            /** @description Its ID. */
            mailId: string;
            /**
             * Format: uuid
             * @description The account that sent it.
             */
            accountId: string;
            /**
             * Format: date-time
             * @description Time of sending, by the tenant's clock.
             */
            sentAt: string;
            /** @description True once it was marked as read. */
            read: boolean;
            /** @description The addressee. */
            to: {
                /** @description The name. */
                name: string;
                /** @description The address; empty for a text message. */
                email: string;
                /** @description The telephone number of a text message. */
                phoneNumber?: string;
            };
            /**
             * @description The delivery: by e-mail, by text message or by telephone call.
             * @enum {string}
             */
            deliveryMethod: "email" | "SMS" | "WhatsApp" | "Call";
            /** @description Addresses that get a copy. */
            cc: string[];
            /** @description Addresses that get one unseen. */
            bcc: string[];
            /** @description Its subject. */
            subject: string;
            /** @description Its paragraphs. */
            text: string[];
            /** @description The reason for sending it, such as `signing-request` or `reminder`. */
            reason: string;
            /**
             * Format: uuid
             * @description The envelope that it is about.
             */
            envelopeId?: string;
            /** @description The recipient that it is about. */
            recipientId?: string;
            /**
             * Format: uri
             * @description The target of its button.
             */
            link?: string;
        };
        /** @description E-mails. */
        Outbox: {
            /** @description The mails, oldest first. */
            mails: components["schemas"]["Mail"][];
            /** @description The number of e-mails that match the filters, regardless of the limit. */
            matching: number;
            /** @description The number of e-mails in the outbox. */
            total: number;
            /** @description The number of unread e-mails in the outbox. */
            unread: number;
            /** @description The addresses and telephone numbers that all e-mails and messages went to. */
            recipients: string[];
            /** @description The reasons of all of them. */
            reasons: string[];
        };
        /** @description The read status of an e-mail. */
        MailRead: {
            /**
             * @description Mark it as read, or as unread.
             * @default true
             */
            read?: boolean;
        };
        /** @description A request that was answered. */
        Request: {
            /** @description A number that counts up from 1. */
            id: number;
            /**
             * Format: date-time
             * @description Time of the request, by the machine's clock.
             */
            time: string;
            /**
             * Format: date-time
             * @description The same time by the tenant's clock. Left out if the clocks agree.
             */
            tenantTime?: string;
            /** @description The method. */
            method: string;
            /** @description Path and query, without secrets. */
            url: string;
            /** @description The status of the answer. */
            status: number;
            /** @description The time that the sandbox took, without any delay that was requested. */
            milliseconds: number;
            /** @description The area, such as `esign-v2.1`. */
            area?: string;
            /** @description The operationId. */
            operation?: string;
            /**
             * @description The part that responded, as in the header X-Countersign-Source. "state" if the response, also an error, depends on the data of the tenant. "mock" for examples, faults, and requests that the specs do not allow.
             * @enum {string}
             */
            source?: "state" | "mock";
            /** @description The sentence of the error that was answered. */
            problem?: string;
            /** @description The fault that applied, such as `code=429`. */
            fault?: string;
            /** @description The ID of the user who called, if the token is known. */
            user?: string;
            /** @description The last four characters of the bearer token, to tell callers apart. */
            token?: string;
            /** @description The name of the observer that called, such as `console`. Left out for programs. */
            observer?: string;
            /** @description The number of violations of the contract. Left out if there are none. */
            findings?: number;
            /** @description The number of warnings. Left out if there are none. */
            warnings?: number;
            /** @description Input that was accepted although it was not canonical. Left out if there is none. */
            tolerated?: components["schemas"]["Tolerated"][];
        };
        /** @description A request with all that was sent in both directions, without secrets. */
        RequestDetails: {
            /** @description A number that counts up from 1. */
            id: number;
            /**
             * Format: date-time
             * @description Time of the request, by the machine's clock.
             */
            time: string;
            /**
             * Format: date-time
             * @description The same time by the tenant's clock. Left out if the clocks agree.
             */
            tenantTime?: string;
            /** @description The method. */
            method: string;
            /** @description Path and query, without secrets. */
            url: string;
            /** @description Scheme, host and port that the caller used. */
            origin: string;
            /** @description The status of the answer. */
            status: number;
            /** @description The time that the sandbox took, without any delay that was requested. */
            milliseconds: number;
            /** @description The tenant. */
            tenant: string;
            /** @description The area, such as `esign-v2.1`. */
            area?: string;
            /** @description The operationId. */
            operation?: string;
            /**
             * @description The part that responded, as in `Request`.
             * @enum {string}
             */
            source?: "state" | "mock";
            /** @description The sentence of the error that was answered. */
            problem?: string;
            /** @description The fault that applied, such as `code=429`. */
            fault?: string;
            /** @description The ID of the user who called, if the token is known. */
            user?: string;
            /** @description The last four characters of the bearer token, to tell callers apart. */
            token?: string;
            /** @description The name of the observer that called, such as `console`. Left out for programs. */
            observer?: string;
            /** @description The violations of the contract. */
            findings: components["schemas"]["Finding"][];
            /** @description Input that had no effect. */
            warnings: components["schemas"]["RequestWarning"][];
            /** @description Input that was accepted although it was not canonical. */
            tolerated: components["schemas"]["Tolerated"][];
            request: components["schemas"]["Message"];
            response: components["schemas"]["Message"];
            /** @description True if `repeatRequest` can send it again, because all of its body is kept. */
            repeatable: boolean;
        };
        /** @description The headers and the body of a request, a response, or a part of a multipart body. */
        Message: {
            /** @description The headers by their names in lower case. */
            headers: {
                [key: string]: string;
            };
            /** @description The body. It has `text`, `base64` or `parts`, unless it is empty or no longer kept. */
            body: {
                /** @description The media type without parameters. Empty if the message does not have one. */
                mediaType: string;
                /** @description The length of all of the body in bytes. */
                length: number;
                /** @description The text. */
                text?: string;
                /** @description The bytes of a body that is not text. */
                base64?: string;
                /** @description The parts of a multipart body. */
                parts?: components["schemas"]["Message"][];
                /**
                 * @description Set if this is only the beginning of a body of more than 64 kB.
                 * @enum {boolean}
                 */
                truncated?: true;
                /**
                 * @description Set if the body was dropped to make room for those of newer requests.
                 * @enum {boolean}
                 */
                dropped?: true;
            };
        };
        /** @description Something in a request that violates the contract. */
        Finding: {
            /**
             * @description The part of the request.
             * @enum {string}
             */
            in: "body" | "path" | "query" | "header";
            /** @description A JSON pointer into the body, or the name of the parameter. */
            at: string;
            /** @description The rule that is broken: a keyword of JSON Schema, `mediaType` or `syntax`. */
            rule: string;
            /** @description The expected value. */
            expected: string;
            /** @description The value that was sent, shortened. */
            got: string;
        };
        /** @description Something in a request that had no effect. */
        RequestWarning: {
            /** @description The kind, such as `unknown-property`. */
            code: string;
            /**
             * @description The part of the request.
             * @enum {string}
             */
            in: "body" | "path" | "query" | "header";
            /** @description A JSON pointer into the body, or the name of the parameter. */
            at: string;
            /** @description The input that had no effect, and the reason. */
            message: string;
            /** @description The envelope that the request is about. */
            envelopeId?: string;
        };
        /** @description An HTTP archive in the format HAR 1.2. */
        HttpArchive: {
            /** @description The requests, under `entries`. */
            log: {
                [key: string]: unknown;
            };
        };
        /** @description Something that the service accepts in another form than the canonical one. */
        Tolerated: {
            /**
             * @description The part of the request.
             * @enum {string}
             */
            in: "body" | "path" | "query" | "header";
            /** @description A JSON pointer into the body as it was sent, or the name of the parameter. */
            at: string;
            /**
             * @description The part that was not canonical: the `name`, the `value` of an enum, the `type`, a
             *     `null`, a `moment`, `base64`, the text of the `json`, or the `place` of a field in
             *     the query in place of the form.
             */
            rule: string;
            /** @description The value that was sent, if it is short. */
            sent?: string;
            /** @description The canonical form. */
            canonical?: string;
        };
        /** @description Requests. */
        RequestList: {
            /** @description The requests, oldest first. */
            requests: components["schemas"]["Request"][];
        };
        /** @description A filter for requests, and the expected number of them. Missing filters match every request. */
        Assertion: {
            /** @description The operationId. */
            operation?: string;
            /** @description The method. */
            method?: string;
            /** @description A text that the path contains. */
            path?: string;
            /** @description The status; an `x` is any digit. */
            status?: string;
            /** @description The exact number of requests. */
            times?: number;
            /** @description The minimum number of requests. */
            atLeast?: number;
            /** @description The maximum number of requests. */
            atMost?: number;
        };
        /** @description A part of a request that had no effect. */
        Warning: {
            /** @description A number that counts up from 1. */
            id: number;
            /**
             * Format: date-time
             * @description Time of the warning, by the machine's clock.
             */
            time: string;
            /** @description The ID of the request in the list of requests. */
            request: number;
            /** @description The operationId. */
            operation?: string;
            /**
             * Format: uuid
             * @description The envelope that the request was about, or that it created.
             */
            envelopeId?: string;
            /**
             * @description The kind of warning:
             *
             *     - `unknown-property`: a property of the body that the contract does not have there
             *     - `unknown-parameter`: a query parameter that the operation does not have
             *     - `parameter-ignored`: a query parameter of the contract that has no effect here
             *     - `body-ignored`: the body of a request to an operation that reads none
             *     - `unknown-word`: a word in a list that the operation does not know
             *     - `unknown-role`: a role that no template of the envelope has
             *     - `unfilled-role`: a role of a template that no recipient took, left out with its tabs
             *     - `unknown-tab-label`: a label that no tab of the recipient in the template has
             *     - `unknown-custom-tab`: a custom tab that the account does not have
             *     - `tab-removed`: a tab that was removed with its page or document
             *     - `tabs-ignored`: tabs in a request that does not change tabs
             *     - `anchor-not-found`: an anchor whose text no document has, left out as the tab allows
             *     - `event-not-sent`: an event that is never sent
             *     - `no-events`: a subscription to events that sends none of them
             *     - `brand-off`: a brand in an account that does not use brands
             *     - `value-cut`: a number that was reduced to a maximum
             *     - `field-ignored`: a field that can no longer be changed, or that the account does not use
             *     - `letters-replaced`: letters that no font has, replaced in a document
             *     - `document-changed`: a document that does not show all that its file did
             *     - `not-as-the-service`: something that the real service refuses
             *     - `data-not-deleted`: a membership whose data cannot be deleted yet
             */
            code: string;
            /**
             * @description The part of the request.
             * @enum {string}
             */
            in: "body" | "path" | "query" | "header";
            /** @description A JSON pointer into the body, empty for all of it; or the name of the parameter. */
            at: string;
            /** @description A sentence with the location, the input that had no effect, and the nearest match. */
            message: string;
        };
        /** @description Warnings. */
        WarningList: {
            /** @description The warnings, oldest first. */
            warnings: components["schemas"]["Warning"][];
        };
        /** @description The effect of warnings on requests. */
        WarningMode: {
            /**
             * @description `warn` records the warnings. `refuse` also rejects the request with 400; nothing is
             *     changed then.
             * @enum {string}
             */
            mode: "warn" | "refuse";
        };
        /** @description A fault, and a filter for the requests that it applies to. Missing filters match every request. */
        Fault: {
            /** @description The operationId. */
            operation?: string;
            /** @description The area, such as `esign-v2.1`. */
            area?: string;
            /** @description The status to answer with: one that the operation has, or 502, 503 or 504, as a gateway in front of the service answers. */
            code?: number;
            /**
             * @description The form of the answer of a gateway: an error in JSON, or a page (`json`).
             * @enum {string}
             */
            body?: "json" | "html";
            /** @description The example of that answer, by its name in the spec. */
            example?: string;
            /** @description The delay of the response in milliseconds. */
            delay?: number;
            /**
             * @description The moment at which the connection is dropped: before the response, or in the middle of it.
             * @enum {string}
             */
            drop?: "before" | "within";
            /** @description The number of requests that pass first. */
            after?: number;
            /** @description The maximum number of requests that the fault applies to. */
            times?: number;
            /** @description Apply the fault to every nth matching request. */
            every?: number;
        };
        /** @description Rules for faults. */
        Faults: {
            /** @description The rules. The first matching rule applies to a request. */
            faults: components["schemas"]["Fault"][];
        };
        /** @description The numbers of requests that the rules applied to. */
        FaultCounts: {
            /** @description The counts, in the order of the rules. */
            counts: number[];
        };
        /** @description A number of calls in a number of seconds. */
        Limit: {
            /** @description The number of calls. */
            limit: number;
            /** @description The number of seconds of the tenant's clock. */
            seconds: number;
        };
        /** @description Rate limits for callers; missing ones do not apply. */
        Limits: {
            /** @description Calls of an account in an hour, or another span; `HOURLY_APIINVOCATION_LIMIT_EXCEEDED` past it. */
            rate?: components["schemas"]["Limit"];
            /** @description Calls of an account in half a minute, or another span; `BURST_APIINVOCATION_LIMIT_EXCEEDED` past it. */
            burst?: components["schemas"]["Limit"];
            /**
             * @description Reads of the same envelope; `HOURLY_ENVELOPE_POLLING_LIMIT_EXCEEDED` past the limit,
             *     `BURST_ENVELOPE_POLLING_LIMIT_EXCEEDED` if the span has 30 seconds or less.
             */
            polling?: components["schemas"]["Limit"];
        };
        /**
         * @description The state of a message: to be sent, queued, waiting for another attempt, held by its
         *     configuration, accepted, or given up.
         * @enum {string}
         */
        DeliveryState: "waiting" | "queued" | "retrying" | "held" | "sent" | "failed";
        /** @description A message about an event. */
        Delivery: {
            /** @description Its ID. */
            deliveryId: string;
            /**
             * Format: uuid
             * @description The account.
             */
            accountId: string;
            /** @description The configuration; left out for an envelope's own notification. */
            connectId?: string;
            /**
             * Format: uuid
             * @description The envelope that it is about.
             */
            envelopeId?: string;
            /** @description The subject of the envelope or template. */
            subject?: string;
            /** @description The address to which it is sent. */
            url: string;
            /** @description The event, such as `envelope-completed`. */
            event: string;
            state: components["schemas"]["DeliveryState"];
            /** @description The number of attempts. */
            tries: number;
            /**
             * @description The cause of the message: an event, a copy that `sendDelivery` sent, or a test by `sendTestMessage`.
             * @enum {string}
             */
            cause: "event" | "again" | "test";
            /** @description The message that it is a copy of. */
            copyOf?: string;
            /**
             * Format: date-time
             * @description Time of creation, by the tenant's clock.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Time of the last attempt.
             */
            triedAt?: string;
            /** @description The reason why the last attempt failed. */
            problem?: string;
            /** @description The earlier message that was not accepted, if this one waits for it and was not tried. */
            blockedBy?: string;
        };
        /** @description A message about an event with its payload and its attempts. */
        DeliveryDetails: components["schemas"]["Delivery"] & {
            /** @description The name of its configuration. */
            name: string;
            /**
             * @description The format of the payload.
             * @enum {string}
             */
            format: "json" | "xml";
            /** @description Replace it by a later event of the envelope while it waits. */
            aggregated: boolean;
            /** @description Retry it until the receiver accepts it. */
            acknowledged: boolean;
            /** @description True if keys sign it. */
            signed: boolean;
            /**
             * Format: date-time
             * @description Time of the next attempt, by the tenant's clock.
             */
            nextTryAt?: string;
            /** @description The payload. Before the first try, as it would be sent now. Documents have no content in it; they are added when it is sent. */
            payload: string;
            /** @description The attempts, oldest first. */
            history: components["schemas"]["DeliveryTry"][];
        };
        /** @description A try to deliver a message. */
        DeliveryTry: {
            /**
             * Format: date-time
             * @description Time of the attempt, by the tenant's clock.
             */
            at: string;
            /** @description The address to which it was sent. */
            url: string;
            /** @description The headers that were sent. Left out if nothing was sent. */
            headers?: {
                [key: string]: string;
            };
            response?: components["schemas"]["DeliveryResponse"];
            /** @description The reason for the failure. Left out if the receiver accepted it. */
            problem?: string;
        };
        /** @description The response of a receiver. */
        DeliveryResponse: {
            /** @description The status. */
            status: number;
            /** @description The headers. */
            headers: {
                [key: string]: string;
            };
            /** @description The first 4096 bytes of the body. */
            body: string;
        };
        /** @description The target of a message. */
        SendDelivery: {
            /**
             * Format: uri
             * @description Another URL than its own. Its own if left out.
             */
            url?: string;
        };
        /** @description A test message. */
        TestMessage: {
            /**
             * Format: uuid
             * @description The account.
             */
            accountId: string;
            /** @description The configuration of the account or of its organization. */
            connectId: string;
            /** @description The event, such as `envelope-completed`. */
            event: string;
            /**
             * Format: uuid
             * @description The envelope whose data it has. The newest of the account if left out.
             */
            envelopeId?: string;
        };
        /** @description A signature with the signed payload. */
        SignatureToCheck: {
            /** @description The body of the message. */
            payload: string;
            /** @description The value of the header. */
            signature: string;
            /** @description The key that should have created it (all keys of the tenant). */
            key?: string;
        };
        /** @description The result of checking a signature. */
        SignatureCheck: {
            /** @description True if a key created the signature of the payload. */
            valid: boolean;
            /**
             * @description The result.
             * @enum {string}
             */
            finding: "valid" | "other-key" | "signature-format" | "key-decoded" | "key-whitespace" | "payload-changed" | "payload-whitespace" | "payload-encoding" | "payload-rewritten" | "no-keys" | "unknown";
            /** @description The result in a sentence, with the next step. */
            message: string;
            /** @description The key that created it. */
            keyId?: string;
            /** @description The account or organization that has the key. */
            ownerId?: string;
            /** @description The message that was sent with the signature. */
            deliveryId?: string;
            /** @description The first difference between the payload and the message that was sent. */
            difference?: {
                /** @description The position of the character, from 1. */
                position: number;
                /** @description The sent text from there on. */
                sent: string;
                /** @description The text of the payload from there on. */
                given: string;
            };
        };
        /** @description The certificates of Connect, in PEM. */
        ConnectCertificates: {
            /**
             * @description The certificate of the authority. Its key no longer exists, so it issues no other
             *     certificate.
             */
            authority: string;
            /** @description The certificate that Connect presents to listeners and signs SOAP messages with. */
            connect: string;
            listener: components["schemas"]["ListenerCertificate"];
        };
        /** @description A certificate for listeners at `localhost` and `127.0.0.1`. */
        ListenerCertificate: {
            /** @description The certificate. */
            certificate: string;
            /** @description Its private key. */
            privateKey: string;
        };
        /** @description Messages. */
        DeliveryList: {
            /** @description The deliveries, oldest first. */
            deliveries: components["schemas"]["Delivery"][];
        };
        /** @description A completed export of the members of all accounts of the organization that the account is in. */
        SeedOrganizationUserExport: {
            /**
             * Format: uuid
             * @description The export.
             */
            exportId: string;
            /**
             * Format: uuid
             * @description The user who requested it.
             */
            requestedBy: string;
            /** @description Time of the request (when the seed is applied). */
            createdDateTime?: string;
            /** @description Time of completion (when the seed is applied). */
            completedDateTime?: string;
            /** @description Time of deletion (90 days after the seed is applied). */
            expiresDateTime?: string;
            /** @description The IDs of its files, one for each site. */
            resultIds?: string[];
        };
        /** @description A completed export of the settings of accounts. */
        SeedOrganizationSettingsExport: {
            /**
             * Format: uuid
             * @description The export.
             */
            exportId: string;
            /**
             * Format: uuid
             * @description The user who requested it.
             */
            requestedBy: string;
            /** @description Time of the request (when the seed is applied). */
            createdDateTime?: string;
            /** @description Time of completion (when the seed is applied). */
            completedDateTime?: string;
            /** @description Time of deletion (90 days after the seed is applied). */
            expiresDateTime?: string;
            /** @description The IDs of its files, one for each site. */
            resultIds?: string[];
            /** @description The accounts whose settings it has. */
            accountIds: string[];
        };
        /** @description A completed import of the settings of accounts. */
        SeedOrganizationSettingsImport: {
            /**
             * Format: uuid
             * @description The import.
             */
            importId: string;
            /**
             * Format: uuid
             * @description The user who requested it.
             */
            requestedBy: string;
            /** @description Time of the request (when the seed is applied). */
            createdDateTime?: string;
            /** @description Time of completion (when the seed is applied). */
            completedDateTime?: string;
            /** @description Time of deletion (90 days after the seed is applied). */
            expiresDateTime?: string;
            /** @description The IDs of its files, one for each site. */
            resultIds?: string[];
            /** @description The results of the import by account. */
            accounts: {
                /**
                 * Format: uuid
                 * @description The account.
                 */
                accountId: string;
                /** @description The result of each setting. The settings of the account are not changed. */
                settings: {
                    /** @description The name of the setting. */
                    setting: string;
                    /** @description The value in the file. */
                    value: string;
                    /**
                     * @description The result.
                     * @enum {string}
                     */
                    result: "changed" | "unchanged" | "skipped" | "unknown_setting" | "invalid_setting_value";
                    /** @description The reason why it could not be changed. */
                    reason?: string;
                }[];
            }[];
        };
        /**
         * @description A Connect configuration of an organization; all fields of
         *     `OrganizationConnectConfigurationRequest`.
         */
        SeedOrganizationConnect: {
            /**
             * Format: uuid
             * @description The organization; that of the account by default.
             */
            organizationId?: string;
            /**
             * Format: uuid
             * @description The ID of the configuration.
             */
            connectId: string;
            /** @description The name of the configuration. */
            name: string;
            /**
             * Format: uri
             * @description The address to which messages are sent.
             */
            urlToPublishTo: string;
        } & {
            [key: string]: unknown;
        };
        /**
         * @description The OAuth configuration of Connect of an organization; all fields of
         *     `OrganizationConnectOAuthConfiguration`.
         */
        SeedOrganizationConnectOAuthConfig: {
            /**
             * Format: uuid
             * @description The organization; that of the account by default.
             */
            organizationId?: string;
            /**
             * Format: uri
             * @description The address at which access tokens are requested.
             */
            authorizationServerUrl: string;
            /** @description The ID of the client. */
            clientId: string;
            /** @description The secret of the client. */
            clientSecret: string;
        } & {
            [key: string]: unknown;
        };
        /** @description A key with which messages of configurations of an organization are signed. */
        SeedOrganizationConnectSecret: {
            /**
             * Format: uuid
             * @description The organization; that of the account by default.
             */
            organizationId?: string;
            /**
             * Format: uuid
             * @description The ID of the key.
             */
            keyId: string;
            /** @description The key as text; it begins with its ID. */
            secret: string;
            /** @description Time of creation. */
            createdDateTime: string;
        };
        /** @description The contract of an organization, with which it creates and clones accounts. */
        SeedSubscription: {
            /**
             * Format: uuid
             * @description The organization.
             */
            organizationId: string;
            /** @description The contract. */
            subscriptionId: string;
            /** @description The name of the contract. */
            name: string;
            /**
             * Format: uuid
             * @description The plan of its accounts.
             */
            planId: string;
            /** @description The add-ons that its accounts can have (none). */
            modules?: string[];
            /**
             * Format: uuid
             * @description The set of its plan items.
             */
            assetGroupId: string;
            /** @description The name of that set. */
            assetGroupName: string;
            /** @description Allow accounts to be created with it (true). */
            isActive?: boolean;
        };
        /** @description The creation of an account of an organization, or its cloning from another account. */
        SeedAssetGroupWork: {
            /**
             * Format: uuid
             * @description The creation or clone.
             */
            assetGroupWorkId: string;
            /** @description The contract of the account. */
            subscriptionId: string;
            /**
             * Format: uuid
             * @description The order of its plan items.
             */
            orderId: string;
            /**
             * Format: uuid
             * @description The account that was created.
             */
            accountId: string;
            /**
             * @description The region of its data.
             * @enum {string}
             */
            region: "NA" | "EU" | "AU" | "CA";
            /** @description Its country. */
            countryCode?: string;
            /** @description The add-ons that it was created with (none). */
            modules?: string[];
            /** @description The account that was cloned, and the request. */
            source?: {
                /**
                 * Format: uuid
                 * @description The account that was cloned.
                 */
                accountId: string;
                /**
                 * Format: uuid
                 * @description The request to clone it.
                 */
                cloneRequestId: string;
            };
            /**
             * Format: uuid
             * @description The user who requested and administers it.
             */
            administratorId: string;
            /**
             * Format: date-time
             * @description Time of the request.
             */
            createdDateTime: string;
        };
        /** @description A completed import of users of the organization of the account. */
        SeedUserImport: {
            /**
             * Format: uuid
             * @description The import.
             */
            importId: string;
            /**
             * @description The kind of the import.
             * @enum {string}
             */
            type: "bulk_users_add" | "bulk_users_update" | "bulk_users_close" | "bulk_users_close_external";
            /**
             * Format: uuid
             * @description The user who requested it.
             */
            requestorUserId: string;
            /** @description Time of the request, in ISO 8601. */
            createdDateTime: string;
            /** @description Time of completion, in ISO 8601. */
            completedDateTime: string;
            /** @description The names of the columns. */
            header: string[];
            /** @description The rows of the file. */
            rows: {
                /** @description The cells. */
                cells: string[];
                /** @description The results of the row. */
                results: ("no_action_taken_user_exists" | "user_added" | "user_updated" | "invalid_column_header" | "invalid_row_data" | "insufficient_row_data_found" | "extra_row_data_found" | "blank_username" | "invalid_characters_in_username" | "invalid_useremail_address" | "email_domain_is_reserved" | "new_name_with_existing_useremail_not_allowed" | "invalid_characters_in_jobtitle" | "invalid_membership_id" | "membership_not_in_account" | "maximum_users_exceeded" | "invalid_permissionset" | "user_permissionset_problems" | "invalid_group" | "user_group_problems" | "group_and_permissionset_problems" | "column_headers_missing" | "invalid_csv_data_or_syntax" | "invalid_characters_in_companyname" | "invalid_language_code" | "username_column_header_missing" | "useremail_column_header_missing" | "permissionset_column_header_missing" | "membership_id_column_header_usage_not_permitted" | "administrator_group_assignment_not_permitted" | "user_awaiting_activation" | "account_admin_access_denied" | "invalid_characters_in_address" | "permissionset_required" | "apiusername_column_header_missing" | "invalid_apiusername" | "useremail_username_combination_exists" | "permissionset_change_not_allowed" | "username_language_changes_ignored_warning" | "invalid_country_warning" | "invalid_account_id" | "invalid_autoactivate" | "invalid_loginpolicy" | "autoactivate_not_allowed" | "membership_closed" | "membership_closed_or_disabled_warning" | "cannot_close_last_active_admin" | "no_action_taken" | "cannot_close_own_membership" | "unspecified_error")[];
                /** @description A sentence about an error or a warning. */
                details?: string;
            }[];
        };
        /** @description An organization to create. */
        NewOrganization: {
            /** @description Its name (`New Organization`). */
            name?: string;
            /** @description The purpose of the organization. */
            description?: string;
            /** @description Its accounts; the first is the default account (one new account). */
            accounts?: components["schemas"]["NewOrganizationAccount"][];
            /** @description Its administrators (a new user, who administers all of it). */
            administrators?: components["schemas"]["NewOrganizationAdministrator"][];
            /** @description The services through which its users log in. */
            identityProviders?: {
                /** @description The name for people. */
                friendlyName: string;
                /**
                 * @description The protocol (`saml_20`).
                 * @enum {string}
                 */
                type?: "none" | "saml_20" | "saml_11" | "saml_10" | "ws_federation" | "open_id_connect";
                /** @description Create users of its domains automatically (`false`). */
                autoProvisionUsers?: boolean;
            }[];
            /** @description The e-mail domains that it reserves. */
            domains?: {
                /**
                 * Format: hostname
                 * @description The name, such as `quay.example`.
                 */
                hostName: string;
                /**
                 * @description The progress of the proof of ownership (`active`).
                 * @enum {string}
                 */
                status?: "pending" | "active" | "deactivated" | "rejected";
                /** @description The `friendlyName` of the identity provider of its users. */
                identityProvider?: string;
            }[];
        };
        /**
         * @description An account of a new organization: an existing one, which belongs to no organization, or a
         *     new one.
         */
        NewOrganizationAccount: {
            /**
             * Format: uuid
             * @description An existing account. The other fields are for new ones.
             */
            accountId?: string;
            /** @description The name (`New Account`). */
            name?: string;
            /** @description The site of the service that keeps the account (3). */
            siteId?: number;
            /** @description The reason for its suspension. */
            suspendedBecause?: string;
            /** @description An administrator of this account alone. */
            administrator?: components["schemas"]["NewPerson"];
        };
        /** @description An administrator of a new organization; an existing user, or a new one. */
        NewOrganizationAdministrator: {
            /**
             * Format: uuid
             * @description An existing user. The names and the address are for new ones.
             */
            userId?: string;
            /** @description The given name (`Robin`). */
            firstName?: string;
            /** @description The family name (`Sandell`). */
            lastName?: string;
            /**
             * Format: email
             * @description The address; without it, one that no other user has.
             */
            email?: string;
            /** @description The rights that are delegated to the user (the whole organization). */
            delegation?: {
                /** @description The rights. */
                rights: ("users" | "accounts" | "domains" | "connect")[];
                /** @description The positions of the accounts in `accounts`, from 0 (all). */
                accounts?: number[];
            };
        };
        /** @description A person who becomes a user. */
        NewPerson: {
            /** @description The given name (`Robin`). */
            firstName?: string;
            /** @description The family name (`Sandell`). */
            lastName?: string;
            /**
             * Format: email
             * @description The address; without it, one that no other user has.
             */
            email?: string;
        };
        /** @description An organization that was created. */
        CreatedOrganization: {
            /**
             * Format: uuid
             * @description Its ID.
             */
            organizationId: string;
            /** @description Its name. */
            name: string;
            /** @description Its accounts. */
            accounts: {
                /**
                 * Format: uuid
                 * @description Its ID.
                 */
                accountId: string;
                /** @description The external number. */
                accountNumber: string;
                /** @description The name. */
                name: string;
                /** @description The administrator of this account alone. */
                administrator?: components["schemas"]["UserWithToken"];
            }[];
            /** @description Its administrators. */
            administrators: components["schemas"]["UserWithToken"][];
            /** @description Its identity providers. */
            identityProviders: {
                /**
                 * Format: uuid
                 * @description The ID.
                 */
                providerId: string;
                /** @description The name for people. */
                friendlyName: string;
            }[];
            /** @description Its reserved domains. */
            domains: components["schemas"]["ReservedDomain"][];
        };
        /** @description The new status of a domain. */
        DomainStatusChange: {
            /**
             * @description The progress of the proof of ownership.
             * @enum {string}
             */
            status: "pending" | "active" | "deactivated" | "rejected";
        };
        /** @description An e-mail domain that an organization has reserved. */
        ReservedDomain: {
            /**
             * Format: uuid
             * @description The ID.
             */
            domainId: string;
            /** @description The name. */
            hostName: string;
            /** @description The progress of the proof, such as `active`. */
            status: string;
        };
        /** @description An action of a person on the page of an agreement. */
        ClickwrapAnswer: {
            /** @description The ID of the person in the application. */
            clientUserId: string;
            /**
             * @description The action.
             * @enum {string}
             */
            action: "agree" | "decline" | "expire";
            /** @description The values of the fields of the documents, by their names (none). */
            documentData?: {
                [key: string]: string;
            };
        };
        /** @description An agreement after an action. */
        ClickwrapOutcome: {
            /**
             * Format: uuid
             * @description The agreement.
             */
            agreementId: string;
            /**
             * @description Its status.
             * @enum {string}
             */
            status: "created" | "agreed" | "declined";
        };
        /** @description A clickwrap with its versions, and the agreements of people. */
        SeedClickwrap: {
            /**
             * Format: uuid
             * @description The clickwrap.
             */
            clickwrapId: string;
            /** @description The name. */
            name: string;
            /**
             * Format: uuid
             * @description The user who owns it.
             */
            ownerUserId: string;
            /** @description Other users of the account can view it (no). */
            isShared?: boolean;
            /** @description Its versions, the oldest first. */
            versions: {
                /**
                 * Format: uuid
                 * @description The version.
                 */
                versionId: string;
                /** @description The number, such as `1.0`. */
                versionNumber: string;
                /**
                 * @description The status.
                 * @enum {string}
                 */
                status: "draft" | "active" | "inactive" | "deleted";
                /** @description The time at which it was created (that of the account). */
                createdDateTime?: string;
                /** @description The time of its last change (that of its creation). */
                modifiedDateTime?: string;
                /** @description The time at which a draft becomes active (never). */
                scheduledDateTime?: string;
                /** @description People have to agree again (no). */
                requireReacceptance?: boolean;
                /** @description The interval after which people have to agree again (none). */
                scheduledReacceptance?: {
                    /** @description Its length: a year at most. */
                    recurrenceInterval: number;
                    /**
                     * @description Its unit.
                     * @enum {string}
                     */
                    recurrenceIntervalType: "days" | "weeks" | "months" | "years";
                    /** @description The time from which intervals are counted (that of activation). */
                    startDateTime?: string;
                };
                /** @description The settings of the page, as `Clickwraps_PostClickwrap` takes them (none). */
                displaySettings?: {
                    [key: string]: unknown;
                };
                /** @description The fields of the documents (none). */
                dataFields?: {
                    /** @description The key of the value. */
                    name: string;
                    /** @description The label. */
                    label: string;
                    /**
                     * @description The form of the value (STRING).
                     * @enum {string}
                     */
                    type?: "STRING" | "NUMBER" | "DATE";
                }[];
                /** @description Its documents in their order, each with HTML or a PDF. */
                documents: {
                    /** @description The title. */
                    documentName: string;
                    /** @description The text as HTML. */
                    documentHtml?: string;
                    /** @description A PDF in Base64. */
                    documentBase64?: string;
                    /** @description The pages of the PDF (1). */
                    pages?: number;
                }[];
            }[];
            /** @description The agreements of people (none). */
            agreements?: {
                /**
                 * Format: uuid
                 * @description The agreement.
                 */
                agreementId: string;
                /**
                 * Format: uuid
                 * @description The version that it is about.
                 */
                versionId: string;
                /** @description The ID of the person in the application. */
                clientUserId: string;
                /**
                 * @description The status (agreed).
                 * @enum {string}
                 */
                status?: "created" | "agreed" | "declined";
                /** @description The time at which it was created (now). */
                createdDateTime?: string;
                /** @description The time of the answer (that of its creation). */
                answeredDateTime?: string;
                /** @description The values of the fields (none). */
                documentData?: {
                    [key: string]: string;
                };
                /** @description A text of the application (none). */
                metadata?: string;
            }[];
        };
        /** @description A tab that an extension app checks. */
        ExtensionTab: {
            /** @description The check of the tab by the app. */
            extensionData: {
                /** @description The group of the tab. */
                extensionGroupId: string;
                /** @description The input of the app. */
                actionInputKey: string;
                /**
                 * @description The rule for values that were not verified.
                 * @enum {string}
                 */
                extensionPolicy?: "None" | "MustVerifyToSign";
                /** @description The publisher. */
                publisherName?: string;
                /** @description The name of the app. */
                applicationName?: string;
                /** @description The name of the action. */
                actionName?: string;
                /** @description The interface of the extension. */
                extensionContract?: string;
                /** @description The interface of the action. */
                actionContract?: string;
                /** @description The name of the extension. */
                extensionName?: string;
                /** @description The app needs the value. */
                requiredForExtension: boolean;
                /** @description The connections of the app. */
                connectionInstances?: {
                    /** @description The name of the setting. */
                    connectionKey: string;
                    /** @description Its value. */
                    connectionValue: string;
                }[];
                /** @description The connected field of a data model. */
                connectedFieldsData?: {
                    /** @description The namespace. */
                    typeSystemNamespace: string;
                    /** @description The type. */
                    typeName: string;
                    /**
                     * @description The operation of the app.
                     * @constant
                     */
                    supportedOperation: "VerifyType";
                    /** @description The field. */
                    propertyName: string;
                    /** @description The address of the type. */
                    supportedUri: string;
                };
            };
            /** @description The kind of tab. */
            tabType: string;
            /** @description The pattern of its values. */
            validationPattern?: string;
            /** @description The message about other values. */
            validationMessage?: string;
            /** @description The label of the tab. */
            tabLabel: string;
            /** @description The values of radio buttons. */
            radios?: string[];
        };
        /** @description The tabs of an app to install. */
        ExtensionAppInstall: {
            /** @description The tabs. */
            tabs: components["schemas"]["ExtensionTab"][];
            /**
             * @description The answer of the app to all that signers type into tabs with the policy
             *     `MustVerifyToSign`. Without it, the app verifies values that have the pattern of its tab.
             */
            answer?: {
                /** @description Lets the signer finish, or not. */
                isVerified: boolean;
                /** @description The reason that the signer reads. */
                message?: string;
            };
        };
        /** @description An installed app. */
        ExtensionAppAfter: {
            /** @description The app. */
            appId: string;
            /** @description The labels of its tabs. */
            tabLabels: string[];
        };
        /** @description An extension app that the account has installed. */
        SeedExtensionApp: {
            /** @description The app. */
            appId: string;
            /** @description Its tabs. */
            tabs: components["schemas"]["ExtensionTab"][];
        };
        /** @description The status to set. */
        WorkflowStatusChange: {
            /**
             * @description The new status.
             * @enum {string}
             */
            status: "active" | "inactive" | "publishing" | "unpublishing" | "archived" | "archiving";
        };
        /** @description A workflow after a change of its status. */
        WorkflowStatus: {
            /**
             * Format: uuid
             * @description The workflow.
             */
            workflowId: string;
            /** @description The name of the workflow. */
            name: string;
            /**
             * @description The status.
             * @enum {string}
             */
            status: "active" | "inactive" | "publishing" | "unpublishing" | "archived" | "archiving";
        };
        /** @description The values that a person enters in the step. */
        WorkflowAdvance: {
            /** @description The values of the fields of a form, by their names. */
            entries?: {
                [key: string]: string;
            };
        };
        /** @description The way in which an instance ends. */
        WorkflowEnd: {
            /**
             * @description The status of the instance.
             * @enum {string}
             */
            status: "Failed" | "Expired";
            /** @description The reason, which its page shows. */
            reason?: string;
        };
        /** @description The progress of an instance. */
        WorkflowProgress: {
            /**
             * Format: uuid
             * @description The instance.
             */
            instanceId: string;
            /** @description The name of the instance. */
            name: string;
            /** @description The status, in the words of the service. */
            status: string;
            /** @description The number of completed steps. */
            completedSteps: number;
            /** @description The name of the step that is next. */
            nextStep?: string;
            /**
             * Format: uuid
             * @description The envelope of that step.
             */
            envelopeId?: string;
            /** @description The reason why the instance failed. */
            reason?: string;
            /** @description The path of its page. */
            url: string;
        };
        /** @description A workflow with its steps. */
        SeedWorkflow: {
            /**
             * Format: uuid
             * @description The workflow.
             */
            workflowId: string;
            /** @description Its name. */
            name: string;
            /**
             * @description The status (`active`).
             * @enum {string}
             */
            status?: "active" | "inactive" | "publishing" | "unpublishing" | "archived" | "archiving";
            /**
             * @description Create no instances.
             * @constant
             */
            isPaused?: true;
            /**
             * Format: uuid
             * @description Its trigger.
             */
            triggerId: string;
            /**
             * @description The trigger that starts it (`api`).
             * @enum {string}
             */
            startsBy?: "api" | "link";
            /** @description The inputs that it needs. */
            inputs?: {
                /** @description The name of the input. */
                name: string;
                /** @description The type of its value (`String`). */
                type?: string;
                /** @description The value that is used if none is given. */
                default?: string | number | boolean;
            }[];
            /** @description Its steps, in their order. */
            steps: ({
                /** @description The name of the step. */
                name: string;
                /**
                 * @description A form.
                 * @constant
                 */
                does: "form";
                /** @description The names of its fields. */
                fields: string[];
            } | {
                /** @description The name of the step. */
                name: string;
                /**
                 * @description An envelope.
                 * @constant
                 */
                does: "sign";
                /**
                 * Format: uuid
                 * @description Its template.
                 */
                templateId: string;
                /** @description The subject of its e-mails. */
                emailSubject?: string;
                /** @description The people of its roles. The first one signs on the page. */
                people: {
                    /** @description The role in the template. */
                    roleName: string;
                    /** @description The input with the name, or the name. */
                    name: string;
                    /** @description The input with the address, or the address. */
                    email: string;
                }[];
            } | {
                /** @description The name of the step. */
                name: string;
                /**
                 * @description A text.
                 * @constant
                 */
                does: "screen";
                /** @description Its title. */
                title: string;
                /** @description The text. */
                text: string;
            } | {
                /** @description The name of the step. */
                name: string;
                /**
                 * @description A pause.
                 * @constant
                 */
                does: "wait";
                /** @description Its length. */
                minutes: number;
            })[];
            /** @description The version (`1.0.0`). */
            version?: string;
            /** @description The version in the store of the service. */
            metadataId: string;
            /** @description Time of creation (with the account). */
            createdDate?: string;
            /**
             * Format: uuid
             * @description The user who created it.
             */
            createdBy: string;
            /** @description Time of the last change (the creation). */
            modifiedDate?: string;
            /**
             * Format: uuid
             * @description The user who changed it last.
             */
            modifiedBy?: string;
        };
        /** @description An instance of a workflow. */
        SeedWorkflowInstance: {
            /**
             * Format: uuid
             * @description The instance.
             */
            instanceId: string;
            /**
             * Format: uuid
             * @description Its workflow.
             */
            workflowId: string;
            /** @description Its name. */
            name: string;
            /**
             * @description The status.
             * @enum {string}
             */
            status: "In Progress" | "Completed" | "Canceled" | "Failed" | "Expired";
            /** @description The reason why it failed. */
            reason?: string;
            /** @description Time of the start. */
            startedDate: string;
            /**
             * Format: uuid
             * @description The user who started it.
             */
            startedBy: string;
            /** @description The name of that user. */
            startedByName: string;
            /** @description Time at which it expires. */
            expiresDate: string;
            /** @description Time of the last change. */
            modifiedDate?: string;
            /** @description Time of the end. */
            endedDate?: string;
            /**
             * Format: uuid
             * @description The user who canceled it.
             */
            canceledBy?: string;
            /** @description The inputs with which it was started. */
            inputs?: {
                [key: string]: string | number | boolean;
            };
            /** @description The number of completed steps. */
            completed: number;
            /** @description The envelopes of steps, by the position of the step. */
            envelopes?: {
                [key: string]: string;
            };
            /**
             * Format: uuid
             * @description The first secret of its address.
             */
            mtid: string;
            /** @description The second secret of its address. */
            mtsec: string;
        };
        /** @description The entitlement of an organization to Monitor. */
        MonitorEntitlement: {
            /** @description The organization has Monitor. */
            isEntitled: boolean;
        };
        /** @description The entitlement of an organization to Monitor now. */
        MonitorEntitlementState: {
            /**
             * Format: uuid
             * @description The organization.
             */
            organizationId: string;
            /** @description The organization has Monitor. */
            isEntitled: boolean;
        };
        /** @description An alert to add to the stream. */
        NewMonitorAlert: {
            /** @description The kind of the alert, such as `IpAddressOutsideAllowedRanges`. */
            action: string;
            /**
             * Format: uuid
             * @description The account (the first of the organization).
             */
            accountId?: string;
            /**
             * Format: uuid
             * @description The user whom it is about (none).
             */
            userId?: string;
        };
        /** @description An alert that was added to the stream. */
        MonitorAlert: {
            /**
             * Format: uuid
             * @description The ID of the event.
             */
            eventId: string;
        };
        /** @description The provisions that are found in an agreement. */
        AgreementProvisions: {
            /** @description The date from which it applies. */
            effective_date?: string;
            /** @description The date on which it ends. */
            expiration_date?: string;
            /** @description The date on which it was signed. */
            execution_date?: string;
            /**
             * Format: duration
             * @description The time for which it applies.
             */
            term_length?: string;
            /**
             * @description The rule for assignments.
             * @enum {string}
             */
            assignment_type?: "NO_OR_CONSENT_REQUIRED" | "SILENT" | "YES_NOTICE_REQUIRED" | "YES_WITH_CONDITIONS";
            /**
             * @description The rule for new owners of a party.
             * @enum {string}
             */
            assignment_change_of_control?: "NO_OR_CONSENT_REQUIRED" | "SILENT" | "YES_NOTICE_REQUIRED" | "YES_RESTRICTIONS_APPLY" | "YES_WITH_CONDITIONS";
            /**
             * @description The right to end it after an assignment.
             * @enum {string}
             */
            assignment_termination_rights?: "YES" | "SILENT";
            /**
             * Format: duration
             * @description The time for which secrets are kept.
             */
            confidentiality_obligation_period?: string;
            /** @description The law that applies. */
            governing_law?: string;
            /** @description The courts. */
            jurisdiction?: string;
            /**
             * @description The parties that must keep secrets.
             * @enum {string}
             */
            nda_type?: "ONE_WAY" | "MUTUAL";
            /** @description The value for a year. */
            annual_agreement_value?: number;
            /** @description Its currency. */
            annual_agreement_value_currency_code?: string;
            /** @description The value as a whole. */
            total_agreement_value?: number;
            /** @description Its currency. */
            total_agreement_value_currency_code?: string;
            /**
             * @description The term of payment.
             * @enum {string}
             */
            payment_terms_due_date?: "UNDER_SEVEN_DAYS" | "SEVEN_DAYS" | "FIFTEEN_DAYS" | "THIRTY_DAYS" | "FORTY_FIVE_DAYS" | "SIXTY_DAYS" | "NINETY_DAYS" | "OVER_NINETY_DAYS" | "ON_RECEIPT" | "OTHER" | "SILENT";
            /** @description Fees for late payment. */
            can_charge_late_payment_fees?: boolean;
            /** @description The fee in percent. */
            late_payment_fee_percent?: number;
            /** @description The highest liability. */
            liability_cap_fixed_amount?: number;
            /** @description Its currency. */
            liability_cap_currency_code?: string;
            /** @description The liability as a multiple of the value. */
            liability_cap_multiplier?: number;
            /**
             * Format: duration
             * @description The period of that value.
             */
            liability_cap_duration?: string;
            /** @description The highest increase of the price in percent. */
            price_cap_percent_increase?: number;
            /**
             * @description The way in which it is renewed.
             * @enum {string}
             */
            renewal_type?: "EVERGREEN" | "AUTO_RENEW" | "OPTION_TO_RENEW";
            /**
             * Format: duration
             * @description The notice for an objection to the renewal.
             */
            renewal_notice_period?: string;
            /** @description The last date for the objection. */
            renewal_notice_date?: string;
            /**
             * Format: duration
             * @description The term of a renewal.
             */
            auto_renewal_term_length?: string;
            /**
             * Format: duration
             * @description The term that a party can add.
             */
            renewal_extension_period?: string;
            /** @description The user who takes care of it. */
            renewal_process_owner?: string;
            /** @description Notes about the renewal. */
            renewal_additional_info?: string;
            /**
             * Format: duration
             * @description The notice for an end with a reason.
             */
            termination_period_for_cause?: string;
            /**
             * Format: duration
             * @description The notice for an end without a reason.
             */
            termination_period_for_convenience?: string;
        };
        /** @description The data of an agreement to set. */
        AgreementSetting: {
            /** @description The title. */
            title?: string;
            /** @description The type (guessed from the title). */
            type?: string;
            /** @description The category. */
            category?: string;
            /**
             * @description The status.
             * @enum {string}
             */
            status?: "PENDING" | "COMPLETE" | "INACTIVE";
            /**
             * @description The status of the review by a person.
             * @enum {string}
             */
            reviewStatus?: "PENDING" | "COMPLETE";
            /** @description The summary. */
            summary?: string;
            /** @description The names of the parties. */
            parties?: string[];
            provisions?: components["schemas"]["AgreementProvisions"];
            /** @description Further data of users. */
            userData?: {
                [key: string]: string;
            };
            /** @description The languages. */
            languages?: string[];
            /**
             * Format: uuid
             * @description The agreement that it belongs to.
             */
            parentId?: string;
        };
        /** @description An agreement after a change. */
        AgreementAfter: {
            /**
             * Format: uuid
             * @description The agreement.
             */
            agreementId: string;
            /** @description The title. */
            title: string;
            /** @description The type. */
            type: string;
            /** @description The status. */
            status: string;
            /** @description The status of the review. */
            reviewStatus: string;
        };
        /** @description An upload job after a change. */
        UploadJobAfter: {
            /**
             * Format: uuid
             * @description The job.
             */
            jobId: string;
            /** @description The status. */
            status: string;
            /** @description The agreements that were made. */
            agreementIds: string[];
        };
        /** @description An agreement in the repository. */
        SeedAgreement: {
            /**
             * Format: uuid
             * @description The agreement.
             */
            agreementId: string;
            /** @description Its title. */
            title: string;
            /** @description The name of its file. */
            fileName: string;
            /**
             * Format: uuid
             * @description Its document in the repository.
             */
            documentId: string;
            /** @description Its type. */
            type: string;
            /** @description The category (`Miscellaneous`). */
            category?: string;
            /**
             * @description The status (`COMPLETE`).
             * @enum {string}
             */
            status?: "PENDING" | "COMPLETE" | "INACTIVE";
            /**
             * @description The status of the review (`PENDING`).
             * @enum {string}
             */
            reviewStatus?: "PENDING" | "COMPLETE";
            /** @description Time of the end of the review. */
            reviewCompletedDate?: string;
            /** @description Its summary. */
            summary?: string;
            /** @description The parties. */
            parties?: {
                /**
                 * Format: uuid
                 * @description The party.
                 */
                id: string;
                /** @description The name in the agreement. */
                name: string;
                /** @description The name in all agreements (the same). */
                preferredName?: string;
            }[];
            provisions?: components["schemas"]["AgreementProvisions"];
            /** @description Custom fields of its envelope. */
            customFields?: {
                [key: string]: string;
            };
            /**
             * Format: uuid
             * @description The agreement that it belongs to.
             */
            parentId?: string;
            /** @description The languages (`en-US`). */
            languages?: string[];
            /**
             * @description Its source.
             * @enum {string}
             */
            sourceName: "ESign" | "Upload" | "CLM";
            /** @description The ID there, such as that of an envelope. */
            sourceId: string;
            /** @description The number of the document in its envelope. */
            sourceDocument?: string;
            /** @description The media type of its file (`application/pdf`). */
            mediaType?: string;
            /** @description The file in Base64. */
            file?: string;
            /** @description Time of creation (with the account). */
            createdDate?: string;
            /**
             * Format: uuid
             * @description The user who created it.
             */
            createdBy: string;
            /** @description Time of the last change (the creation). */
            modifiedDate?: string;
        };
        /** @description An upload job. */
        SeedUploadJob: {
            /**
             * Format: uuid
             * @description The job.
             */
            jobId: string;
            /** @description Its name. */
            name: string;
            /**
             * @description The status.
             * @enum {string}
             */
            status: "OPEN" | "UPLOAD_COMPLETE" | "COMPLETE" | "CANCELED";
            /** @description The language of its files (`en-US`). */
            language?: string;
            /** @description Its files. */
            uploads: {
                /**
                 * Format: uuid
                 * @description The file.
                 */
                id: string;
                /**
                 * Format: uuid
                 * @description The agreement that was made of it.
                 */
                agreementId?: string;
            }[];
            /** @description The secret of the addresses of its files. */
            signature: string;
            /** @description Time of creation. */
            createdDate: string;
            /**
             * Format: uuid
             * @description The user who created it.
             */
            createdBy: string;
            /** @description Time of the last change (the creation). */
            modifiedDate?: string;
            /** @description Time at which uploads end. */
            expiresDate: string;
        };
        /** @description A form group of Rooms. */
        SeedFormGroup: {
            /**
             * Format: uuid
             * @description The form group.
             */
            formGroupId: string;
            /** @description The name. */
            name: string;
            /** @description The offices that it is granted to. */
            officeIds?: number[];
            /** @description The forms, in their order. */
            forms?: {
                /**
                 * Format: uuid
                 * @description A form of a library.
                 */
                formId: string;
                /** @description Require the form in each room with the group (`false`). */
                isRequired?: boolean;
            }[];
        };
        /** @description A library of forms that rooms can be given. */
        SeedFormLibrary: {
            /**
             * Format: uuid
             * @description The library.
             */
            formLibraryId: string;
            /** @description The name of the association. */
            name: string;
            /** @description The distributor of the forms. */
            providerId: string;
            /** @description The ID of the association at the provider. */
            associationId: string;
            /**
             * Format: uuid
             * @description The ID of the association in Rooms.
             */
            associationGuid: string;
            /** @description Time of the last change of its data. */
            lastUpdateDate?: string;
            /** @description The offices that it is assigned to, if the company requires this. */
            officeIds?: number[];
            /** @description The forms of the association. */
            forms?: {
                /**
                 * Format: uuid
                 * @description The form.
                 */
                formId: string;
                /** @description The title. */
                name: string;
                /** @description The association that owns it. */
                ownerName: string;
                /** @description The edition (`1`). */
                version?: string;
                /** @description Time of the publication of its first version. */
                createdDate?: string;
                /** @description Time of its last replacement. */
                lastUpdatedDate?: string;
                /** @description Time from which it can be added to rooms (always). */
                availableOnDate?: string;
                /** @description The pages of the PDF (`1`). */
                numberOfPages?: number;
                /** @description The PDF in Base64. Fields with the name of a detail of a room are filled with it. */
                pdf: string;
            }[];
        };
        /** @description A document in a room. */
        SeedRoomDocument: {
            /** @description Its number. */
            documentId: number;
            /** @description The room that it is in. */
            roomId: number;
            /** @description The file name. */
            name: string;
            /** @description The user of Rooms who owns it. */
            ownerId: number;
            /** @description The folder (the number of the room). */
            folderId?: number;
            /**
             * Format: date-time
             * @description Time of its upload (with the account).
             */
            createdDate?: string;
            /** @description The type of its content (`application/pdf`). */
            mediaType?: string;
            /** @description True for an archived document (`false`). */
            isArchived?: boolean;
            /** @description Fill it from the details of the room (`false`). */
            isDynamic?: boolean;
            /** @description True for a placeholder without a file (`false`). */
            isVirtual?: boolean;
            /** @description The form that it was created from. */
            formId?: string;
            /**
             * Format: uuid
             * @description The envelope in which it was signed.
             */
            signedInEnvelopeId?: string;
            /** @description The users of Rooms that it is shared with. */
            users?: number[];
            /** @description The bytes in Base64 (none). */
            content?: string;
        };
        /** @description A folder of a room for documents. */
        SeedRoomFolder: {
            /** @description Its number. */
            roomFolderId: number;
            /** @description The room that it is in. */
            roomId: number;
            /** @description Its name. */
            name: string;
            /** @description Put documents without a folder into it (`false`). */
            isDefault?: boolean;
        };
        /** @description A change of a room's status. */
        RoomStatusChange: {
            /**
             * @description The new status, or the step of a review.
             * @enum {string}
             */
            status: "active" | "pending" | "closed" | "submitted" | "rejected";
            /** @description The reason for closing, from the list of closing statuses. */
            closedStatusId?: string;
            /** @description The number of the user who acts (the first owner). */
            userId?: number;
        };
        /** @description A room after a change of its status. */
        RoomStatus: {
            /** @description The number of the room. */
            roomId: number;
            /** @description The name of the room. */
            name: string;
            /**
             * @description The status of the room.
             * @enum {string}
             */
            status: "active" | "pending" | "closed";
            /** @description True from the submission for review until a rejection. */
            isUnderReview: boolean;
            /** @description The reason for closing. */
            closedStatusId?: string;
        };
        /** @description The fields of room details. */
        SeedFieldSet: {
            /**
             * Format: uuid
             * @description Its ID.
             */
            fieldSetId: string;
            /** @description Its name. */
            title: string;
            /** @description The fields in their order. */
            fields: {
                [key: string]: unknown;
            }[];
        };
        /** @description A template for rooms. Without offices and regions it is for the whole company. */
        SeedRoomTemplate: {
            /** @description The number of the template. */
            roomTemplateId: number;
            /** @description The name of the template. */
            name: string;
            /** @description Allow its use (`true`). */
            isEnabled?: boolean;
            /**
             * @description The side of new rooms.
             * @enum {string}
             */
            transactionSideId?: "buy" | "sell" | "listbuy" | "refi";
            /** @description The task lists of new rooms. */
            taskListTemplateIds?: number[];
            /** @description The offices that it is for. */
            officeIds?: number[];
            /** @description The regions that it is for. */
            regionIds?: number[];
        };
        /** @description A room. */
        SeedRoom: {
            /** @description The number of the room. */
            roomId: number;
            /** @description The name of the room. */
            name: string;
            /** @description The office that it belongs to. */
            officeId?: number;
            /**
             * @description The status of the room (`active`).
             * @enum {string}
             */
            status?: "active" | "pending" | "closed";
            /**
             * @description The side that the company is on.
             * @enum {string}
             */
            transactionSideId?: "buy" | "sell" | "listbuy" | "refi";
            /** @description The template that it was created from. */
            roomTemplateId?: number;
            /**
             * Format: date-time
             * @description Time of creation (with the account).
             */
            createdDate?: string;
            /** @description The number of the user who created it. */
            createdByUserId: number;
            /** @description The numbers of its owners. */
            roomOwnerIds: number[];
            /** @description The people in the room, owners too. */
            people?: {
                /** @description The number of the user in Rooms. */
                userId: number;
                /** @description The role in the room. */
                roleId?: number;
                /**
                 * @description The side that the person is on.
                 * @enum {string}
                 */
                transactionSideId?: "buy" | "sell" | "listbuy" | "refi";
                /** @description The number of the user who invited the person. */
                invitedByUserId?: number;
                /**
                 * Format: date-time
                 * @description Time of the invitation (with the room).
                 */
                invitedDate?: string;
                /**
                 * Format: date-time
                 * @description Time at which the access was revoked.
                 */
                revokedDate?: string;
            }[];
            /**
             * Format: date-time
             * @description Time of the submission for review.
             */
            submittedForReviewDate?: string;
            /**
             * Format: date-time
             * @description Time of the rejection.
             */
            rejectedDate?: string;
            /** @description The number of the user who rejected it. */
            rejectedByUserId?: number;
            /**
             * Format: date-time
             * @description Time of closing.
             */
            closedDate?: string;
            /** @description The reason for closing, from the list of closing statuses. */
            closedStatusId?: string;
            /** @description The details, by the names of the fields. */
            fieldData?: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description Time of the last change of the details (with the room).
             */
            fieldDataLastUpdatedDate?: string;
        };
        /** @description The envelopes of a room. */
        RoomEnvelopeList: {
            /** @description The envelopes, oldest first. */
            envelopes: components["schemas"]["RoomEnvelope"][];
        };
        /** @description An envelope that was created from documents of a room. */
        RoomEnvelope: {
            /**
             * Format: uuid
             * @description The envelope.
             */
            envelopeId: string;
            /** @description Its name, which is the subject of its e-mails. */
            name: string;
            /** @description Its status, such as `created` or `completed`. */
            status: string;
            /** @description The documents of the room that it was created from. */
            documentIds: number[];
            /** @description The documents that it brought to the room when it was completed. */
            signedDocumentIds: number[];
        };
        /** @description The company of the account in Rooms. */
        SeedRoomsCompany: {
            /** @description Its number. */
            companyId: number;
            /** @description Its name. */
            name: string;
            /**
             * @description The version of Rooms that it uses (`v6`).
             * @enum {string}
             */
            version?: "v5" | "v6";
            /**
             * Format: uuid
             * @description The field set of new rooms.
             */
            defaultFieldSetId: string;
            /** @description Limit forms to the offices that they are granted to (`false`). */
            requireOfficeLibraryAssignments?: boolean;
        };
        /** @description An office of the company. */
        SeedRoomsOffice: {
            /** @description Its number. */
            officeId: number;
            /** @description Its name. */
            name: string;
            /** @description The region that it belongs to. */
            regionId?: number;
            /** @description A part of the address. */
            address1?: string;
            /** @description A part of the address. */
            address2?: string;
            /** @description A part of the address. */
            city?: string;
            /** @description A part of the address. */
            postalCode?: string;
            /** @description The state, from the list of states. */
            stateId?: string;
            /** @description The country, from the list of countries. */
            countryId?: string;
            /** @description The time zone, from the list of time zones. */
            timeZoneId?: string;
            /** @description Its telephone number. */
            phone?: string;
            /**
             * Format: date-time
             * @description Time of creation (with the account).
             */
            createdDate?: string;
        };
        /** @description A region of the company. */
        SeedRoomsRegion: {
            /** @description Its number. */
            regionId: number;
            /** @description Its name. */
            name: string;
            /**
             * Format: date-time
             * @description Time of creation (with the account).
             */
            createdDate?: string;
        };
        /** @description A role of a company on v6. */
        SeedRoomsRole: {
            /** @description Its number. */
            roleId: number;
            /** @description The ID of a role that every company has. */
            legacyRoleId?: string;
            /** @description Its name. */
            name: string;
            /** @description Give it to administrators (`false`). */
            isDefaultForAdmin?: boolean;
            /** @description True for a role of people from outside (`false`). */
            isExternal?: boolean;
            /**
             * Format: date-time
             * @description Time of creation (with the account).
             */
            createdDate?: string;
            /** @description Permissions in the form of the schema `Permissions` of Rooms; missing ones are false. */
            permissions: {
                [key: string]: unknown;
            };
        };
        /** @description A member of the company, or a person from outside. */
        SeedRoomsUser: {
            /** @description The number of the user in Rooms. */
            userId: number;
            /**
             * Format: uuid
             * @description The user of the account; left out for one who cannot log in.
             */
            eSignUserId?: string;
            /**
             * Format: email
             * @description The address.
             */
            email: string;
            /** @description The given name. */
            firstName: string;
            /** @description The family name. */
            lastName: string;
            /**
             * @description The status of the invitation: accepted or pending (`Active`).
             * @enum {string}
             */
            status?: "Active" | "Pending";
            /** @description Lock the user out (`false`). */
            isLockedOut?: boolean;
            /**
             * @description The scope of the rights.
             * @enum {string}
             */
            accessLevel: "Contributor" | "Office" | "Region" | "Company" | "Admin";
            /** @description False for a person from outside the company (`true`). */
            isMember?: boolean;
            /** @description The company of a person from outside. */
            companyName?: string;
            /** @description The role, on v6. */
            roleId?: number;
            /**
             * @description The kind of member, on v5.
             * @enum {string}
             */
            classic?: "admin" | "manager" | "agent";
            /** @description Permissions in the form of the schema `ClassicManagerPermissions` of Rooms. */
            classicPermissions?: {
                [key: string]: unknown;
            };
            /** @description The title, on v5. */
            titleId?: number;
            /** @description The office of new rooms. */
            defaultOfficeId?: number;
            /** @description The offices of the access level. */
            offices?: number[];
            /** @description The regions of the access level. */
            regions?: number[];
            /** @description The address of a picture. */
            profileImageUrl?: string;
            /** @description The permission profile in the account. */
            eSignPermissionProfileId?: string;
            /** @description The number in an association of real-estate agents, as `UserNrdsId` of Rooms has it. */
            nrds?: {
                [key: string]: unknown;
            };
            /**
             * Format: date-time
             * @description Time of creation (with the account).
             */
            createdDate?: string;
        };
        /** @description A task list of a room. */
        SeedTaskList: {
            /** @description Its number. */
            taskListId: number;
            /** @description The number of its room. */
            roomId: number;
            /** @description Its name. */
            name: string;
            /** @description The template that it was created from. */
            taskListTemplateId: number;
            /**
             * Format: date-time
             * @description Time of creation (with the account).
             */
            createdDate?: string;
            /**
             * Format: date-time
             * @description Time of the submission.
             */
            submittedForReviewDate?: string;
            /**
             * Format: date-time
             * @description Time of the approval.
             */
            approvalDate?: string;
            /**
             * Format: date-time
             * @description Time of the rejection.
             */
            rejectedDate?: string;
            /** @description The number of the user who approved it. */
            approvedByUserId?: number;
            /** @description The number of the user who rejected it. */
            rejectedByUserId?: number;
            /** @description The reviewer's comment. */
            comment?: string;
            /** @description The tasks of the list. */
            tasks?: {
                /** @description Its number. */
                taskId: number;
                /** @description The title of the task. */
                name: string;
                /** @description Require an approval (`false`). */
                requiresApproval?: boolean;
                /** @description Require a review (`false`). */
                requiresReview?: boolean;
                /** @description Require a document (`false`). */
                isDocumentTask?: boolean;
                /**
                 * @description The date that the due date is counted from.
                 * @enum {string}
                 */
                dueDateTypeId?: "sd" | "tdd" | "acd" | "bd" | "crd" | "cd" | "ecd" | "ld" | "led" | "od";
                /** @description Days from that date. */
                dueDateOffset?: number;
                /**
                 * Format: date-time
                 * @description The date for `sd`.
                 */
                fixedDueDate?: string;
                /** @description The people with a responsibility for the task. */
                people: {
                    /**
                     * @description The person's part in the task.
                     * @enum {string}
                     */
                    responsibility: "assignee" | "watcher" | "reviewer";
                    /** @description The number of a user of Rooms. */
                    userId: number;
                }[];
                /**
                 * Format: date-time
                 * @description Time of completion.
                 */
                completionDate?: string;
                /**
                 * Format: date-time
                 * @description Time of the approval.
                 */
                approvalDate?: string;
                /**
                 * Format: date-time
                 * @description Time at which it was declined.
                 */
                rejectedDate?: string;
                /** @description The document that is attached. */
                documentId?: number;
            }[];
        };
        /** @description A template of the company for task lists. */
        SeedTaskListTemplate: {
            /** @description Its number. */
            taskListTemplateId: number;
            /** @description Its name. */
            name: string;
            /** @description Its tasks, in their order. */
            tasks?: {
                /** @description The title of the task. */
                name: string;
                /** @description Require an approval (`false`). */
                requiresApproval?: boolean;
                /** @description Require a review (`false`). */
                requiresReview?: boolean;
                /** @description Require a document (`false`). */
                isDocumentTask?: boolean;
                /**
                 * @description The date that the due date is counted from.
                 * @enum {string}
                 */
                dueDateTypeId?: "sd" | "tdd" | "acd" | "bd" | "crd" | "cd" | "ecd" | "ld" | "led" | "od";
                /** @description Days from that date. */
                dueDateOffset?: number;
                /**
                 * Format: date-time
                 * @description The date for `sd`.
                 */
                fixedDueDate?: string;
                /** @description The people who get a responsibility: users, or the first person in the room with a role. */
                people?: {
                    /**
                     * @description The person's part in the task.
                     * @enum {string}
                     */
                    responsibility: "assignee" | "watcher" | "reviewer";
                    /** @description A user of the company. */
                    userId?: number;
                    /** @description A role in the room. */
                    roleId?: number;
                }[];
            }[];
        };
        /** @description The user who acts on a task or a task list. */
        TaskActing: {
            /** @description The number of a user of Rooms. */
            userId?: number;
        };
        /** @description The user who completes a task, with the attached document. */
        TaskCompleting: {
            /** @description The number of a user of Rooms. */
            userId?: number;
            /** @description The document of the room that is attached, which some tasks need. */
            documentId?: number;
        };
        /** @description The decision of a reviewer. */
        TaskReviewing: {
            /** @description The number of a user of Rooms. */
            userId?: number;
            /** @description The reason. */
            comment?: string;
        };
        /** @description A task list of a room. */
        RoomTaskList: {
            /** @description Its number. */
            taskListId: number;
            /** @description The number of its room. */
            roomId: number;
            /** @description Its name. */
            name: string;
            /**
             * @description The status of its review.
             * @enum {string}
             */
            status: "open" | "submitted" | "approved" | "rejected";
            /** @description The reviewer's comment. */
            comment?: string;
            /** @description The tasks, in the order of the template. */
            tasks: components["schemas"]["RoomTask"][];
        };
        /** @description A task of a room. */
        RoomTask: {
            /** @description Its number. */
            taskId: number;
            /** @description Its name. */
            name: string;
            /**
             * @description Its status, by the clock of the tenant.
             * @enum {string}
             */
            status: "incomplete" | "inreview" | "complete" | "approved" | "declined" | "overdue";
            /**
             * Format: date-time
             * @description The due date, counted from the dates of the room.
             */
            dueDate?: string;
            /** @description The number of its first assignee. */
            ownerUserId?: number;
            /** @description The document that is attached. */
            documentId?: number;
            /** @description The people with a responsibility for the task. */
            people: components["schemas"]["RoomTaskPerson"][];
        };
        /** @description A person with a responsibility for a task. */
        RoomTaskPerson: {
            /** @description The number of a user of Rooms. */
            userId: number;
            /**
             * @description The person's part in the task.
             * @enum {string}
             */
            responsibility: "assignee" | "watcher" | "reviewer";
        };
        /** @description A company to create. */
        NewRoomsCompany: {
            /**
             * @description The version of Rooms that it uses (`v6`).
             * @enum {string}
             */
            version?: "v5" | "v6";
            /** @description Its name (`New Company`). */
            name?: string;
            /** @description The first user. The tenant must not have this user yet. */
            administrator?: {
                /** @description The given name (`Robin`). */
                firstName?: string;
                /** @description The family name (`Sandell`). */
                lastName?: string;
                /**
                 * Format: email
                 * @description The address; without it, one that no other user has.
                 */
                email?: string;
            };
        };
        /** @description A company that was created. */
        RoomsCompany: {
            /**
             * Format: uuid
             * @description The account that it uses.
             */
            accountId: string;
            /** @description The external number of the account. */
            accountNumber: string;
            /** @description The number of the company in Rooms. */
            companyId: number;
            /** @description The name of the company and of the account. */
            name: string;
            /**
             * @description The version of Rooms that it uses.
             * @enum {string}
             */
            version: "v5" | "v6";
            /**
             * Format: uuid
             * @description The ID of the field set of new rooms.
             */
            defaultFieldSetId: string;
            /** @description The first user. */
            administrator: {
                /**
                 * Format: uuid
                 * @description The user of the account.
                 */
                userId: string;
                /** @description The number of the user in Rooms. */
                roomsUserId: number;
                /** @description The name. */
                userName: string;
                /**
                 * Format: email
                 * @description The address.
                 */
                email: string;
            };
            /** @description An access token of the first user. */
            token: string;
        };
        /** @description A member of a company in Rooms. */
        RoomsMember: {
            /** @description The number of the user in Rooms. */
            userId: number;
            /**
             * Format: uuid
             * @description The user of the account, for tokens.
             */
            eSignUserId?: string;
            /** @description The address with which the user logs in. */
            email: string;
            /** @description The status in Rooms, such as `Active`. */
            status: string;
            /** @description The address to which the page redirects the browser; left out if the invitation has none. */
            redirectUrl?: string;
        };
        /** @description A web form to create from a template. */
        NewWebForm: {
            /**
             * Format: uuid
             * @description The template of its envelopes.
             */
            templateId: string;
            /** @description The name (that of the template). */
            name?: string;
            /**
             * Format: uuid
             * @description The user in whose name envelopes are sent (the owner of the template).
             */
            ownerUserId?: string;
            /** @description An export of a form by the service, or the form as `WebForm_GetForm` returns it. */
            definition?: {
                [key: string]: unknown;
            };
            /** @description Instances can be sent by e-mail (no). */
            allowSending?: boolean;
            /** @description The form is published at once (yes). */
            isPublished?: boolean;
        };
        /** @description A change of a web form. */
        WebFormChange: {
            /**
             * @description Publishes the draft.
             * @constant
             */
            isPublished?: true;
            /** @description The published form can be used. */
            isEnabled?: boolean;
            /** @description Only instances of the API can be opened. */
            isPrivateAccess?: boolean;
            /** @description Instances can be sent by e-mail. */
            allowSending?: boolean;
        };
        /** @description A web form. */
        WebFormState: {
            /**
             * Format: uuid
             * @description The form.
             */
            formId: string;
            /** @description Its name. */
            name: string;
            /** @description The last part of its public address. */
            slug: string;
            /** @description The number of its publications. */
            versionId: number;
            /** @description The form was published. */
            isPublished: boolean;
            /** @description The form can be used. */
            isEnabled: boolean;
        };
        /** @description An action of a person on an instance of a web form. */
        WebFormAction: {
            /**
             * @description The action.
             * @enum {string}
             */
            action: "submit" | "finish-later" | "fail";
            /** @description The values that the person enters, by the names of the fields (none). */
            formValues?: {
                [key: string]: unknown;
            };
        };
        /** @description An instance of a web form after an action. */
        WebFormOutcome: {
            /**
             * Format: uuid
             * @description The instance.
             */
            instanceId: string;
            /** @description Its status. */
            status: string;
            /** @description Its envelopes. */
            envelopeIds: string[];
        };
        /** @description A web form, and its instances. */
        SeedWebForm: {
            /**
             * Format: uuid
             * @description The form.
             */
            formId: string;
            /**
             * Format: uuid
             * @description The template that it is derived from (a form without fields).
             */
            templateId?: string;
            /**
             * Format: uuid
             * @description The user in whose name envelopes are sent.
             */
            ownerUserId: string;
            /** @description The name. */
            name: string;
            /** @description The last part of the public address (derived from the ID). */
            slug?: string;
            /** @description The form is published (no). */
            isPublished?: boolean;
            /** @description The form can be used (yes). */
            isEnabled?: boolean;
            /** @description Only instances of the API can be opened (no). */
            isPrivateAccess?: boolean;
            /** @description Instances can be sent by e-mail (no). */
            allowSending?: boolean;
            /** @description The time at which it was created (now). */
            createdDateTime?: string;
            /** @description Its instances. */
            instances?: {
                /**
                 * Format: uuid
                 * @description The instance.
                 */
                instanceId: string;
                /** @description The ID of the person in the application. */
                clientUserId?: string;
                /** @description The time at which it was created (now). */
                createdDateTime?: string;
                /** @description The time at which it expires (after 30 days). */
                expirationDateTime?: string;
                /** @description Its tags. */
                tags?: string[];
                /** @description The values so far. */
                formValues?: {
                    [key: string]: string;
                };
            }[];
        };
        /** @description The answer to an upload request. */
        UploadRequestAnswer: {
            /**
             * Format: uuid
             * @description The assignee (the first one).
             */
            userId?: string;
            /** @description The documents to upload. */
            documents?: {
                /** @description The name of the file. */
                name: string;
                /** @description The content in Base64. */
                base64: string;
            }[];
            /** @description Complete the request (`true`). */
            complete?: boolean;
        };
        /** @description An upload request after a change. */
        UploadRequestAfter: {
            /**
             * Format: uuid
             * @description The upload request.
             */
            uploadRequestId: string;
            /** @description The name. */
            name: string;
            /** @description The status. */
            status: string;
            /** @description The uploaded documents. */
            documentIds: string[];
            /** @description The path of the page of the assignee. */
            url: string;
        };
        /** @description The ID of a role of workspaces. */
        SeedWorkspaceRole: {
            /**
             * Format: uuid
             * @description The ID.
             */
            roleId: string;
            /**
             * @description The role.
             * @enum {string}
             */
            name: "Manage" | "Participate";
        };
        /** @description A workspace of the Workspaces API. */
        SeedSharedWorkspace: {
            /**
             * Format: uuid
             * @description The workspace.
             */
            workspaceId: string;
            /** @description Its name. */
            name: string;
            /**
             * Format: uuid
             * @description Its brand.
             */
            brandId?: string;
            /** @description Time of creation (with the account). */
            createdDate?: string;
            /**
             * Format: uuid
             * @description The user who created it.
             */
            createdBy: string;
            /** @description The users who own it. */
            ownerIds: string[];
            /** @description The people. */
            people: {
                /**
                 * Format: uuid
                 * @description The person.
                 */
                userId: string;
                /**
                 * Format: email
                 * @description The e-mail address.
                 */
                email: string;
                /** @description The given name. */
                firstName: string;
                /** @description The family name. */
                lastName: string;
                /**
                 * Format: uuid
                 * @description The role.
                 */
                roleId: string;
                /**
                 * @description No user of the account.
                 * @constant
                 */
                isOutside?: true;
                /** @description The secret of the address of the page. */
                token: string;
                /** @description Time from which the person has no access. */
                accessEndsDate?: string;
            }[];
            /** @description The documents. */
            documents?: {
                /**
                 * Format: uuid
                 * @description The document.
                 */
                documentId: string;
                /** @description The name of its file. */
                name: string;
                /**
                 * Format: uuid
                 * @description The person who added it.
                 */
                ownerId: string;
                /** @description The media type (`application/pdf`). */
                mediaType?: string;
                /** @description The content in Base64. */
                file: string;
                /** @description Time of creation (with the workspace). */
                createdDate?: string;
            }[];
            /** @description The upload requests. */
            uploadRequests?: {
                /**
                 * Format: uuid
                 * @description The upload request.
                 */
                uploadRequestId: string;
                /** @description Its name. */
                name: string;
                /** @description The documents that are asked for. */
                description: string;
                /**
                 * Format: uuid
                 * @description The user who asks.
                 */
                ownerId: string;
                /**
                 * @description The status.
                 * @enum {string}
                 */
                status: "draft" | "in_progress" | "complete";
                /** @description The people. */
                assignments: {
                    /**
                     * Format: uuid
                     * @description The person.
                     */
                    userId: string;
                    /**
                     * @description The part of the person in the request.
                     * @enum {string}
                     */
                    does: "assignee" | "watcher";
                }[];
                /** @description The uploaded documents. */
                documentIds?: string[];
                /** @description Time of creation (with the workspace). */
                createdDate?: string;
                /** @description Time at which it is due. */
                dueDate: string;
                /** @description Time of sending. */
                sentDate?: string;
                /** @description Time of completion. */
                completedDate?: string;
            }[];
            /** @description The envelopes. */
            envelopes?: {
                /**
                 * Format: uuid
                 * @description The envelope.
                 */
                envelopeId: string;
                /** @description Its name in the workspace. */
                name: string;
            }[];
        };
    };
    responses: {
        /** @description The statuses of the envelope and of the recipient. */
        Acted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Acted"];
            };
        };
        /** @description The call failed, and nothing was changed. */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The instance after the change. */
        WorkflowProgress: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WorkflowProgress"];
            };
        };
        /** @description The task list as it is now. */
        RoomTaskList: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RoomTaskList"];
            };
        };
    };
    parameters: {
        /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
        tenant: components["schemas"]["Name"];
        /** @description The tenant. */
        tenantInPath: components["schemas"]["Name"];
        /** @description The ID of a request, as in `listRequests`. */
        requestId: number;
        /** @description Return only requests to this operationId. */
        ofOperation: string;
        /** @description Return only requests with this method. */
        withMethod: string;
        /** @description Return only requests whose path contains this text. */
        withPath: string;
        /** @description Return only requests with this status of the response; an `x` is any digit, as in `4xx`. */
        withStatus: string;
        /** @description Return only requests of this caller: the ID or the e-mail address of a user, or the end of a token as in `token`. */
        byCaller: string;
        /** @description Return only requests with a greater ID. */
        afterRequest: number;
        /** @description With `true`, also the calls of observers: clients that send the header `X-Countersign-Observer` with their name, as the console does. */
        withObservers: "true" | "false";
        /** @description The maximum number of requests, the newest ones. */
        newest: number;
        /** @description The snapshot. */
        snapshot: components["schemas"]["Name"];
        /** @description The ID of an account. */
        accountId: string;
        /** @description The e-mail or text message. */
        mailId: string;
        /** @description The message to an application. */
        deliveryId: string;
        /** @description The envelope. */
        envelopeId: string;
        /** @description The recipient, by the ID that the sender chose or by the GUID. */
        recipientId: string;
        /** @description The instance of a workflow. */
        workflowInstanceId: string;
        /** @description The number of a room of the account. */
        roomId: number;
        /** @description The number of a task list. */
        taskListId: number;
        /** @description The number of a task. */
        taskId: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The server and its database are well. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listOperations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The operations, by their area and their operationId. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OperationList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    watchLive: {
        parameters: {
            query?: {
                /** @description With `true`, also the calls of observers: clients that send the header `X-Countersign-Observer` with their name, as the console does. */
                observers?: components["parameters"]["withObservers"];
            };
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listTenants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All tenants, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TenantList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createTenant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant. */
                tenant: components["parameters"]["tenantInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tenant. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tenant"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteTenant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The tenant. */
                tenant: components["parameters"]["tenantInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tenant does not exist any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    reset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tenant is as new. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    getSeed: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The seed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeedDescription"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    seed: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Seed"];
                "application/yaml": string;
            };
        };
        responses: {
            /** @description The number of items added to each list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Planted"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listSnapshots: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All snapshots, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SnapshotList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    takeSnapshot: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The snapshot. */
                snapshot: components["parameters"]["snapshot"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The snapshot. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteSnapshot: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The snapshot. */
                snapshot: components["parameters"]["snapshot"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The snapshot does not exist any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    restoreSnapshot: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The snapshot. */
                snapshot: components["parameters"]["snapshot"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tenant is as it was. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    downloadSnapshot: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The snapshot. */
                snapshot: components["parameters"]["snapshot"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/gzip": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    uploadSnapshot: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The snapshot. */
                snapshot: components["parameters"]["snapshot"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/gzip": string;
            };
        };
        responses: {
            /** @description The snapshot. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Snapshot"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getClock: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    setClock: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClockChange"];
            };
        };
        responses: {
            /** @description The clock, and how much fell due. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    advanceClock: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Duration"];
            };
        };
        responses: {
            /** @description The clock, and how much fell due. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    runClock: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clock, and how much fell due. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    advanceToNext: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The clock, and how much fell due. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Clock"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listSchedule: {
        parameters: {
            query?: {
                /** @description The maximum number of items to return, the first ones. */
                limit?: number;
            };
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scheduled items by the clock of the tenant, earliest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Schedule"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listEnvelopes: {
        parameters: {
            query?: {
                /** @description Envelopes (the default) or templates. */
                kind?: "envelope" | "template";
                /** @description Return only items with one of these statuses, separated by commas, such as `sent,delivered`. */
                status?: string;
                /** @description Return only items in this folder: `draft`, `sentitems`, `recyclebin`, or the ID of a folder that a user created. */
                folder?: string;
                /** @description With `false`, return no items in recycle bins. */
                deleted?: "true" | "false";
                /** @description Return only items of this account. */
                account?: string;
                /** @description Return only items that this user sends or owns, by the ID of the user. */
                sender?: string;
                /** @description Return only items with each of these words in the subject, in a name or an e-mail address of the sender and the recipients, or in the value of a custom field, ignoring case. A word can also be the ID, or at least its first 8 characters. A text with `=` finds custom fields by `name=value`. A custom field whose name and value have more than 113 characters together is only found by both in full. */
                search?: string;
                /** @description With `true`, the answer has the counts `matching` and `total`. */
                counts?: "true" | "false";
                /** @description Return only items that changed at this time of the tenant's clock or later. */
                changedSince?: string;
                /** @description The maximum number of items to return (1,000). */
                limit?: number;
                /** @description The value of `next` of the page before. */
                after?: string;
            };
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The items that changed last come first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnvelopeSummaryList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getTenantTimeline: {
        parameters: {
            query?: {
                /** @description The largest number of entries, from 1 to 1000. */
                limit?: number;
            };
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The newest entries, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Timeline"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getTimeline: {
        parameters: {
            query?: {
                /** @description The largest number of entries, the newest ones. All if left out. */
                limit?: number;
            };
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The envelope. */
                envelopeId: components["parameters"]["envelopeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Timeline"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getDefinition: {
        parameters: {
            query?: {
                /** @description With `true`, the documents include their content in Base64. Otherwise they have no content; add it before you create the envelope. */
                documents?: "true" | "false";
            };
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The envelope. */
                envelopeId: components["parameters"]["envelopeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The body. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Definition"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    expire: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The envelope. */
                envelopeId: components["parameters"]["envelopeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The status of the envelope. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnvelopeState"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createSigningUrl: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The envelope. */
                envelopeId: components["parameters"]["envelopeId"];
                /** @description The recipient, by the ID that the sender chose or by the GUID. */
                recipientId: components["parameters"]["recipientId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SigningUrlRequest"];
            };
        };
        responses: {
            /** @description The URL. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SigningUrl"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    open: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The envelope. */
                envelopeId: components["parameters"]["envelopeId"];
                /** @description The recipient, by the ID that the sender chose or by the GUID. */
                recipientId: components["parameters"]["recipientId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Acting"];
            };
        };
        responses: {
            200: components["responses"]["Acted"];
            default: components["responses"]["Problem"];
        };
    };
    sign: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The envelope. */
                envelopeId: components["parameters"]["envelopeId"];
                /** @description The recipient, by the ID that the sender chose or by the GUID. */
                recipientId: components["parameters"]["recipientId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Signing"];
            };
        };
        responses: {
            200: components["responses"]["Acted"];
            default: components["responses"]["Problem"];
        };
    };
    decline: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The envelope. */
                envelopeId: components["parameters"]["envelopeId"];
                /** @description The recipient, by the ID that the sender chose or by the GUID. */
                recipientId: components["parameters"]["recipientId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Declining"];
            };
        };
        responses: {
            200: components["responses"]["Acted"];
            default: components["responses"]["Problem"];
        };
    };
    finishLater: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The envelope. */
                envelopeId: components["parameters"]["envelopeId"];
                /** @description The recipient, by the ID that the sender chose or by the GUID. */
                recipientId: components["parameters"]["recipientId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Signing"];
            };
        };
        responses: {
            200: components["responses"]["Acted"];
            default: components["responses"]["Problem"];
        };
    };
    autorespond: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The envelope. */
                envelopeId: components["parameters"]["envelopeId"];
                /** @description The recipient, by the ID that the sender chose or by the GUID. */
                recipientId: components["parameters"]["recipientId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["Autoresponding"];
            };
        };
        responses: {
            200: components["responses"]["Acted"];
            default: components["responses"]["Problem"];
        };
    };
    verifyIdentity: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The envelope. */
                envelopeId: components["parameters"]["envelopeId"];
                /** @description The recipient, by the ID that the sender chose or by the GUID. */
                recipientId: components["parameters"]["recipientId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["IdentityDecision"];
            };
        };
        responses: {
            200: components["responses"]["Acted"];
            default: components["responses"]["Problem"];
        };
    };
    listAccounts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The accounts, by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listIntegrations: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The applications, by their names. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IntegrationList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewToken"];
            };
        };
        responses: {
            /** @description The user, with the token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserWithToken"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listOutbox: {
        parameters: {
            query?: {
                /** @description Return only mails to this e-mail address, ignoring case, or telephone number. */
                to?: string;
                /** @description Return only mails that were sent for this reason, such as `signing-request`. */
                reason?: string;
                /** @description Return only mails about this envelope. */
                envelopeId?: string;
                /** @description Return only mails with all of these words, ignoring case, in their subject, text, names or addresses. */
                search?: string;
                /** @description Return only unread mails, if it is `true`. */
                unread?: "true" | "false";
                /** @description Return only mails that were sent after the e-mail with this ID. */
                after?: string;
                /** @description The maximum number of mails, the newest of those that match (all). */
                limit?: number;
            };
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mails, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Outbox"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    clearOutbox: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The outbox is empty. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    readOutbox: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description None is unread. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    getMail: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The e-mail or text message. */
                mailId: components["parameters"]["mailId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The e-mail. It stays unread. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mail"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    deleteMail: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The e-mail or text message. */
                mailId: components["parameters"]["mailId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The outbox does not have it any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    setMailRead: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The e-mail or text message. */
                mailId: components["parameters"]["mailId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["MailRead"];
            };
        };
        responses: {
            /** @description The e-mail. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mail"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getMailHtml: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The e-mail or text message. */
                mailId: components["parameters"]["mailId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getMailSource: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The e-mail or text message. */
                mailId: components["parameters"]["mailId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message, as the file `<mailId>.eml`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "message/rfc822": string;
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listRequests: {
        parameters: {
            query?: {
                /** @description Return only requests to this operationId. */
                operation?: components["parameters"]["ofOperation"];
                /** @description Return only requests with this method. */
                method?: components["parameters"]["withMethod"];
                /** @description Return only requests whose path contains this text. */
                path?: components["parameters"]["withPath"];
                /** @description Return only requests with this status of the response; an `x` is any digit, as in `4xx`. */
                status?: components["parameters"]["withStatus"];
                /** @description Return only requests of this caller: the ID or the e-mail address of a user, or the end of a token as in `token`. */
                caller?: components["parameters"]["byCaller"];
                /** @description Return only requests with a greater ID. */
                after?: components["parameters"]["afterRequest"];
                /** @description The maximum number of requests, the newest ones. */
                limit?: components["parameters"]["newest"];
                /** @description With `true`, also the calls of observers: clients that send the header `X-Countersign-Observer` with their name, as the console does. */
                observers?: components["parameters"]["withObservers"];
            };
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The requests, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    clearRequests: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description None is remembered. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    assertRequests: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Assertion"];
            };
        };
        responses: {
            /** @description The assertion holds. The matching requests are returned. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    exportRequests: {
        parameters: {
            query?: {
                /** @description Return only requests to this operationId. */
                operation?: components["parameters"]["ofOperation"];
                /** @description Return only requests with this method. */
                method?: components["parameters"]["withMethod"];
                /** @description Return only requests whose path contains this text. */
                path?: components["parameters"]["withPath"];
                /** @description Return only requests with this status of the response; an `x` is any digit, as in `4xx`. */
                status?: components["parameters"]["withStatus"];
                /** @description Return only requests of this caller: the ID or the e-mail address of a user, or the end of a token as in `token`. */
                caller?: components["parameters"]["byCaller"];
                /** @description Return only requests with a greater ID. */
                after?: components["parameters"]["afterRequest"];
                /** @description The maximum number of requests, the newest ones. */
                limit?: components["parameters"]["newest"];
                /** @description With `true`, also the calls of observers: clients that send the header `X-Countersign-Observer` with their name, as the console does. */
                observers?: components["parameters"]["withObservers"];
            };
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The archive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HttpArchive"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The ID of a request, as in `listRequests`. */
                requestId: components["parameters"]["requestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request and its response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestDetails"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    repeatRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The ID of a request, as in `listRequests`. */
                requestId: components["parameters"]["requestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The new request and its response. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestDetails"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listWarnings: {
        parameters: {
            query?: {
                /** @description Return only warnings with this code. */
                code?: string;
                /** @description Return only warnings about requests to this operationId. */
                operation?: string;
                /** @description Return only warnings about this envelope. */
                envelopeId?: string;
                /** @description Return only warnings about the request with this ID. */
                request?: number;
            };
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The warnings, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WarningList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    clearWarnings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There are none. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    getWarningMode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The mode of the tenant, or the one of the server if the tenant has none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WarningMode"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    setWarningMode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WarningMode"];
            };
        };
        responses: {
            /** @description The mode. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WarningMode"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getFaults: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules, in their order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faults"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    setFaults: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Faults"];
            };
        };
        responses: {
            /** @description The rules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Faults"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    clearFaults: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There are no rules any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    countFaults: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A number for each rule, in the order of the rules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FaultCounts"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getLimits: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The limits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Limits"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    setLimits: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Limits"];
            };
        };
        responses: {
            /** @description The limits. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Limits"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    clearLimits: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There are no limits any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                /** @description Return only messages about this envelope. */
                envelopeId?: string;
                /** @description Return only messages in this state; with `undelivered`, those in any state but `sent`; with `blocked`, those that were not tried, since an earlier one was not accepted. */
                state?: "waiting" | "queued" | "retrying" | "held" | "sent" | "failed" | "undelivered" | "blocked";
                /** @description Return only messages about this event, such as `envelope-completed`. */
                event?: string;
                /** @description Return only messages of this configuration; `none` for those of an envelope's own notification. */
                connectId?: string;
                /** @description The maximum number of messages, the newest of those that match (all). */
                limit?: number;
                /** @description Wait for the first attempt of each message. */
                wait?: "true" | "false";
            };
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The messages, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getDelivery: {
        parameters: {
            query?: {
                /** @description Wait for the first attempt of each message. */
                wait?: "true" | "false";
            };
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The message to an application. */
                deliveryId: components["parameters"]["deliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryDetails"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    sendDelivery: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The message to an application. */
                deliveryId: components["parameters"]["deliveryId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["SendDelivery"];
            };
        };
        responses: {
            /** @description The message that is sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    sendTestMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TestMessage"];
            };
        };
        responses: {
            /** @description The message that is sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Delivery"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    checkSignature: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureToCheck"];
            };
        };
        responses: {
            /** @description The result of the check. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignatureCheck"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getSealCertificates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificates. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SealCertificates"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getConnectCertificates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The certificates, in PEM. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConnectCertificates"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createOrganization: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NewOrganization"];
            };
        };
        responses: {
            /** @description The organization. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedOrganization"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    setDomainStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The organization. */
                organizationId: string;
                /** @description The reserved domain. */
                domainId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DomainStatusChange"];
            };
        };
        responses: {
            /** @description The domain after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReservedDomain"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    answerClickwrap: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The ID of an account. */
                accountId: components["parameters"]["accountId"];
                /** @description The clickwrap. */
                clickwrapId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClickwrapAnswer"];
            };
        };
        responses: {
            /** @description The agreement after the action. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClickwrapOutcome"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    installExtensionApp: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The ID of an account. */
                accountId: components["parameters"]["accountId"];
                /** @description The extension app. */
                appId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExtensionAppInstall"];
            };
        };
        responses: {
            /** @description The installed app. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExtensionAppAfter"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    removeExtensionApp: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The ID of an account. */
                accountId: components["parameters"]["accountId"];
                /** @description The extension app. */
                appId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The app was removed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    setWorkflowStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The ID of an account. */
                accountId: components["parameters"]["accountId"];
                /** @description The workflow. */
                workflowId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkflowStatusChange"];
            };
        };
        responses: {
            /** @description The workflow after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkflowStatus"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    advanceWorkflowInstance: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The ID of an account. */
                accountId: components["parameters"]["accountId"];
                /** @description The instance of a workflow. */
                instanceId: components["parameters"]["workflowInstanceId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["WorkflowAdvance"];
            };
        };
        responses: {
            200: components["responses"]["WorkflowProgress"];
            default: components["responses"]["Problem"];
        };
    };
    endWorkflowInstance: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The ID of an account. */
                accountId: components["parameters"]["accountId"];
                /** @description The instance of a workflow. */
                instanceId: components["parameters"]["workflowInstanceId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkflowEnd"];
            };
        };
        responses: {
            200: components["responses"]["WorkflowProgress"];
            default: components["responses"]["Problem"];
        };
    };
    setMonitorEntitlement: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The organization. */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MonitorEntitlement"];
            };
        };
        responses: {
            /** @description The state of the organization now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonitorEntitlementState"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    raiseMonitorAlert: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The organization. */
                organizationId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMonitorAlert"];
            };
        };
        responses: {
            /** @description The ID of the event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MonitorAlert"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    putAgreement: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The ID of an account. */
                accountId: components["parameters"]["accountId"];
                /** @description The agreement. */
                agreementId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AgreementSetting"];
            };
        };
        responses: {
            /** @description The agreement after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AgreementAfter"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    finishUploadJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The ID of an account. */
                accountId: components["parameters"]["accountId"];
                /** @description The upload job. */
                jobId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadJobAfter"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    getTaskList: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The ID of an account. */
                accountId: components["parameters"]["accountId"];
                /** @description The number of a task list. */
                taskListId: components["parameters"]["taskListId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["RoomTaskList"];
            default: components["responses"]["Problem"];
        };
    };
    submitTaskList: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The ID of an account. */
                accountId: components["parameters"]["accountId"];
                /** @description The number of a task list. */
                taskListId: components["parameters"]["taskListId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TaskActing"];
            };
        };
        responses: {
            200: components["responses"]["RoomTaskList"];
            default: components["responses"]["Problem"];
        };
    };
    approveTaskList: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The ID of an account. */
                accountId: components["parameters"]["accountId"];
                /** @description The number of a task list. */
                taskListId: components["parameters"]["taskListId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TaskReviewing"];
            };
        };
        responses: {
            200: components["responses"]["RoomTaskList"];
            default: components["responses"]["Problem"];
        };
    };
    rejectTaskList: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The ID of an account. */
                accountId: components["parameters"]["accountId"];
                /** @description The number of a task list. */
                taskListId: components["parameters"]["taskListId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TaskReviewing"];
            };
        };
        responses: {
            200: components["responses"]["RoomTaskList"];
            default: components["responses"]["Problem"];
        };
    };
    completeTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The ID of an account. */
                accountId: components["parameters"]["accountId"];
                /** @description The number of a task. */
                taskId: components["parameters"]["taskId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TaskCompleting"];
            };
        };
        responses: {
            200: components["responses"]["RoomTaskList"];
            default: components["responses"]["Problem"];
        };
    };
    approveTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The ID of an account. */
                accountId: components["parameters"]["accountId"];
                /** @description The number of a task. */
                taskId: components["parameters"]["taskId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TaskReviewing"];
            };
        };
        responses: {
            200: components["responses"]["RoomTaskList"];
            default: components["responses"]["Problem"];
        };
    };
    rejectTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The ID of an account. */
                accountId: components["parameters"]["accountId"];
                /** @description The number of a task. */
                taskId: components["parameters"]["taskId"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TaskReviewing"];
            };
        };
        responses: {
            200: components["responses"]["RoomTaskList"];
        };
    };
    createRoomsCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["NewRoomsCompany"];
            };
        };
        responses: {
            /** @description The company. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomsCompany"];
                };
            };
        };
    };
    setRoomStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The ID of an account. */
                accountId: components["parameters"]["accountId"];
                /** @description The number of a room of the account. */
                roomId: components["parameters"]["roomId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoomStatusChange"];
            };
        };
        responses: {
            /** @description The room after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomStatus"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    acceptRoomsInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The account of the company in Rooms. */
                accountId: string;
                /** @description The number of the user in Rooms. */
                userId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomsMember"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    listRoomEnvelopes: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The account of the company. */
                accountId: string;
                /** @description The number of the room. */
                roomId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The envelopes, oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomEnvelopeList"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    createWebForm: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The ID of an account. */
                accountId: components["parameters"]["accountId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewWebForm"];
            };
        };
        responses: {
            /** @description The form. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebFormState"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    changeWebForm: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The ID of an account. */
                accountId: components["parameters"]["accountId"];
                /** @description The web form. */
                formId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebFormChange"];
            };
        };
        responses: {
            /** @description The form after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebFormState"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    actOnWebFormInstance: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The ID of an account. */
                accountId: components["parameters"]["accountId"];
                /** @description The web form. */
                formId: string;
                /** @description The instance. */
                instanceId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebFormAction"];
            };
        };
        responses: {
            /** @description The instance after the action. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebFormOutcome"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
    answerUploadRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant (the one in the query parameter `tenant`, or `default`). */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path: {
                /** @description The ID of an account. */
                accountId: components["parameters"]["accountId"];
                /** @description The workspace. */
                workspaceId: string;
                /** @description The upload request. */
                uploadRequestId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UploadRequestAnswer"];
            };
        };
        responses: {
            /** @description The upload request after the change. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadRequestAfter"];
                };
            };
            default: components["responses"]["Problem"];
        };
    };
}
