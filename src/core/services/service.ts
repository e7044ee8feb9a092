/** Types of services, which decide what can be combined (SERV-03 to SERV-05). */
export const SERVICE_TYPES = ['one-time', 'deep', 'subscription', 'moving'] as const;
export type ServiceType = (typeof SERVICE_TYPES)[number];

export const SERVICE_KINDS = ['cleaning', 'moving'] as const;
export type ServiceKind = (typeof SERVICE_KINDS)[number];

/** Measures: pieces, hours or m². Each service has exactly one. */
export const MEASURES = ['quantity', 'hours', 'sqm'] as const;
export type Measure = (typeof MEASURES)[number];

/** Inclusive limits, whole numbers. More than twelve hours of work do not fit in a day. */
export const SERVICE_BOUNDS = {
  quantity: { min: 1, max: 100 },
  hours: { min: 1, max: 12 },
  sqm: { min: 1, max: 1_000 },
  months: { min: 1, max: 12 },
  severity: { min: 1, max: 3 },
} as const satisfies Record<Measure | 'months' | 'severity', { min: number; max: number }>;

/** Amount of a service; only its own measures are present. Severity 1 is light, 3 is heavy. */
export type ServiceMeasures = {
  quantity?: number;
  hours?: number;
  sqm?: number;
  months?: number;
  severity?: number;
};

/**
 * A service of the catalogue, or a selected one. Its measure, months and severity are present with a value,
 * which in the catalogue is the default (SERV-01).
 */
export type Service = ServiceMeasures & {
  serviceKey: string;
  name: string;
  description: string;
  /** Stotinki per piece, hour or m²; for a subscription per month. */
  price: number;
  type: ServiceType;
  /** Minimum amount of its measure. */
  least: number;
  /** Minutes of work per piece, hour or m². */
  minutes: number;
  /** Days between the visits of a subscription; null for other types. */
  visitDays: number | null;
};

export type ServiceGroup = { key: string; catalogue: ServiceKind; name: string; items: Service[] };

export function kindOf({ type }: Pick<Service, 'type'>): ServiceKind {
  return type === 'moving' ? 'moving' : 'cleaning';
}

/** Groups services by kind of team, cleaning first; empty groups are omitted. */
export function byKind<Item extends Pick<Service, 'type'>>(
  services: readonly Item[],
): { kind: ServiceKind; services: Item[] }[] {
  return SERVICE_KINDS.map((kind) => ({
    kind,
    services: services.filter((service) => kindOf(service) === kind),
  })).filter((part) => part.services.length > 0);
}

/** Type that names the work of one team in an order of `type`. */
export function typeForTeam(kind: ServiceKind, type: ServiceType): ServiceType {
  return kind === 'moving' ? 'moving' : type;
}

export function measureOf(service: ServiceMeasures): Measure {
  return MEASURES.find((measure) => service[measure] !== undefined) ?? 'quantity';
}

/** Amount in pieces, hours or m². */
export function amountOf(service: ServiceMeasures): number {
  return service[measureOf(service)] ?? 1;
}

/** Copies only the measures. */
export function measuresOf({ quantity, hours, sqm, months, severity }: ServiceMeasures): ServiceMeasures {
  return {
    ...(quantity !== undefined && { quantity }),
    ...(hours !== undefined && { hours }),
    ...(sqm !== undefined && { sqm }),
    ...(months !== undefined && { months }),
    ...(severity !== undefined && { severity }),
  };
}

/** Inclusive limits of a service's measures. */
export function boundsOf(
  service: Pick<Service, 'least'>,
  name: keyof ServiceMeasures,
): { min: number; max: number } {
  const { min, max } = SERVICE_BOUNDS[name];
  return name === 'months' || name === 'severity' ? { min, max } : { min: service.least, max };
}

/** Copy with other measures, limited to their ranges; inapplicable ones are removed. */
export function withMeasures(service: Service, wanted: ServiceMeasures): Service {
  const changed = Object.entries(measuresOf(service)).map(([name, present]) => {
    const key = name as keyof ServiceMeasures;
    const { min, max } = boundsOf(service, key);
    const number = Math.trunc(wanted[key] ?? present);
    return [key, Number.isNaN(number) ? present : Math.min(Math.max(number, min), max)] as const;
  });
  return { ...service, ...Object.fromEntries(changed) };
}

/** Message key of invalid measures; null if valid. */
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
