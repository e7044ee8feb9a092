import { When } from '@cucumber/cucumber';
import type { HomeForm } from '../../../src/core/plans/plan-form.ts';
import { planRules } from '../../../src/core/plans/plan-commands.ts';
import { MovingPlanScreen } from '../../../src/view-models/plans/moving-plan-screen.ts';
import { TypedHomeEditor } from '../../../src/view-models/plans/typed-home-editor.ts';
import type { ShopWorld } from '../../support/world.ts';

When(
  'I change the {string} of the home to {string}',
  async function (this: ShopWorld, name: string, value: string) {
    const visitor = await this.visitor();
    const { editor } = visitor.screen(MovingPlanScreen);
    const home = new TypedHomeEditor(editor, async () => planRules, 'bg');
    home.form.set(name as keyof HomeForm & 'area', value);
    await visitor.answered();
  },
);
