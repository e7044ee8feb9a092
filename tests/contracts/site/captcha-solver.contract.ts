import { beforeEach, describe, expect, it } from 'vitest';
import type { CaptchaSolver } from '../../../src/core/shared/captcha.ts';
import { CAPTCHA_ACTIONS } from '../../../src/core/shared/captcha.ts';

export type CaptchaWorld = {
  solver: CaptchaSolver;
  /** Returns true if the server accepts the solution for `login`. */
  isTaken(solved: string): Promise<boolean>;
};

export function captchaSolverContract(makeWorld: () => Promise<CaptchaWorld>): void {
  describe('A solver of captchas', () => {
    let world: CaptchaWorld;
    beforeEach(async () => {
      world = await makeWorld();
    });

    it('is accepted only for the solved action', async () => {
      const taken: boolean[] = [];
      for (const action of CAPTCHA_ACTIONS) taken.push(await world.isTaken(await world.solver.solve(action)));
      expect(taken).toEqual(CAPTCHA_ACTIONS.map((action) => action === 'login'));
    });
  });
}
