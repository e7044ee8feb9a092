import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CONTRACT } from '../../api/contract.ts';

const GLOSSARY = readFileSync('docs/glossary.md', 'utf8');

/** Words in the first column of the table below a heading. */
function forbidden(heading: string): string[] {
  const section = GLOSSARY.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .flatMap((line) => (line.split('|')[1] ?? '').split(','))
    .map((word) => word.trim().replaceAll('`', ''))
    .filter(Boolean);
}

const files = execFileSync('git', ['ls-files', 'src', 'server', 'api', 'scripts', 'build'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file));

/** Lines of the code that match, as `file:line: text`. */
function linesWith(pattern: RegExp): string[] {
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
}

/** Pattern of an identifier; `…` stands for its other words. */
function identifier(pattern: string): RegExp {
  if (pattern.startsWith('…')) return new RegExp(`[a-z]${pattern.slice(1)}\\b`);
  if (pattern.endsWith('…')) return new RegExp(`\\b${pattern.slice(0, -1)}[A-Z]`);
  return new RegExp(/^[A-Z_]+$/.test(pattern) ? `\\b${pattern}` : pattern);
}

describe('The glossary of the code', () => {
  it('lists forbidden words', () => {
    expect(forbidden('Forbidden beginnings of comments')).toContain('What');
    expect(forbidden('Forbidden names')).toContain('KeyMaker');
  });

  it('finds no comment that begins with a forbidden word', () => {
    const words = forbidden('Forbidden beginnings of comments').join('|');
    expect(linesWith(new RegExp(`^\\s*(/\\*\\*|//|\\{?/\\*|\\* @\\w+( \\w+)?) (${words})\\b`))).toEqual([]);
  });

  it.each(forbidden('Forbidden names'))('finds no identifier with %s', (pattern) => {
    expect(linesWith(identifier(pattern))).toEqual([]);
  });

  it('finds a summary of each operation that begins with a verb in the third person', () => {
    const others = CONTRACT.filter(({ summary }) => !/^[A-Z][a-z]+s,? /.test(summary));
    expect(others.map(({ id, summary }) => `${id}: ${summary}`)).toEqual([]);
  });

  it('recognises deliberate violations', () => {
    expect(identifier('…Desk').test('class ReviewDesk {')).toBe(true);
    expect(identifier('listOld…').test('await listOldOrders()')).toBe(true);
    expect(identifier('MOST_').test('const MOST_PIECES = 1')).toBe(true);
    expect(identifier('callOff').test('order.callOff()')).toBe(true);
  });
});
