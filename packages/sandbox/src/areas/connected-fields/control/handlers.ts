import { z } from 'zod';
import { type ControlHandlers, write } from '../../../frame/control/control-call.ts';
import { notFound } from '../../../frame/control/control-problem.ts';
import { readBody } from '../../../frame/control/read-body.ts';
import { accounts } from '../../../state/model/account.ts';
import { extensionAnswers, extensionApps } from '../../../state/model/extension-apps.ts';
import { tabSchema } from '../tab-schema.ts';

const installing = z.strictObject({
  tabs: z.array(tabSchema).min(1),
  answer: z.exactOptional(
    z.strictObject({ isVerified: z.boolean(), message: z.exactOptional(z.string().min(1)) }),
  ),
});

/** Actions of administrators in the pages of extension apps. */
export const handlers: ControlHandlers<'installExtensionApp' | 'removeExtensionApp'> = {
  async installExtensionApp(parts, call) {
    const { tabs, answer } = readBody(call, installing);
    return write(parts, call, async (state) => {
      const { accountId = '', appId = '' } = call.path;
      if ((await state.of(accounts).get('', accountId)) === undefined)
        throw notFound(`There is no account ${accountId}.`, 'path/accountId');
      await state.of(extensionApps).put(accountId, appId, { appId, tabs });
      if (answer === undefined) await state.of(extensionAnswers).remove(accountId, appId);
      else await state.of(extensionAnswers).put(accountId, appId, answer);
      return { appId, tabLabels: tabs.map(({ tabLabel }) => tabLabel) };
    });
  },
  removeExtensionApp: (parts, call) =>
    write(parts, call, async (state) => {
      const { accountId = '', appId = '' } = call.path;
      if (!(await state.of(extensionApps).remove(accountId, appId)))
        throw notFound(`The account has not installed the app ${appId}.`, 'path/appId');
      await state.of(extensionAnswers).remove(accountId, appId);
      return undefined;
    }),
};
