// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Area, Client } from '../client.js';
/**
 * A client for each address of the service.
 */
export interface AreaClients {
    admin: Client<'admin'>;
    click: Client<'click'>;
    connectedFields: Client<'connectedFields'>;
    esign: Client<'esign'>;
    maestro: Client<'maestro'>;
    monitor: Client<'monitor'>;
    navigator: Client<'navigator'>;
    platform: Client<'platform'>;
    rooms: Client<'rooms'>;
    webforms: Client<'webforms'>;
    workspaces: Client<'workspaces'>;
}
/**
 * Creates a client for each address of the service.
 */
export function createAreaClients(create: (area: Area) => Client): AreaClients {
    return {
        admin: create('admin'),
        click: create('click'),
        connectedFields: create('connectedFields'),
        esign: create('esign'),
        maestro: create('maestro'),
        monitor: create('monitor'),
        navigator: create('navigator'),
        platform: create('platform'),
        rooms: create('rooms'),
        webforms: create('webforms'),
        workspaces: create('workspaces')
    };
}

