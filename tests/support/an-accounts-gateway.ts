import type { UserInfo } from '../../src/core/accounts/account.ts';
import type { Accounts, OwnSession } from '../../src/core/accounts/accounts.ts';
import type { OwnAgency } from '../../src/core/accounts/account-commands.ts';
import { Failure } from '../../src/core/shared/failure.ts';
import { aUser } from './a-session.ts';
import { aVersion } from './test-keys.ts';
import { fakeGateway } from './fake-gateway.ts';

const AT = '2026-11-21T10:00:00.000Z';
const DONE = { message: 'done' };
const NOTHING = { active: 0, paused: 0, draft: 0, rented: 0, views: 0, favorites: 0 };

/** Sessions of this browser and of a telephone. */
export const SESSIONS: OwnSession[] = [
  { id: 1, device: 'Firefox, Linux', createdAt: AT, expiresAt: AT, current: true },
  { id: 2, device: 'Safari, iPhone', createdAt: AT, expiresAt: AT, current: false },
];

/** New agency without any texts. */
export const anOwnAgency = (fields: Partial<OwnAgency> = {}): OwnAgency => ({
  id: 3,
  name: 'Дом',
  descriptionBg: '',
  descriptionEn: '',
  phone: '',
  email: '',
  website: '',
  address: '',
  companyNumber: '',
  trusted: false,
  logo: null,
  version: aVersion(1),
  ...fields,
});

const pictureOf = (key: string | null) =>
  key === null ? null : { url: `/pictures/${key}`, width: 400, height: 400 };

/** Server that accepts all changes of one account. */
export function anAccountsGateway(user: UserInfo = aUser(), agency: OwnAgency = anOwnAgency()) {
  const isVendor = user.type === 'vendor';
  return fakeGateway<Accounts>({
    signUp: () => DONE,
    confirmEmail: () => ({ message: 'done', authToken: null }),
    requestPasswordReset: () => DONE,
    resetPassword: () => DONE,
    changePassword: () => DONE,
    updateProfile: ({ version, ...fields }) => ({ ...user, ...fields, version: `${version.slice(0, -1)}s` }),
    sendPhoneCode: () => DONE,
    confirmPhone: () => ({ ...user, phoneVerifiedAt: AT, canConfirmPhone: false }),
    setProfilePicture: ({ picture }) => ({ ...user, picture: pictureOf(picture) }),
    ownAgency: () => agency,
    updateAgency: ({ version, ...fields }) => ({ ...agency, ...fields, version: `${version.slice(0, -1)}s` }),
    setAgencyLogo: ({ picture }) => ({ ...agency, logo: pictureOf(picture) }),
    ownSessions: () => ({ data: SESSIONS }),
    endSession: () => DONE,
    endAllSessions: () => DONE,
    deleteAccount: () => DONE,
    leaveVendor: () => DONE,
    ownStatistics: () => ({
      properties: isVendor ? null : NOTHING,
      viewings: isVendor ? null : { waiting: 0, coming: 0 },
      orders: { waiting: 0, underWay: 0 },
      products: isVendor ? 0 : null,
      searches: isVendor ? null : 0,
    }),
    publicUser: () => {
      throw new Failure('error-user-not-found', {}, 'not-found');
    },
  });
}
