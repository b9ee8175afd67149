/** A change that a lenient reading made, or an unknown name. */
export interface Note {
  readonly rule: 'name' | 'value' | 'null' | 'empty' | 'type' | 'moment' | 'base64' | 'unknown';
  /** JSON pointer to the place, as it was sent. */
  readonly at: string;
  /**
   * The value as it was sent, if it is short: a name or a text as it was, any other value as JSON.
   */
  readonly sent?: string;
  /**
   * The canonical form, written likewise; undefined if there is none, as for an unknown property.
   */
  readonly canonical?: string;
}
