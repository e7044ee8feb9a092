import type { BillName, Heating } from '../property-choices.ts';

/** A heating season and the rest of the year. */
export const SEASONS = ['winter', 'summer'] as const;
export type Season = (typeof SEASONS)[number];

/** November to March, when homes in Bulgaria are heated. */
const WINTER_MONTHS = [11, 12, 1, 2, 3];

/** The season of a day, `YYYY-MM-DD`. */
export function seasonOf(day: string): Season {
  return WINTER_MONTHS.includes(Number(day.slice(5, 7))) ? 'winter' : 'summer';
}

/** What a month's bill comes to, in stotinki: for the home, for each person and for each m². */
export type AverageBill = { home: number; person: number; squareMetre: number };

const bill = (home: number, person = 0, squareMetre = 0): AverageBill => ({ home, person, squareMetre });

/** What everybody pays, whatever heats the home. Estimates of ours at the prices of 2026, and named so on the page. */
const COMMON = {
  electricity: bill(1_500, 1_800),
  water: bill(0, 1_200),
  internet: bill(2_500),
  'entrance-fee': bill(1_500, 300),
} satisfies Partial<Record<BillName, AverageBill>>;

/** The bill that heating is paid on, and how much of it is added in each season. */
const HEATING: Record<Heating, { on: BillName } & Record<Season, AverageBill>> = {
  tec: { on: 'heating', winter: bill(600, 900, 170), summer: bill(600, 900) },
  gas: { on: 'gas', winter: bill(500, 500, 160), summer: bill(500, 500) },
  electricity: { on: 'electricity', winter: bill(0, 0, 280), summer: bill(0) },
  'air-conditioning': { on: 'electricity', winter: bill(0, 0, 140), summer: bill(0, 0, 40) },
  local: { on: 'heating', winter: bill(0, 0, 150), summer: bill(0) },
  none: { on: 'electricity', winter: bill(0, 0, 280), summer: bill(0) },
};

/** The bills that come each month where a listing says nothing of them, in their order. */
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

/** The bill that the home's heating is paid on. */
export const heatingBill = (heating: Heating): BillName => HEATING[heating].on;

/** Stotinki a month; whole m² count. */
export function amountOfBill(average: AverageBill, people: number, area: number): number {
  return average.home + average.person * people + average.squareMetre * Math.round(area);
}
