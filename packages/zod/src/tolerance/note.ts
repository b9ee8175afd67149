/** What a lenient reading changed, or does not know. */
export interface Note {
  readonly rule: 'name' | 'value' | 'null' | 'empty' | 'type' | 'moment' | 'base64' | 'unknown';
  /** JSON pointer to the place, as it was sent. */
  readonly at: string;
  /** What was sent, where it is short: a name or a text as it was, a value of another type as JSON. */
  readonly sent?: string;
  /** The canonical form, written likewise; undefined where there is none, as of an unknown property. */
  readonly canonical?: string;
}
