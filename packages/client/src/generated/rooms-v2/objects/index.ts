// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Client } from '../../../index.js';
import type { Rooms } from './rooms.js';
import { rooms } from './rooms.js';
import type { TaskLists } from './task-lists.js';
import { taskLists } from './task-lists.js';
import type { Roles } from './roles.js';
import { roles } from './roles.js';
import type { Offices } from './offices.js';
import { offices } from './offices.js';
import type { Regions } from './regions.js';
import { regions } from './regions.js';
import type { Users } from './users.js';
import { users } from './users.js';
import type { Nrds } from './nrds.js';
import { nrds } from './nrds.js';
import type { GlobalLists } from './global-lists.js';
import { globalLists } from './global-lists.js';
/**
 * All of Countersign Rooms v2, by resource.
 */
export interface RoomsV2 {
    /**
     * A room brings together the people, documents, envelopes and task lists of one deal, each
     * person with permissions of their own in that room.
     */
    rooms: Rooms;
    /**
     * The task lists in a room, each made from a template of the company.
     */
    taskLists: TaskLists;
    /**
     * A role says what its holder may do: with rooms, room details, documents, envelopes, members
     * and company settings.
     *
     * Companies on Rooms v5 have three roles that come with the product. An Admin looks after all
     * members and the company settings. A Manager looks after the rooms of offices or regions, and
     * may be given more by a ClassicManagerPermissions object. An Agent sees only rooms that the
     * agent made or that were made for the agent, and touches neither members nor settings. What
     * the three may do can be changed on the member.
     *
     * Companies on Rooms v6 make their own roles. An internal role is for people of the company; an
     * external one is for others and is given with the invitation to a room. A role must exist
     * before anybody can be invited with it. Each member has one default role in the company and
     * may have a further one in each room; inside a room, only the room's own role counts.
     */
    roles: Roles;
    /**
     * The offices of a company. Rooms belong to offices, and members have a default office. On Rooms v5
     * a Manager looks after the rooms of offices or regions; on Rooms v6 the access level of a member
     * says whether they work for offices.
     */
    offices: Offices;
    /**
     * A region is a group of offices, so that somebody can look after all of them at once. A company
     * need not have regions.
     */
    regions: Regions;
    /**
     * The members of a company in Rooms, and the invitations by which they join it.
     *
     * A company on Rooms v5 invites people as Admin, Manager or Agent, each by an operation of its own.
     * A company on Rooms v6 has one operation for all; it names a role that the company made, and the
     * role must exist before the invitation. The number that Rooms gives to a user is not the GUID that
     * the user has in eSignature.
     */
    users: Users;
    /**
     * The number that a real-estate agent has in the National Realtor Database System, as Rooms keeps it
     * with the user.
     */
    nrds: Nrds;
    /**
     * Lists of values that are the same for every account, such as the countries.
     */
    globalLists: GlobalLists;
}
/**
 * Makes an object of a client: its resources are fields, their operations methods.
 */
export function roomsV2(client: Client): RoomsV2 {
    return {
        rooms: rooms(client),
        taskLists: taskLists(client),
        roles: roles(client),
        offices: offices(client),
        regions: regions(client),
        users: users(client),
        nrds: nrds(client),
        globalLists: globalLists(client)
    };
}

