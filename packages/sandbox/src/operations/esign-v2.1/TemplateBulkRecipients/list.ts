import { findBulkRecipient } from '../../../bulk-recipients/find-bulk-recipient.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { wholeList } from '../../../engine/whole-list.ts';
import { bulkRecipients } from '../../../model/bulk-recipients.ts';

export const operation = defineOperation(
  'TemplateBulkRecipients_list',
  async (state, { path, query }, context) => {
    const { key } = await findBulkRecipient(state, context, path);
    const { accountId } = context.account;
    const rows = (await state.of(bulkRecipients).get(accountId, key)) ?? [];
    const shown =
      query.include_tabs === 'true' ? rows : rows.map(({ tabLabels: _values, ...row }) => row);
    return { status: 200, paged: true, body: { bulkRecipients: shown, ...wholeList } };
  },
);
