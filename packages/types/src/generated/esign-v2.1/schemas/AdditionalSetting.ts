// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { SettingsMetadata } from './settingsMetadata.js';

/** A setting that has no field of its own. */
export interface AdditionalSetting {
    /** Who may change the setting, and the values it may take. */
    metadata?: SettingsMetadata | undefined;
    /** What the setting is called. */
    name?: string | undefined;
    /** What the setting stands at. */
    value?: string | undefined;
}
