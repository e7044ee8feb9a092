import { describe, expect, it } from 'vitest';
import { visitorRules } from '../../../src/core/properties/visitor-rules.ts';
import type { ReportForm } from '../../../src/core/properties/visitor-rules.ts';

const report: ReportForm = { reason: 'other', text: 'Снимките са чужди.', email: '' };
const errorsOf = (change: Partial<ReportForm>) => visitorRules.report.errorsOf({ ...report, ...change });

describe('A report', () => {
  it.each([
    [{}, {}],
    [{ reason: null }, { reason: 'error-report-reason-required' }],
    [{ text: ' ' }, { text: 'error-report-text-required' }],
    [{ reason: 'fraud', text: ' ' }, {}],
    [{ reason: 'fraud', text: 'а'.repeat(2_001) }, { text: 'error-text-too-long' }],
    [{ email: 'maria@primer.bg' }, {}],
    [{ email: ' ' }, {}],
    [{ email: 'maria' }, { email: 'error-email-invalid' }],
    [{ email: `${'a'.repeat(250)}@b.bg` }, { email: 'error-email-invalid' }],
  ] as [Partial<ReportForm>, object][])('with $0 gives $1', (change, errors) => {
    expect(errorsOf(change)).toEqual(errors);
  });

  it('is trimmed', () => {
    const spaced = { ...report, text: ` ${report.text} `, email: ' maria@primer.bg ' };
    expect({ ...visitorRules.report.commandOf(spaced) }).toEqual({ ...report, email: 'maria@primer.bg' });
  });
});
