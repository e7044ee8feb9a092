import type { Logger } from 'pino';
import type { Configuration } from './platform/configuration.ts';

/** What the parts of the running program are given. */
export type Program = {
  readonly configuration: Configuration;
  readonly log: Logger;
  /** Takes what closes a part that was opened: they are called in the opposite order. */
  onClose(closePart: () => unknown): void;
  isClosing(): boolean;
  /** It closes because another process answers in its place. */
  isReplaced(): boolean;
};
