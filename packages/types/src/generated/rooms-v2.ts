// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

export interface paths {
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
         * @description Changes the name of a role, for whom it is and what it permits. The change concerns everybody who
         *     holds the role. The caller needs the right to manage roles.
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
    "/v2/accounts/{accountId}/rooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rooms
         * @description Lists the rooms that the caller can see, without their details, in chunks that
         *     `startPosition` and `count` choose. Active rooms are listed unless `roomStatus` asks for
         *     others; further parameters narrow the list to one office, or to rooms that were changed or
         *     closed within a span of time.
         */
        get: operations["Rooms_GetRooms"];
        put?: never;
        /**
         * Open a room
         * @description Opens a room for one property or one loan. The body names the room, the role its owner gets in
         *     it and, if wanted, the owner, the office, a room template to start from and the first details.
         *     Which details are known, and which of them a new room must have, is told by the field set of the
         *     company. The caller needs a role that may open rooms.
         */
        post: operations["Rooms_CreateRoom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/rooms/{roomId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a room
         * @description Reads one room with its owners, its dates and, once it is closed, the reason why. With
         *     `includeFieldData` the answer also holds the details of the room. The caller must have access to
         *     the room.
         */
        get: operations["Rooms_GetRoom"];
        put?: never;
        post?: never;
        /**
         * Delete a room
         * @description Deletes a room with everything that lies in it; nobody can open it any more. The caller needs a
         *     role that may delete any room, or one that may delete owned rooms and must then own this one.
         */
        delete: operations["Rooms_DeleteRoom"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/rooms/{roomId}/assignable_roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the roles that can be given in a room
         * @description Lists the roles that the caller may give to somebody in this room, in chunks that
         *     `startPosition` and `count` choose. With `assigneeEmail`, only roles that fit this person are
         *     listed, and the answer tells which one they have now. Only companies on Rooms v6 have roles of
         *     their own for a room.
         */
        get: operations["Rooms_GetAssignableRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/rooms/{roomId}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the documents of a room
         * @description Lists the documents of a room that the caller may see, without their bytes, in chunks that
         *     `startPosition` and `count` choose. The list can be narrowed to one folder or by name. Archived
         *     documents are left out unless `includeArchived` asks for them.
         */
        get: operations["Rooms_GetDocuments"];
        put?: never;
        /**
         * Add a document to a room within JSON
         * @description Puts a document into a room whose bytes come in the body in Base64. Base64 takes a third more
         *     than the file itself, so `Rooms_AddDocumentToRoomViaFileUpload` suits large files better; a
         *     file may have up to 35 MB, a request up to 40 MB. The user must be in the room, with a role that
         *     may add documents.
         */
        post: operations["Rooms_AddDocumentToRoom"];
        delete?: never;
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
    "/v2/accounts/{accountId}/rooms/{roomId}/field_data": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the details of a room
         * @description Reads the values that were filled into the details of a room, each under the `apiName` of its
         *     field. `Rooms_GetRoomFieldSet` tells which fields there are and what they take. The caller needs
         *     a role that may read room details.
         */
        get: operations["Rooms_GetRoomFieldData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/rooms/{roomId}/field_set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read which details a room has
         * @description Reads the field set of a room: every field of its details with its key, its type, the bounds of
         *     its value and, for select lists, the choices. The values themselves are read by
         *     `Rooms_GetRoomFieldData`.
         */
        get: operations["Rooms_GetRoomFieldSet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/rooms/{roomId}/forms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a form to a room
         * @description Puts a form from a library or form group of the company into a room, as a new document that
         *     people there can fill in. The user must be in the room, with a role that may add documents from
         *     form groups or form libraries, whichever the form comes from.
         */
        post: operations["Rooms_AddFormToRoom"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/rooms/{roomId}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the picture of a room
         * @description Stores a picture for a room, in place of the one it may have had. The picture comes as the part
         *     `file` of a form. The user must be in the room, with a role that may change its details.
         */
        put: operations["Rooms_UpdatePicture"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/rooms/{roomId}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the people in a room
         * @description Lists the people in a room with the role and the side that each has there, in chunks that
         *     `startPosition` and `count` choose. `filter` narrows the list down, `sort` orders it by given
         *     name, family name or address. People whose role hides them in the room do not show.
         */
        get: operations["Rooms_GetRoomUsers"];
        put?: never;
        /**
         * Invite somebody to a room
         * @description Sends somebody an invitation to a room and adds them to its people. The role decides what they
         *     may do there, whatever their role in the company is; it must exist already, and people outside
         *     the company get an external one. `Rooms_GetAssignableRoles` lists the roles that the caller may
         *     give. The caller needs a role that may add people to rooms.
         */
        post: operations["Rooms_InviteUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/rooms/{roomId}/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the role or side of a person in a room
         * @description Gives a person in a room another role there, another side of the deal, or both. Their role in
         *     the company stays as it is. The caller needs a role that may change the room roles of others, or
         *     at least of people the caller invited.
         */
        put: operations["Rooms_PutRoomUser"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/rooms/{roomId}/task_lists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the task lists of a room
         * @description Lists all task lists of a room at once, without their tasks. Each tells from which template it
         *     was made and how far its review has come.
         */
        get: operations["TaskLists_GetTaskLists"];
        put?: never;
        /**
         * Apply a task list to a room
         * @description Puts a task list into a room: the tasks of a template of the company are copied and can from
         *     then on be done, reviewed and approved in the room. The user must be in the room, with a role
         *     that may apply task lists.
         */
        post: operations["TaskLists_CreateTaskList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/offices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the offices of a company
         * @description Lists the offices of a company in chunks that `startPosition` and `count` choose. `search` looks
         *     for a text; `onlyAccessible` leaves out the offices that the caller cannot work for.
         */
        get: operations["Offices_GetOffices"];
        put?: never;
        /**
         * Make an office
         * @description Makes an office for a company, if wanted within a region. The country, the state and the time
         *     zone are IDs from the reference lists. The caller needs the right to manage the company account.
         */
        post: operations["Offices_CreateOffice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/offices/{officeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an office
         * @description Reads one office of a company with its region, its address and its time zone.
         */
        get: operations["Offices_GetOffice"];
        put?: never;
        post?: never;
        /**
         * Delete an office
         * @description Deletes an office of a company. Before that, `Offices_GetReferenceCounts` shows what still
         *     refers to it, such as rooms or members. The caller needs the right to manage the company account.
         */
        delete: operations["Offices_DeleteOffice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/offices/{officeId}/reference_counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count what refers to an office
         * @description Counts the things that refer to an office, one number for each kind. Whoever wants to delete the
         *     office sees here what has to move elsewhere first.
         */
        get: operations["Offices_GetReferenceCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/regions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the regions of a company
         * @description Lists the regions of a company in chunks that `startPosition` and `count` choose. With
         *     `managedOnly`, the list holds only the regions that the caller looks after.
         */
        get: operations["Regions_GetRegions"];
        put?: never;
        /**
         * Make a region
         * @description Makes a region for a company. It is empty at first: an office names its region when the office is
         *     made, and `Users_AddUserToRegion` adds members. The caller needs the right to manage the company
         *     account.
         */
        post: operations["Regions_CreateRegion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/regions/{regionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a region
         * @description Reads the name of one region of a company, and when it was made.
         */
        get: operations["Regions_GetRegion"];
        put?: never;
        post?: never;
        /**
         * Delete a region
         * @description Deletes a region of a company. Before that, `Regions_GetRegionReferenceCounts` shows what still
         *     refers to it. The caller needs the right to manage the company account.
         */
        delete: operations["Regions_DeleteRegion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/regions/{regionId}/reference_counts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count what refers to a region
         * @description Counts the things that refer to a region, such as offices and members, one number for each kind.
         *     Whoever wants to delete the region sees here what has to leave it first.
         */
        get: operations["Regions_GetRegionReferenceCounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/users/{userId}/nrds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the NRDS number of a user
         * @description Stores the number that a user has in the National Realtor Database System, the register of the
         *     association of real-estate agents. A number that was there before is replaced. Users change
         *     their own number; for others the caller needs the right to manage members.
         */
        put: operations["Nrds_UpdateUserNrdsId"];
        post?: never;
        /**
         * Remove the NRDS number of a user
         * @description Removes the number in the National Realtor Database System that Rooms keeps with a user. The
         *     register itself does not change. Users remove their own number; for others the caller needs the
         *     right to manage members.
         */
        delete: operations["Nrds_DeleteUserNrdsId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the members of a company
         * @description Lists the members of a company in chunks that `startPosition` and `count` choose, also those who
         *     have not accepted their invitation yet. The list can be narrowed by name, office, role, access
         *     level and state. Job titles are known on Rooms v5 only; roles of the company's own on Rooms v6
         *     only.
         */
        get: operations["Users_GetUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/users/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a member of a company
         * @description Reads one member with the offices and regions they work for. A Manager on Rooms v5 also shows
         *     the permissions beyond the role; on Rooms v6 what a member may do is tied to `roleId` alone.
         */
        get: operations["Users_GetUser"];
        /**
         * Change the default office of a member
         * @description Sets the office to which new rooms of a member belong. Nothing else about the member can be
         *     changed here. The caller needs the right to manage members of this access level.
         */
        put: operations["Users_UpdateUser"];
        post?: never;
        /**
         * Remove a member from a company
         * @description Ends the membership of a user in the company; the user itself stays in the eSignature account.
         *     The caller needs the right to remove members of this access level.
         */
        delete: operations["Users_RemoveUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/users/{userId}/add_to_office": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a member to an office
         * @description Lets a member work for one more office, beside those they have. The caller needs the right to
         *     manage members of this access level.
         */
        post: operations["Users_AddUserToOffice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/users/{userId}/add_to_region": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a member to a region
         * @description Lets a member work for one more region, and so for the offices in it. The caller needs the right
         *     to manage members of this access level.
         */
        post: operations["Users_AddUserToRegion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/users/{userId}/reinvite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Repeat the invitation of a member
         * @description Sends the invitation to a company once more to somebody who has not accepted it yet. The request
         *     has no body; role and access level stay as they were invited. The caller needs the right to add
         *     members.
         */
        post: operations["Users_ReinviteUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/users/{userId}/remove_from_office": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a member from an office
         * @description Ends the work of a member for one office; their other offices stay. The caller needs the right
         *     to manage members of this access level.
         */
        post: operations["Users_RemoveUserFromOffice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/users/{userId}/remove_from_region": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a member from a region
         * @description Ends the work of a member for one region; their other regions stay. The caller needs the right
         *     to manage members of this access level.
         */
        post: operations["Users_RemoveUserFromRegion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/users/invite_classic_admin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite an Admin to a company on Rooms v5
         * @description Invites somebody to a company on Rooms v5 as Admin, who looks after all members and the settings
         *     of the company. Companies on Rooms v6 use `Users_InviteUser`. The caller must be an Admin.
         */
        post: operations["Users_InviteClassicAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/users/invite_classic_agent": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite an Agent to a company on Rooms v5
         * @description Invites somebody to a company on Rooms v5 as Agent of one office. An Agent sees only rooms that
         *     they open or that are opened for them, and touches neither members nor settings. Companies on
         *     Rooms v6 use `Users_InviteUser`. The caller needs the right to manage members.
         */
        post: operations["Users_InviteClassicAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/users/invite_classic_manager": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a Manager to a company on Rooms v5
         * @description Invites somebody to a company on Rooms v5 as Manager, who looks after the rooms of offices or
         *     regions. The access level says over what, `offices` or `regions` name them, and `permissions`
         *     says what the Manager may do beyond the role. Companies on Rooms v6 use `Users_InviteUser`. The
         *     caller needs the right to manage members.
         */
        post: operations["Users_InviteClassicManager"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/{accountId}/users/invite_user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a member to a company on Rooms v6
         * @description Invites somebody to a company on Rooms v6. The role must exist already and be an internal one;
         *     it holds in the company and in every room that gives the member no role of its own. `offices` or
         *     `regions` go with an access level of that name. Companies on Rooms v5 invite by one of the three
         *     classic operations. The caller needs a role that may add members of this access level.
         */
        post: operations["Users_InviteUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/closing_statuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the closing statuses
         * @description Lists the reasons for which a room can be closed, such as a sale or an offer that was not
         *     accepted. A closed room carries one of them as its `closedStatusId`. The list is the same for
         *     every account, so a client may keep it.
         */
        get: operations["GlobalLists_GetClosingStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/contact_sides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the contact sides
         * @description Lists the sides of a deal for which a contact of a room can stand: the listing side and the
         *     selling side. The list is the same for every account, so a client may keep it.
         */
        get: operations["GlobalLists_GetContactSides"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
    "/v2/currencies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the currencies
         * @description Lists the currencies in which the amounts of a room can be given: the listing price, offers and
         *     loans. The list is the same for every account, so a client may keep it.
         */
        get: operations["GlobalLists_GetCurrencies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/financing_types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the financing types
         * @description Lists the ways in which a buyer can pay for a property, such as cash or a conventional loan. The
         *     list is the same for every account, so a client may keep it.
         */
        get: operations["GlobalLists_GetFinancingTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/origins_of_leads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the origins of leads
         * @description Lists where the lead for a deal can have come from, such as a portal, a referral or print
         *     marketing. The list is the same for every account, so a client may keep it.
         */
        get: operations["GlobalLists_GetOriginsOfLeads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/property_types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the property types
         * @description Lists the kinds of property that a room can be about, such as a condominium, land or a rental.
         *     The list is the same for every account, so a client may keep it.
         */
        get: operations["GlobalLists_GetPropertyTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/room_contact_types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the room contact types
         * @description Lists what a contact can be to a room, such as the buyer, the listing agent or a service
         *     provider. The list is the same for every account, so a client may keep it.
         */
        get: operations["GlobalLists_GetRoomContactTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/seller_decision_types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the seller decision types
         * @description Lists the ways in which a seller can answer an offer, such as approving or countering it. The
         *     list is the same for every account, so a client may keep it.
         */
        get: operations["GlobalLists_GetSellerDecisionTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/special_circumstance_types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the special circumstance types
         * @description Lists the circumstances that can set a deal apart from an ordinary sale, such as a foreclosure
         *     or an estate sale. The list is the same for every account, so a client may keep it.
         */
        get: operations["GlobalLists_GetSpecialCircumstanceTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/states": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the states and provinces
         * @description Lists the states, provinces and regions of the countries in which an office can be opened.
         *     Offices and room details refer to them by `stateId`. The list is the same for every account, so
         *     a client may keep it.
         */
        get: operations["GlobalLists_GetStates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/task_date_types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the task date types
         * @description Lists the dates on which the due date of a task can rest, such as the contract date of the room
         *     or a day in the calendar. The list is the same for every account, so a client may keep it.
         */
        get: operations["GlobalLists_GetTaskDateTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/task_responsibility_types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the task responsibility types
         * @description Lists what a person can have to do with a task: do it as assignee, follow it as watcher, or
         *     judge it as reviewer. The list is the same for every account, so a client may keep it.
         */
        get: operations["GlobalLists_GetTaskResponsibilityTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/task_statuses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the task statuses
         * @description Lists the states in which a task can be on its way from open to approved or declined. The list
         *     is the same for every account, so a client may keep it.
         */
        get: operations["GlobalLists_GetTaskStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/time_zones": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the time zones
         * @description Lists the time zones that can be given to an office. The `timeZoneId` is a word of this service,
         *     not a name of the IANA database. The list is the same for every account, so a client may keep
         *     it.
         */
        get: operations["GlobalLists_GetTimeZones"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/transaction_sides": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the transaction sides
         * @description Lists the sides of a deal that the owner of a room and the people in it can stand on. The list
         *     is the same for every account, so a client may keep it.
         */
        get: operations["GlobalLists_GetTransactionSides"];
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
        /**
         * @description How far a member's rights reach in the company: the rooms of their own (`Contributor`), of their
         *     offices, of their regions, or of the whole company. `Admin` is for administrators.
         * @enum {string}
         */
        AccessLevel: "Contributor" | "Office" | "Region" | "Company" | "Admin";
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
        /** @description One chunk of the roles that the caller may give to a person in a room. */
        AssignableRoles: {
            /**
             * Format: int32
             * @description The role that the named person already has in the room; left out for somebody new.
             */
            currentRoleId?: number | undefined;
            /** @description The assignable roles of this chunk. */
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
        /** @description An invitation to a company on Rooms v5, as Admin. */
        ClassicAdminToInvite: {
            /** @description The address to which the invitation goes. */
            email: string;
            /** @description The given name of whoever is invited. */
            firstName: string;
            /** @description The family name of whoever is invited. */
            lastName: string;
        };
        /** @description An invitation to a company on Rooms v5, as Agent. */
        ClassicAgentToInvite: {
            /** @description The address to which the invitation goes. */
            email: string;
            /** @description The given name of whoever is invited. */
            firstName: string;
            /** @description The family name of whoever is invited. */
            lastName: string;
            /** @description The permission profile of the eSignature account that the invited member gets. */
            eSignPermissionProfileId: string;
            /**
             * Format: int32
             * @description The office for which the agent will work, by number.
             */
            officeId: number;
            /** @description The line of business of the company, by ID. */
            companyTypeId?: string | undefined;
        };
        /** @description What a Manager of a company on Rooms v5 may do beyond the role. */
        ClassicManagerPermissions: {
            /** @description Whether the manager shows among the people of rooms they can reach. */
            isVisibleInTransactionRooms?: boolean | undefined;
            /** @description Whether the manager may delete rooms within their access level. */
            canDeleteCompanyRooms?: boolean | undefined;
            /** @description Whether the manager may delete documents in rooms within their access level. */
            canDeleteCompanyDocuments?: boolean | undefined;
            /** @description Whether the manager may change rooms within their access level. */
            canManageCompanyRooms?: boolean | undefined;
            /** @description Whether the manager may change the settings of the company. */
            canManageCompanyAccount?: boolean | undefined;
            /** @description Whether the manager may look after the documents that the company shares. */
            canManageCompanySharedLibrary?: boolean | undefined;
            /** @description Whether the manager may invite members and change them. */
            canManageCompanyMembers?: boolean | undefined;
            /** @description Whether the manager may close rooms within their access level. */
            canCloseCompanyRooms?: boolean | undefined;
            /** @description Whether the manager may approve task lists that were handed in for review. */
            canApproveCompanyChecklists?: boolean | undefined;
            /** @description Whether the manager also has the rights of a system administrator. */
            isCompanySystemAdmin?: boolean | undefined;
            /** @description Whether the manager looks after whole regions. */
            isRegionManager?: boolean | undefined;
            /** @description Whether the manager looks after single offices. */
            isOfficeManager?: boolean | undefined;
            /** @description Whether the manager gets into rooms within their access level uninvited. */
            autoAccessToCompanyRooms?: boolean | undefined;
        };
        /** @description An invitation to a company on Rooms v5, as Manager. */
        ClassicManagerToInvite: {
            /** @description The address to which the invitation goes. */
            email: string;
            /** @description The given name of whoever is invited. */
            firstName: string;
            /** @description The family name of whoever is invited. */
            lastName: string;
            /** @description The offices in reach of an invited member with access level `Office`, by number. */
            offices?: number[] | undefined;
            /** @description The regions in reach of an invited member with access level `Region`, by number. */
            regions?: number[] | undefined;
            /** @description The permission profile of the eSignature account that the invited member gets. */
            eSignPermissionProfileId: string;
            /**
             * Format: int32
             * @description The office that new rooms of the manager will belong to, by number.
             */
            defaultOfficeId: number;
            /**
             * Format: int32
             * @description The job title of the manager, by number.
             */
            titleId: number;
            /** @description How far the rights of the manager reach: over offices, regions or the whole company. */
            accessLevel: components["schemas"]["AccessLevel"];
            /** @description What the manager may do beyond the role. */
            permissions: components["schemas"]["ClassicManagerPermissions"];
        };
        /** @description A reason for which a room was closed. */
        ClosingStatus: {
            /** @description The short code of the reason; `closedStatusId` of a room takes it. */
            closingStatusId?: string | undefined;
            /** @description The reason in words. */
            name?: string | undefined;
        };
        /** @description A side of the deal for which a contact stands. */
        ContactSide: {
            /** @description The code of the side, one capital letter. */
            contactSideId?: string | undefined;
            /** @description The side in words. */
            name?: string | undefined;
        };
        /** @description A country in which an office can be opened. */
        Country: {
            /** @description The code of the country in two capitals; the state IDs begin with it. */
            countryId?: string | undefined;
            /** @description The English name of the country. */
            name?: string | undefined;
        };
        /** @description A currency for the amounts of a room. */
        Currency: {
            /** @description The code of the currency, as ISO 4217 has it. */
            currencyId?: string | undefined;
            /** @description The English name of the currency. */
            name?: string | undefined;
        };
        /** @description At which steps of a room's life a field must be filled. */
        CustomData: {
            /** @description Whether a room cannot be opened without a value for the field. */
            readonly isRequiredOnCreate?: boolean | undefined;
            /** @description Whether a room cannot be handed in for review without a value for the field. */
            readonly isRequiredOnSubmit?: boolean | undefined;
        };
        /** @description How a field reacts to another one. */
        DependsOn: {
            /**
             * @description What happens to the field when the other one changes, for instance that its options are
             *     narrowed.
             */
            readonly actionType?: string | undefined;
            /** @description The key of the other field in the field data. */
            readonly parentApiName?: string | undefined;
        };
        /** @description The office that a member joins or leaves. */
        DesignatedOffice: {
            /**
             * Format: int32
             * @description The office of the company, by number.
             */
            officeId: number;
        };
        /** @description The region that a member joins or leaves. */
        DesignatedRegion: {
            /**
             * Format: int32
             * @description The region of the company, by number.
             */
            regionId: number;
        };
        /** @description A document with its bytes, as it is sent to a room within JSON. */
        Document: {
            /**
             * Format: int32
             * @description The number that the service gives to the document.
             */
            readonly documentId?: number | undefined;
            /** @description The name of the document with its ending, which tells what kind of file it is. */
            name: string;
            /**
             * Format: int32
             * @description The room in which the document lies, by number.
             */
            readonly roomId?: number | undefined;
            /**
             * Format: int32
             * @description The user who owns the document, by Rooms number.
             */
            ownerId?: number | undefined;
            /**
             * Format: int64
             * @description How many bytes the document has.
             */
            readonly size?: number | undefined;
            /**
             * Format: int32
             * @description The folder of the room into which the document goes; the default folder unless told otherwise.
             */
            folderId?: number | undefined;
            /**
             * Format: date-time
             * @description When the document came into the room.
             */
            readonly createdDate?: string | undefined;
            /** @description Whether the document came out of a finished signing. */
            readonly isSigned?: boolean | undefined;
            /** @description The media type of the bytes, such as `application/pdf`. */
            contentType?: string | undefined;
            /** @description The bytes of the document in Base64. */
            base64Contents: string;
            /** @description Whether fields in the document are filled from the room details. */
            isDynamic?: boolean | undefined;
        };
        /** @description One field of the room details, with the rules for its value. */
        Field: {
            /**
             * Format: guid
             * @description The field within this field set, by GUID.
             */
            readonly fieldId?: string | undefined;
            /**
             * Format: guid
             * @description The definition that the field follows, by GUID; several field sets can share it.
             */
            readonly fieldDefinitionId?: string | undefined;
            /** @description The label beside the field in the room. */
            readonly title?: string | undefined;
            /** @description The key under which the value stands in the field data of a room. */
            readonly apiName?: string | undefined;
            /**
             * @description What kind of value the field takes.
             * @enum {string}
             */
            readonly type?: ("Date" | "Text" | "Checkbox" | "Currency" | "Numeric" | "SelectList" | "TextArea" | "Percentage" | "Integer") | undefined;
            /** @description The fields that this one groups; empty for a single field. */
            readonly fields?: components["schemas"]["Field"][] | undefined;
            /** @description The bounds and options of the value. */
            configuration?: components["schemas"]["FieldConfiguration"] | undefined;
            /** @description At which steps of a room's life the field must be filled. */
            customData?: components["schemas"]["CustomData"] | undefined;
        };
        /** @description The rules for the value of a field; only those that fit its type are given. */
        FieldConfiguration: {
            /**
             * Format: double
             * @description The highest number that the field takes.
             */
            readonly maxValue?: number | undefined;
            /**
             * Format: double
             * @description The lowest number that the field takes.
             */
            readonly minValue?: number | undefined;
            /**
             * Format: double
             * @description The step between allowed numbers; 0.01 for amounts with cents.
             */
            readonly multipleOf?: number | undefined;
            /**
             * Format: int32
             * @description How many characters the value may have at most.
             */
            readonly maxLength?: number | undefined;
            /**
             * Format: int32
             * @description How many characters the value must have at least.
             */
            readonly minLength?: number | undefined;
            /** @description A regular expression that the value must match. */
            readonly pattern?: string | undefined;
            /** @description Whether other fields react to changes of this one. */
            readonly isPublisher?: boolean | undefined;
            /** @description The fields that this one reacts to. */
            readonly dependsOn?: components["schemas"]["DependsOn"][] | undefined;
            /** @description The choices of a select list. */
            readonly options?: components["schemas"]["SelectListFieldOption"][] | undefined;
        };
        /** @description The details of a room, as far as somebody filled them in. */
        FieldData: {
            /**
             * @description The value of each detail, under the `apiName` that the field has in the field set of the room.
             *     Text, dates and choices are strings, amounts are numbers, checkboxes are booleans.
             */
            data?: {
                [key: string]: string | number | boolean | null;
            } | undefined;
        };
        /** @description The details that a new room starts with. */
        FieldDataForCreate: {
            /**
             * @description The value of each detail, under the `apiName` of the field. Text, dates and choices are
             *     strings, amounts are numbers, checkboxes are booleans. What is left out stays empty.
             */
            data?: {
                [key: string]: string | number | boolean;
            } | undefined;
        };
        /** @description The fields that the details of a room consist of. */
        FieldSet: {
            /**
             * Format: guid
             * @description The field set, by the GUID that the service gave to it.
             */
            readonly fieldSetId?: string | undefined;
            /** @description What the company calls the field set. */
            readonly title?: string | undefined;
            /** @description The fields in the order in which the room shows them. */
            readonly fields?: components["schemas"]["Field"][] | undefined;
        };
        /** @description A way in which a buyer pays for a property. */
        FinancingType: {
            /** @description The short code of the way to pay. */
            financingTypeId?: string | undefined;
            /** @description The way to pay in words. */
            name?: string | undefined;
        };
        /** @description The form that is to be put into a room. */
        FormForAdd: {
            /**
             * Format: guid
             * @description The form in a library or form group of the company, by GUID.
             */
            formId: string;
        };
        /** @description The reasons for which rooms are closed. */
        GlobalClosingStatuses: {
            /** @description Every reason for which a room can be closed. */
            closingStatuses?: components["schemas"]["ClosingStatus"][] | undefined;
        };
        /** @description The sides for which contacts stand. */
        GlobalContactSides: {
            /** @description Every side for which a contact can stand. */
            contactSides?: components["schemas"]["ContactSide"][] | undefined;
        };
        /** @description The countries that Rooms knows. */
        GlobalCountries: {
            /** @description Every country in which an office can be opened. */
            countries?: components["schemas"]["Country"][] | undefined;
        };
        /** @description The currencies that Rooms knows. */
        GlobalCurrencies: {
            /** @description Every currency in which listings, offers and loans can be priced. */
            currencies?: components["schemas"]["Currency"][] | undefined;
        };
        /** @description The ways in which property is paid for. */
        GlobalFinancingTypes: {
            /** @description Every way in which a buyer can pay. */
            financingTypes?: components["schemas"]["FinancingType"][] | undefined;
        };
        /** @description The places that leads come from. */
        GlobalOriginsOfLeads: {
            /** @description Every place that a lead can have come from. */
            originsOfLeads?: components["schemas"]["OriginOfLead"][] | undefined;
        };
        /** @description The kinds of property. */
        GlobalPropertyTypes: {
            /** @description Every kind of property that a room can be about. */
            propertyTypes?: components["schemas"]["PropertyType"][] | undefined;
        };
        /** @description What contacts can be to a room. */
        GlobalRoomContactTypes: {
            /** @description Everything that a contact can be to a room. */
            roomContactTypes?: components["schemas"]["RoomContactType"][] | undefined;
        };
        /** @description The answers of sellers to offers. */
        GlobalSellerDecisionTypes: {
            /** @description Every decision that a seller can take on an offer. */
            sellerDecisionTypes?: components["schemas"]["SellerDecisionType"][] | undefined;
        };
        /** @description The circumstances that set deals apart. */
        GlobalSpecialCircumstanceTypes: {
            /** @description Every circumstance that can be noted on a room. */
            specialCircumstanceTypes?: components["schemas"]["SpecialCircumstanceType"][] | undefined;
        };
        /** @description The states and provinces that Rooms knows. */
        GlobalStates: {
            /** @description Every state of every country that Rooms knows. */
            states?: components["schemas"]["State"][] | undefined;
        };
        /** @description The dates on which due dates rest. */
        GlobalTaskDateTypes: {
            /** @description Every date on which the due date of a task can rest. */
            taskDateTypes?: components["schemas"]["TaskDateType"][] | undefined;
        };
        /** @description What people have to do with tasks. */
        GlobalTaskResponsibilityTypes: {
            /** @description Every responsibility that a person can have for a task. */
            taskResponsibilityTypes?: components["schemas"]["TaskResponsibilityType"][] | undefined;
        };
        /** @description The states of tasks. */
        GlobalTaskStatuses: {
            /** @description Every state in which a task can be. */
            taskStatuses?: components["schemas"]["TaskStatus"][] | undefined;
        };
        /** @description The time zones for offices. */
        GlobalTimeZones: {
            /** @description Every time zone that an office can have. */
            timeZones?: components["schemas"]["TimeZone"][] | undefined;
        };
        /** @description The sides of deals. */
        GlobalTransactionSides: {
            /** @description Every side that somebody can stand on. */
            transactionSides?: components["schemas"]["TransactionSide"][] | undefined;
        };
        /** @description An office of a company. */
        Office: {
            /**
             * Format: int32
             * @description The number of the office. Rooms and users refer to the office by it.
             */
            officeId?: number | undefined;
            /**
             * Format: date-time
             * @description When the office was made.
             */
            createdDate?: string | undefined;
            /** @description What the company calls the office. */
            name: string;
            /**
             * Format: int32
             * @description The region to which the office belongs, by number; an office need not have one.
             */
            regionId?: number | undefined;
            /** @description The first line of the street address. */
            address1?: string | undefined;
            /** @description The second line of the street address, such as a floor. */
            address2?: string | undefined;
            /** @description The town in which the office lies. */
            city?: string | undefined;
            /** @description The state or province, as an ID from `GlobalLists_GetStates` such as `US-ME`. */
            stateId?: string | undefined;
            /** @description The postal code of the address. */
            postalCode?: string | undefined;
            /** @description The country, as an ID from `GlobalLists_GetCountries` such as `US`. */
            countryId?: string | undefined;
            /** @description The time zone of the office, as an ID from `GlobalLists_GetTimeZones` such as `eastern`. */
            timeZoneId?: string | undefined;
            /** @description The telephone number of the office. */
            phone?: string | undefined;
        };
        /** @description An office that is to be made. It needs a name. */
        OfficeForCreate: {
            /** @description What the company calls the office. */
            name: string;
            /**
             * Format: int32
             * @description The region to which the office belongs, by number; an office need not have one.
             */
            regionId?: number | undefined;
            /** @description The first line of the street address. */
            address1?: string | undefined;
            /** @description The second line of the street address, such as a floor. */
            address2?: string | undefined;
            /** @description The town in which the office lies. */
            city?: string | undefined;
            /** @description The state or province, as an ID from `GlobalLists_GetStates` such as `US-ME`. */
            stateId?: string | undefined;
            /** @description The postal code of the address. */
            postalCode?: string | undefined;
            /** @description The country, as an ID from `GlobalLists_GetCountries` such as `US`. */
            countryId?: string | undefined;
            /** @description The time zone of the office, as an ID from `GlobalLists_GetTimeZones` such as `eastern`. */
            timeZoneId?: string | undefined;
            /** @description The telephone number of the office. */
            phone?: string | undefined;
        };
        /** @description How many things of one kind refer to an office. */
        OfficeReferenceCount: {
            /** @description The kind of thing, such as rooms or users. */
            referenceType?: string | undefined;
            /**
             * Format: int32
             * @description How many things of this kind refer to the office.
             */
            readonly referencedCount?: number | undefined;
        };
        /** @description What still refers to an office. */
        OfficeReferenceCountList: {
            /** @description One entry for each kind of thing that refers to the office. */
            referencesCounts?: components["schemas"]["OfficeReferenceCount"][] | undefined;
        };
        /** @description An office as it stands in a list. */
        OfficeSummary: {
            /**
             * Format: int32
             * @description The number of the office. Rooms and users refer to the office by it.
             */
            officeId?: number | undefined;
            /**
             * Format: date-time
             * @description When the office was made.
             */
            createdDate?: string | undefined;
            /** @description What the company calls the office. */
            name?: string | undefined;
            /**
             * Format: int32
             * @description The region to which the office belongs, by number; an office need not have one.
             */
            regionId?: number | undefined;
            /** @description The first line of the street address. */
            address1?: string | undefined;
            /** @description The second line of the street address, such as a floor. */
            address2?: string | undefined;
            /** @description The town in which the office lies. */
            city?: string | undefined;
            /** @description The state or province, as an ID from `GlobalLists_GetStates` such as `US-ME`. */
            stateId?: string | undefined;
            /** @description The postal code of the address. */
            postalCode?: string | undefined;
            /** @description The country, as an ID from `GlobalLists_GetCountries` such as `US`. */
            countryId?: string | undefined;
            /** @description The time zone of the office, as an ID from `GlobalLists_GetTimeZones` such as `eastern`. */
            timeZoneId?: string | undefined;
            /** @description The telephone number of the office. */
            phone?: string | undefined;
        };
        /** @description One chunk of the offices of a company. */
        OfficeSummaryList: {
            /** @description The offices of this chunk. */
            officeSummaries?: components["schemas"]["OfficeSummary"][] | undefined;
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
        /** @description A place that a lead came from. */
        OriginOfLead: {
            /** @description The short code of the origin. */
            originOfLeadId?: string | undefined;
            /** @description The origin in words, often the name of a portal. */
            name?: string | undefined;
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
        /** @description A kind of property. */
        PropertyType: {
            /** @description The short code of the kind. */
            propertyTypeId?: string | undefined;
            /** @description The kind of property in words. */
            name?: string | undefined;
        };
        /** @description A group of offices of a company. To make one takes a name. */
        Region: {
            /**
             * Format: int32
             * @description The number of the region. Offices and users refer to the region by it.
             */
            readonly regionId?: number | undefined;
            /** @description What the company calls the region. */
            name: string;
            /**
             * Format: date-time
             * @description When the region was made.
             */
            readonly createdDate?: string | undefined;
        };
        /** @description How many things of one kind refer to a region. */
        RegionReferenceCount: {
            /** @description The kind of thing, such as offices or users. */
            referenceType?: string | undefined;
            /**
             * Format: int32
             * @description How many things of this kind there are.
             */
            referenceCount?: number | undefined;
        };
        /** @description What still refers to a region. */
        RegionReferenceCountList: {
            /** @description One entry for each kind of thing that refers to the region. */
            referenceCounts?: components["schemas"]["RegionReferenceCount"][] | undefined;
        };
        /** @description A region as it stands in a list. */
        RegionSummary: {
            /**
             * Format: int32
             * @description The number of the region. Offices and users refer to the region by it.
             */
            readonly regionId?: number | undefined;
            /** @description What the company calls the region. */
            name?: string | undefined;
            /**
             * Format: date-time
             * @description When the region was made.
             */
            readonly createdDate?: string | undefined;
        };
        /** @description One chunk of the regions of a company. */
        RegionSummaryList: {
            /** @description The regions of this chunk. */
            regionSummaries?: components["schemas"]["RegionSummary"][] | undefined;
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
        /** @description A room with its owners and, where the call asked for them, its details. */
        Room: {
            /**
             * Format: int32
             * @description The number of the room. Every call on the room takes it in the path.
             */
            roomId?: number | undefined;
            /** @description What people see as the title of the room, often the address or the loan. */
            name?: string | undefined;
            /**
             * Format: int32
             * @description The office of the company to which the room belongs.
             */
            officeId?: number | undefined;
            /**
             * Format: date-time
             * @description The moment at which the room was opened.
             */
            createdDate?: string | undefined;
            /**
             * Format: date-time
             * @description When the room was handed over to those who review it; left out before that.
             */
            submittedForReviewDate?: string | undefined;
            /**
             * Format: date-time
             * @description When the room was closed; left out while it is open.
             */
            closedDate?: string | undefined;
            /**
             * Format: date-time
             * @description When a reviewer sent the room back; left out where that never happened.
             */
            rejectedDate?: string | undefined;
            /**
             * Format: int32
             * @description The user who opened the room, by Rooms number.
             */
            createdByUserId?: number | undefined;
            /**
             * Format: int32
             * @description The reviewer who sent the room back, by Rooms number.
             */
            rejectedByUserId?: number | undefined;
            /**
             * @description Why the room was closed, as one of the IDs that `GlobalLists_GetClosingStatuses` lists. Only
             *     closed rooms have one.
             * @enum {string}
             */
            closedStatusId?: ("sold" | "dup" | "escrcncl" | "inspctn" | "exp" | "lostbuy" | "list" | "newlist" | "offrrjct" | "pend" | "lstcanc" | "lstleave" | "sellwtdw" | "nofin" | "disciss" | "appiss" | "mtgiss" | "zoniss" | "attiss" | "proplsd" | "tenlease") | undefined;
            /**
             * Format: date-time
             * @description When one of the room details was last changed.
             */
            fieldDataLastUpdatedDate?: string | undefined;
            /**
             * Format: int32
             * @description The company that keeps the room, by its Rooms number.
             */
            companyId?: number | undefined;
            /** @description The users who own the room, by Rooms number. */
            roomOwnerIds?: number[] | undefined;
            /** @description The room details; told only where `includeFieldData` asked for them. */
            fieldData?: components["schemas"]["FieldData"] | undefined;
        };
        /** @description What a contact is to a room. */
        RoomContactType: {
            /** @description The short code of the contact type. */
            id?: string | undefined;
            /** @description The contact type in words. */
            name?: string | undefined;
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
        /** @description One chunk of the documents of a room. */
        RoomDocumentList: {
            /** @description The documents of this chunk, without their bytes. */
            documents?: components["schemas"]["RoomDocument"][] | undefined;
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
        /** @description A room that is to be opened. It needs a name and the role that its owner gets. */
        RoomForCreate: {
            /** @description The title of the new room. */
            name: string;
            /**
             * Format: int32
             * @description The role that the owner gets inside the room.
             */
            roleId: number;
            /**
             * @description The side of the deal that the owner stands on: buying, selling, both, or a refinancing.
             * @enum {string}
             */
            transactionSideId?: ("buy" | "sell" | "listbuy" | "refi") | undefined;
            /**
             * Format: int32
             * @description The user who will own the room, by Rooms number; the caller unless told otherwise.
             */
            ownerId?: number | undefined;
            /**
             * Format: int32
             * @description The room template from which the room takes its first task lists, by number.
             */
            templateId?: number | undefined;
            /**
             * Format: int32
             * @description The office the room will belong to; the default office of the owner unless told otherwise.
             */
            officeId?: number | undefined;
            /** @description The room details that are known from the start. */
            fieldData?: components["schemas"]["FieldDataForCreate"] | undefined;
            /**
             * @description Where the details of the property came from: public records or a multiple listing service.
             * @enum {string}
             */
            listingSource?: ("PublicRecords" | "MLS") | undefined;
        };
        /** @description An invitation to a room. */
        RoomInvite: {
            /** @description The address to which the invitation goes. */
            email: string;
            /** @description The given name of whoever is invited. */
            firstName: string;
            /** @description The family name of whoever is invited. */
            lastName: string;
            /**
             * Format: int32
             * @description The role that the person gets in the room; an external one for people outside the company.
             */
            roleId: number;
            /** @description The side of the deal that the person stands on, as an ID from `GlobalLists_GetTransactionSides`. */
            transactionSideId?: string | undefined;
        };
        /** @description The person who was invited, as the room now knows them. */
        RoomInviteResponse: {
            /**
             * Format: int32
             * @description The person, by Rooms number; not the GUID that the eSignature areas use.
             */
            userId?: number | undefined;
            /** @description The address to which the room writes to the person. */
            email?: string | undefined;
            /** @description The given name of the person. */
            firstName?: string | undefined;
            /** @description The family name of the person. */
            lastName?: string | undefined;
            /**
             * @description The side of the deal that the person stands on: buying, selling, both, or a refinancing.
             * @enum {string}
             */
            transactionSideId?: ("buy" | "sell" | "listbuy" | "refi") | undefined;
            /**
             * Format: int32
             * @description The role that the person has in this room.
             */
            roleId?: number | undefined;
            /**
             * Format: int32
             * @description The room to which the invitation leads, by number.
             */
            readonly roomId?: number | undefined;
        };
        /** @description The picture of a room, as it was stored. */
        RoomPicture: {
            /** @description The address at which the picture can be fetched. */
            url?: string | undefined;
        };
        /** @description The form that carries a picture to a room. */
        RoomPictureUpload: {
            /**
             * Format: binary
             * @description The bytes of the picture.
             */
            file: Blob;
        };
        /** @description A room as it stands in a list, without its details and owners. */
        RoomSummary: {
            /**
             * Format: int32
             * @description The number of the room. Every call on the room takes it in the path.
             */
            roomId?: number | undefined;
            /** @description What people see as the title of the room, often the address or the loan. */
            name?: string | undefined;
            /**
             * Format: int32
             * @description The office of the company to which the room belongs.
             */
            officeId?: number | undefined;
            /**
             * Format: date-time
             * @description The moment at which the room was opened.
             */
            createdDate?: string | undefined;
            /**
             * Format: date-time
             * @description When the room was handed over to those who review it; left out before that.
             */
            submittedForReviewDate?: string | undefined;
            /**
             * Format: date-time
             * @description When the room was closed; left out while it is open.
             */
            closedDate?: string | undefined;
            /**
             * Format: date-time
             * @description When a reviewer sent the room back; left out where that never happened.
             */
            rejectedDate?: string | undefined;
            /**
             * Format: int32
             * @description The user who opened the room, by Rooms number.
             */
            createdByUserId?: number | undefined;
            /**
             * Format: int32
             * @description The reviewer who sent the room back, by Rooms number.
             */
            rejectedByUserId?: number | undefined;
            /**
             * @description Why the room was closed, as one of the IDs that `GlobalLists_GetClosingStatuses` lists. Only
             *     closed rooms have one.
             * @enum {string}
             */
            closedStatusId?: ("sold" | "dup" | "escrcncl" | "inspctn" | "exp" | "lostbuy" | "list" | "newlist" | "offrrjct" | "pend" | "lstcanc" | "lstleave" | "sellwtdw" | "nofin" | "disciss" | "appiss" | "mtgiss" | "zoniss" | "attiss" | "proplsd" | "tenlease") | undefined;
            /**
             * Format: date-time
             * @description When one of the room details was last changed.
             */
            fieldDataLastUpdatedDate?: string | undefined;
        };
        /** @description One chunk of the rooms that the caller can see. */
        RoomSummaryList: {
            /** @description The rooms of this chunk. */
            rooms?: components["schemas"]["RoomSummary"][] | undefined;
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
        /** @description A person in a room, with the state of their access. */
        RoomUser: {
            /**
             * Format: int32
             * @description The person, by Rooms number; not the GUID that the eSignature areas use.
             */
            userId?: number | undefined;
            /** @description The address to which the room writes to the person. */
            email?: string | undefined;
            /** @description The given name of the person. */
            firstName?: string | undefined;
            /** @description The family name of the person. */
            lastName?: string | undefined;
            /**
             * @description The side of the deal that the person stands on: buying, selling, both, or a refinancing.
             * @enum {string}
             */
            transactionSideId?: ("buy" | "sell" | "listbuy" | "refi") | undefined;
            /**
             * Format: int32
             * @description The role that the person has in this room.
             */
            roleId?: number | undefined;
            /** @description Whether the access of the person to the room was ended. */
            isRevoked?: boolean | undefined;
            /**
             * Format: int32
             * @description Who brought the person into the room, by Rooms number.
             */
            invitedByUserId?: number | undefined;
        };
        /** @description What is to change for a person in a room. */
        RoomUserForUpdate: {
            /**
             * Format: int32
             * @description The role that the person gets in this room, in place of the present one.
             */
            roleId?: number | undefined;
            /**
             * @description The side of the deal that the person will stand on: buying, selling, both, or a refinancing.
             * @enum {string}
             */
            transactionSideId?: ("buy" | "sell" | "listbuy" | "refi") | undefined;
        };
        /** @description A person in a room, as a list shows them. */
        RoomUserSummary: {
            /**
             * Format: int32
             * @description The person, by Rooms number; not the GUID that the eSignature areas use.
             */
            userId?: number | undefined;
            /** @description The address to which the room writes to the person. */
            email?: string | undefined;
            /** @description The given name of the person. */
            firstName?: string | undefined;
            /** @description The family name of the person. */
            lastName?: string | undefined;
            /**
             * @description The side of the deal that the person stands on: buying, selling, both, or a refinancing.
             * @enum {string}
             */
            transactionSideId?: ("buy" | "sell" | "listbuy" | "refi") | undefined;
            /**
             * Format: int32
             * @description The role that the person has in this room.
             */
            roleId?: number | undefined;
            /**
             * Format: int32
             * @description The job title of the person, by number; only companies on Rooms v5 have titles.
             */
            readonly titleId?: number | undefined;
            /** @description The company for which the person works. */
            readonly companyName?: string | undefined;
            /** @description What the company calls the role that the person has in this room. */
            readonly roleName?: string | undefined;
        };
        /** @description One chunk of the people in a room. */
        RoomUsersResult: {
            /** @description The people of this chunk. */
            users?: components["schemas"]["RoomUserSummary"][] | undefined;
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
        /** @description One choice of a select list. */
        SelectListFieldOption: {
            /** @description The value that stands in the field data when this choice is taken. */
            readonly id?: (string | number) | undefined;
            /** @description The words of the choice as people see them. */
            readonly title?: string | undefined;
            /**
             * Format: int32
             * @description The place of the choice in the list, counted upwards.
             */
            readonly order?: number | undefined;
        };
        /** @description An answer of a seller to an offer. */
        SellerDecisionType: {
            /** @description The short code of the decision. */
            sellerDecisionTypeId?: string | undefined;
            /** @description The decision in words. */
            name?: string | undefined;
        };
        /** @description A circumstance that sets a deal apart. */
        SpecialCircumstanceType: {
            /** @description The short code of the circumstance. */
            specialCircumstanceTypeId?: string | undefined;
            /** @description The circumstance in words. */
            name?: string | undefined;
        };
        /** @description A state, province or region of a country. */
        State: {
            /** @description The code of the country, a hyphen and the code of the state, such as `US-ME`. */
            stateId?: string | undefined;
            /** @description The English name of the state. */
            name?: string | undefined;
        };
        /** @description A date on which the due date of a task rests. */
        TaskDateType: {
            /** @description The short code of the date; `dueDateTypeId` of a task takes it. */
            taskDateTypeId?: string | undefined;
            /** @description The date in words. */
            name?: string | undefined;
        };
        /** @description A task list in a room, with its tasks. */
        TaskList: {
            /**
             * Format: int32
             * @description The number of the task list in the room.
             */
            taskListId?: number | undefined;
            /** @description The title of the task list, taken from its template. */
            name?: string | undefined;
            /**
             * Format: int32
             * @description The template from which the task list was made, by number.
             */
            taskListTemplateId?: number | undefined;
            /**
             * Format: date-time
             * @description When the task list was handed in for review; left out before that.
             */
            submittedForReviewDate?: string | undefined;
            /**
             * Format: date-time
             * @description When a reviewer approved the task list.
             */
            approvalDate?: string | undefined;
            /**
             * Format: date-time
             * @description When a reviewer rejected the task list.
             */
            rejectedDate?: string | undefined;
            /**
             * Format: date-time
             * @description When the task list was put into the room.
             */
            createdDate?: string | undefined;
            /**
             * Format: int32
             * @description The reviewer who approved the task list, by Rooms number.
             */
            approvedByUserId?: number | undefined;
            /**
             * Format: int32
             * @description The reviewer who rejected the task list, by Rooms number.
             */
            rejectedByUserId?: number | undefined;
            /** @description What the reviewer wrote about the task list. */
            comment?: string | undefined;
            /** @description The tasks in the order of the template. */
            tasks?: components["schemas"]["TaskSummary"][] | undefined;
        };
        /** @description Which template is to become a task list in a room. */
        TaskListForCreate: {
            /**
             * Format: int32
             * @description The template whose tasks are copied into the room, by number.
             */
            taskListTemplateId: number;
        };
        /** @description A task list as it stands in a list, without its tasks. */
        TaskListSummary: {
            /**
             * Format: int32
             * @description The number of the task list in the room.
             */
            taskListId?: number | undefined;
            /** @description The title of the task list, taken from its template. */
            name?: string | undefined;
            /**
             * Format: int32
             * @description The template from which the task list was made, by number.
             */
            taskListTemplateId?: number | undefined;
            /**
             * Format: date-time
             * @description When the task list was handed in for review; left out before that.
             */
            submittedForReviewDate?: string | undefined;
            /**
             * Format: date-time
             * @description When a reviewer approved the task list.
             */
            approvalDate?: string | undefined;
            /**
             * Format: date-time
             * @description When a reviewer rejected the task list.
             */
            rejectedDate?: string | undefined;
            /**
             * Format: date-time
             * @description When the task list was put into the room.
             */
            createdDate?: string | undefined;
            /**
             * Format: int32
             * @description The reviewer who approved the task list, by Rooms number.
             */
            approvedByUserId?: number | undefined;
            /**
             * Format: int32
             * @description The reviewer who rejected the task list, by Rooms number.
             */
            rejectedByUserId?: number | undefined;
            /** @description What the reviewer wrote about the task list. */
            comment?: string | undefined;
        };
        /** @description The task lists of a room. */
        TaskListSummaryList: {
            /** @description Every task list in the room. */
            taskListSummaries?: components["schemas"]["TaskListSummary"][] | undefined;
        };
        /** @description What a person has to do with a task. */
        TaskResponsibilityType: {
            /** @description The short code by which tasks refer to the responsibility. */
            taskResponsibilityTypeId?: string | undefined;
            /** @description The responsibility in words: `Assignee`, `Watcher` or `Reviewer`. */
            name?: string | undefined;
        };
        /** @description A state in which a task can be. */
        TaskStatus: {
            /** @description The short code by which tasks refer to the status. */
            taskStatusId?: string | undefined;
            /** @description The status in words. */
            name?: string | undefined;
        };
        /** @description One task of a task list. */
        TaskSummary: {
            /**
             * Format: int32
             * @description The number of the task.
             */
            taskId?: number | undefined;
            /** @description What is to be done, in a few words. */
            name?: string | undefined;
            /** @description Whether somebody must approve the task before it counts as done. */
            requiresApproval?: boolean | undefined;
            /** @description The date on which the due date rests, as an ID from `GlobalLists_GetTaskDateTypes`. */
            dueDateTypeId?: string | undefined;
            /**
             * Format: int32
             * @description How many days after that date the task falls due; negative for days before it.
             */
            dueDateOffset?: number | undefined;
            /**
             * Format: date-time
             * @description When the task falls due, if that is a calendar date of its own.
             */
            fixedDueDate?: string | undefined;
            /**
             * Format: int32
             * @description The user who is to do the task, by Rooms number.
             */
            ownerUserId?: number | undefined;
            /**
             * Format: date-time
             * @description When the task was marked as complete.
             */
            completionDate?: string | undefined;
            /**
             * Format: date-time
             * @description When the task was approved.
             */
            approvalDate?: string | undefined;
            /**
             * Format: date-time
             * @description When the task was declined and given back.
             */
            rejectedDate?: string | undefined;
            /**
             * Format: date-time
             * @description When the task came into the room.
             */
            createdDate?: string | undefined;
            /** @description Whether a document must be attached to fulfil the task. */
            isDocumentTask?: boolean | undefined;
            /** @description Whether a reviewer must look at the task once it is complete. */
            requiresReview?: boolean | undefined;
        };
        /** @description A time zone for an office. */
        TimeZone: {
            /** @description The short code of the time zone; an office refers to the zone by it. */
            timeZoneId?: string | undefined;
            /** @description The time zone in words, with towns where the region alone would not tell. */
            name?: string | undefined;
        };
        /** @description A side of a deal. */
        TransactionSide: {
            /**
             * @description The code of the side, as rooms and invitations take it.
             * @enum {string}
             */
            transactionSideId?: ("buy" | "sell" | "listbuy" | "refi") | undefined;
            /** @description The side in words. */
            name?: string | undefined;
        };
        /** @description A member of a company, with the offices and regions they work for. */
        User: {
            /**
             * Format: int32
             * @description The member, by Rooms number; not the GUID that the eSignature areas use.
             */
            userId?: number | undefined;
            /** @description The address with which the member signs in. */
            email?: string | undefined;
            /** @description The given name of the member. */
            firstName?: string | undefined;
            /** @description The family name of the member. */
            lastName?: string | undefined;
            /** @description Whether the member is kept from signing in to Rooms. */
            isLockedOut?: boolean | undefined;
            /**
             * @description `Pending` until the member has accepted the invitation, `Active` after that.
             * @enum {string}
             */
            status?: ("Active" | "Pending") | undefined;
            /** @description How far the rights of the member reach in the company. */
            accessLevel?: components["schemas"]["AccessLevel"] | undefined;
            /**
             * Format: int32
             * @description The office that new rooms of the member belong to, by number.
             */
            defaultOfficeId?: number | undefined;
            /**
             * Format: int32
             * @description The job title of the member, by number; only companies on Rooms v5 have titles.
             */
            titleId?: number | undefined;
            /**
             * Format: int32
             * @description The role that the member has in the company unless a room gives them another.
             */
            roleId?: number | undefined;
            /** @description The address of the member's picture. */
            profileImageUrl?: string | undefined;
            /** @description The offices to which the member was added, by number. */
            offices?: number[] | undefined;
            /** @description The regions to which the member was added, by number. */
            regions?: number[] | undefined;
            /** @description What a Manager on Rooms v5 may do beyond the role; left out for everybody else. */
            permissions?: components["schemas"]["ClassicManagerPermissions"] | undefined;
        };
        /** @description What is to change on a member. Only the default office can. */
        UserForUpdate: {
            /**
             * Format: int32
             * @description The office that new rooms of the member will belong to, by number.
             */
            defaultOfficeId: number;
        };
        /** @description The number of a user in the National Realtor Database System. */
        UserNrdsId: {
            /** @description The member number that the association of real-estate agents gave to the user. */
            nrdsId: string;
        };
        /** @description A member of a company as they stand in a list. */
        UserSummary: {
            /**
             * Format: int32
             * @description The member, by Rooms number; not the GUID that the eSignature areas use.
             */
            userId?: number | undefined;
            /** @description The address with which the member signs in. */
            email?: string | undefined;
            /** @description The given name of the member. */
            firstName?: string | undefined;
            /** @description The family name of the member. */
            lastName?: string | undefined;
            /** @description Whether the member is kept from signing in to Rooms. */
            isLockedOut?: boolean | undefined;
            /**
             * @description `Pending` until the member has accepted the invitation, `Active` after that.
             * @enum {string}
             */
            status?: ("Active" | "Pending") | undefined;
            /** @description How far the rights of the member reach in the company. */
            accessLevel?: components["schemas"]["AccessLevel"] | undefined;
            /**
             * Format: int32
             * @description The office that new rooms of the member belong to, by number.
             */
            defaultOfficeId?: number | undefined;
            /**
             * Format: int32
             * @description The job title of the member, by number; only companies on Rooms v5 have titles.
             */
            titleId?: number | undefined;
            /**
             * Format: int32
             * @description The role that the member has in the company unless a room gives them another.
             */
            roleId?: number | undefined;
            /** @description The address of the member's picture. */
            profileImageUrl?: string | undefined;
        };
        /** @description One chunk of the members of a company. */
        UserSummaryList: {
            /** @description The members of this chunk. */
            userSummaries?: components["schemas"]["UserSummary"][] | undefined;
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
        /** @description An invitation to a company on Rooms v6. */
        UserToInvite: {
            /** @description The address to which the invitation goes. */
            email: string;
            /** @description The given name of whoever is invited. */
            firstName: string;
            /** @description The family name of whoever is invited. */
            lastName: string;
            /** @description The offices in reach of an invited member with access level `Office`, by number. */
            offices?: number[] | undefined;
            /** @description The regions in reach of an invited member with access level `Region`, by number. */
            regions?: number[] | undefined;
            /** @description The permission profile of the eSignature account that the invited member gets. */
            eSignPermissionProfileId: string;
            /**
             * Format: int32
             * @description The internal role that the new member gets in the company.
             */
            roleId: number;
            /** @description How far the rights of the new member reach in the company. */
            accessLevel: components["schemas"]["AccessLevel"];
            /**
             * Format: int32
             * @description The office that new rooms of the member will belong to, by number.
             */
            defaultOfficeId: number;
            /** @description Whether the new member gets e-mails about what happens in their rooms. */
            subscribeToRoomsActivityNotifications?: boolean | undefined;
            /**
             * Format: uri
             * @description The address to which the browser goes once the invitation is accepted.
             */
            redirectUrl?: string | undefined;
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
         * @description Only members whose rights reach this far in the company.
         * @example Office
         */
        accessLevel: "Company" | "Region" | "Office" | "Contributor";
        /**
         * @description The account whose rooms are meant, by its external number or by its GUID.
         * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
         */
        accountId: string;
        /**
         * @description The address of the person who is to get a role. The answer then holds only roles that fit this
         *     person, internal or external, and the one they have now.
         * @example ines.valdivia@seabird.example
         */
        assigneeEmail: string;
        /**
         * @description How many records the answer may hold at most.
         * @example 25
         */
        count: number;
        /**
         * @description Only members with this default office.
         * @example 4410
         */
        defaultOfficeId: number;
        /**
         * @description Only rooms whose details were changed no later than this moment, in ISO 8601 and UTC.
         * @example 2026-11-30T23:59:59Z
         */
        fieldDataChangedEndDate: string;
        /**
         * @description Only rooms whose details were changed at this moment or later, in ISO 8601 and UTC.
         * @example 2026-11-01T00:00:00Z
         */
        fieldDataChangedStartDate: string;
        /**
         * @description Only roles in whose name this text occurs.
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
         * @description Whether to list archived documents too.
         * @example false
         */
        includeArchived: boolean;
        /**
         * @description Whether to tell the details of the room as well.
         * @example true
         */
        includeFieldData: boolean;
        /**
         * @description Whether the answer is to tell, in `isAssigned`, if somebody holds the role.
         * @example true
         */
        includeIsAssigned: boolean;
        /**
         * @description Whether to list only members who are kept from signing in.
         * @example false
         */
        lockedOnly: boolean;
        /**
         * @description Whether to leave out regions that the caller does not manage.
         * @example true
         */
        managedOnly: boolean;
        /**
         * @description Only documents in whose name this text occurs.
         * @example lease
         */
        nameFilter: string;
        /**
         * @description Only rooms of this office.
         * @example 4410
         */
        officeId: number;
        /**
         * @description The office, by the number that its creation returned.
         * @example 4410
         */
        officeIdInPath: number;
        /**
         * @description Only offices in whose name this text occurs.
         * @example Harbour
         */
        officesSearch: string;
        /**
         * @description Whether to leave out offices that the caller has no access to.
         * @example true
         */
        onlyAccessible: boolean;
        /**
         * @description Whether to leave out roles that the caller may not give to anybody.
         * @example true
         */
        onlyAssignable: boolean;
        /**
         * @description The region, by the number that its creation returned.
         * @example 1207
         */
        regionId: number;
        /**
         * @description Whether to leave out dynamic documents that have no content yet.
         * @example true
         */
        requireContentForDynamicDocuments: boolean;
        /**
         * @description The role, by the number that its creation returned.
         * @example 52411
         */
        roleId: number;
        /**
         * @description Only members with this role in the company.
         * @example 52411
         */
        roleIdFilter: number;
        /**
         * @description Only rooms that were closed no later than this moment, in ISO 8601 and UTC.
         * @example 2026-10-31T23:59:59Z
         */
        roomClosedEndDate: string;
        /**
         * @description Only rooms that were closed at this moment or later, in ISO 8601 and UTC.
         * @example 2026-10-01T00:00:00Z
         */
        roomClosedStartDate: string;
        /**
         * @description Only documents in this folder of the room.
         * @example 611
         */
        roomFolderId: number;
        /**
         * @description The room, by the number that its creation returned.
         * @example 5518203
         */
        roomId: number;
        /**
         * @description Only rooms in this state; `open` stands for both `active` and `pending`. Without it, the list
         *     holds active rooms. The words may begin with a capital.
         * @example open
         */
        roomStatus: "active" | "pending" | "open" | "closed" | "Active" | "Pending" | "Open" | "Closed";
        /**
         * @description Only people in whose name or e-mail address this text occurs.
         * @example Valdivia
         */
        roomsFilter: string;
        /**
         * @description Whether the people are sorted by given name, family name or e-mail address, and whether upwards
         *     (`Asc`) or downwards (`Desc`).
         * @example lastNameAsc
         */
        roomsSort: "firstNameAsc" | "firstNameDesc" | "lastNameAsc" | "lastNameDesc" | "FirstNameAsc" | "FirstNameDesc" | "LastNameAsc" | "LastNameDesc" | "EmailAsc" | "EmailDesc";
        /**
         * @description The zero-based position in the whole list from which the answer starts.
         * @example 0
         */
        startPosition: number;
        /**
         * @description Only members with this job title; only companies on Rooms v5 have titles.
         * @example 318
         */
        titleId: number;
        /**
         * @description The user, by Rooms number; not the GUID that the eSignature areas use.
         * @example 33128
         */
        userId: number;
        /**
         * @description Only members whose name or e-mail address begins with this text.
         * @example tomas
         */
        usersFilter: string;
        /**
         * @description By which field the members are sorted, upwards (`Asc`) or downwards (`Desc`).
         * @example LastNameAsc
         */
        usersSort: "FirstNameAsc" | "LastNameAsc" | "EmailAsc" | "FirstNameDesc" | "LastNameDesc" | "EmailDesc";
        /**
         * @description Only members who have accepted their invitation (`Active`), or only those who have not
         *     (`Pending`).
         * @example Active
         */
        usersStatus: "Active" | "Pending";
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
export type AccessLevel = components['schemas']['AccessLevel'];
export type ApiError = components['schemas']['ApiError'];
export type AssignableRoles = components['schemas']['AssignableRoles'];
export type ClassicAdminToInvite = components['schemas']['ClassicAdminToInvite'];
export type ClassicAgentToInvite = components['schemas']['ClassicAgentToInvite'];
export type ClassicManagerPermissions = components['schemas']['ClassicManagerPermissions'];
export type ClassicManagerToInvite = components['schemas']['ClassicManagerToInvite'];
export type ClosingStatus = components['schemas']['ClosingStatus'];
export type ContactSide = components['schemas']['ContactSide'];
export type Country = components['schemas']['Country'];
export type Currency = components['schemas']['Currency'];
export type CustomData = components['schemas']['CustomData'];
export type DependsOn = components['schemas']['DependsOn'];
export type DesignatedOffice = components['schemas']['DesignatedOffice'];
export type DesignatedRegion = components['schemas']['DesignatedRegion'];
export type Document = components['schemas']['Document'];
export type Field = components['schemas']['Field'];
export type FieldConfiguration = components['schemas']['FieldConfiguration'];
export type FieldData = components['schemas']['FieldData'];
export type FieldDataForCreate = components['schemas']['FieldDataForCreate'];
export type FieldSet = components['schemas']['FieldSet'];
export type FinancingType = components['schemas']['FinancingType'];
export type FormForAdd = components['schemas']['FormForAdd'];
export type GlobalClosingStatuses = components['schemas']['GlobalClosingStatuses'];
export type GlobalContactSides = components['schemas']['GlobalContactSides'];
export type GlobalCountries = components['schemas']['GlobalCountries'];
export type GlobalCurrencies = components['schemas']['GlobalCurrencies'];
export type GlobalFinancingTypes = components['schemas']['GlobalFinancingTypes'];
export type GlobalOriginsOfLeads = components['schemas']['GlobalOriginsOfLeads'];
export type GlobalPropertyTypes = components['schemas']['GlobalPropertyTypes'];
export type GlobalRoomContactTypes = components['schemas']['GlobalRoomContactTypes'];
export type GlobalSellerDecisionTypes = components['schemas']['GlobalSellerDecisionTypes'];
export type GlobalSpecialCircumstanceTypes = components['schemas']['GlobalSpecialCircumstanceTypes'];
export type GlobalStates = components['schemas']['GlobalStates'];
export type GlobalTaskDateTypes = components['schemas']['GlobalTaskDateTypes'];
export type GlobalTaskResponsibilityTypes = components['schemas']['GlobalTaskResponsibilityTypes'];
export type GlobalTaskStatuses = components['schemas']['GlobalTaskStatuses'];
export type GlobalTimeZones = components['schemas']['GlobalTimeZones'];
export type GlobalTransactionSides = components['schemas']['GlobalTransactionSides'];
export type Office = components['schemas']['Office'];
export type OfficeForCreate = components['schemas']['OfficeForCreate'];
export type OfficeReferenceCount = components['schemas']['OfficeReferenceCount'];
export type OfficeReferenceCountList = components['schemas']['OfficeReferenceCountList'];
export type OfficeSummary = components['schemas']['OfficeSummary'];
export type OfficeSummaryList = components['schemas']['OfficeSummaryList'];
export type OriginOfLead = components['schemas']['OriginOfLead'];
export type Permissions = components['schemas']['Permissions'];
export type PropertyType = components['schemas']['PropertyType'];
export type Region = components['schemas']['Region'];
export type RegionReferenceCount = components['schemas']['RegionReferenceCount'];
export type RegionReferenceCountList = components['schemas']['RegionReferenceCountList'];
export type RegionSummary = components['schemas']['RegionSummary'];
export type RegionSummaryList = components['schemas']['RegionSummaryList'];
export type Role = components['schemas']['Role'];
export type RoleForCreate = components['schemas']['RoleForCreate'];
export type RoleForUpdate = components['schemas']['RoleForUpdate'];
export type RoleSummary = components['schemas']['RoleSummary'];
export type RoleSummaryList = components['schemas']['RoleSummaryList'];
export type Room = components['schemas']['Room'];
export type RoomContactType = components['schemas']['RoomContactType'];
export type RoomDocument = components['schemas']['RoomDocument'];
export type RoomDocumentList = components['schemas']['RoomDocumentList'];
export type RoomDocumentOwner = components['schemas']['RoomDocumentOwner'];
export type RoomDocumentUpload = components['schemas']['RoomDocumentUpload'];
export type RoomForCreate = components['schemas']['RoomForCreate'];
export type RoomInvite = components['schemas']['RoomInvite'];
export type RoomInviteResponse = components['schemas']['RoomInviteResponse'];
export type RoomPicture = components['schemas']['RoomPicture'];
export type RoomPictureUpload = components['schemas']['RoomPictureUpload'];
export type RoomSummary = components['schemas']['RoomSummary'];
export type RoomSummaryList = components['schemas']['RoomSummaryList'];
export type RoomUser = components['schemas']['RoomUser'];
export type RoomUserForUpdate = components['schemas']['RoomUserForUpdate'];
export type RoomUserSummary = components['schemas']['RoomUserSummary'];
export type RoomUsersResult = components['schemas']['RoomUsersResult'];
export type SelectListFieldOption = components['schemas']['SelectListFieldOption'];
export type SellerDecisionType = components['schemas']['SellerDecisionType'];
export type SpecialCircumstanceType = components['schemas']['SpecialCircumstanceType'];
export type State = components['schemas']['State'];
export type TaskDateType = components['schemas']['TaskDateType'];
export type TaskList = components['schemas']['TaskList'];
export type TaskListForCreate = components['schemas']['TaskListForCreate'];
export type TaskListSummary = components['schemas']['TaskListSummary'];
export type TaskListSummaryList = components['schemas']['TaskListSummaryList'];
export type TaskResponsibilityType = components['schemas']['TaskResponsibilityType'];
export type TaskStatus = components['schemas']['TaskStatus'];
export type TaskSummary = components['schemas']['TaskSummary'];
export type TimeZone = components['schemas']['TimeZone'];
export type TransactionSide = components['schemas']['TransactionSide'];
export type User = components['schemas']['User'];
export type UserForUpdate = components['schemas']['UserForUpdate'];
export type UserNrdsId = components['schemas']['UserNrdsId'];
export type UserSummary = components['schemas']['UserSummary'];
export type UserSummaryList = components['schemas']['UserSummaryList'];
export type UserToInvite = components['schemas']['UserToInvite'];
export type ResponseForbidden = components['responses']['forbidden'];
export type ResponseMethodNotAllowed = components['responses']['methodNotAllowed'];
export type ResponseNotFound = components['responses']['notFound'];
export type ResponseServerError = components['responses']['serverError'];
export type ResponseTooManyRequests = components['responses']['tooManyRequests'];
export type ResponseUnauthorized = components['responses']['unauthorized'];
export type ParameterAccessLevel = components['parameters']['accessLevel'];
export type ParameterAccountId = components['parameters']['accountId'];
export type ParameterAssigneeEmail = components['parameters']['assigneeEmail'];
export type ParameterCount = components['parameters']['count'];
export type ParameterDefaultOfficeId = components['parameters']['defaultOfficeId'];
export type ParameterFieldDataChangedEndDate = components['parameters']['fieldDataChangedEndDate'];
export type ParameterFieldDataChangedStartDate = components['parameters']['fieldDataChangedStartDate'];
export type ParameterFilter = components['parameters']['filter'];
export type ParameterFilterContext = components['parameters']['filterContext'];
export type ParameterIncludeArchived = components['parameters']['includeArchived'];
export type ParameterIncludeFieldData = components['parameters']['includeFieldData'];
export type ParameterIncludeIsAssigned = components['parameters']['includeIsAssigned'];
export type ParameterLockedOnly = components['parameters']['lockedOnly'];
export type ParameterManagedOnly = components['parameters']['managedOnly'];
export type ParameterNameFilter = components['parameters']['nameFilter'];
export type ParameterOfficeId = components['parameters']['officeId'];
export type ParameterOfficeIdInPath = components['parameters']['officeIdInPath'];
export type ParameterOfficesSearch = components['parameters']['officesSearch'];
export type ParameterOnlyAccessible = components['parameters']['onlyAccessible'];
export type ParameterOnlyAssignable = components['parameters']['onlyAssignable'];
export type ParameterRegionId = components['parameters']['regionId'];
export type ParameterRequireContentForDynamicDocuments = components['parameters']['requireContentForDynamicDocuments'];
export type ParameterRoleId = components['parameters']['roleId'];
export type ParameterRoleIdFilter = components['parameters']['roleIdFilter'];
export type ParameterRoomClosedEndDate = components['parameters']['roomClosedEndDate'];
export type ParameterRoomClosedStartDate = components['parameters']['roomClosedStartDate'];
export type ParameterRoomFolderId = components['parameters']['roomFolderId'];
export type ParameterRoomId = components['parameters']['roomId'];
export type ParameterRoomStatus = components['parameters']['roomStatus'];
export type ParameterRoomsFilter = components['parameters']['roomsFilter'];
export type ParameterRoomsSort = components['parameters']['roomsSort'];
export type ParameterStartPosition = components['parameters']['startPosition'];
export type ParameterTitleId = components['parameters']['titleId'];
export type ParameterUserId = components['parameters']['userId'];
export type ParameterUsersFilter = components['parameters']['usersFilter'];
export type ParameterUsersSort = components['parameters']['usersSort'];
export type ParameterUsersStatus = components['parameters']['usersStatus'];
export type HeaderRateLimitLimit = components['headers']['rateLimitLimit'];
export type HeaderRateLimitRemaining = components['headers']['rateLimitRemaining'];
export type HeaderRateLimitReset = components['headers']['rateLimitReset'];
export type HeaderTraceToken = components['headers']['traceToken'];
export type $defs = Record<string, never>;
export interface operations {
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
                 * @description Only roles in whose name this text occurs.
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
    Rooms_GetRooms: {
        parameters: {
            query?: {
                /**
                 * @description How many records the answer may hold at most.
                 * @example 25
                 */
                count?: components["parameters"]["count"] | undefined;
                /**
                 * @description The zero-based position in the whole list from which the answer starts.
                 * @example 0
                 */
                startPosition?: components["parameters"]["startPosition"] | undefined;
                /**
                 * @description Only rooms in this state; `open` stands for both `active` and `pending`. Without it, the list
                 *     holds active rooms. The words may begin with a capital.
                 * @example open
                 */
                roomStatus?: components["parameters"]["roomStatus"] | undefined;
                /**
                 * @description Only rooms of this office.
                 * @example 4410
                 */
                officeId?: components["parameters"]["officeId"] | undefined;
                /**
                 * @description Only rooms whose details were changed at this moment or later, in ISO 8601 and UTC.
                 * @example 2026-11-01T00:00:00Z
                 */
                fieldDataChangedStartDate?: components["parameters"]["fieldDataChangedStartDate"] | undefined;
                /**
                 * @description Only rooms whose details were changed no later than this moment, in ISO 8601 and UTC.
                 * @example 2026-11-30T23:59:59Z
                 */
                fieldDataChangedEndDate?: components["parameters"]["fieldDataChangedEndDate"] | undefined;
                /**
                 * @description Only rooms that were closed at this moment or later, in ISO 8601 and UTC.
                 * @example 2026-10-01T00:00:00Z
                 */
                roomClosedStartDate?: components["parameters"]["roomClosedStartDate"] | undefined;
                /**
                 * @description Only rooms that were closed no later than this moment, in ISO 8601 and UTC.
                 * @example 2026-10-31T23:59:59Z
                 */
                roomClosedEndDate?: components["parameters"]["roomClosedEndDate"] | undefined;
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
            /** @description One chunk of the rooms. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomSummaryList"];
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
    Rooms_CreateRoom: {
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
        /** @description The room that is to be opened. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoomForCreate"];
            };
        };
        responses: {
            /** @description The room is open. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Room"];
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
    Rooms_GetRoom: {
        parameters: {
            query?: {
                /**
                 * @description Whether to tell the details of the room as well.
                 * @example true
                 */
                includeFieldData?: components["parameters"]["includeFieldData"] | undefined;
            };
            header?: never;
            path: {
                /**
                 * @description The account whose rooms are meant, by its external number or by its GUID.
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                accountId: components["parameters"]["accountId"];
                /**
                 * @description The room, by the number that its creation returned.
                 * @example 5518203
                 */
                roomId: components["parameters"]["roomId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The room as it stands. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Room"];
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
    Rooms_DeleteRoom: {
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
                 * @example 5518203
                 */
                roomId: components["parameters"]["roomId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The room is gone; the answer has no body. */
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
            /** @description The request does not fit the contract, or the room cannot be deleted. */
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
    Rooms_GetAssignableRoles: {
        parameters: {
            query?: {
                /**
                 * @description The address of the person who is to get a role. The answer then holds only roles that fit this
                 *     person, internal or external, and the one they have now.
                 * @example ines.valdivia@seabird.example
                 */
                assigneeEmail?: components["parameters"]["assigneeEmail"] | undefined;
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
                /**
                 * @description Only roles in whose name this text occurs.
                 * @example Berth
                 */
                filter?: components["parameters"]["filter"] | undefined;
            };
            header?: never;
            path: {
                /**
                 * @description The account whose rooms are meant, by its external number or by its GUID.
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                accountId: components["parameters"]["accountId"];
                /**
                 * @description The room, by the number that its creation returned.
                 * @example 5518203
                 */
                roomId: components["parameters"]["roomId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One chunk of the assignable roles. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AssignableRoles"];
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
    Rooms_GetDocuments: {
        parameters: {
            query?: {
                /**
                 * @description How many records the answer may hold at most.
                 * @example 25
                 */
                count?: components["parameters"]["count"] | undefined;
                /**
                 * @description The zero-based position in the whole list from which the answer starts.
                 * @example 0
                 */
                startPosition?: components["parameters"]["startPosition"] | undefined;
                /**
                 * @description Whether to leave out dynamic documents that have no content yet.
                 * @example true
                 */
                requireContentForDynamicDocuments?: components["parameters"]["requireContentForDynamicDocuments"] | undefined;
                /**
                 * @description Only documents in this folder of the room.
                 * @example 611
                 */
                roomFolderId?: components["parameters"]["roomFolderId"] | undefined;
                /**
                 * @description Only documents in whose name this text occurs.
                 * @example lease
                 */
                nameFilter?: components["parameters"]["nameFilter"] | undefined;
                /**
                 * @description Whether to list archived documents too.
                 * @example false
                 */
                includeArchived?: components["parameters"]["includeArchived"] | undefined;
            };
            header?: never;
            path: {
                /**
                 * @description The account whose rooms are meant, by its external number or by its GUID.
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                accountId: components["parameters"]["accountId"];
                /**
                 * @description The room, by the number that its creation returned.
                 * @example 5518203
                 */
                roomId: components["parameters"]["roomId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One chunk of the documents. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomDocumentList"];
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
    Rooms_AddDocumentToRoom: {
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
                 * @example 5518203
                 */
                roomId: components["parameters"]["roomId"];
            };
            cookie?: never;
        };
        /** @description The document with its name and its bytes. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Document"];
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
            /** @description The request does not fit the contract, or the document cannot be taken. */
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
                 * @example 5518203
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
    Rooms_GetRoomFieldData: {
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
                 * @example 5518203
                 */
                roomId: components["parameters"]["roomId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The details as they stand. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldData"];
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
    Rooms_GetRoomFieldSet: {
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
                 * @example 5518203
                 */
                roomId: components["parameters"]["roomId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The field set of the room. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FieldSet"];
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
    Rooms_AddFormToRoom: {
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
                 * @example 5518203
                 */
                roomId: components["parameters"]["roomId"];
            };
            cookie?: never;
        };
        /** @description The form that is to be added. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FormForAdd"];
            };
        };
        responses: {
            /** @description The form lies in the room as a document. */
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
            /** @description The request does not fit the contract, or the form cannot be added. */
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
    Rooms_UpdatePicture: {
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
                 * @example 5518203
                 */
                roomId: components["parameters"]["roomId"];
            };
            cookie?: never;
        };
        /** @description The picture, as one part of a form. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["RoomPictureUpload"];
            };
        };
        responses: {
            /** @description The picture is stored. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomPicture"];
                };
            };
            /** @description The request does not fit the contract, or the file is no picture. */
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
    Rooms_GetRoomUsers: {
        parameters: {
            query?: {
                /**
                 * @description How many records the answer may hold at most.
                 * @example 25
                 */
                count?: components["parameters"]["count"] | undefined;
                /**
                 * @description The zero-based position in the whole list from which the answer starts.
                 * @example 0
                 */
                startPosition?: components["parameters"]["startPosition"] | undefined;
                /**
                 * @description Only people in whose name or e-mail address this text occurs.
                 * @example Valdivia
                 */
                filter?: components["parameters"]["roomsFilter"] | undefined;
                /**
                 * @description Whether the people are sorted by given name, family name or e-mail address, and whether upwards
                 *     (`Asc`) or downwards (`Desc`).
                 * @example lastNameAsc
                 */
                sort?: components["parameters"]["roomsSort"] | undefined;
            };
            header?: never;
            path: {
                /**
                 * @description The account whose rooms are meant, by its external number or by its GUID.
                 * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
                 */
                accountId: components["parameters"]["accountId"];
                /**
                 * @description The room, by the number that its creation returned.
                 * @example 5518203
                 */
                roomId: components["parameters"]["roomId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One chunk of the people. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomUsersResult"];
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
    Rooms_InviteUser: {
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
                 * @example 5518203
                 */
                roomId: components["parameters"]["roomId"];
            };
            cookie?: never;
        };
        /** @description Who is invited, and as what. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoomInvite"];
            };
        };
        responses: {
            /** @description The invitation is on its way. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomInviteResponse"];
                };
            };
            /** @description The request does not fit the contract, or the role cannot be given to this person. */
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
    Rooms_PutRoomUser: {
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
                 * @example 5518203
                 */
                roomId: components["parameters"]["roomId"];
                /**
                 * @description The user, by Rooms number; not the GUID that the eSignature areas use.
                 * @example 33128
                 */
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        /** @description The role and the side that the person is to have. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoomUserForUpdate"];
            };
        };
        responses: {
            /** @description The person after the change. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RoomUser"];
                };
            };
            /** @description The request does not fit the contract, or the role cannot be given to this person. */
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
    TaskLists_GetTaskLists: {
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
                 * @example 5518203
                 */
                roomId: components["parameters"]["roomId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task lists of the room. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskListSummaryList"];
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
    TaskLists_CreateTaskList: {
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
                 * @example 5518203
                 */
                roomId: components["parameters"]["roomId"];
            };
            cookie?: never;
        };
        /** @description The template that is to be applied. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskListForCreate"];
            };
        };
        responses: {
            /** @description The task list is in the room. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaskList"];
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
    Offices_GetOffices: {
        parameters: {
            query?: {
                /**
                 * @description How many records the answer may hold at most.
                 * @example 25
                 */
                count?: components["parameters"]["count"] | undefined;
                /**
                 * @description The zero-based position in the whole list from which the answer starts.
                 * @example 0
                 */
                startPosition?: components["parameters"]["startPosition"] | undefined;
                /**
                 * @description Whether to leave out offices that the caller has no access to.
                 * @example true
                 */
                onlyAccessible?: components["parameters"]["onlyAccessible"] | undefined;
                /**
                 * @description Only offices in whose name this text occurs.
                 * @example Harbour
                 */
                search?: components["parameters"]["officesSearch"] | undefined;
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
            /** @description One chunk of the offices. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeSummaryList"];
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
    Offices_CreateOffice: {
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
        /** @description The office that is to be made. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OfficeForCreate"];
            };
        };
        responses: {
            /** @description The office was made. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Office"];
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
    Offices_GetOffice: {
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
                 * @description The office, by the number that its creation returned.
                 * @example 4410
                 */
                officeId: components["parameters"]["officeIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The office as it stands. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Office"];
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
    Offices_DeleteOffice: {
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
                 * @description The office, by the number that its creation returned.
                 * @example 4410
                 */
                officeId: components["parameters"]["officeIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The office is gone; the answer has no body. */
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
            /** @description The request does not fit the contract, or the office cannot be deleted. */
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
    Offices_GetReferenceCounts: {
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
                 * @description The office, by the number that its creation returned.
                 * @example 4410
                 */
                officeId: components["parameters"]["officeIdInPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts, by kind. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeReferenceCountList"];
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
    Regions_GetRegions: {
        parameters: {
            query?: {
                /**
                 * @description How many records the answer may hold at most.
                 * @example 25
                 */
                count?: components["parameters"]["count"] | undefined;
                /**
                 * @description The zero-based position in the whole list from which the answer starts.
                 * @example 0
                 */
                startPosition?: components["parameters"]["startPosition"] | undefined;
                /**
                 * @description Whether to leave out regions that the caller does not manage.
                 * @example true
                 */
                managedOnly?: components["parameters"]["managedOnly"] | undefined;
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
            /** @description One chunk of the regions. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegionSummaryList"];
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
    Regions_CreateRegion: {
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
        /** @description The region that is to be made; only its name counts. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["Region"];
            };
        };
        responses: {
            /** @description The region was made. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Region"];
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
    Regions_GetRegion: {
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
                 * @description The region, by the number that its creation returned.
                 * @example 1207
                 */
                regionId: components["parameters"]["regionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The region as it stands. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Region"];
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
    Regions_DeleteRegion: {
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
                 * @description The region, by the number that its creation returned.
                 * @example 1207
                 */
                regionId: components["parameters"]["regionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The region is gone; the answer has no body. */
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
            /** @description The request does not fit the contract, or the region cannot be deleted. */
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
    Regions_GetRegionReferenceCounts: {
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
                 * @description The region, by the number that its creation returned.
                 * @example 1207
                 */
                regionId: components["parameters"]["regionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts, by kind. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RegionReferenceCountList"];
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
    Nrds_UpdateUserNrdsId: {
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
                 * @description The user, by Rooms number; not the GUID that the eSignature areas use.
                 * @example 33128
                 */
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        /** @description The number as the association gave it. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserNrdsId"];
            };
        };
        responses: {
            /** @description The number is stored. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserNrdsId"];
                };
            };
            /** @description The request does not fit the contract, or the number is not valid. */
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
    Nrds_DeleteUserNrdsId: {
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
                 * @description The user, by Rooms number; not the GUID that the eSignature areas use.
                 * @example 33128
                 */
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number is gone; the answer has no body. */
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
    Users_GetUsers: {
        parameters: {
            query?: {
                /**
                 * @description Only members whose name or e-mail address begins with this text.
                 * @example tomas
                 */
                filter?: components["parameters"]["usersFilter"] | undefined;
                /**
                 * @description By which field the members are sorted, upwards (`Asc`) or downwards (`Desc`).
                 * @example LastNameAsc
                 */
                sort?: components["parameters"]["usersSort"] | undefined;
                /**
                 * @description Only members with this default office.
                 * @example 4410
                 */
                defaultOfficeId?: components["parameters"]["defaultOfficeId"] | undefined;
                /**
                 * @description Only members whose rights reach this far in the company.
                 * @example Office
                 */
                accessLevel?: components["parameters"]["accessLevel"] | undefined;
                /**
                 * @description Only members with this job title; only companies on Rooms v5 have titles.
                 * @example 318
                 */
                titleId?: components["parameters"]["titleId"] | undefined;
                /**
                 * @description Only members with this role in the company.
                 * @example 52411
                 */
                roleId?: components["parameters"]["roleIdFilter"] | undefined;
                /**
                 * @description Only members who have accepted their invitation (`Active`), or only those who have not
                 *     (`Pending`).
                 * @example Active
                 */
                status?: components["parameters"]["usersStatus"] | undefined;
                /**
                 * @description Whether to list only members who are kept from signing in.
                 * @example false
                 */
                lockedOnly?: components["parameters"]["lockedOnly"] | undefined;
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
            /** @description One chunk of the members. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserSummaryList"];
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
    Users_GetUser: {
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
                 * @description The user, by Rooms number; not the GUID that the eSignature areas use.
                 * @example 33128
                 */
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member as they stand. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
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
    Users_UpdateUser: {
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
                 * @description The user, by Rooms number; not the GUID that the eSignature areas use.
                 * @example 33128
                 */
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        /** @description The new default office. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserForUpdate"];
            };
        };
        responses: {
            /** @description The member after the change. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description The request does not fit the contract, or there is no such office. */
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
    Users_RemoveUser: {
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
                 * @description The user, by Rooms number; not the GUID that the eSignature areas use.
                 * @example 33128
                 */
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The member was removed; the answer has no body. */
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
            /** @description The request does not fit the contract, or the member cannot be removed. */
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
    Users_AddUserToOffice: {
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
                 * @description The user, by Rooms number; not the GUID that the eSignature areas use.
                 * @example 33128
                 */
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        /** @description The office that the member joins. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DesignatedOffice"];
            };
        };
        responses: {
            /** @description The member was added; the answer has no body. */
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
            /** @description The request does not fit the contract, or there is no such office. */
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
    Users_AddUserToRegion: {
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
                 * @description The user, by Rooms number; not the GUID that the eSignature areas use.
                 * @example 33128
                 */
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        /** @description The region that the member joins. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DesignatedRegion"];
            };
        };
        responses: {
            /** @description The member was added; the answer has no body. */
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
            /** @description The request does not fit the contract, or there is no such region. */
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
    Users_ReinviteUser: {
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
                 * @description The user, by Rooms number; not the GUID that the eSignature areas use.
                 * @example 33128
                 */
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation is on its way again; the answer has no body. */
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
            /** @description The request does not fit the contract, or the member is active already. */
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
    Users_RemoveUserFromOffice: {
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
                 * @description The user, by Rooms number; not the GUID that the eSignature areas use.
                 * @example 33128
                 */
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        /** @description The office that the member leaves. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DesignatedOffice"];
            };
        };
        responses: {
            /** @description The member was removed from the office; the answer has no body. */
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
            /** @description The request does not fit the contract, or the member does not work for this office. */
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
    Users_RemoveUserFromRegion: {
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
                 * @description The user, by Rooms number; not the GUID that the eSignature areas use.
                 * @example 33128
                 */
                userId: components["parameters"]["userId"];
            };
            cookie?: never;
        };
        /** @description The region that the member leaves. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["DesignatedRegion"];
            };
        };
        responses: {
            /** @description The member was removed from the region; the answer has no body. */
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
            /** @description The request does not fit the contract, or the member does not work for this region. */
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
    Users_InviteClassicAdmin: {
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
        /** @description Who is invited. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClassicAdminToInvite"];
            };
        };
        responses: {
            /** @description The invitation is on its way. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description The request does not fit the contract, or the company is not on Rooms v5. */
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
    Users_InviteClassicAgent: {
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
        /** @description Who is invited, and for which office. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClassicAgentToInvite"];
            };
        };
        responses: {
            /** @description The invitation is on its way. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description The request does not fit the contract, or the company is not on Rooms v5. */
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
    Users_InviteClassicManager: {
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
        /** @description Who is invited, for which offices or regions, and with what permissions. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ClassicManagerToInvite"];
            };
        };
        responses: {
            /** @description The invitation is on its way. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description The request does not fit the contract, or the company is not on Rooms v5. */
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
    Users_InviteUser: {
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
        /** @description Who is invited, with what role and access level. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserToInvite"];
            };
        };
        responses: {
            /** @description The invitation is on its way. */
            201: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description The request does not fit the contract, or the company is not on Rooms v6. */
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
    GlobalLists_GetClosingStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All the closing statuses. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlobalClosingStatuses"];
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
    GlobalLists_GetContactSides: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All the contact sides. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlobalContactSides"];
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
    GlobalLists_GetCurrencies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All the currencies. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlobalCurrencies"];
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
    GlobalLists_GetFinancingTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All the financing types. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlobalFinancingTypes"];
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
    GlobalLists_GetOriginsOfLeads: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All the origins of leads. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlobalOriginsOfLeads"];
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
    GlobalLists_GetPropertyTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All the property types. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlobalPropertyTypes"];
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
    GlobalLists_GetRoomContactTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All the room contact types. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlobalRoomContactTypes"];
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
    GlobalLists_GetSellerDecisionTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All the seller decision types. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlobalSellerDecisionTypes"];
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
    GlobalLists_GetSpecialCircumstanceTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All the special circumstance types. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlobalSpecialCircumstanceTypes"];
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
    GlobalLists_GetStates: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All the states. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlobalStates"];
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
    GlobalLists_GetTaskDateTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All the task date types. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlobalTaskDateTypes"];
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
    GlobalLists_GetTaskResponsibilityTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All the task responsibility types. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlobalTaskResponsibilityTypes"];
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
    GlobalLists_GetTaskStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All the task statuses. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlobalTaskStatuses"];
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
    GlobalLists_GetTimeZones: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All the time zones. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlobalTimeZones"];
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
    GlobalLists_GetTransactionSides: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All the transaction sides. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlobalTransactionSides"];
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
}
