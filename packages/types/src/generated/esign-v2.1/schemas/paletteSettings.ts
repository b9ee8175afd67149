// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PaletteItemSettings } from './paletteItemSettings.js';

/** The sections of the palette of fields, each of which can be hidden. */
export interface PaletteSettings {
    /** The section with notes and other fields that nobody fills in. */
    annotations?: PaletteItemSettings | undefined;
    /** The section with the custom tabs of the account and the user. */
    custom?: PaletteItemSettings | undefined;
    /** The section with fields whose values come from another application. */
    merge?: PaletteItemSettings | undefined;
    /** The section with the fields of notaries. */
    notary?: PaletteItemSettings | undefined;
    /** The section with electronic seals. */
    seals?: PaletteItemSettings | undefined;
    /** The section with fields of smart contracts. */
    smartContracts?: PaletteItemSettings | undefined;
    /** The section with smart sections. */
    smartSections?: PaletteItemSettings | undefined;
}
