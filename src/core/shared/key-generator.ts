/** Port to random idempotency keys; a repeated request with the same key has no second effect. */
export abstract class KeyGenerator {
  abstract make(): string;
}
