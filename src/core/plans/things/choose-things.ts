import { currentTotal, fewerVendors } from './fewer-vendors.ts';
import type { Picks, Unit } from './fewer-vendors.ts';
import { isOfStyle, STYLE_NAMES } from './thing-choices.ts';
import type { ColourStyle, ThingBudget, ThingReason } from './thing-choices.ts';
import { neededBy } from './needed-things.ts';
import type { Need } from './needed-things.ts';
import { costOfThings } from './planned-things.ts';
import type { ChosenThing, PlannedProduct } from './planned-things.ts';
import type { PriceLevel, ShortlistedProduct } from '../../shop/shortlist.ts';

/** Constraints of a choice: working days until delivery and stotinki; null without a limit. */
export type ChoiceTerms = { budget: ThingBudget; withinDays: number | null; left: number | null };

/** Chosen products; amounts in stotinki. */
export type ThingChoice = {
  things: ChosenThing[];
  /** Needs without a fitting product. */
  missing: Need[];
  /** Colour style; null if nothing was chosen. */
  style: ColourStyle | null;
  goods: number;
  delivery: number;
  total: number;
  over: number;
};

/** Price levels of each budget, in order of preference. */
const LEVELS: Record<ThingBudget, readonly PriceLevel[]> = {
  modest: ['low', 'middle', 'high'],
  comfortable: ['middle', 'low', 'high'],
  generous: ['high', 'middle', 'low'],
};

/**
 * Chooses products for needs (PLAN-05): in stock, in time, not wider than the wall, at the budget's price
 * level, with matching sizes and colours; among equal ones those that save a delivery. Above the available
 * money, the most expensive are replaced by cheaper ones; the excess is reported. Deterministic.
 */
export function chooseThings(
  needs: readonly Need[],
  shortlist: readonly ShortlistedProduct[],
  terms: ChoiceTerms,
): ThingChoice {
  const wanted = neededBy(needs, terms.budget).filter(({ category }) => category !== null);
  const sized = withSameSizes(unitsOf(wanted, shortlist, terms));
  const preferred = sized.map((unit) => ({ ...unit, preferred: ofLevel(unit.options, terms.budget) }));
  const style = styleOf(preferred);
  const units = preferred.map((unit) => ({ ...unit, preferred: ofStyle(unit.preferred, style) }));
  const { picks, lowered } = withinBudget(units, terms.left);
  const things = units.flatMap((unit) => {
    const product = picks.get(unit);
    if (!product) return [];
    const reason = lowered.has(unit) ? 'budget' : reasonOf(unit, product);
    return unit.needs.map((need) => thingOf(need, product, reason));
  });
  const order = new Map(needs.map(({ id }, place) => [id, place]));
  const chosen = things.toSorted((one, other) => (order.get(one.need) ?? 0) - (order.get(other.need) ?? 0));
  const found = new Set(chosen.map(({ need }) => need));
  const { goods, delivery } = costOfThings({ things: chosen });
  const total = goods + delivery;
  return {
    things: chosen,
    missing: wanted.filter(({ id }) => !found.has(id)),
    style: chosen.length > 0 ? style : null,
    goods,
    delivery,
    total,
    over: terms.left === null ? 0 : Math.max(0, total - terms.left),
  };
}

export function thingOf(need: Need, product: ShortlistedProduct, reason: ThingReason): ChosenThing {
  return {
    need: need.id,
    state: 'chosen',
    quantity: need.quantity,
    reason,
    product: plannedProduct(product),
  };
}

/** Products of a need's category that fit and arrive in time, the cheapest first. */
export function fittingFor(
  need: Pick<Need, 'category' | 'quantity' | 'wall'>,
  shortlist: readonly ShortlistedProduct[],
  withinDays: number | null,
): ShortlistedProduct[] {
  return shortlist
    .filter(
      ({ categoryId, quantity, width, deliveryDays }) =>
        categoryId === need.category &&
        quantity >= need.quantity &&
        (withinDays === null || deliveryDays.to <= withinDays) &&
        (need.wall === null || width === null || width <= need.wall),
    )
    .toSorted((one, other) => one.price - other.price || one.id - other.id);
}

function plannedProduct({
  id,
  title,
  price,
  image,
  vendor,
  deliveryDays,
}: ShortlistedProduct): PlannedProduct {
  return { id, title, price, image, vendor, deliveryDays };
}

