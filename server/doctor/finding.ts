/** Result of one check. `todo` is the advice in a sentence, absent if all is well. */
export type Finding = { state: 'ok' | 'warning' | 'wrong'; what: string; todo?: string };

/** Timeout of an external check, in milliseconds. */
export const ANSWER_WITHIN = 5_000;

export const ok = (what: string): Finding => ({ state: 'ok', what });
export const warning = (what: string, todo: string): Finding => ({ state: 'warning', what, todo });
export const wrong = (what: string, todo: string): Finding => ({ state: 'wrong', what, todo });

/** @throws Error after the timeout */
export async function inTime<Result>(work: Promise<Result>, milliseconds = ANSWER_WITHIN): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`no answer within ${milliseconds / 1000} seconds`)),
      milliseconds,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Error message in one line. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  const text = error instanceof Error ? error.message || error.name : String(error);
  return text.split('\n')[0] ?? '';
}

/** Formats the results as lines without secrets. */
export function report(
  findings: readonly Finding[],
  environment: Readonly<Record<string, string | undefined>>,
): string {
  const lines = findings.map(({ state, what, todo }) =>
    [`${state.padEnd(8)} ${what}`, ...(todo ? [`         → ${todo}`] : [])].join('\n'),
  );
  const count = (state: Finding['state']) => findings.filter((one) => one.state === state).length;
  const sum = `${count('ok')} ok, ${count('warning')} to look at, ${count('wrong')} wrong`;
  return secretsOf(environment).reduce(
    (text, secret) => text.replaceAll(secret, '…'),
    `${lines.join('\n')}\n\n${sum}\n`,
  );
}

function secretsOf(environment: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(environment).flatMap(([name, value = '']) => {
    if (/(KEY|SECRET|PASSWORD|TOKEN)$/.test(name) && value.length > 3) return [value];
    return value.split(',').flatMap((one) => {
      const password = URL.canParse(one) ? new URL(one).password : '';
      return password ? [password, decodeURIComponent(password)] : [];
    });
  });
}
