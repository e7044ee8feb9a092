import type { BillName, Heating } from '../property-choices.ts';

/** Heating season, and the rest of the year. */
export const SEASONS = ['winter', 'summer'] as const;
export type Season = (typeof SEASONS)[number];

/** The heating season in Bulgaria, November to March. */
const WINTER_MONTHS = [11, 12, 1, 2, 3];

export function seasonOf(day: string): Season {
  return WINTER_MONTHS.includes(Number(day.slice(5, 7))) ? 'winter' : 'summer';
}

/** Monthly bill in stotinki: per home, per person and per m². */
export type AverageBill = { home: number; person: number; squareMetre: number };

const bill = (home: number, person = 0, squareMetre = 0): AverageBill => ({ home, person, squareMetre });

/** Bills of every kind of heating. Our estimates at the prices of 2026; the page marks them as such. */
const COMMON = {
  electricity: bill(1_500, 1_800),
  water: bill(0, 1_200),
  internet: bill(2_500),
  'entrance-fee': bill(1_500, 300),
} satisfies Partial<Record<BillName, AverageBill>>;

/** Bill with the heating costs, and the additional amount in each season. */
const HEATING: Record<Heating, { on: BillName } & Record<Season, AverageBill>> = {
  tec: { on: 'heating', winter: bill(600, 900, 170), summer: bill(600, 900) },
  gas: { on: 'gas', winter: bill(500, 500, 160), summer: bill(500, 500) },
  electricity: { on: 'electricity', winter: bill(0, 0, 280), summer: bill(0) },
  'air-conditioning': { on: 'electricity', winter: bill(0, 0, 140), summer: bill(0, 0, 40) },
  local: { on: 'heating', winter: bill(0, 0, 150), summer: bill(0) },
  none: { on: 'electricity', winter: bill(0, 0, 280), summer: bill(0) },
};

/** Average monthly bills in order, for listings that do not state them. */
export function averageBills(heating: Heating, season: Season): Map<BillName, AverageBill> {
  const bills = new Map<BillName, AverageBill>(Object.entries(COMMON) as [BillName, AverageBill][]);
  const { on, [season]: added } = HEATING[heating];
  const before = bills.get(on) ?? bill(0);
  bills.set(on, {
    home: before.home + added.home,
    person: before.person + added.person,
    squareMetre: before.squareMetre + added.squareMetre,
  });
  return bills;
}

/** Bill with the costs of the home's heating. */
export const heatingBill = (heating: Heating): BillName => HEATING[heating].on;

/** Stotinki per month; the area is rounded to whole m². */
export function amountOfBill(average: AverageBill, people: number, area: number): number {
  return average.home + average.person * people + average.squareMetre * Math.round(area);
}
