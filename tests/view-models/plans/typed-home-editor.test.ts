import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { changePlan } from '../../../src/core/plans/change-plan.ts';
import type { MovingPlan } from '../../../src/core/plans/moving-plan.ts';
import { planRules } from '../../../src/core/plans/plan-commands.ts';
import { TypedHomeEditor } from '../../../src/view-models/plans/typed-home-editor.ts';
import { aPlan, aChosenThing, someHomeFacts } from '../../support/a-plan.ts';
import { eventually } from '../../support/eventually.ts';

const bills = [{ bill: 'water', payer: 'tenant', amount: 1_200 }] as const;
const typed = someHomeFacts({ propertyId: null, title: '', deposit: 0, bills: [...bills] });

function anEditor() {
  const things = { budget: 'modest' as const, things: [aChosenThing()] };
  const state = observable.box<MovingPlan>(aPlan({ home: typed, things }), { deep: false });
  const edits: Partial<MovingPlan>[] = [];
  const hand = {
    get plan() {
      return state.get();
    },
    edit: (change: Partial<MovingPlan>) => {
      edits.push(change);
      runInAction(() => state.set(changePlan(state.get(), change, { groups: [], cities: [], served: [] })));
    },
  };
  const editor = new TypedHomeEditor(hand, async () => planRules, 'bg');
  const stop = editor.begin();
  return { editor, hand, edits, stop };
}

describe('The typed home of a plan (PLAN-01)', () => {
  it('shows the typed values, and updates the plan with valid ones', async () => {
    const { editor, hand } = anEditor();
    expect(editor.form.values).toMatchObject({ area: '64', price: '900', lift: 'yes', cityId: '1' });
    editor.form.set('area', '70,5');
    await eventually(() => expect(hand.plan.home.area).toBe(70.5));
    editor.form.set('price', '1 000');
    await eventually(() => expect(hand.plan.home.price).toBe(100_000));
    expect(hand.plan.home).toEqual({ ...typed, area: 70.5, price: 100_000 });
    expect(hand.plan.things.things).toHaveLength(1);
    // Typed values are not reformatted.
    expect(editor.form.values).toMatchObject({ area: '70,5', price: '1 000' });
  });

  it('keeps its value for an invalid field, which is marked on blur', async () => {
    const { editor, hand, edits } = anEditor();
    editor.form.set('area', 'много');
    editor.form.set('bedrooms', '2');
    await eventually(() => expect(hand.plan.home.bedrooms).toBe(2));
    expect(hand.plan.home.area).toBe(64);
    await editor.form.leave('area');
    expect(editor.form.errors).toEqual({ area: 'error-area-in-digits' });
    expect(edits).toHaveLength(1);
  });

  it('shows changes of others', async () => {
    const { editor, hand, stop } = anEditor();
    hand.edit({ home: { ...hand.plan.home, price: 110_000 } });
    expect(editor.form.values.price).toBe('1100');
    stop();
  });
});
