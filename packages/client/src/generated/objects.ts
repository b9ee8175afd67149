// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Client } from '../index.js';
import type { AdminV2 } from './admin-v2/objects/index.js';
import { adminV2 } from './admin-v2/objects/index.js';
import type { Click } from './click/objects/index.js';
import { click } from './click/objects/index.js';
import type { ConnectedFields } from './connected-fields/objects/index.js';
import { connectedFields } from './connected-fields/objects/index.js';
import type { EsignV2 } from './esign-v2/objects/index.js';
import { esignV2 } from './esign-v2/objects/index.js';
import type { EsignV21 } from './esign-v2.1/objects/index.js';
import { esignV21 } from './esign-v2.1/objects/index.js';
import type { Maestro } from './maestro/objects/index.js';
import { maestro } from './maestro/objects/index.js';
import type { Monitor } from './monitor/objects/index.js';
import { monitor } from './monitor/objects/index.js';
import type { Navigator } from './navigator/objects/index.js';
import { navigator } from './navigator/objects/index.js';
import type { Oauth } from './oauth/objects/index.js';
import { oauth } from './oauth/objects/index.js';
import type { RoomsV2 } from './rooms-v2/objects/index.js';
import { roomsV2 } from './rooms-v2/objects/index.js';
import type { Webforms } from './webforms/objects/index.js';
import { webforms } from './webforms/objects/index.js';
import type { WorkspacesArea } from './workspaces/objects/index.js';
import { workspacesArea } from './workspaces/objects/index.js';
/**
 * All areas, by name.
 */
export interface Countersign {
    /**
     * Countersign Admin v2.
     */
    adminV2: AdminV2;
    /**
     * Countersign Click v1.
     */
    click: Click;
    /**
     * Countersign Connected Fields v1.
     */
    connectedFields: ConnectedFields;
    /**
     * Countersign eSignature v2.
     */
    esignV2: EsignV2;
    /**
     * Countersign eSignature v2.1.
     */
    esignV21: EsignV21;
    /**
     * Countersign Maestro v1.
     */
    maestro: Maestro;
    /**
     * Countersign Monitor v2.
     */
    monitor: Monitor;
    /**
     * Countersign Navigator v1.
     */
    navigator: Navigator;
    /**
     * Countersign OAuth.
     */
    oauth: Oauth;
    /**
     * Countersign Rooms v2.
     */
    roomsV2: RoomsV2;
    /**
     * Countersign Web Forms v1.1.
     */
    webforms: Webforms;
    /**
     * Countersign Workspaces v1.
     */
    workspacesArea: WorkspacesArea;
}
/**
 * Creates an object with every area for one client. All areas then share one base URL, as on the mock server.
 */
export function countersign(client: Client): Countersign {
    return {
        adminV2: adminV2(client),
        click: click(client),
        connectedFields: connectedFields(client),
        esignV2: esignV2(client),
        esignV21: esignV21(client),
        maestro: maestro(client),
        monitor: monitor(client),
        navigator: navigator(client),
        oauth: oauth(client),
        roomsV2: roomsV2(client),
        webforms: webforms(client),
        workspacesArea: workspacesArea(client)
    };
}

