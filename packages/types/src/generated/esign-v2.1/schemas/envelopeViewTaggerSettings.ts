// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PaletteSettings } from './paletteSettings.js';

/** The palette of fields that the user of an embedded page can place. */
export interface EnvelopeViewTaggerSettings {
    /** The section of the palette that is open at first, such as `custom` or `merge`. */
    paletteDefault?: string | undefined;
    /**
     * The extent of the palette: `default` for all sections, `custom` for the caller's own fields
     * alone, or `none` for no palette, so that the user cannot add fields.
     *
     * @default default
     */
    paletteSections?: string | undefined;
    /** Single sections of the palette that are shown or hidden. */
    paletteSettings?: PaletteSettings | undefined;
}
