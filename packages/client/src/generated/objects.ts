// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Client } from '../index.js';
import type { AdminV2 } from './admin-v2/objects/index.js';
import { adminV2 } from './admin-v2/objects/index.js';
import type { EsignV2 } from './esign-v2/objects/index.js';
import { esignV2 } from './esign-v2/objects/index.js';
import type { EsignV21 } from './esign-v2.1/objects/index.js';
import { esignV21 } from './esign-v2.1/objects/index.js';
import type { Monitor } from './monitor/objects/index.js';
import { monitor } from './monitor/objects/index.js';
import type { Oauth } from './oauth/objects/index.js';
import { oauth } from './oauth/objects/index.js';
import type { RoomsV2 } from './rooms-v2/objects/index.js';
import { roomsV2 } from './rooms-v2/objects/index.js';
import type { Webforms } from './webforms/objects/index.js';
import { webforms } from './webforms/objects/index.js';
/**
 * All areas, by name.
 */
export interface Countersign {
    /**
     * Countersign Admin v2.
     */
    adminV2: AdminV2;
    /**
     * Countersign eSignature v2.
     */
    esignV2: EsignV2;
    /**
     * Countersign eSignature v2.1.
     */
    esignV21: EsignV21;
    /**
     * Countersign Monitor v2.
     */
    monitor: Monitor;
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
}
/**
 * Creates an object with every area for one client. All areas then share one base URL, as on the mock server.
 */
export function countersign(client: Client): Countersign {
    return {
        adminV2: adminV2(client),
        esignV2: esignV2(client),
        esignV21: esignV21(client),
        monitor: monitor(client),
        oauth: oauth(client),
        roomsV2: roomsV2(client),
        webforms: webforms(client)
    };
}

