/** Under which name this browser changes the plans of others (PLAN-08). */
export abstract class VisitorName {
  /** Empty where none was given. */
  abstract read(): string;
  abstract write(name: string): void;
}
