import { DEMO_MEMBERS, demoCode, demoTotpSecret } from './demo-members.ts';

/** `code moderator`: prints the account, its secret, and the present code. @returns the exit code */
export function printCode(
  [command, ...roles]: readonly string[],
  now: Date,
  print: (line: string) => void = (line) => process.stdout.write(`${line}\n`),
): number {
  const [member] = DEMO_MEMBERS.filter(({ role }) => role === roles[0]);
  if (command !== 'code' || roles.length !== 1 || !member) {
    const known = DEMO_MEMBERS.map(({ role }) => role).join(', ');
    print(`Write: npm run demo -- code ROLE. The roles are ${known}.`);
    return 2;
  }
  const { code, seconds } = demoCode(member.role, now);
  print(`${member.email}`);
  print(`code     ${code.slice(0, 3)} ${code.slice(3)}, for ${seconds} more seconds, once`);
  print(`secret   ${demoTotpSecret(member.role)}, for an authenticator`);
  return 0;
}
