import type {
  ClickwrapAgreementsResponse,
  UserAgreementsGetClickwrapAgreementsQueryParams,
} from '@countersign/types/click';
import { fileHeader } from '../../../engine/file-header.ts';
import { writeStatus } from '../../../engine/status-in-words.ts';
import { findDisclosure } from '../../../account/consumer-disclosures/disclosure.ts';
import { english } from '../../../account/consumer-disclosures/languages.ts';
import { presentDisclosure } from '../../../account/consumer-disclosures/present-disclosure.ts';
import { findAnyClickwrap, findClickwrap, findVersion } from '../clickwraps/find-clickwrap.ts';
import { presentWithContent } from '../clickwraps/present-clickwrap.ts';
import { defineClickOperation } from '../define-click-operation.ts';
import { agreementAddress } from '../pages/click-paths.ts';
import { refusal } from '../refusal.ts';
import { makeAgreementPdf } from './agreement-pdf.ts';
import { askAgreement } from './ask-agreement.ts';
import { mailExport } from './export-agreements.ts';
import { findAgreement } from './find-agreement.ts';
import { presentWholeAgreement, presentAgreement } from './present-agreement.ts';
import { addressLife, createLink, agreements, type StoredAgreement } from './stored-agreement.ts';
import { dateTime } from '../../../engine/date-time.ts';
import { readPeriod } from '../../../engine/read-period-date.ts';
import type { State } from '../../../state/state.ts';
import { cutPage } from '../clickwraps/cut-page.ts';
import type { StoredClickwrap, StoredVersion } from '../clickwraps/stored-clickwrap.ts';

export const UserAgreements_PostHasAgreed = defineClickOperation(
  'UserAgreements_PostHasAgreed',
  async (state, { path, body }, context) => {
    const clickwrap = await findAnyClickwrap(state, context, path.clickwrapId);
    const { agreement, version, isAgreed } = await askAgreement(state, clickwrap, body);
    const presented = presentWholeAgreement(agreement, version);
    if (isAgreed) return { status: 200, body: presented };
    const token = await createLink(state, agreement, addressLife);
    const agreementUrl = agreementAddress(state, context.origin, token);
    return { status: 201, body: { ...presented, agreementUrl } };
  },
);

export const UserAgreements_GetAgreement = defineClickOperation(
  'UserAgreements_GetAgreement',
  async (state, { path }, context) => {
    const { agreement, version } = await findAgreement(state, context, path);
    return { status: 200, body: presentWholeAgreement(agreement, version) };
  },
);

export const UserAgreements_GetAgreementPdf = defineClickOperation(
  'UserAgreements_GetAgreementPdf',
  async (state, { path, query }, context) => {
    const found = await findAgreement(state, context, path);
    if (found.agreement.status !== 'agreed')
      throw refusal(
        'AGREEMENT_NOT_AGREED',
        `The agreement ${found.agreement.agreementId} is ${writeStatus(found.agreement.status)}, so there is no document to download.`,
      );
    const withCertificate = String(query.include_coc).toLowerCase() === 'true';
    const bytes = await makeAgreementPdf(state, found, { withCertificate });
    return {
      status: 200,
      headers: { 'content-disposition': fileHeader('attachment', `${found.clickwrap.name}.pdf`) },
      file: { bytes, mediaType: 'application/pdf' },
    };
  },
);

export const UserAgreements_PostBulkClickwrapAgreements = defineClickOperation(
  'UserAgreements_PostBulkClickwrapAgreements',
  async (state, { path, body }, context) => {
    const clickwrap = await findClickwrap(state, context, path.clickwrapId);
    await mailExport(state, clickwrap, body, context);
    return { status: 201 };
  },
);

export const UserAgreements_GetClickwrapAgreements = defineClickOperation(
  'UserAgreements_GetClickwrapAgreements',
  async (state, { path, query }, context) => {
    const clickwrap = await findClickwrap(state, context, path.clickwrapId);
    return { status: 200, body: await listAgreements(state, clickwrap, query) };
  },
);

export const UserAgreements_GetClickwrapVersionAgreements = defineClickOperation(
  'UserAgreements_GetClickwrapVersionAgreements',
  async (state, { path, query }, context) => {
    const clickwrap = await findClickwrap(state, context, path.clickwrapId);
    const version = findVersion(clickwrap, path.versionId);
    return { status: 200, body: await listAgreements(state, clickwrap, query, version) };
  },
);

export const UserAgreements_GetAgreementDocument = defineClickOperation(
  'UserAgreements_GetAgreementDocument',
  async (state, { path }, context) => {
    const { orderOrDisclosure } = path;
    const clickwrap = await findAnyClickwrap(state, context, path.clickwrapId);
    const version = findVersion(clickwrap, path.versionId);
    if (orderOrDisclosure === 'disclosure') {
      const disclosure = await findDisclosure(state, context.account, english);
      const { esignAgreement = '' } = presentDisclosure(disclosure);
      return {
        status: 200,
        body: { documentName: 'Consumer disclosure', documentHtml: esignAgreement },
      };
    }
    const document = version.documents.find(({ order }) => order === Number(orderOrDisclosure));
    if (document === undefined)
      throw refusal(
        'ENTITY_NOT_FOUND',
        `The version has no document with the order ${orderOrDisclosure}. Read the version to see its documents.`,
      );
    return { status: 200, body: await presentWithContent(state, document) };
  },
);

/** Lists the agreements of a clickwrap, or of one version of it, the newest first. */
async function listAgreements(
  { of }: Pick<State, 'of'>,
  clickwrap: StoredClickwrap,
  query: Partial<UserAgreementsGetClickwrapAgreementsQueryParams>,
  version?: StoredVersion,
): Promise<ClickwrapAgreementsResponse> {
  const { from, to } = readPeriod(query);
  const all = await of(agreements).list(clickwrap.clickwrapId);
  const found = all
    .filter(
      ({ versionId, clientUserId, status, createdAt }: StoredAgreement) =>
        (version === undefined || versionId === version.versionId) &&
        (query.client_user_id === undefined || clientUserId === query.client_user_id) &&
        (query.status === undefined || status === query.status) &&
        createdAt >= from &&
        createdAt <= to,
    )
    .toReversed();
  const { items, paging } = cutPage(found, query);
  const [first] = items;
  return {
    userAgreements: items.map((agreement) =>
      presentAgreement(agreement, findVersion(clickwrap, agreement.versionId)),
    ),
    ...(first !== undefined && { beginCreatedOn: dateTime(first.createdAt) }),
    ...paging,
  };
}
