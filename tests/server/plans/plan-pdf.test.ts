import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MovingPlan } from '../../../src/core/plans/moving-plan.ts';
import { planCosts, sharesOf, totalsOf } from '../../../src/core/plans/plan-costs.ts';
import { priceInText } from '../../../src/core/shared/price-format.ts';
import { aChosenThing, aPlan, someHomeFacts } from '../../support/a-plan.ts';
import { startTestApplication } from '../support/test-application.ts';
import type { TestApplication } from '../support/test-application.ts';

let app: TestApplication;
beforeAll(async () => {
  app = await startTestApplication();
});
afterAll(() => app.close());

const deep = { serviceKey: 'deep-home', name: 'Основно', type: 'deep', price: 651, sqm: 63 } as const;

/** Text of a plan's page, without spaces. */
async function onPaper(plan: MovingPlan, language = 'bg') {
  const body = { id: randomUUID(), plan, format: 'pdf' };
  const answer = await app.post('/api/plan-file', body, { 'x-accept-language': language });
  expect(answer.status).toBe(200);
  const { content } = answer.body as { content: string };
  const { text, totalPages } = await extractText(new Uint8Array(Buffer.from(content, 'base64')), {
    mergePages: true,
  });
  return { text: bare(text), totalPages };
}

const bare = (text: string) => text.replace(/\s+/g, '');
const price = (stotinki: number) => bare(priceInText(stotinki, 'bg', 'bgn-first'));

describe('A plan as a PDF (PLAN-09)', () => {
  it('is one page: dates, totals and payments per person, in the requested language', async () => {
    const plan = aPlan({
      people: 3,
      names: ['Мария', '', 'Ян'],
      cleaning: { services: [deep], chosen: true, orderToken: null },
      home: someHomeFacts({ heating: 'tec', bills: [] }),
    });
    const { text, totalPages } = await onPaper(plan);
    expect(totalPages).toBe(1);
    for (const said of [
      'План за нанасяне',
      'Двустаен до парка',
      'вторник, 9 март',
      'Почистване',
      'ТЕЦ (парно)',
    ]) {
      expect(text).toContain(bare(said));
    }
    for (const name of ['Мария', 'Човек 2', 'Ян']) expect(text).toContain(bare(name));
    const english = (await onPaper(plan, 'en')).text;
    expect(english).toContain(bare('Tuesday 9 March'));
    expect((await onPaper(aPlan({ movingInOn: null }))).text).toContain(bare('Изберете ден на нанасяне'));
  });

  it('is one page also for a household with products of eight vendors', async () => {
    const things = Array.from({ length: 8 }, (_, place) =>
      aChosenThing({
        need: `bedroom/${place}`,
        product: { id: place + 1, vendor: { id: place + 1, name: `Магазин ${place}`, deliveryPrice: 500 } },
      }),
    );
    const plan = aPlan({
      people: 4,
      things: { budget: 'modest', things },
      cleaning: { services: [deep], chosen: true, orderToken: null },
      home: someHomeFacts({ heating: 'tec', bills: [] }),
    });
    const { text, totalPages } = await onPaper(plan);
    expect(text).toContain(bare('Доставка от „Магазин 7“'));
    expect(totalPages).toBe(1);
  });

  it('is one page also for twelve people with every section', async () => {
    const plan = aPlan({
      people: 12,
      cleaning: { services: [deep], chosen: true, orderToken: null },
      home: someHomeFacts({ title: 'Много дълго име на жилище '.repeat(4), heating: 'tec', bills: [] }),
    });
    expect((await onPaper(plan)).totalPages).toBe(1);
  });

  it('has the same totals as the screen, to the stotinka', async () => {
    const amount = fc.integer({ min: 1, max: 900_000 });
    const plans = fc.record({
      price: amount,
      deposit: amount,
      commission: amount,
      people: fc.integer({ min: 1, max: 5 }),
      sqm: fc.integer({ min: 1, max: 300 }),
    });
    await fc.assert(
      fc.asyncProperty(plans, async ({ people, sqm, ...facts }) => {
        const plan = aPlan({
          people,
          home: someHomeFacts(facts),
          cleaning: { services: [{ ...deep, sqm }], chosen: true, orderToken: null },
        });
        const { text } = await onPaper(plan);
        const totals = totalsOf(planCosts(plan));
        const sums = [totals.contract, totals.movingIn, totals.upFront, totals.monthly.winter];
        const shares = people > 1 ? sharesOf(plan, totals) : [];
        for (const sum of [...sums, ...shares.flatMap((share) => [share.contract, share.movingIn])]) {
          expect(text).toContain(price(sum));
        }
      }),
      { numRuns: 12 },
    );
  });
});
