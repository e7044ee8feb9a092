import {
  confirmPhone as confirmPhoneContract,
  sendPhoneCode as sendPhoneCodeContract,
} from '../../../api/accounts/phone-verification.ts';
import * as contract from '../../../api/accounts/profile.ts';
import { BACKGROUND_SECONDS } from '../../platform/database/database-time.ts';
import { implement } from '../../platform/http/operations.ts';
import type { Implementation } from '../../platform/http/operations.ts';
import type { AccountDependencies } from './account-dependencies.ts';
import { deleteAccount } from './delete-account.ts';
import { exportData } from './export-data.ts';
import { endEverySession, endOwnSession, listSessions } from './own-sessions.ts';
import { readOwnAgency, setAgencyLogo, setProfilePicture, updateAgency, updateProfile } from './profile.ts';
import { confirmPhone, sendPhoneCode } from './verify-phone.ts';
import { readPublicUser, readStatistics, readUserInfo } from './user-info.ts';

/** What people see and change of their own account. */
export function profileRoutes(services: AccountDependencies): Implementation[] {
  const { sessions } = services;
  return [
    implement(contract.ownAccount, ({ account }) => readUserInfo(services, account.id)),
    implement(contract.publicUser, ({ params }) => readPublicUser(services, Number(params.id)), {
      readsReplica: true,
      shows: ({ id }) => ['properties', `person:${id}`],
    }),
    implement(contract.updateProfile, async ({ account, body }) => {
      await updateProfile(services, account.id, body);
      return readUserInfo(services, account.id);
    }),
    implement(sendPhoneCodeContract, async ({ account, language }) => {
      await sendPhoneCode(services, account.id, language);
      return { message: 'phone-code-sent' };
    }),
    implement(confirmPhoneContract, async ({ account, body }) => {
      await confirmPhone(services, account.id, body.code);
      return readUserInfo(services, account.id);
    }),
    implement(contract.setProfilePicture, async ({ account, body }) => {
      await setProfilePicture(services, account.id, body.picture);
      return readUserInfo(services, account.id);
    }),
    implement(contract.ownAgency, ({ account }) => readOwnAgency(services, account.id)),
    implement(contract.updateAgency, async ({ account, body }) => {
      await updateAgency(services, account.id, body);
      return readOwnAgency(services, account.id);
    }),
    implement(contract.setAgencyLogo, async ({ account, body }) => {
      await setAgencyLogo(services, account.id, body.picture);
      return readOwnAgency(services, account.id);
    }),
    implement(contract.ownSessions, async ({ account }) => ({ data: await listSessions(services, account) })),
    implement(contract.endSession, async ({ account, params, reply }) => {
      const id = Number(params.id);
      await endOwnSession(services, account, id);
      if (id === account.sessionId) sessions.forget(reply);
      return { message: 'session-ended-message' };
    }),
    implement(contract.endAllSessions, async ({ account, reply }) => {
      await endEverySession(services, account);
      sessions.forget(reply);
      return { message: 'sessions-ended-message' };
    }),
    implement(contract.exportData, ({ account }) => exportData(services, account), {
      shareOfLimit: 1 / 60,
      databaseSeconds: BACKGROUND_SECONDS,
    }),
    implement(
      contract.deleteAccount,
      async ({ account, body, reply }) => {
        await deleteAccount(services, account, body.proof);
        sessions.forget(reply);
        return { message: 'account-deleted-message' };
      },
      { databaseSeconds: BACKGROUND_SECONDS },
    ),
    implement(contract.ownStatistics, ({ account }) => readStatistics(services, account)),
  ];
}
