/** The database did not answer in time. A write may or may not have been committed. */
export class DatabaseUnavailable extends Error {
  constructor() {
    super('the database did not answer in time');
    this.name = 'DatabaseUnavailable';
  }
}

/** SQL states of temporary errors: shutdown or start, no free connection, statement or lock timeout. */
const TEMPORARY_STATES = /^(57014|55P03|57P0[1-5]|25P0[34]|08\w{3}|53\w{3})$/;
const UNREACHABLE = /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|EAGAIN|ETIMEDOUT)$/;
const CONNECTION_LOST =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error|Client was closed/;

/** True for an error after which a later attempt may succeed. */
export function isDatabaseUnavailable(error: Error & { code?: unknown }): boolean {
  const code = typeof error.code === 'string' ? error.code : '';
  return (
    error instanceof DatabaseUnavailable ||
    TEMPORARY_STATES.test(code) ||
    UNREACHABLE.test(code) ||
    CONNECTION_LOST.test(error.message)
  );
}
