/** What a lenient reading changed, or does not know. */
export interface Note {
  readonly rule: 'name' | 'value' | 'null' | 'empty' | 'type' | 'moment' | 'base64' | 'unknown';
  /** JSON pointer to the place, as it was sent. */
  readonly at: string;
  /** What was sent: the name of a property, or a short scalar; undefined where it may be long. */
  readonly sent?: string;
  /** The canonical form; undefined where there is none, as of an unknown property. */
  readonly canonical?: string;
}
