import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readServices } from '../../server/modules/services/load-services.ts';
import { MOVING_TEAMS, MOVING_TRANSPORT } from '../../src/core/services/service-selection.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

it('The catalogue has the transport, and every team that it conflicts with includes a van (SERV-04)', async () => {
  const teams = (await readServices(ROOT)).find(({ key }) => key === 'moving-teams')?.items ?? [];
  expect(teams.map(({ key }) => key).toSorted()).toEqual([...MOVING_TEAMS, MOVING_TRANSPORT].toSorted());
});
