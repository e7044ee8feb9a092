import { Type } from 'typebox';
import { TEAM_ROLES } from '../../src/core/team/permissions.ts';
import type { TeamOperation } from '../../src/core/team/permissions.ts';
import { operation } from '../operation.ts';
import { Count, Done, Id, Moment, nullable, oneOf, strict, text } from '../schema.ts';

const domain = 'team';

const Methods = Type.Array(oneOf(['totp', 'passkey']));
const Progress = strict({ step: oneOf(['second-factor', 'enrolment', 'signed-in']), methods: Methods });
const RecoveryCodes = strict({ recoveryCodes: Type.Array(Type.String()) });
/** Data of WebAuthn in its JSON form; the library checks it. */
const WebAuthnData = Type.Record(Type.String({ maxLength: 100 }), Type.Unknown(), { maxProperties: 20 });
const PasskeyId = strict({
  id: Type.String({ minLength: 1, maxLength: 1_400, pattern: '^[A-Za-z0-9_-]+$' }),
});

export const teamLogin = operation({
  id: 'teamLogin',
  method: 'POST',
  path: '/api/team/login',
  summary: 'Begins a sign-in to the back office with e-mail and password (TEAM-01)',
  domain,
  callers: ['anyone'],
  guarded: false,
  captcha: true,
  body: strict({ email: text(300), password: text(300) }),
  answer: Progress,
});

export const teamLoginWithCode = operation({
  id: 'teamLoginWithCode',
  method: 'POST',
  path: '/api/team/login/code',
  summary: 'Finishes a sign-in with a code of the authenticator or a recovery code',
  domain,
  callers: ['anyone'],
  guarded: false,
  body: strict({ code: text(40) }),
  answer: Progress,
});

export const teamPasskeyChallenge = operation({
  id: 'teamPasskeyChallenge',
  method: 'POST',
  path: '/api/team/login/passkey/options',
  summary: 'Begins a sign-in with a passkey as the second factor',
  domain,
  callers: ['anyone'],
  guarded: false,
  body: strict({}),
  answer: strict({ options: WebAuthnData }),
});

export const teamLoginWithPasskey = operation({
  id: 'teamLoginWithPasskey',
  method: 'POST',
  path: '/api/team/login/passkey',
  summary: 'Finishes a sign-in with a passkey',
  domain,
  callers: ['anyone'],
  guarded: false,
  body: strict({ response: WebAuthnData }),
  answer: Progress,
});

export const createTotp = operation({
  id: 'createTotp',
  method: 'POST',
  path: '/api/team/second-factor/totp',
  summary: 'Creates the secret of an authenticator as text, URL and QR code; the current one stays valid',
  domain,
  callers: ['anyone'],
  guarded: false,
  body: strict({}),
  answer: strict({
    secret: Type.String(),
    uri: Type.String(),
    /** Rows of modules; true is dark. */
    qr: Type.Array(Type.Array(Type.Boolean())),
  }),
});

export const confirmTotp = operation({
  id: 'confirmTotp',
  method: 'POST',
  path: '/api/team/second-factor/totp/confirm',
  summary: 'Confirms the authenticator with its first code; returns new recovery codes',
  domain,
  callers: ['anyone'],
  guarded: false,
  body: strict({ code: text(40) }),
  answer: RecoveryCodes,
});

export const createPasskey = operation({
  id: 'createPasskey',
  method: 'POST',
  path: '/api/team/second-factor/passkey/options',
  summary: 'Begins to create a passkey',
  domain,
  callers: ['anyone'],
  guarded: false,
  body: strict({}),
  answer: strict({ options: WebAuthnData }),
});

export const confirmPasskey = operation({
  id: 'confirmPasskey',
  method: 'POST',
  path: '/api/team/second-factor/passkey',
  summary: 'Stores a created passkey; returns recovery codes if the member has none',
  domain,
  callers: ['anyone'],
  guarded: false,
  body: strict({ name: text(100), response: WebAuthnData }),
  answer: RecoveryCodes,
});

export const removePasskey = operation({
  id: 'removePasskey',
  method: 'POST',
  path: '/api/team/second-factor/passkey/{id}/remove',
  summary: 'Removes a passkey of the member; the last second factor stays',
  domain,
  callers: ['team'],
  guarded: false,
  params: PasskeyId,
  body: strict({}),
  answer: Done,
});

export const renewRecoveryCodes = operation({
  id: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/team/second-factor/recovery-codes',
  summary: 'Replaces the recovery codes of the member',
  domain,
  callers: ['team'],
  guarded: false,
  body: strict({}),
  answer: RecoveryCodes,
});

export const teamMe = operation({
  id: 'teamMe',
  method: 'GET',
  path: '/api/team/me',
  summary: 'Returns the signed-in member with permitted operations and second factors',
  domain,
  callers: ['team'],
  guarded: false,
  answer: strict({
    accountId: Id,
    name: Type.String(),
    email: Type.String(),
    roles: Type.Array(oneOf(TEAM_ROLES)),
    operations: Type.Array(Type.Unsafe<TeamOperation>({ type: 'string' })),
    hasTotp: Type.Boolean(),
    passkeys: Type.Array(
      strict({ id: Type.String(), name: Type.String(), createdAt: Moment, lastUsedAt: nullable(Moment) }),
    ),
    recoveryCodesLeft: Count,
    endsAt: Moment,
  }),
});

export const teamLogout = operation({
  id: 'teamLogout',
  method: 'POST',
  path: '/api/team/logout',
  summary: 'Ends the session of the back office, if there is one',
  domain,
  callers: ['anyone'],
  guarded: false,
  idempotent: true,
  body: strict({}),
  answer: Done,
});

export const teamSignInOperations = [
  teamLogin,
  teamLoginWithCode,
  teamPasskeyChallenge,
  teamLoginWithPasskey,
  createTotp,
  confirmTotp,
  createPasskey,
  confirmPasskey,
  removePasskey,
  renewRecoveryCodes,
  teamMe,
  teamLogout,
];
