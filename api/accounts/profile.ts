import { Type } from 'typebox';
import { ACCOUNT_TYPES } from '../../src/core/accounts/account.ts';
import { OWNER_WARNINGS, READER_WARNINGS } from '../../src/core/accounts/warnings.ts';
import { LANGUAGES } from '../../src/core/shared/language.ts';
import { VENDOR_ROLES } from '../../src/core/shared/vendor-roles.ts';
import { operation } from '../operation.ts';
import {
  Count,
  Done,
  Id,
  IdText,
  Moment,
  nullable,
  oneOf,
  Picture,
  PictureKey,
  strict,
  text,
  Version,
} from '../schema.ts';

const Language = oneOf(LANGUAGES);
const domain = 'accounts';

export const SIGNED_IN = ['user', 'agency', 'vendor'] as const;

/** Reasons for caution about a landlord (TRUST-06). */
export const OwnerWarnings = Type.Array(oneOf(OWNER_WARNINGS));

/** Absent without warnings (TRUST-06). */
export const ReaderWarnings = Type.Optional(Type.Array(oneOf(READER_WARNINGS)));

export const UserInfo = strict({
  id: Id,
  type: oneOf(ACCOUNT_TYPES),
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  language: Language,
  picture: nullable(Picture),
  credits: Count,
  vendor: nullable(strict({ id: Id, name: Type.String() })),
  vendorRole: nullable(oneOf(VENDOR_ROLES)),
  mayLeaveShop: Type.Boolean(),
  optMarketingFlag: Type.Boolean(),
  hasPassword: Type.Boolean(),
  emailConfirmed: Type.Boolean(),
  phoneVerifiedAt: nullable(Moment),
  canConfirmPhone: Type.Boolean(),
  waiting: strict({ orders: Count, viewings: Count, messages: Count }),
  /** Version of the profile's form. */
  version: Version,
});

const agencyText = {
  name: Type.String(),
  descriptionBg: Type.String(),
  descriptionEn: Type.String(),
  phone: Type.String(),
  email: Type.String(),
  website: Type.String(),
  address: Type.String(),
  companyNumber: Type.String(),
};

const OwnAgency = strict({
  id: Id,
  ...agencyText,
  trusted: Type.Boolean(),
  logo: nullable(Picture),
  version: Version,
});

export const ownAccount = operation({
  id: 'ownAccount',
  method: 'GET',
  path: '/api/user',
  summary: 'Returns the account of the signed-in user',
  domain,
  callers: SIGNED_IN,
  guarded: true,
  answer: UserInfo,
});

export const publicUser = operation({
  id: 'publicUser',
  method: 'GET',
  path: '/api/user/{id}',
  summary: 'Returns the public profile of a user who offers homes',
  domain,
  callers: ['anyone'],
  guarded: false,
  params: strict({ id: IdText }),
  answer: strict({
    id: Id,
    name: Type.String(),
    memberSince: Moment,
    propertyCount: Count,
    agencyId: nullable(Id),
    phoneVerifiedAt: nullable(Moment),
    warnings: OwnerWarnings,
  }),
});

export const updateProfile = operation({
  id: 'updateProfile',
  method: 'POST',
  path: '/api/user/profile',
  summary: 'Changes name, phone, language and consent to marketing',
  domain,
  callers: SIGNED_IN,
  guarded: true,
  body: strict({
    name: text(200),
    phone: text(40),
    language: Language,
    optMarketingFlag: Type.Boolean(),
    version: Version,
  }),
  answer: UserInfo,
});

export const setProfilePicture = operation({
  id: 'setProfilePicture',
  method: 'POST',
  path: '/api/user/profile/picture',
  summary: 'Sets the profile picture to an uploaded one, or removes it',
  domain,
  callers: SIGNED_IN,
  guarded: true,
  body: strict({ picture: nullable(PictureKey) }),
  answer: UserInfo,
});

export const ownAgency = operation({
  id: 'ownAgency',
  method: 'GET',
  path: '/api/user/agency',
  summary: "Returns the agency's public data for editing",
  domain,
  callers: ['agency'],
  guarded: true,
  answer: OwnAgency,
});

export const updateAgency = operation({
  id: 'updateAgency',
  method: 'POST',
  path: '/api/user/agency',
  summary: "Changes the agency's public data",
  domain,
  callers: ['agency'],
  guarded: true,
  body: strict({
    name: text(200),
    descriptionBg: text(5_000),
    descriptionEn: text(5_000),
    phone: text(40),
    email: text(300),
    website: text(300),
    address: text(300),
    companyNumber: text(40),
    version: Version,
  }),
  answer: OwnAgency,
});

export const setAgencyLogo = operation({
  id: 'setAgencyLogo',
  method: 'POST',
  path: '/api/user/agency/logo',
  summary: 'Sets the logo to an uploaded picture, or removes it',
  domain,
  callers: ['agency'],
  guarded: true,
  body: strict({ picture: nullable(PictureKey) }),
  answer: OwnAgency,
});

export const ownSessions = operation({
  id: 'ownSessions',
  method: 'GET',
  path: '/api/user/session',
  summary: 'Returns the sessions of the signed-in user',
  domain,
  callers: SIGNED_IN,
  guarded: true,
  answer: strict({
    data: Type.Array(
      strict({
        id: Id,
        device: Type.String(),
        createdAt: Moment,
        expiresAt: Moment,
        current: Type.Boolean(),
      }),
    ),
  }),
});

export const endSession = operation({
  id: 'endSession',
  own: 'session',
  method: 'DELETE',
  path: '/api/user/session/{id}',
  summary: "Ends one of the user's sessions",
  domain,
  callers: SIGNED_IN,
  guarded: true,
  params: strict({ id: IdText }),
  answer: Done,
});

export const endAllSessions = operation({
  id: 'endAllSessions',
  method: 'DELETE',
  path: '/api/user/session',
  summary: 'Ends all sessions of the user',
  domain,
  callers: SIGNED_IN,
  guarded: true,
  answer: Done,
});

export const exportData = operation({
  id: 'exportData',
  method: 'GET',
  path: '/api/user/export',
  summary: 'Returns all stored data of the user',
  domain,
  callers: SIGNED_IN,
  guarded: true,
  answer: Type.Record(Type.String(), Type.Unknown()),
});

export const deleteAccount = operation({
  id: 'deleteAccount',
  method: 'POST',
  path: '/api/user/deletion',
  summary: 'Deletes the account, confirmed by the password, or by the e-mail of an account without one',
  domain,
  callers: SIGNED_IN,
  guarded: true,
  body: strict({ proof: text(300) }),
  answer: Done,
});

export const ownStatistics = operation({
  id: 'ownStatistics',
  method: 'GET',
  path: '/api/stats/user',
  summary: 'Returns the figures of the dashboard',
  domain,
  callers: SIGNED_IN,
  guarded: true,
  answer: strict({
    properties: nullable(
      strict({ active: Count, paused: Count, draft: Count, rented: Count, views: Count, favorites: Count }),
    ),
    viewings: nullable(strict({ waiting: Count, coming: Count })),
    orders: strict({ waiting: Count, underWay: Count }),
    products: nullable(Count),
    searches: nullable(Count),
  }),
});

export const profileOperations = [
  ownAccount,
  publicUser,
  updateProfile,
  setProfilePicture,
  ownAgency,
  updateAgency,
  setAgencyLogo,
  ownSessions,
  endSession,
  endAllSessions,
  exportData,
  deleteAccount,
  ownStatistics,
];
