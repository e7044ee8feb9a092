import { describe, expect, it } from 'vitest';
import { COMPILE_AHEAD, minified } from '../../build/minified.ts';
import { buildOf } from './build-of.ts';

const SOURCE = 'const double = (number) => number * 2;\nexport const six = double(1) + double(2);\n';

describe('A script as it is sent', () => {
  it('says the same in fewer letters, and whether it is compiled ahead', async () => {
    const whole = await buildOf(SOURCE, []);
    const { code, output } = await buildOf(SOURCE, [minified('entry-of-the-test')]);
    expect(output).toHaveLength(1);
    expect(code.startsWith(`${COMPILE_AHEAD}\n`)).toBe(true);
    expect(code.length).toBeLessThan(whole.code.length + COMPILE_AHEAD.length);
    const { six } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { six: number };
    expect(six).toBe(6);
  });

  it('is of ASCII alone and says the same words', async () => {
    const { code } = await buildOf('export const greeting = `Добре дошли ${"!"}`;\n', [
      minified('entry-of-the-test'),
    ]);
    expect(code).toMatch(/^[\0-\x7f]+$/);
    const { greeting } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
      greeting: string;
    };
    expect(greeting).toBe('Добре дошли !');
  });

  it('is not built when there is nothing to compile ahead', async () => {
    await expect(buildOf(SOURCE, [minified('base')])).rejects.toThrow('There is no base to compile ahead');
  });
});
