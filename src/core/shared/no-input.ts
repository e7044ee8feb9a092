/** Input of an operation without parameters. */
export type NoInput = Readonly<Record<string, never>>;
