import type { Appliance } from '../../../src/core/properties/property-choices.ts';
import type { Bill } from '../../../src/core/properties/property.ts';
import type { Random } from '../random.ts';
import type { DemoPropertyFacts } from './demo-property.ts';

type Home = Pick<
  DemoPropertyFacts,
  'type' | 'area' | 'furniture' | 'heating' | 'buildingYear' | 'totalFloors'
>;

const bare: Readonly<Partial<Record<Appliance, number>>> = {
  hob: 0.25,
  oven: 0.25,
  'extractor-hood': 0.3,
  boiler: 0.7,
  'air-conditioner': 0.4,
};
const partly: Readonly<Partial<Record<Appliance, number>>> = {
  refrigerator: 0.75,
  hob: 0.95,
  oven: 0.8,
  'extractor-hood': 0.6,
  'washing-machine': 0.6,
  boiler: 0.85,
  'air-conditioner': 0.6,
};
const full: Readonly<Partial<Record<Appliance, number>>> = {
  refrigerator: 1,
  hob: 1,
  oven: 0.88,
  microwave: 0.45,
  dishwasher: 0.36,
  'extractor-hood': 0.6,
  'washing-machine': 0.97,
  dryer: 0.1,
  'air-conditioner': 0.72,
  boiler: 0.9,
  television: 0.55,
  'internet-router': 0.3,
  'vacuum-cleaner': 0.22,
  iron: 0.24,
};
const order = Object.keys(full) as Appliance[];

/** Appliances for the tenant, in a slightly varying order. */
export function appliancesOf(random: Random, { furniture, heating }: Home): Appliance[] {
  const chances = furniture === 'furnished' ? full : furniture === 'partly-furnished' ? partly : bare;
  const given = order.filter((appliance) =>
    appliance === 'air-conditioner' && heating === 'air-conditioning'
      ? true
      : random.chance(chances[appliance] ?? 0),
  );
  const first = given.findIndex((appliance) => appliance === 'air-conditioner' || appliance === 'dishwasher');
  if (first > 0 && random.chance(0.3)) given.unshift(...given.splice(first, 1));
  return given;
}

/** Payer and monthly amount of each bill, in stotinki, rounded to the lev. */
export function billsOf(random: Random, { type, area, heating, totalFloors }: Home): Bill[] {
  const shared = type === 'room';
  const payer = (owner: number): Bill['payer'] => (random.chance(owner) ? 'owner' : 'tenant');
  const leva = (from: number, to: number): number => random.between(from, to) * 100;
  const part = shared ? 0.4 : 1;
  const bills: Bill[] = [
    {
      bill: 'electricity',
      payer: payer(shared ? 0.3 : 0.01),
      amount: random.chance(0.3)
        ? null
        : leva(
            Math.round((25 + area * (heating === 'tec' || heating === 'gas' ? 0.5 : 1.1)) * part),
            Math.round((45 + area * 1.3) * part),
          ),
    },
    {
      bill: 'water',
      payer: payer(shared ? 0.4 : 0.02),
      amount: random.chance(0.3) ? null : leva(Math.round(10 * part), Math.round((18 + area * 0.2) * part)),
    },
  ];
  if (heating === 'tec')
    bills.push({
      bill: 'heating',
      payer: payer(shared ? 0.3 : 0.01),
      amount: random.chance(0.4)
        ? null
        : leva(Math.round((30 + area * 0.6) * part), Math.round((60 + area * 1.4) * part)),
    });
  if (heating === 'gas')
    bills.push({
      bill: 'gas',
      payer: 'tenant',
      amount: random.chance(0.4) ? null : leva(Math.round(20 + area * 0.5), Math.round(50 + area * 1.2)),
    });
  if (random.chance(0.7))
    bills.push({ bill: 'internet', payer: payer(shared ? 0.7 : 0.12), amount: leva(16, 32) });
  if (random.chance(0.3))
    bills.push({ bill: 'television', payer: payer(shared ? 0.7 : 0.1), amount: leva(12, 26) });
  if (totalFloors > 2)
    bills.push({ bill: 'entrance-fee', payer: payer(0.18), amount: leva(8, totalFloors > 6 ? 38 : 22) });
  return bills;
}
