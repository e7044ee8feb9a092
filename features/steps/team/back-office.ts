import assert from 'node:assert/strict';
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
