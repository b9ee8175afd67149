import { hasFeature } from '../../engine/require-feature.ts';
import type { BrandLink, PageBrand } from '../../pages/brand/page-brand.ts';
import { brandLogoPath } from '../../pages/paths.ts';
import { accounts, type StoredAccount } from '../../state/model/account.ts';
import { brands, type LogoType, type StoredBrand } from '../../state/model/brands.ts';
import type { StoredMail } from '../../state/model/mail.ts';
import type { State } from '../../state/state.ts';
import { masterTexts } from './resource-file.ts';

/**
 * The people who see a brand: recipients of envelopes and e-mails, or users who prepare envelopes.
 */
type Audience = 'recipient' | 'sender';

const settings = { recipient: 'canSelfBrandSign', sender: 'canSelfBrandSend' } as const;
const defaults = { recipient: 'isSigningDefault', sender: 'isSendingDefault' } as const;

/** The brand of an e-mail: that of its envelope, else the default of the account. */
export async function brandOfMail(
  state: State,
  accountId: string,
  { envelopeId }: Pick<StoredMail, 'envelopeId'>,
): Promise<PageBrand | undefined> {
  const envelope = envelopeId === undefined ? undefined : await state.envelopes.get(envelopeId);
  const brandId = envelope?.settings.brandId;
  return brandOfAccount(state, accountId, { brandId, logo: 'email' });
}

/** The brand to use, and its purpose. */
interface BrandChoice {
  brandId?: string | undefined;
  audience?: Audience;
  logo?: LogoType;
  /** Set for signing within the sender's application, for which brands have texts of their own. */
  isCaptive?: boolean;
}

/** The named brand of an account, else its default; undefined where it has none, or uses none. */
export async function brandOfAccount(
  state: State,
  accountId: string,
  { brandId = '', audience = 'recipient', logo = 'primary', isCaptive = false }: BrandChoice,
): Promise<PageBrand | undefined> {
  const account = await state.of(accounts).get('', accountId);
  if (account === undefined || !hasFeature(account, [settings[audience]])) return undefined;
  const named =
    brandId === '' ? undefined : await state.of(brands).get(accountId, brandId.toLowerCase());
  const brand =
    named ?? (await state.of(brands).list(accountId)).find((one) => one[defaults[audience]]);
  return brand && presentPageBrand(state, account, brand, { logo, isCaptive });
}

function presentPageBrand(
  state: State,
  account: StoredAccount,
  { brandId, details, logos, resources }: StoredBrand,
  choice: { logo: LogoType; isCaptive: boolean },
): PageBrand {
  const { brandCompany = '', colors = [], emailContent = [], isOverridingCompanyName } = details;
  const logo = [choice.logo, 'primary' as const].find((type) => logos[type] !== undefined);
  const shown = (details.links ?? []).flatMap(({ linkType, showLink, ...link }) => {
    const read = readLink(link.urlOrMailTo, link.linkText);
    return linkType === undefined || showLink === 'false' || read === undefined
      ? []
      : [[linkType, read] as const];
  });
  return {
    company: isOverridingCompanyName === true && brandCompany !== '' ? brandCompany : account.name,
    ...(logo !== undefined && {
      logo: brandLogoPath(state, account.accountId, brandId, `${logo}.png`),
    }),
    colors: new Map(
      colors.map(({ name = '', value = '' }) => [name.toLowerCase(), value] as const),
    ),
    links: Object.fromEntries(shown),
    emailContent: emailContent.flatMap(({ content = '', emailToLink, linkText }) => {
      const link = readLink(emailToLink, linkText);
      return content === '' ? [] : [{ content, ...(link !== undefined && { link }) }];
    }),
    texts: readTexts(resources, choice.isCaptive),
  };
}

/** Reads all texts; those for captive signing by the names that they have for other signing. */
function readTexts(
  resources: StoredBrand['resources'],
  isCaptive: boolean,
): ReadonlyMap<string, string> {
  const texts = new Map(Object.values(resources).flatMap((one) => Object.entries(one.texts)));
  if (isCaptive)
    for (const name of Object.keys(masterTexts.signing_captive))
      texts.set(name.replace('SigningCaptive', 'Signing'), texts.get(name) ?? '');
  return texts;
}

/** A link to the web or to a mailbox; undefined for other schemes, which a page must not open. */
function readLink(address = '', words = ''): BrandLink | undefined {
  const href = address.includes('@') && !address.includes(':') ? `mailto:${address}` : address;
  if (!/^(https?|mailto):$/.test(URL.parse(href)?.protocol ?? '')) return undefined;
  return { href, words: words === '' ? address : words };
}
