/** A program that sends one operation, as the site shows it. */
export interface Sample {
  language: 'ts' | 'js' | 'sh';
  /** What its tab is called. */
  label: string;
  code: string;
}
