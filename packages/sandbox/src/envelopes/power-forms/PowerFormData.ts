import { defineOperation } from '../../engine/operation.ts';
import { readPeriodDate } from '../../engine/read-period-date.ts';
import { chooseLayout, writeFormData } from './form-data-layout.ts';
import { listPowerFormData } from './list-power-form-data.ts';
import { findPowerForm } from './power-form-access.ts';

export const PowerFormData_list = defineOperation(
  'PowerFormData_list',
  async (state, { path, query, accept }, context) => {
    const form = await findPowerForm(state, context, path.powerFormId);
    const envelopes = await listPowerFormData(state, form, {
      from: readPeriodDate('from_date', query.from_date),
      to: readPeriodDate('to_date', query.to_date, true),
    });
    const layout = chooseLayout(query.data_layout, accept);
    if (layout === 'Native') return { status: 200, body: { envelopes } };
    return { status: 200, file: writeFormData(envelopes, layout) };
  },
);
