import type { Logger } from 'pino';
import type { Configuration } from './platform/configuration.ts';

/** Configuration, logger and shutdown of the running process. */
export type ProcessContext = {
  readonly configuration: Configuration;
  readonly log: Logger;
  /** Registers a shutdown step; steps run in reverse order. */
  onClose(step: () => unknown): void;
  isClosing(): boolean;
  /** True if another process serves requests in place of this one. */
  isReplaced(): boolean;
};
