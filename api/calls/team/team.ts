import type { Call } from '../../operation.ts';
import type * as contract from '../../team/team.ts';

/* Written by `npm run contract:write`. */

export const confirmPasskey: Call<typeof contract.confirmPasskey> = {
  method: 'POST',
  path: '/api/team/second-factor/passkey',
};

export const confirmTotp: Call<typeof contract.confirmTotp> = {
  method: 'POST',
  path: '/api/team/second-factor/totp/confirm',
};

export const createPasskey: Call<typeof contract.createPasskey> = {
  method: 'POST',
  path: '/api/team/second-factor/passkey/options',
};

export const createTotp: Call<typeof contract.createTotp> = {
  method: 'POST',
  path: '/api/team/second-factor/totp',
};

export const removePasskey: Call<typeof contract.removePasskey> = {
  method: 'POST',
  path: '/api/team/second-factor/passkey/{id}/remove',
};

export const renewRecoveryCodes: Call<typeof contract.renewRecoveryCodes> = {
  method: 'POST',
  path: '/api/team/second-factor/recovery-codes',
};

export const teamLogin: Call<typeof contract.teamLogin> = {
  method: 'POST',
  path: '/api/team/login',
};

export const teamLoginWithCode: Call<typeof contract.teamLoginWithCode> = {
  method: 'POST',
  path: '/api/team/login/code',
};

export const teamLoginWithPasskey: Call<typeof contract.teamLoginWithPasskey> = {
  method: 'POST',
  path: '/api/team/login/passkey',
};

export const teamLogout: Call<typeof contract.teamLogout> = {
  method: 'POST',
  path: '/api/team/logout',
  idempotent: true,
};

export const teamMe: Call<typeof contract.teamMe> = {
  method: 'GET',
  path: '/api/team/me',
};

export const teamPasskeyChallenge: Call<typeof contract.teamPasskeyChallenge> = {
  method: 'POST',
  path: '/api/team/login/passkey/options',
};