/** If no product has enough stock for all needs of a category, each is filled separately. */
function unitsOf(
  needs: readonly Need[],
  shortlist: readonly ShortlistedProduct[],
  { withinDays }: ChoiceTerms,
): Unit[] {
  const groups = new Map<number | null, Need[]>();
  for (const need of needs) groups.set(need.category, [...(groups.get(need.category) ?? []), need]);
  return [...groups.values()].flatMap((group): Unit[] => {
    const quantity = group.reduce((sum, need) => sum + need.quantity, 0);
    const walls = group.flatMap(({ wall }) => wall ?? []);
    const wall = walls.length > 0 ? Math.min(...walls) : null;
    const category = group[0]?.category ?? null;
    const options = fittingFor({ category, quantity, wall }, shortlist, withinDays);
    if (options.length > 0) return [{ needs: group, quantity, options, preferred: options }];
    const left = new Map(shortlist.map((product) => [product.id, product.quantity]));
    return group.flatMap((need) => {
      const [product] = fittingFor(need, shortlist, withinDays).filter(
        ({ id }) => (left.get(id) ?? 0) >= need.quantity,
      );
      if (!product) return [];
      left.set(product.id, (left.get(product.id) ?? 0) - need.quantity);
      return [{ needs: [need], quantity: need.quantity, options: [product], preferred: [product] }];
    });
  });
}

/** Matches sizes, such as mattress and bed: the most frequent size, the cheapest among equal ones. */
function withSameSizes(units: readonly Unit[]): Unit[] {
  const words = new Set(units.flatMap(({ needs }) => needs[0]?.sizedWith ?? []));
  return [...words].reduce<Unit[]>(
    (all, word) => {
      const matched = all.filter(({ needs }) => needs[0]?.sizedWith === word);
      const sizes = new Set(matched.flatMap(({ options }) => options.flatMap(({ size }) => size ?? [])));
      const [best] = [...sizes]
        .map((size) => {
          const cheapest = matched.flatMap((unit) => {
            const found = unit.options.find((option) => option.size === size);
            return found ? [found.price * unit.quantity] : [];
          });
          return { size, found: cheapest.length, cost: cheapest.reduce((sum, price) => sum + price, 0) };
        })
        .toSorted(
          (one, other) =>
            other.found - one.found || one.cost - other.cost || (one.size < other.size ? -1 : 1),
        );
      if (!best) return all;
      return all.map((unit) => {
        if (!matched.includes(unit)) return unit;
        return { ...unit, options: unit.options.filter(({ size }) => size === null || size === best.size) };
      });
    },
    [...units],
  );
}

function ofLevel(options: readonly ShortlistedProduct[], budget: ThingBudget): ShortlistedProduct[] {
  const level = LEVELS[budget].find((one) => options.some((option) => option.level === one));
  return options.filter((option) => option.level === level);
}

/** The most frequent colour style, the cheapest among equal ones. */
function styleOf(units: readonly Unit[]): ColourStyle {
  const weighed = STYLE_NAMES.map((style) => {
    const found = units.flatMap(({ preferred, quantity }) => {
      const [cheapest] = preferred.filter(({ colour }) => isOfStyle(colour, style));
      return cheapest ? [cheapest.price * quantity] : [];
    });
    return { style, found: found.length, cost: found.reduce((sum, price) => sum + price, 0) };
  });
  const [best] = weighed.toSorted((one, other) => other.found - one.found || one.cost - other.cost);
  return best?.style ?? 'bright';
}

function ofStyle(preferred: readonly ShortlistedProduct[], style: ColourStyle): ShortlistedProduct[] {
  const own = preferred.filter(({ colour }) => isOfStyle(colour, style));
  return own.length > 0 ? own : [...preferred];
}

/**
 * Cheapest products at the budget's level; above the available money, those that save most are replaced
 * first.
 */
function withinBudget(units: readonly Unit[], left: number | null): { picks: Picks; lowered: Set<Unit> } {
  const first: Picks = new Map(
    units.flatMap((unit) => (unit.preferred[0] ? [[unit, unit.preferred[0]] as const] : [])),
  );
  let picks = fewerVendors(first, ({ preferred }) => preferred);
  const lowered = new Set<Unit>();
  if (left === null) return { picks, lowered };
  const saving = (unit: Unit): number =>
    ((picks.get(unit)?.price ?? 0) - (unit.options[0]?.price ?? 0)) * unit.quantity;
  for (const unit of [...picks.keys()].toSorted((one, other) => saving(other) - saving(one))) {
    if (currentTotal(picks) <= left) break;
    const [cheapest] = unit.options
      .map((option) => new Map(picks).set(unit, option))
      .toSorted((one, other) => currentTotal(one) - currentTotal(other));
    if (cheapest && currentTotal(cheapest) < currentTotal(picks)) {
      picks = cheapest;
      lowered.add(unit);
    }
  }
  const spared = fewerVendors(picks, (unit) => (lowered.has(unit) ? unit.options : unit.preferred));
  return { picks: spared, lowered };
}

function reasonOf({ options, preferred }: Unit, { price, level }: ShortlistedProduct): ThingReason {
  if (price === options[0]?.price) return 'cheapest';
  if (price !== preferred[0]?.price) return 'delivery';
  return level === 'low' ? 'style' : level;
}
