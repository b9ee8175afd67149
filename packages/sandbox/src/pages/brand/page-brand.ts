/** The parts of a brand that pages and e-mails show. */
export interface PageBrand {
  /** The company in whose name they are sent. */
  company: string;
  /** The path of the logo on this server. */
  logo?: string;
  /** The colours, by their names in the brand. */
  colors: ReadonlyMap<string, string>;
  /**
   * The link of the button that closes the page, and the link about the service, if they are shown.
   */
  links: Partial<Record<'aboutDocusign' | 'closeButton', BrandLink>>;
  /** The texts of e-mails, each with its link. */
  emailContent: readonly { content: string; link?: BrandLink }[];
  /** The texts that the brand changes, by their names, such as `Signing_FinishButton`. */
  texts: ReadonlyMap<string, string>;
}

/** A link that a brand shows. */
export interface BrandLink {
  href: string;
  words: string;
}

/** A text of pages or e-mails as the brand words it; otherwise as the sandbox does. */
export function brandText(brand: PageBrand | undefined, name: string, own: string): string {
  const text = brand?.texts.get(name)?.trim() ?? '';
  return text === '' ? own : text;
}
