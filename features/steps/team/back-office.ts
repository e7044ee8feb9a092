import assert from 'node:assert/strict';
import { join } from 'node:path';
import { Texts } from '../../../server/platform/texts.ts';
import type { TeamRole } from '../../../src/core/team/permissions.ts';
import { aMember } from '../../../tests/server/team/support/a-member.ts';
import type { ShopWorld } from '../../support/world.ts';

type Answer = { status: number; body: unknown; cookie: string };

/** Calls an operation of the back office. @param cookie session of a member */
export async function callTeam(
  world: ShopWorld,
  path: string,
  { body, cookie = '' }: { body?: object; cookie?: string } = {},
): Promise<Answer> {
  const { server } = await world.shop();
  const answer = await server.inject({
    method: body ? 'POST' : 'GET',
    url: `/api/team/${path}`,
    headers: { 'x-accept-language': 'bg', cookie },
    ...(body && { payload: body }),
  });
  const [set = cookie] = [answer.headers['set-cookie'] ?? []].flat();
  return { status: answer.statusCode, body: answer.json(), cookie: set.split(';')[0] ?? '' };
}

/** Calls an operation that must succeed. @returns its answer */
export async function changeByTeam(
  world: ShopWorld,
  path: string,
  body: object,
  cookie: string,
): Promise<unknown> {
  const answer = await callTeam(world, path, { body, cookie });
  assert.equal(answer.status, 200, `${path}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** Opens a server of the scenario's own, because a change concerns the whole site. @returns a member's session */
export async function officeOf(world: ShopWorld, role: TeamRole): Promise<string> {
  world.ownShop ??= await world.run.shopWithTexts(new Texts(join(process.cwd(), 'content/translations')));
  const { database } = world.ownShop;
  return (await aMember({ database, clock: world.run.clock }, [role])).headers.cookie;
}

export const ownShop = ({ ownShop: shop }: ShopWorld) => {
  assert.ok(shop, 'the scenario has a server of its own');
  return shop;
};
