/** No answer came in the time that there was. Whether something that was being written is there is not known. */
export class DatabaseAway extends Error {
  constructor() {
    super('the database did not answer in time');
    this.name = 'DatabaseAway';
  }
}

/**
 * What PostgreSQL says when it could not do something now: it goes down or comes up, has no connection left, or ended
 * what took too long or waited too long for a lock.
 */
const NOT_NOW = /^(57014|55P03|57P0[1-5]|25P0[34]|08\w{3}|53\w{3})$/;
const NOT_REACHED = /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|EAGAIN|ETIMEDOUT)$/;
const CONNECTION_LOST =
  /timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error|Client was closed/;

/** PostgreSQL is away, going down, or too busy with something else: asking again later may succeed. */
export function isDatabaseAway(error: Error & { code?: unknown }): boolean {
  const code = typeof error.code === 'string' ? error.code : '';
  return (
    error instanceof DatabaseAway ||
    NOT_NOW.test(code) ||
    NOT_REACHED.test(code) ||
    CONNECTION_LOST.test(error.message)
  );
}
