import { Type } from 'typebox';
import { operation } from '../operation.ts';
import { Count, Moment, nullable, strict, text } from '../schema.ts';

const domain = 'team';

const Settings = strict({
  name: text(200),
  nameEn: text(200),
  // As long as the examples of the demo, so that their error is that of the number.
  number: text(40),
  vatNumber: text(40),
  address: text(300),
  addressEn: text(300),
  phone: text(40),
  email: text(300),
  ordersEmail: text(300),
  claimsEmail: text(300),
  privacyEmail: text(300),
  partnersEmail: text(300),
  safetyEmail: text(300),
  teamEmail: text(300),
  approvesVendors: Type.Boolean(),
});

const SettingsAnswer = strict({
  values: Settings,
  /** Number of the version in force; 0 for the settings of the environment. */
  version: Count,
  /** Number of the newest version, which a change names. */
  latest: Count,
  versions: Type.Array(
    strict({
      number: Count,
      values: Settings,
      validFrom: Moment,
      createdAt: Moment,
      author: Type.String(),
      reason: Type.String(),
    }),
  ),
});

export const teamSettings = operation({
  id: 'teamSettings',
  method: 'GET',
  path: '/api/team/settings',
  summary: 'Returns the settings of the business with their versions, newest first (TEAM-12)',
  domain,
  callers: ['team'],
  permission: 'settings.read',
  guarded: false,
  answer: SettingsAnswer,
});

export const changeTeamSettings = operation({
  id: 'changeTeamSettings',
  method: 'POST',
  path: '/api/team/settings',
  summary:
    'Adds a version of the settings, valid from now or a later time, used by receipts, mails and legal pages',
  domain,
  callers: ['team'],
  permission: 'settings.write',
  guarded: false,
  body: strict({ values: Settings, validFrom: nullable(Moment), latest: Count, reason: text(2_000) }),
  answer: SettingsAnswer,
});

export const teamSettingsOperations = [teamSettings, changeTeamSettings];
