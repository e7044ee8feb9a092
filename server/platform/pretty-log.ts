import type { Writable } from 'node:stream';
import type { DestinationStream } from 'pino';

const COLOURS: Readonly<Record<string, number>> = { warn: 33, error: 31, fatal: 31, debug: 90, trace: 90 };
/** Fields shown elsewhere in the line, or not needed on a terminal. */
const SHOWN_APART = new Set(['level', 'time', 'msg', 'req', 'res', 'err', 'responseTime', 'reqId']);

/** Formats JSON logs as lines like `12:03:01 warn  GET /shop 404 · 12 ms`. */
export function prettyLines(terminal: Writable): DestinationStream {
  return {
    write: (line) => {
      terminal.write(`${prettyLine(line)}\n`);
    },
  };
}

export function prettyLine(line: string): string {
  let entry: Record<string, unknown>;
  try {
    entry = JSON.parse(line) as Record<string, unknown>;
  } catch {
    return line.trimEnd();
  }
  const level = String(entry['level']);
  const time = new Date(String(entry['time'])).toTimeString().slice(0, 8);
  const colour = COLOURS[level] ?? 0;
  const words = [request(entry), entry['msg'], others(entry)].filter(Boolean).join(' · ');
  return `${time} \u001b[${colour}m${level.padEnd(5)}\u001b[0m ${words}${trace(entry)}`;
}

function request({ req, res, responseTime }: Record<string, unknown>): string {
  const { method, url } = (req ?? {}) as { method?: string; url?: string };
  const { statusCode } = (res ?? {}) as { statusCode?: number };
  const duration = typeof responseTime === 'number' ? `· ${Math.round(responseTime)} ms` : undefined;
  return [method, url, statusCode, duration].filter((word) => word !== undefined).join(' ');
}

function others(entry: Record<string, unknown>): string {
  return Object.entries(entry)
    .filter(([name]) => !SHOWN_APART.has(name))
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' ');
}

function trace({ err }: Record<string, unknown>): string {
  const { stack, message, cause } = (err ?? {}) as { stack?: string; message?: string; cause?: unknown };
  const text = stack ?? message;
  if (!text) return '';
  return `\n  ${text.replaceAll('\n', '\n  ')}${cause ? `\n  caused by${trace({ err: cause })}` : ''}`;
}
