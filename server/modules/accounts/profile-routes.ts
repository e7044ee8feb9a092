import {
  confirmPhone as confirmPhoneContract,
  sendPhoneCode as sendPhoneCodeContract,
} from '../../../api/accounts/phone-verification.ts';
import * as addresses from '../../../api/accounts/account-addresses.ts';
import * as contract from '../../../api/accounts/profile.ts';
import { BACKGROUND_SECONDS } from '../../platform/database/database-time.ts';
import { implement } from '../../platform/http/operations.ts';
import type { Implementation } from '../../platform/http/operations.ts';
import { addAddress, changeAddress, deleteAddress, listAddresses } from './account-addresses.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { deleteAccount } from './delete-account.ts';
import { exportData } from './export-data.ts';
import { endEverySession, endOwnSession, listSessions } from './own-sessions.ts';
import { readOwnAgency, setAgencyLogo, setProfilePicture, updateAgency, updateProfile } from './profile.ts';
import { confirmPhone, sendPhoneCode } from './verify-phone.ts';
import { readPublicUser, readStatistics, readUserInfo } from './user-info.ts';

export function profileRoutes(deps: AccountDependencies): Implementation[] {
  return [...accountRoutes(deps), ...addressRoutes(deps)];
}

function accountRoutes(deps: AccountDependencies): Implementation[] {
  const { sessions } = deps;
  return [
    implement(contract.ownAccount, ({ account }) => readUserInfo(deps, account.id)),
    implement(contract.publicUser, ({ params }) => readPublicUser(deps, Number(params.id)), {
      readsReplica: true,
      shows: ({ id }) => ['properties', `person:${id}`],
    }),
    implement(contract.updateProfile, async ({ account, body }) => {
      await updateProfile(deps, account.id, body);
      return readUserInfo(deps, account.id);
    }),
    implement(sendPhoneCodeContract, async ({ account, language }) => {
      await sendPhoneCode(deps, account.id, language);
      return { message: 'phone-code-sent' };
    }),
    implement(confirmPhoneContract, async ({ account, body }) => {
      await confirmPhone(deps, account.id, body.code);
      return readUserInfo(deps, account.id);
    }),
    implement(contract.setProfilePicture, async ({ account, body }) => {
      await setProfilePicture(deps, account.id, body.picture);
      return readUserInfo(deps, account.id);
    }),
    implement(contract.ownAgency, ({ account }) => readOwnAgency(deps, account.id)),
    implement(contract.updateAgency, async ({ account, body }) => {
      await updateAgency(deps, account.id, body);
      return readOwnAgency(deps, account.id);
    }),
    implement(contract.setAgencyLogo, async ({ account, body }) => {
      await setAgencyLogo(deps, account.id, body.picture);
      return readOwnAgency(deps, account.id);
    }),
    implement(contract.ownSessions, async ({ account }) => ({ data: await listSessions(deps, account) })),
    implement(contract.endSession, async ({ account, params, reply }) => {
      const id = Number(params.id);
      await endOwnSession(deps, account, id);
      if (id === account.sessionId) sessions.clearCookie(reply);
      return { message: 'session-ended-message' };
    }),
    implement(contract.endAllSessions, async ({ account, reply }) => {
      await endEverySession(deps, account);
      sessions.clearCookie(reply);
      return { message: 'sessions-ended-message' };
    }),
    implement(contract.exportData, ({ account }) => exportData(deps, account), {
      shareOfLimit: 1 / 60,
      databaseSeconds: BACKGROUND_SECONDS,
    }),
    implement(
      contract.deleteAccount,
      async ({ account, body, reply }) => {
        await deleteAccount(deps, account, body.proof);
        sessions.clearCookie(reply);
        return { message: 'account-deleted-message' };
      },
      { databaseSeconds: BACKGROUND_SECONDS },
    ),
    implement(contract.ownStatistics, ({ account }) => readStatistics(deps, account)),
  ];
}

function addressRoutes(deps: AccountDependencies): Implementation[] {
  return [
    implement(addresses.accountAddresses, async ({ account }) => ({
      data: await listAddresses(deps, account.id),
    })),
    implement(addresses.addAccountAddress, ({ account, body }) => addAddress(deps, account.id, body)),
    implement(addresses.changeAccountAddress, ({ account, params, body }) =>
      changeAddress(deps, account.id, Number(params.id), body),
    ),
    implement(addresses.deleteAccountAddress, async ({ account, params }) => {
      await deleteAddress(deps, account.id, Number(params.id));
      return { message: 'address-deleted-message' };
    }),
  ];
}
