import { generateSync } from 'otplib';
import { TEAM_ROLES } from '../../../src/core/team/permissions.ts';
import type { TeamRole } from '../../../src/core/team/permissions.ts';

export type DemoMember = { role: TeamRole; email: string; name: string; phone: string };

const NAMES: Record<TeamRole, string> = {
  support: 'Силвия Ангелова',
  moderator: 'Радка Петрова',
  catalogue: 'Камен Тодоров',
  services: 'Стефан Рачев',
  finance: 'Фани Миланова',
  content: 'Слава Николова',
  owner: 'Огнян Дамянов',
};

/** One member of the team for each role (TEAM-02); the README names them. */
export const DEMO_MEMBERS: readonly DemoMember[] = TEAM_ROLES.map((role, place) => ({
  role,
  email: `${role}@team.demo.example`,
  name: NAMES[role],
  phone: `088820020${place + 1}`,
}));

/** Characters of a secret of 20 bytes in base32. */
const SECRET_LENGTH = 32;
/** Seconds between two codes (RFC 6238). */
const CODE_SECONDS = 30;

/** Public secret of a demo member's authenticator, in base32; for demo data only. */
export const demoTotpSecret = (role: TeamRole): string =>
  `UYUTDEMO${role.toUpperCase()}`.padEnd(SECRET_LENGTH, '2');

/** Returns the code of a demo member's authenticator and the seconds until the next one. */
export function demoCode(role: TeamRole, now: Date): { code: string; seconds: number } {
  const epoch = Math.floor(now.getTime() / 1000);
  return {
    code: generateSync({ secret: demoTotpSecret(role), epoch }),
    seconds: CODE_SECONDS - (epoch % CODE_SECONDS),
  };
}
