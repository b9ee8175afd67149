// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Area, Client } from '../client.js';
/**
 * A client for each address of the service.
 */
export interface AreaClients {
    admin: Client<'admin'>;
    esign: Client<'esign'>;
    monitor: Client<'monitor'>;
    platform: Client<'platform'>;
    rooms: Client<'rooms'>;
    webforms: Client<'webforms'>;
}
/**
 * Creates a client for each address of the service.
 */
export function createAreaClients(create: (area: Area) => Client): AreaClients {
    return {
        admin: create('admin'),
        esign: create('esign'),
        monitor: create('monitor'),
        platform: create('platform'),
        rooms: create('rooms'),
        webforms: create('webforms')
    };
}

