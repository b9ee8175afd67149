// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { SettingsMetadata } from './settingsMetadata.js';

/** An account setting that does not have a field of its own. */
export interface AdditionalSetting {
    /** Metadata about whether the setting can be edited and its allowed values. */
    metadata?: SettingsMetadata | undefined;
    /** The name of the setting. */
    name?: string | undefined;
    /** The text or number at which the setting stands. */
    value?: string | undefined;
}
