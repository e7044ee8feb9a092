/** Value that the team changes while the server runs; all processes agree on it. */
export type LiveValue<Value> = { current(): Promise<Value> };
