/** What a service is; it decides what may stand beside it (SERV-03 to SERV-05). */
export const SERVICE_TYPES = ['one-time', 'deep', 'subscription', 'moving'] as const;
export type ServiceType = (typeof SERVICE_TYPES)[number];

/** The catalogues, and the kinds of teams that do their work. */
export const SERVICE_KINDS = ['cleaning', 'moving'] as const;
export type ServiceKind = (typeof SERVICE_KINDS)[number];

/** What a service is counted in: pieces, hours or m². Each service has exactly one of them. */
export const MEASURES = ['quantity', 'hours', 'sqm'] as const;
export type Measure = (typeof MEASURES)[number];

/** Whole numbers, both ends included. More than twelve hours of work fit in no day. */
export const SERVICE_BOUNDS = {
  quantity: { min: 1, max: 100 },
  hours: { min: 1, max: 12 },
  sqm: { min: 1, max: 1_000 },
  months: { min: 1, max: 12 },
  severity: { min: 1, max: 3 },
} as const satisfies Record<Measure | 'months' | 'severity', { min: number; max: number }>;

/** How much of a service is wanted; only what the service has is there. Severity 1 is light, 3 is heavy. */
export type ServiceMeasures = {
  quantity?: number;
  hours?: number;
  sqm?: number;
  months?: number;
  severity?: number;
};

/**
 * A service of the catalogue, and also a chosen one: a measure, months or severity that it has is present with its
 * value, which in the catalogue is the usual one (SERV-01).
 */
export type Service = ServiceMeasures & {
  serviceKey: string;
  name: string;
  description: string;
  /** Stotinki for one piece, hour or m²; for a subscription each month. */
  price: number;
  type: ServiceType;
  /** The least of its measure that can be ordered. */
  least: number;
  /** Minutes that a team works for one piece, hour or m². */
  minutes: number;
  /** Days between the visits of a subscription; null for everything else. */
  visitDays: number | null;
};

/** Services that stand together in a catalogue. */
export type ServiceGroup = { key: string; catalogue: ServiceKind; name: string; items: Service[] };

/** The team that does it. */
export function kindOf({ type }: Pick<Service, 'type'>): ServiceKind {
  return type === 'moving' ? 'moving' : 'cleaning';
}

/** Services apart by their teams, cleaning first; a kind of which there is none is left out. */
export function byKind<Item extends Pick<Service, 'type'>>(
  services: readonly Item[],
): { kind: ServiceKind; services: Item[] }[] {
  return SERVICE_KINDS.map((kind) => ({
    kind,
    services: services.filter((service) => kindOf(service) === kind),
  })).filter((part) => part.services.length > 0);
}

/** The type that names the work of one team within an order of `type`. */
export function typeForTeam(kind: ServiceKind, type: ServiceType): ServiceType {
  return kind === 'moving' ? 'moving' : type;
}

/** What the service is counted in. */
export function measureOf(service: ServiceMeasures): Measure {
  return MEASURES.find((measure) => service[measure] !== undefined) ?? 'quantity';
}

/** How many pieces, hours or m² of it. */
export function amountOf(service: ServiceMeasures): number {
  return service[measureOf(service)] ?? 1;
}

/** The measures alone, such as are kept or sent. */
export function measuresOf({ quantity, hours, sqm, months, severity }: ServiceMeasures): ServiceMeasures {
  return {
    ...(quantity !== undefined && { quantity }),
    ...(hours !== undefined && { hours }),
    ...(sqm !== undefined && { sqm }),
    ...(months !== undefined && { months }),
    ...(severity !== undefined && { severity }),
  };
}

/** The numbers that a service takes for what it has, both ends included. */
export function boundsOf(
  service: Pick<Service, 'least'>,
  name: keyof ServiceMeasures,
): { min: number; max: number } {
  const { min, max } = SERVICE_BOUNDS[name];
  return name === 'months' || name === 'severity' ? { min, max } : { min: service.least, max };
}

/** The service with other measures: brought within their bounds, and those that it does not have left out. */
export function withMeasures(service: Service, wanted: ServiceMeasures): Service {
  const changed = Object.entries(measuresOf(service)).map(([name, present]) => {
    const key = name as keyof ServiceMeasures;
    const { min, max } = boundsOf(service, key);
    const number = Math.trunc(wanted[key] ?? present);
    return [key, Number.isNaN(number) ? present : Math.min(Math.max(number, min), max)] as const;
  });
  return { ...service, ...Object.fromEntries(changed) };
}

/** Why the service can't be ordered in these measures, as a message key; null when it can. */
export function measuresError(service: Service, wanted: ServiceMeasures): string | null {
  const [has, given] = [measuresOf(service), measuresOf(wanted)];
  const names = (measures: ServiceMeasures) => Object.keys(measures).toSorted().join();
  if (names(has) !== names(given)) return 'error-service-measure';
  const fits = Object.entries(given).every(([name, value]) => {
    const { min, max } = boundsOf(service, name as keyof ServiceMeasures);
    return Number.isInteger(value) && value >= min && value <= max;
  });
  return fits ? null : 'error-service-amount';
}
