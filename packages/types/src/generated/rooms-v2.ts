// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

export interface paths {
    "/v2/countries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the countries
         * @description Lists the countries in which an office can be opened. The list is the same for every account, so
         *     a client may keep it.
         */
        get: operations["GlobalLists_GetCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the roles of a company
         * @description Lists the roles of a company without their permissions, in chunks that `startPosition` and
         *     `count` choose. Whoever invites somebody looks here for the `roleId`; `filterContext` and
         *     `onlyAssignable` narrow the list down to roles that the caller may give to others.
         */
        get: operations["Roles_GetRoles"];
        put?: never;
        /**
         * Make a role
         * @description Makes a role for a company on Rooms v6, internal or external, with the permissions that its
         *     holders get. The role must exist before anybody can be invited with it. On Rooms v5 there are
         *     only the three roles that come with the product. The caller needs the right to manage roles.
         */
        post: operations["Roles_CreateRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/roles/{roleId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a role
         * @description Reads one role with what it permits. With `includeIsAssigned`, the answer also tells whether
         *     somebody holds the role.
         */
        get: operations["Roles_GetRole"];
        /**
         * Change a role
         * @description Changes the name of a role, for whom it is and what it permits. It concerns
         *     everybody who has the role. The caller needs the right to manage roles.
         */
        put: operations["Roles_UpdateRole"];
        post?: never;
        /**
         * Delete a role
         * @description Deletes a role of the company. Before that, `Roles_GetRole` with `includeIsAssigned` shows
         *     whether somebody still holds it. The caller needs the right to manage roles.
         */
        delete: operations["Roles_DeleteRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/rooms/{roomId}/documents/contents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a document to a room
         * @description Puts a file into a room as a new document. The file may have up to 35 MB and the whole request
         *     up to 40 MB. The user must be in the room, with a role that may add documents.
         */
        post: operations["Rooms_AddDocumentToRoomViaFileUpload"];
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
        /** @description What went wrong with a call to the Rooms area. */
        ApiError: {
            /** @description The code of the condition, in capitals, for programs to act on. */
            errorCode: string;
            /** @description A short sentence for people. */
            message: string;
            /**
             * Format: guid
             * @description Marks this failure in the service's logs; quote it when you report a problem.
             */
            referenceId?: string | undefined;
        };
        /** @description A country in which an office can be opened. */
        Country: {
            /** @description The code of the country in two capitals; the state IDs begin with it. */
            countryId?: string | undefined;
            /** @description The English name of the country. */
            name?: string | undefined;
        };
        /** @description The countries that Rooms knows. */
        GlobalCountries: {
            /** @description Every country in which an office can be opened. */
            countries?: components["schemas"]["Country"][] | undefined;
        };
        /**
         * @description What the holders of a role may do: with rooms, room details, documents, tasks, other members and
         *     the company.
         */
        Permissions: {
            /** @description Whether the member may bring further people into a room. */
            canAddUsersToRooms?: boolean | undefined;
            /** @description Whether the member may open new rooms. */
            canCreateRooms?: boolean | undefined;
            /** @description Whether the member may hand a room over to those who review it. */
            canSubmitRoomsForReview?: boolean | undefined;
            /** @description Whether the member may close a room whose deal has ended. */
            canCloseRooms?: boolean | undefined;
            /** @description Whether the member may open a closed room again. */
            canReopenRooms?: boolean | undefined;
            /** @description Whether the member may delete rooms that they own. */
            canDeleteOwnedRooms?: boolean | undefined;
            /** @description Whether the member gets into all rooms within their access level uninvited. */
            autoAccessToRooms?: boolean | undefined;
            /** @description Whether the member may export the history, details and people of a room. */
            canExportRoomActivityDetailsPeople?: boolean | undefined;
            /** @description Whether the member may take the details of one room over into another. */
            canCopyRoomDetails?: boolean | undefined;
            /** @description Whether the member may change the role of anybody in a room. */
            canEditAnyRoomRole?: boolean | undefined;
            /** @description Whether the member may change the room role of people they invited. */
            canEditInvitedRoomRole?: boolean | undefined;
            /** @description Whether the member may change for which side of the deal a room is kept. */
            canEditRoomSide?: boolean | undefined;
            /** @description Whether the member may grant and end anybody's access to a room. */
            canManageAnyUserRoomAccess?: boolean | undefined;
            /** @description Whether the member may grant and end the access of people they invited. */
            canManageInvitedUserRoomAccess?: boolean | undefined;
            /** @description Whether the member does not show among the people of a room. */
            isHiddenInRoom?: boolean | undefined;
            /** @description Whether the member may decide who owns a room. */
            canManageRoomOwners?: boolean | undefined;
            /** @description Whether the member may delete any room they can reach, owned or not. */
            canDeleteRooms?: boolean | undefined;
            /** @description Whether the member may link a room with the MortgageCadence loan platform. */
            canConnectToMortgageCadence?: boolean | undefined;
            /** @description Whether uninvited access ends at the rooms of the member's own office. */
            autoAccessToRoomsInOfficeOnly?: boolean | undefined;
            /** @description Whether the member may read the details of a room. */
            canViewRoomDetails?: boolean | undefined;
            /** @description Whether the member may read the details of a room and change them. */
            canViewAndEditRoomDetails?: boolean | undefined;
            /** @description Whether the member may pass room details on to the Lone Wolf back office. */
            canSendRoomDetailsToLoneWolf?: boolean | undefined;
            /** @description Whether the member may put documents into a room. */
            canAddDocuments?: boolean | undefined;
            /** @description Whether the member may add documents from the form groups of the company. */
            canAddDocumentsFromFormGroups?: boolean | undefined;
            /** @description Whether the member may add documents from form libraries. */
            canAddDocumentsFromFormLibraries?: boolean | undefined;
            /** @description Whether others of the member's office in the room see the member's documents. */
            documentsViewableByOthersInRoomFromOffice?: boolean | undefined;
            /** @description Whether peers in the room own the member's documents too, without being asked. */
            documentsAutoOwnedByPeers?: boolean | undefined;
            /** @description Whether the member may delete documents that they own. */
            canDeleteOwnedDocuments?: boolean | undefined;
            /** @description Whether the member may delete documents that are signed. */
            canDeleteSignedDocuments?: boolean | undefined;
            /** @description Whether the member may delete documents that nobody has signed. */
            canDeleteUnsignedDocuments?: boolean | undefined;
            /** @description Whether the member may look after the documents that the company shares. */
            canManageSharedDocs?: boolean | undefined;
            /** @description Whether the member may make form groups and change what is in them. */
            canManageFormGroups?: boolean | undefined;
            /** @description Whether the member may share documents that others own. */
            canShareDocsNotOwned?: boolean | undefined;
            /** @description Whether the member may make templates out of filled forms. */
            canCreateFormTemplates?: boolean | undefined;
            /** @description Whether the member may make packets of forms and change them. */
            canManageFormPackets?: boolean | undefined;
            /** @description Whether the member may add tasks to a task list, whoever applied it. */
            canAddTasksToAnyTaskLists?: boolean | undefined;
            /** @description Whether the member may change tasks that are marked as editable. */
            canEditEditableTasks?: boolean | undefined;
            /** @description Whether the member may change every task, marked as editable or not. */
            canEditAnyTasks?: boolean | undefined;
            /** @description Whether the member may delete tasks that are marked as deletable. */
            canDeleteDeletableTasks?: boolean | undefined;
            /** @description Whether the member may delete every task, marked as deletable or not. */
            canDeleteAnyTasks?: boolean | undefined;
            /** @description Whether the member may put a task list into a room. */
            canApplyTaskList?: boolean | undefined;
            /** @description Whether the member may take a task list out of a room, whoever applied it. */
            canRemoveAnyTaskList?: boolean | undefined;
            /** @description Whether the member may hand a task list in for review. */
            canSubmitTaskList?: boolean | undefined;
            /** @description Whether the member's task lists are handed in by themselves when complete. */
            canAutoSubmitTaskList?: boolean | undefined;
            /** @description Whether the member may approve or reject task lists handed in for review. */
            canReviewTaskList?: boolean | undefined;
            /** @description Whether the member's task lists count as approved without a review. */
            canAutoApproveTaskList?: boolean | undefined;
            /** @description Whether the member may manage task templates for every region and office. */
            canManageTaskTemplatesForAllRegionsAllOffices?: boolean | undefined;
            /** @description Whether the member may set a room up from a room template. */
            canApplyRoomTemplates?: boolean | undefined;
            /** @description Whether the member may add single tasks to a room. */
            canAddTasksToRooms?: boolean | undefined;
            /** @description Whether the member may review any task, also one meant for another reviewer. */
            canReviewAnyTask?: boolean | undefined;
            /** @description Whether the member may attach documents to any task and take them off. */
            canManageDocsOnAnyTask?: boolean | undefined;
            /** @description Whether the member may add members below their own access level and set their role. */
            canAddMemberAndSetRoleLowerAccessLevel?: boolean | undefined;
            /** @description Whether the member may add members of their own access level and set their role. */
            canAddMemberAndSetRoleSameAccessLevel?: boolean | undefined;
            /** @description Whether the member may change the role of members below their own access level. */
            canChangeMemberRoleLowerAccessLevel?: boolean | undefined;
            /** @description Whether the member may change the role of members of their own access level. */
            canChangeMemberRoleSameAccessLevel?: boolean | undefined;
            /** @description Whether the member may edit the profile of members below their own access level. */
            canManageMemberLowerAccessLevel?: boolean | undefined;
            /** @description Whether the member may edit the profile of members of their own access level. */
            canManageMemberSameAccessLevel?: boolean | undefined;
            /** @description Whether the member may remove members below their own access level from the company. */
            canRemoveCompanyMemberLowerAccessLevel?: boolean | undefined;
            /** @description Whether the member may remove members of their own access level from the company. */
            canRemoveCompanyMemberSameAccessLevel?: boolean | undefined;
            /** @description Whether the member may change the settings of the company account. */
            canManageAccount?: boolean | undefined;
            /** @description Whether the member may change the logo that the company shows. */
            canManageLogo?: boolean | undefined;
            /** @description Whether the member may make, change and delete roles. */
            canManageRolesAndPermissions?: boolean | undefined;
            /** @description Whether the member may decide which details rooms of the company have. */
            canManageRoomDetails?: boolean | undefined;
            /** @description Whether the member may make room templates and change them. */
            canManageRoomTemplates?: boolean | undefined;
            /** @description Whether the member may connect other products with the company. */
            canManageIntegrationSettings?: boolean | undefined;
            /** @description Whether the member may export the report on how the company uses Rooms. */
            canExportCompanyUsageReport?: boolean | undefined;
        };
        /** @description A role with what it permits. */
        Role: {
            /**
             * Format: int32
             * @description The number of the role. Members and invitations refer to the role by it.
             */
            roleId?: number | undefined;
            /** @description The ID under which the older generation of Rooms knows the role. */
            legacyRoleId?: string | undefined;
            /** @description What the company calls the role. */
            name?: string | undefined;
            /** @description Whether administrators of the company get this role unless another is chosen. */
            isDefaultForAdmin?: boolean | undefined;
            /** @description Whether the role is for people outside the company; internal otherwise. */
            isExternal?: boolean | undefined;
            /**
             * Format: date-time
             * @description The moment at which the role was made.
             */
            createdDate?: string | undefined;
            /** @description Whether somebody holds the role; told only where the call asked for it. */
            isAssigned?: boolean | undefined;
            /** @description What holders of the role may do. */
            permissions?: components["schemas"]["Permissions"] | undefined;
        };
        /** @description A role that is to be made. It needs a name. */
        RoleForCreate: {
            /** @description What the company calls the role. */
            name: string;
            /**
             * @description Whether the role is for people outside the company, who get it with the invitation to a
             *     room.
             */
            isExternal?: boolean | undefined;
            /** @description What holders of the role may do. */
            permissions?: components["schemas"]["Permissions"] | undefined;
        };
        /** @description What is to change on a role. */
        RoleForUpdate: {
            /** @description What the company calls the role. */
            name?: string | undefined;
            /**
             * @description Whether the role is for people outside the company, who get it with the invitation to a
             *     room.
             */
            isExternal?: boolean | undefined;
            /** @description What holders of the role may do. */
            permissions?: components["schemas"]["Permissions"] | undefined;
        };
        /** @description A role as it stands in a list, without its permissions. */
        RoleSummary: {
            /**
             * Format: int32
             * @description The number of the role. Members and invitations refer to the role by it.
             */
            roleId?: number | undefined;
            /** @description The ID under which the older generation of Rooms knows the role. */
            legacyRoleId?: string | undefined;
            /** @description What the company calls the role. */
            name?: string | undefined;
            /** @description Whether administrators of the company get this role unless another is chosen. */
            isDefaultForAdmin?: boolean | undefined;
            /** @description Whether the role is for people outside the company; internal otherwise. */
            isExternal?: boolean | undefined;
            /**
             * Format: date-time
             * @description The moment at which the role was made.
             */
            createdDate?: string | undefined;
        };
        /** @description One chunk of the roles of a company. */
        RoleSummaryList: {
            /** @description The roles of this chunk. */
            roles?: components["schemas"]["RoleSummary"][] | undefined;
            /**
             * Format: int32
             * @description How many records this answer holds; never more than `totalRowCount`.
             */
            resultSetSize?: number | undefined;
            /**
             * Format: int32
             * @description The zero-based position in the whole list of the first record here.
             */
            startPosition?: number | undefined;
            /**
             * Format: int32
             * @description The zero-based position in the whole list of the last record here.
             */
            readonly endPosition?: number | undefined;
            /**
             * Format: int32
             * @description How many records the whole list holds.
             */
            totalRowCount?: number | undefined;
            /** @description The address of the next chunk; null or left out on the last one. */
            nextUri?: (string | null) | undefined;
            /** @description The address of the chunk before; null or left out on the first one. */
            priorUri?: (string | null) | undefined;
        };
        /** @description A document that lies in a room. */
        RoomDocument: {
            /**
             * Format: int32
             * @description The number of the document, which other calls take to refer to it.
             */
            documentId?: number | undefined;
            /** @description The name of the document with its ending, as an upload took it from the file. */
            name?: string | undefined;
            /**
             * Format: int32
             * @description The Rooms number of the user who owns the document.
             */
            ownerId?: number | undefined;
            /**
             * Format: int64
             * @description How many bytes the document has.
             */
            size?: number | undefined;
            /**
             * Format: int32
             * @description The folder of the room in which the document lies.
             */
            folderId?: number | undefined;
            /**
             * Format: date-time
             * @description The moment at which the document came into the room.
             */
            createdDate?: string | undefined;
            /** @description Whether the document came out of a finished signing. */
            isSigned?: boolean | undefined;
            /** @description The form that the document was made from; only documents from forms have one. */
            docuSignFormId?: string | undefined;
            /** @description Whether the document was put away and no longer shows among the current ones. */
            isArchived?: boolean | undefined;
            /** @description Whether the document stands for a paper that has no file in the room yet. */
            isVirtual?: boolean | undefined;
            /** @description Whether fields in the document are filled from the details of the room. */
            isDynamic?: boolean | undefined;
            /** @description The user who owns the document, with name and company. */
            owner?: components["schemas"]["RoomDocumentOwner"] | undefined;
        };
        /** @description The user who owns a document, as the document shows them. */
        RoomDocumentOwner: {
            /**
             * Format: int32
             * @description The Rooms number of the user; not the GUID that the eSignature areas use.
             */
            userId?: number | undefined;
            /** @description The given name of the user. */
            firstName?: string | undefined;
            /** @description The family name of the user. */
            lastName?: string | undefined;
            /** @description The company for which the user works. */
            companyName?: string | undefined;
            /** @description The address of the user's picture. */
            imageSrc?: string | undefined;
        };
        /** @description The form that carries a file into a room. */
        RoomDocumentUpload: {
            /**
             * Format: binary
             * @description The bytes of the file, up to 35 MB. The file name of the part becomes the name of the
             *     document.
             */
            file: Blob;
        };
    };
    responses: {
        /** @description The token is good, but the user may not do this here. */
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
                 *       "message": "The role of the user does not allow this call.",
                 *       "referenceId": "6b0e4c2a-93d7-4f18-a5c1-0d7e8b3f2a96"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
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
                 *       "message": "This address does not know this method.",
                 *       "referenceId": "6b0e4c2a-93d7-4f18-a5c1-0d7e8b3f2a96"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
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
                 *       "message": "Nothing is found at this address.",
                 *       "referenceId": "6b0e4c2a-93d7-4f18-a5c1-0d7e8b3f2a96"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
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
                 *       "message": "The service could not finish the call.",
                 *       "referenceId": "6b0e4c2a-93d7-4f18-a5c1-0d7e8b3f2a96"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
        /** @description Too many calls came in too short a time; the rate headers say when it may go on. */
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
                 *       "message": "The account has made all the calls it may make this hour.",
                 *       "referenceId": "6b0e4c2a-93d7-4f18-a5c1-0d7e8b3f2a96"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
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
                 *       "message": "The access token is not valid. Get a new one from the authentication service.",
                 *       "referenceId": "6b0e4c2a-93d7-4f18-a5c1-0d7e8b3f2a96"
                 *     }
                 */
                "application/json": components["schemas"]["ApiError"];
            };
        };
    };
    parameters: {
        /**
         * @description The account whose rooms are meant, by its external number or by its GUID.
         * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
         */
        accountId: string;
        /**
         * @description How many records the answer may hold at most.
         * @example 25
         */
        count: number;
        /**
         * @description Only roles whose name fits this text.
         * @example Berth
         */
        filter: string;
        /**
         * @description Which roles count: all of the company (`AllRoles`), or those that the caller may assign, judged
         *     by all of the caller's permissions (`AssignableRolesBasedOnAllPermissions`) or only by those on
         *     company level (`AssignableRolesBasedOnCompanyPermissions`).
         * @example AllRoles
         */
        filterContext: "AllRoles" | "AssignableRolesBasedOnAllPermissions" | "AssignableRolesBasedOnCompanyPermissions";
        /**
         * @description Whether the answer is to tell, in `isAssigned`, if somebody holds the role.
         * @example true
         */
        includeIsAssigned: boolean;
        /**
         * @description Whether to leave out roles that the caller may not give to anybody.
         * @example true
         */
        onlyAssignable: boolean;
        /**
         * @description The role, by the number that its creation returned.
         * @example 52411
         */
        roleId: number;
        /**
         * @description The room, by the number that its creation returned.
         * @example 8713
         */
        roomId: number;
        /**
         * @description The zero-based position in the whole list from which the answer starts.
         * @example 0
         */
        startPosition: number;
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
export type ApiError = components['schemas']['ApiError'];
export type Country = components['schemas']['Country'];
export type GlobalCountries = components['schemas']['GlobalCountries'];
export type Permissions = components['schemas']['Permissions'];
export type Role = components['schemas']['Role'];
export type RoleForCreate = components['schemas']['RoleForCreate'];
export type RoleForUpdate = components['schemas']['RoleForUpdate'];
export type RoleSummary = components['schemas']['RoleSummary'];
export type RoleSummaryList = components['schemas']['RoleSummaryList'];
export type RoomDocument = components['schemas']['RoomDocument'];
export type RoomDocumentOwner = components['schemas']['RoomDocumentOwner'];
export type RoomDocumentUpload = components['schemas']['RoomDocumentUpload'];
export type ResponseForbidden = components['responses']['forbidden'];
export type ResponseMethodNotAllowed = components['responses']['methodNotAllowed'];
export type ResponseNotFound = components['responses']['notFound'];
export type ResponseServerError = components['responses']['serverError'];
export type ResponseTooManyRequests = components['responses']['tooManyRequests'];
export type ResponseUnauthorized = components['responses']['unauthorized'];
export type ParameterAccountId = components['parameters']['accountId'];
export type ParameterCount = components['parameters']['count'];
export type ParameterFilter = components['parameters']['filter'];
export type ParameterFilterContext = components['parameters']['filterContext'];
export type ParameterIncludeIsAssigned = components['parameters']['includeIsAssigned'];
export type ParameterOnlyAssignable = components['parameters']['onlyAssignable'];
export type ParameterRoleId = components['parameters']['roleId'];
export type ParameterRoomId = components['parameters']['roomId'];
export type ParameterStartPosition = components['parameters']['startPosition'];
export type HeaderRateLimitLimit = components['headers']['rateLimitLimit'];
export type HeaderRateLimitRemaining = components['headers']['rateLimitRemaining'];
export type HeaderRateLimitReset = components['headers']['rateLimitReset'];
export type HeaderTraceToken = components['headers']['traceToken'];
export type $defs = Record<string, never>;
export interface operations {
    GlobalLists_GetCountries: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All the countries. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlobalCountries"];
                };
            };
            /** @description The service refuses the call. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
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
    Roles_GetRoles: {
        parameters: {
            query?: {
                /**
                 * @description Whether to leave out roles that the caller may not give to anybody.
                 * @example true
                 */
                onlyAssignable?: components["parameters"]["onlyAssignable"] | undefined;
                /**
                 * @description Which roles count: all of the company (`AllRoles`), or those that the caller may assign, judged
                 *     by all of the caller's permissions (`AssignableRolesBasedOnAllPermissions`) or only by those on
                 *     company level (`AssignableRolesBasedOnCompanyPermissions`).
                 * @example AllRoles
                 */
                filterContext?: components["parameters"]["filterContext"] | undefined;
                /**
                 * @description Only roles whose name fits this text.
                 * @example Berth
                 */
                filter?: components["parameters"]["filter"] | undefined;
                /**
                 * @description The zero-based position in the whole list from which the answer starts.
                 * @example 0
                 */
                startPosition?: components["parameters"]["startPosition"] | undefined;
                /**
                 * @description How many records the answer may hold at most.
                 * @example 25
                 */
                count?: components["parameters"]["count"] | undefined;
            };
            header?: never;
            path: {
                /**
                 * @description The account whose rooms are meant, by its external number or by its GUID.
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                accountId: components["parameters"]["accountId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One chunk of the roles. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoleSummaryList"];
                };
            };
            /** @description A parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
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
    Roles_CreateRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account whose rooms are meant, by its external number or by its GUID.
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                accountId: components["parameters"]["accountId"];
            };
            cookie?: never;
        };
        /** @description The role that is to be made. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleForCreate"];
            };
        };
        responses: {
            /** @description The role was made. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            /** @description The request does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
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
    Roles_GetRole: {
        parameters: {
            query?: {
                /**
                 * @description Whether the answer is to tell, in `isAssigned`, if somebody holds the role.
                 * @example true
                 */
                includeIsAssigned?: components["parameters"]["includeIsAssigned"] | undefined;
            };
            header?: never;
            path: {
                /**
                 * @description The account whose rooms are meant, by its external number or by its GUID.
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                accountId: components["parameters"]["accountId"];
                /**
                 * @description The role, by the number that its creation returned.
                 * @example 52411
                 */
                roleId: components["parameters"]["roleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role as it stands. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            /** @description A parameter does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
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
    Roles_UpdateRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account whose rooms are meant, by its external number or by its GUID.
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                accountId: components["parameters"]["accountId"];
                /**
                 * @description The role, by the number that its creation returned.
                 * @example 52411
                 */
                roleId: components["parameters"]["roleId"];
            };
            cookie?: never;
        };
        /** @description The role as it is to be. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleForUpdate"];
            };
        };
        responses: {
            /** @description The role as it is now. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Role"];
                };
            };
            /** @description The request does not fit the contract. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
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
    Roles_DeleteRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account whose rooms are meant, by its external number or by its GUID.
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                accountId: components["parameters"]["accountId"];
                /**
                 * @description The role, by the number that its creation returned.
                 * @example 52411
                 */
                roleId: components["parameters"]["roleId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role is gone; the answer has no body. */
            204: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The request does not fit the contract, or the role cannot be deleted. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
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
    Rooms_AddDocumentToRoomViaFileUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The account whose rooms are meant, by its external number or by its GUID.
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                accountId: components["parameters"]["accountId"];
                /**
                 * @description The room, by the number that its creation returned.
                 * @example 8713
                 */
                roomId: components["parameters"]["roomId"];
            };
            cookie?: never;
        };
        /** @description The file, as one part of a form. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["RoomDocumentUpload"];
            };
        };
        responses: {
            /** @description The document lies in the room. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomDocument"];
                };
            };
            /** @description The request does not fit the contract, or the file cannot be taken. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiError"];
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
