/** Port to this browser's name for shared plans (PLAN-08). */
export abstract class VisitorName {
  /** Empty without a name. */
  abstract read(): string;
  abstract write(name: string): void;
}
