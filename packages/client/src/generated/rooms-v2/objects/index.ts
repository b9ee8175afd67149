// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Client } from '../../../index.js';
import type { Rooms } from './rooms.js';
import { rooms } from './rooms.js';
import type { Fields } from './fields.js';
import { fields } from './fields.js';
import type { RoomTemplates } from './room-templates.js';
import { roomTemplates } from './room-templates.js';
import type { Documents } from './documents.js';
import { documents } from './documents.js';
import type { RoomFolders } from './room-folders.js';
import { roomFolders } from './room-folders.js';
import type { TaskLists } from './task-lists.js';
import { taskLists } from './task-lists.js';
import type { TaskListTemplates } from './task-list-templates.js';
import { taskListTemplates } from './task-list-templates.js';
import type { Roles } from './roles.js';
import { roles } from './roles.js';
import type { Accounts } from './accounts.js';
import { accounts } from './accounts.js';
import type { ESignPermissionProfiles } from './esign-permission-profiles.js';
import { eSignPermissionProfiles } from './esign-permission-profiles.js';
import type { Offices } from './offices.js';
import { offices } from './offices.js';
import type { Regions } from './regions.js';
import { regions } from './regions.js';
import type { Users } from './users.js';
import { users } from './users.js';
import type { Nrds } from './nrds.js';
import { nrds } from './nrds.js';
import type { FormLibraries } from './form-libraries.js';
import { formLibraries } from './form-libraries.js';
import type { FormGroups } from './form-groups.js';
import { formGroups } from './form-groups.js';
import type { FormDetails } from './form-details.js';
import { formDetails } from './form-details.js';
import type { FormProviders } from './form-providers.js';
import { formProviders } from './form-providers.js';
import type { ExternalFormFillSessions } from './external-form-fill-sessions.js';
import { externalFormFillSessions } from './external-form-fill-sessions.js';
import type { GlobalLists } from './global-lists.js';
import { globalLists } from './global-lists.js';
/**
 * All of Countersign Rooms v2, by resource.
 */
export interface RoomsV2 {
    /**
     * A room contains the people, documents, envelopes and task lists of one transaction. Each person
     * has separate permissions in the room.
     */
    rooms: Rooms;
    /**
     * The fields of the room details. A field set contains the fields that a company uses, with the
     * rules for their values.
     */
    fields: Fields;
    /**
     * A room template specifies the side of the transaction and the task lists of new rooms. It is for
     * all offices of the company, or for some regions or offices. Templates are created in the web
     * pages of the service.
     */
    roomTemplates: RoomTemplates;
    /**
     * A document of a room, with its content. A document belongs to the person who added it, and can be
     * shared with other people in the room.
     */
    documents: Documents;
    /**
     * The folders in which a room keeps its documents.
     */
    roomFolders: RoomFolders;
    /**
     * The task lists in a room, each created from a template of the company.
     */
    taskLists: TaskLists;
    /**
     * The templates of the company for task lists. A template says which tasks a room gets, who does
     * them, and when they are due.
     */
    taskListTemplates: TaskListTemplates;
    /**
     * A role specifies the permissions of its members: for rooms, room details, documents, envelopes,
     * members and company settings.
     *
     * Companies on Rooms v5 have three built-in roles. An Admin manages all members and the company
     * settings. A Manager manages the rooms of offices or regions, and can have additional permissions
     * from a ClassicManagerPermissions object. An Agent can only view rooms that the agent created or
     * that were created for the agent, and cannot manage members or settings. The permissions of the
     * three roles can be changed for each member.
     *
     * Companies on Rooms v6 create their own roles. An internal role is for people of the company. An
     * external role is for other people and is assigned with the invitation to a room. A role must
     * exist before a person can be invited with it. Each member has one default role in the company
     * and can have another one in each room. Inside a room, only the role of the room applies.
     */
    roles: Roles;
    /**
     * The company of an account. An account uses Rooms if it has a company, on version v5 or v6.
     */
    accounts: Accounts;
    /**
     * The permission profiles of the eSignature account that belongs to the company. Each invitation
     * to the company names one.
     */
    eSignPermissionProfiles: ESignPermissionProfiles;
    /**
     * The offices of a company. Rooms belong to offices, and members have a default office. On Rooms
     * v5, a Manager manages the rooms of offices or regions. On Rooms v6, the access level of a member
     * specifies whether the member belongs to offices.
     */
    offices: Offices;
    /**
     * A region is a group of offices, so that one person can manage all of them. A company does not
     * have to have regions.
     */
    regions: Regions;
    /**
     * The members of a company in Rooms, and the invitations by which they join it.
     *
     * A company on Rooms v5 invites people as Admin, Manager or Agent, each with a separate operation.
     * A company on Rooms v6 has one operation for all members. It specifies a role that the company
     * created, and the role must exist before the invitation. The ID that Rooms assigns to a user is
     * not the GUID of the user in eSignature.
     */
    users: Users;
    /**
     * The number of a real-estate agent in the National Realtor Database System, as Rooms stores it
     * for the user.
     */
    nrds: Nrds;
    /**
     * A form library contains the forms of an association, such as a lease or a disclosure. A provider
     * distributes them to the companies that use them. The forms are PDFs with fields.
     */
    formLibraries: FormLibraries;
    /**
     * A form group is a selection of forms from the libraries, for one kind of transaction. A company
     * grants it to offices, so that their members know which forms to add to their rooms. Forms can be
     * required.
     */
    formGroups: FormGroups;
    /**
     * The version, the owner, the dates and the length of a form.
     */
    formDetails: FormDetails;
    /**
     * A form provider distributes the forms of one or more associations.
     */
    formProviders: FormProviders;
    /**
     * A session in which a person fills in forms of a room, without logging in to Rooms. An application
     * can show it in a frame.
     */
    externalFormFillSessions: ExternalFormFillSessions;
    /**
     * Lists of values that are the same for every account, such as the countries.
     */
    globalLists: GlobalLists;
}
/**
 * Creates an object with a field per resource; the operations are its methods.
 */
export function roomsV2(client: Client<'rooms'>): RoomsV2 {
    return {
        rooms: rooms(client),
        fields: fields(client),
        roomTemplates: roomTemplates(client),
        documents: documents(client),
        roomFolders: roomFolders(client),
        taskLists: taskLists(client),
        taskListTemplates: taskListTemplates(client),
        roles: roles(client),
        accounts: accounts(client),
        eSignPermissionProfiles: eSignPermissionProfiles(client),
        offices: offices(client),
        regions: regions(client),
        users: users(client),
        nrds: nrds(client),
        formLibraries: formLibraries(client),
        formGroups: formGroups(client),
        formDetails: formDetails(client),
        formProviders: formProviders(client),
        externalFormFillSessions: externalFormFillSessions(client),
        globalLists: globalLists(client)
    };
}

