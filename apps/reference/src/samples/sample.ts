/** A program that sends one operation, as the site shows it. */
export interface Sample {
  language: 'ts' | 'js' | 'sh';
  /** The label of its tab. */
  label: string;
  code: string;
}
