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
         * Say whether the server is well
         * @description Reads from the database, so that it tells when that is away.
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
         * Make a tenant
         * @description Does nothing where it is there.
         */
        put: operations["createTenant"];
        post?: never;
        /**
         * Take a tenant away
         * @description Its snapshots go with it. Whoever names it again begins with the seed.
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
                /** @description The tenant; `default` where it is left out. */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin again with the seed
         * @description Also sets the clock right, and takes faults and limits away. It takes the same short time
         *     however much the tenant holds. Access tokens stay good, as long as their user is there.
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
                /** @description The tenant; `default` where it is left out. */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add to what is there
         * @description Plants lists in the form of a seed file, as JSON or YAML. What is there with the same ID
         *     makes way.
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
                /** @description The tenant; `default` where it is left out. */
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
                /** @description The tenant; `default` where it is left out. */
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
         * Keep the tenant as it is now
         * @description With its clock, faults and limits. A snapshot of the same name makes way.
         */
        put: operations["takeSnapshot"];
        post?: never;
        /** Forget a snapshot */
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
                /** @description The tenant; `default` where it is left out. */
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
         * Go back to a snapshot
         * @description It stays, so that a test can go back to it again.
         */
        post: operations["restoreSnapshot"];
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
                /** @description The tenant; `default` where it is left out. */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        /** Read the clock */
        get: operations["getClock"];
        /**
         * Set, freeze or thaw the clock
         * @description What falls due up to the new time happens, in its order and each at its own time, before the
         *     answer comes. A clock that is set back lets nothing happen twice.
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
                /** @description The tenant; `default` where it is left out. */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let time pass
         * @description What falls due on the way happens, in its order and each at its own time, before the answer
         *     comes. A frozen clock stays frozen, at the later time.
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
                /** @description The tenant; `default` where it is left out. */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Let happen what is due by now
         * @description It happens by itself within a second, unless the clock is frozen.
         */
        post: operations["runClock"];
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
                /** @description The tenant; `default` where it is left out. */
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
                /** @description The tenant; `default` where it is left out. */
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
         * Fill in the tabs and finish as a recipient
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
                /** @description The tenant; `default` where it is left out. */
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
                /** @description The tenant; `default` where it is left out. */
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
         * Open the envelope as a recipient, and put it off
         * @description Values that were filled in are kept, whether or not all that is required is there.
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
                /** @description The tenant; `default` where it is left out. */
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
        /** Have the e-mail to a recipient come back */
        post: operations["autorespond"];
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
                /** @description The tenant; `default` where it is left out. */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        /** List the e-mails */
        get: operations["listOutbox"];
        put?: never;
        post?: never;
        /** Forget the e-mails */
        delete: operations["clearOutbox"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/requests": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant; `default` where it is left out. */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the requests that were answered
         * @description Those to the service in this tenant that this process remembers: the last 1,000 of all
         *     tenants. Requests to pages and to this API are not among them.
         */
        get: operations["listRequests"];
        put?: never;
        post?: never;
        /** Forget the requests of the tenant */
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
                /** @description The tenant; `default` where it is left out. */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See that a request was made so many times
         * @description Without a number, at least once. What is not so is answered with 409 and a sentence that
         *     says what there was instead.
         */
        post: operations["assertRequests"];
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
                /** @description The tenant; `default` where it is left out. */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        /** Read what goes wrong */
        get: operations["getFaults"];
        /**
         * Say what goes wrong
         * @description Puts rules in place of those that are there; each begins to count anew. Of the rules that
         *     meet a request, the first has its way.
         */
        put: operations["setFaults"];
        post?: never;
        /** Have nothing go wrong */
        delete: operations["clearFaults"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/limits": {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant; `default` where it is left out. */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        /** Read how often callers may call */
        get: operations["getLimits"];
        /**
         * Say how often callers may call
         * @description Puts limits in place of those that are there, and begins to count anew.
         */
        put: operations["setLimits"];
        post?: never;
        /** Let callers call as often as they like */
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
                /** @description The tenant; `default` where it is left out. */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * List the messages to applications
         * @description Those of events, with what came of them. Waits until none waits for its first try.
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Letters, digits, underscores, points and hyphens. */
        Name: string;
        /** @description What went wrong. */
        Problem: {
            /**
             * @description The kind: `INVALID_REQUEST`, `NOT_FOUND`, `METHOD_NOT_ALLOWED`, `FORBIDDEN`,
             *     `ASSERTION_FAILED`, `SERVER_ERROR`, or an error code of the service.
             */
            code: string;
            /** @description What happened, and what to do, in one or two sentences. */
            message: string;
            /** @description The place in the request, such as a JSON pointer into the body. */
            where?: string;
        };
        /** @description How the server is. */
        Health: {
            /**
             * @description It is well.
             * @constant
             */
            status: "ok";
            /**
             * @description Where state is kept.
             * @enum {string}
             */
            storage: "sqlite" | "postgres";
        };
        /** @description A tenant. */
        Tenant: {
            name: components["schemas"]["Name"];
            /**
             * Format: date-time
             * @description When it was made, by the machine's clock.
             */
            createdAt: string;
            clock: components["schemas"]["Clock"];
        };
        /** @description The tenants. */
        TenantList: {
            /** @description By their names. */
            tenants: components["schemas"]["Tenant"][];
        };
        /** @description Lists in the form of a seed file. */
        Seed: {
            [key: string]: {
                [key: string]: unknown;
            }[];
        };
        /** @description How many of each were planted. */
        Planted: {
            /** @description By the names of the lists. */
            planted: {
                [key: string]: number;
            };
        };
        /** @description A tenant as it was. */
        Snapshot: {
            name: components["schemas"]["Name"];
            /**
             * Format: date-time
             * @description When, by the machine's clock.
             */
            takenAt: string;
        };
        /** @description The snapshots of a tenant. */
        SnapshotList: {
            /** @description Oldest first. */
            snapshots: components["schemas"]["Snapshot"][];
        };
        /** @description The time of a tenant. */
        Clock: {
            /**
             * Format: date-time
             * @description What time it is there.
             */
            now: string;
            /** @description Whether it stands still. */
            frozen: boolean;
            /** @description How much fell due and happened, where something could. */
            done?: number;
        };
        /** @description What is to change; what is left out stays. */
        ClockChange: {
            /**
             * Format: date-time
             * @description What time it is to be.
             */
            now?: string;
            /** @description Whether it is to stand still. */
            frozen?: boolean;
        };
        /** @description How much time passes, all together. */
        Duration: {
            /** @description Of 24 hours. */
            days?: number;
            /** @description Of 60 minutes. */
            hours?: number;
            /** @description Of 60 seconds. */
            minutes?: number;
            /** @description Of 1 */
            seconds?: number;
            /** @description The smallest part. */
            milliseconds?: number;
        };
        /** @description Who acts, where a recipient is several people, as a signing group is. */
        Person: {
            /** @description The full name. */
            userName: string;
            /**
             * Format: email
             * @description The e-mail address.
             */
            email: string;
        };
        /** @description How somebody acts. */
        Acting: {
            as?: components["schemas"]["Person"];
        };
        /** @description What somebody fills in. */
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
        /** @description Why somebody declines. */
        Declining: {
            as?: components["schemas"]["Person"];
            /** @description In words, as the sender reads it. */
            reason: string;
        };
        /** @description Why the e-mail came back. */
        Autoresponding: {
            /** @description In words; `No such address` where it is left out. */
            reason?: string;
        };
        /** @description Where an envelope and a recipient stand. */
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
        /** @description An e-mail that the service would have sent. */
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
             * @description When, by the tenant's clock.
             */
            sentAt: string;
            /** @description Whom it is for. */
            to: {
                /** @description The name. */
                name: string;
                /** @description The address. */
                email: string;
            };
            /** @description Addresses that get a copy. */
            cc: string[];
            /** @description Addresses that get one unseen. */
            bcc: string[];
            /** @description Its subject. */
            subject: string;
            /** @description Its paragraphs. */
            text: string[];
            /** @description Why it was sent, such as `signing-request` or `reminder`. */
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
             * @description Where its button leads.
             */
            link?: string;
        };
        /** @description E-mails. */
        Outbox: {
            /** @description Oldest first. */
            mails: components["schemas"]["Mail"][];
        };
        /** @description A request that was answered. */
        Request: {
            /** @description Counts up from 1. */
            id: number;
            /**
             * Format: date-time
             * @description When, by the machine's clock.
             */
            time: string;
            /** @description The method. */
            method: string;
            /** @description Path and query, without secrets. */
            url: string;
            /** @description The status of the answer. */
            status: number;
            /** @description The area, such as `esign-v2.1`. */
            area?: string;
            /** @description The operationId. */
            operation?: string;
            /**
             * @description Where the answer comes from.
             * @enum {string}
             */
            source?: "state" | "mock";
            /** @description The sentence of the error that was answered. */
            problem?: string;
        };
        /** @description Requests. */
        RequestList: {
            /** @description Oldest first. */
            requests: components["schemas"]["Request"][];
        };
        /** @description Which requests were made, and how often. What is left out fits all. */
        Assertion: {
            /** @description The operationId. */
            operation?: string;
            /** @description The method. */
            method?: string;
            /** @description A text that the path holds. */
            path?: string;
            /** @description The status; an `x` is any digit. */
            status?: string;
            /** @description Exactly so often. */
            times?: number;
            /** @description So often or more. */
            atLeast?: number;
            /** @description So often or less. */
            atMost?: number;
        };
        /** @description What goes wrong, and with which requests. What is left out fits every request. */
        Fault: {
            /** @description The operationId. */
            operation?: string;
            /** @description The area, such as `esign-v2.1`. */
            area?: string;
            /** @description The status to answer with. */
            code?: number;
            /** @description The example of that answer, by its name in the spec. */
            example?: string;
            /** @description How many milliseconds the answer is held back. */
            delay?: number;
            /**
             * @description Where the connection is dropped: before the answer, or in the middle of it.
             * @enum {string}
             */
            drop?: "before" | "within";
            /** @description Let so many requests pass first. */
            after?: number;
            /** @description Meet so many requests, then no more. */
            times?: number;
            /** @description Of the requests that fit */
            every?: number;
        };
        /** @description Rules for what goes wrong. */
        Faults: {
            /** @description Of those that meet a request, the first has its way. */
            faults: components["schemas"]["Fault"][];
        };
        /** @description So many calls in so many seconds. */
        Limit: {
            /** @description How many calls. */
            limit: number;
            /** @description In how many seconds of the tenant's clock. */
            seconds: number;
        };
        /** @description How often callers may call; what is left out has no limit. */
        Limits: {
            /** @description Calls of an account in an hour, or another span; `HOURLY_APIINVOCATION_LIMIT_EXCEEDED` past it. */
            rate?: components["schemas"]["Limit"];
            /** @description Calls of an account in half a minute, or another span; `BURST_APIINVOCATION_LIMIT_EXCEEDED` past it. */
            burst?: components["schemas"]["Limit"];
            /**
             * @description How often the same envelope may be read; `HOURLY_ENVELOPE_POLLING_LIMIT_EXCEEDED` past
             *     it, `BURST_ENVELOPE_POLLING_LIMIT_EXCEEDED` where the span has 30 seconds or less.
             */
            polling?: components["schemas"]["Limit"];
        };
        /**
         * @description Where a message is: to be sent, given to the queue, waiting for another try, held back by its
         *     configuration, taken, or given up.
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
            accountId?: string;
            /** @description The configuration; left out where it is the own one of the envelope. */
            connectId?: string;
            /**
             * Format: uuid
             * @description The envelope that it is about.
             */
            envelopeId?: string;
            /** @description Where it goes. */
            url: string;
            /** @description The event, such as `envelope-completed`. */
            event: string;
            state: components["schemas"]["DeliveryState"];
            /** @description How often it was tried. */
            tries: number;
            /**
             * Format: date-time
             * @description When it was made, by the tenant's clock.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it was tried last.
             */
            triedAt?: string;
            /** @description What the last try failed on. */
            problem?: string;
        };
        /** @description Messages. */
        DeliveryList: {
            /** @description Oldest first. */
            deliveries: components["schemas"]["Delivery"][];
        };
    };
    responses: {
        /** @description Where the envelope and the recipient stand now. */
        Acted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Acted"];
            };
        };
        /** @description It was not done, and nothing was changed. */
        Problem: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /** @description The tenant; `default` where it is left out. */
        tenant: components["schemas"]["Name"];
        /** @description The tenant. */
        tenantInPath: components["schemas"]["Name"];
        /** @description The snapshot. */
        snapshot: components["schemas"]["Name"];
        /** @description The envelope. */
        envelopeId: string;
        /** @description The recipient, by the ID that the sender chose or by the GUID. */
        recipientId: string;
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
    listTenants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All tenants, by their names. */
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
            /** @description It is gone, or never was there. */
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
                /** @description The tenant; `default` where it is left out. */
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
    seed: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant; `default` where it is left out. */
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
            /** @description How many of each were planted. */
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
                /** @description The tenant; `default` where it is left out. */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All of them, oldest first. */
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
                /** @description The tenant; `default` where it is left out. */
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
                /** @description The tenant; `default` where it is left out. */
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
            /** @description It is gone, or never was there. */
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
                /** @description The tenant; `default` where it is left out. */
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
    getClock: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant; `default` where it is left out. */
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
                /** @description The tenant; `default` where it is left out. */
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
                /** @description The tenant; `default` where it is left out. */
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
                /** @description The tenant; `default` where it is left out. */
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
    open: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant; `default` where it is left out. */
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
                /** @description The tenant; `default` where it is left out. */
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
                /** @description The tenant; `default` where it is left out. */
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
                /** @description The tenant; `default` where it is left out. */
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
                /** @description The tenant; `default` where it is left out. */
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
    listOutbox: {
        parameters: {
            query?: {
                /** @description Only those to this address, in whatever case. */
                to?: string;
                /** @description Only those that were sent for this reason, such as `signing-request`. */
                reason?: string;
                /** @description Only those about this envelope. */
                envelopeId?: string;
            };
            header?: {
                /** @description The tenant; `default` where it is left out. */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Oldest first. */
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
                /** @description The tenant; `default` where it is left out. */
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
    listRequests: {
        parameters: {
            query?: {
                /** @description Only those to this operationId. */
                operation?: string;
                /** @description Only those with this method. */
                method?: string;
                /** @description Only those whose path holds this text. */
                path?: string;
                /** @description Only those that were answered so; an `x` is any digit, as in `4xx`. */
                status?: string;
            };
            header?: {
                /** @description The tenant; `default` where it is left out. */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Oldest first. */
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
                /** @description The tenant; `default` where it is left out. */
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
                /** @description The tenant; `default` where it is left out. */
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
            /** @description It is so. These are the requests. */
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
    getFaults: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant; `default` where it is left out. */
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
                /** @description The tenant; `default` where it is left out. */
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
                /** @description The tenant; `default` where it is left out. */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no rule. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["Problem"];
        };
    };
    getLimits: {
        parameters: {
            query?: never;
            header?: {
                /** @description The tenant; `default` where it is left out. */
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
                /** @description The tenant; `default` where it is left out. */
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
                /** @description The tenant; `default` where it is left out. */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no limit. */
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
                /** @description Only those about this envelope. */
                envelopeId?: string;
                /** @description Only those in this state. */
                state?: components["schemas"]["DeliveryState"];
            };
            header?: {
                /** @description The tenant; `default` where it is left out. */
                "X-Countersign-Tenant"?: components["parameters"]["tenant"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Oldest first. */
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
}
