import { Type } from 'typebox';
import { COMPARISONS } from '../../src/core/team/figures/figure-period.ts';
import { FIGURE_NAMES } from '../../src/core/team/figures/figures.ts';
import { operation } from '../operation.ts';
import { Count, Day, nullable, oneOf, Period, strict } from '../schema.ts';

const FigureName = oneOf(FIGURE_NAMES);
const FigureQuery = { from: Day, to: Day, compare: oneOf(COMPARISONS) };

export const teamFigure = operation({
  id: 'teamFigure',
  method: 'GET',
  path: '/api/team/figures/{name}',
  summary:
    'Returns a figure of a period and of the compared one (TEAM-10); amounts in stotinki, durations in minutes',
  domain: 'team',
  callers: ['team'],
  permission: 'figures.read',
  guarded: false,
  params: strict({ name: FigureName }),
  query: strict(FigureQuery),
  answer: strict({
    name: FigureName,
    period: Period,
    compared: nullable(Period),
    /** Sums of all rows; null where the values cannot be added up. */
    total: nullable(strict({ value: Count, before: nullable(Count) })),
    rows: Type.Array(
      strict({
        /** First day of the step, or the identifier of the name. */
        key: Type.String(),
        /** Name in the language of the request; empty for steps of time. */
        label: Type.String(),
        value: Count,
        before: nullable(Count),
        /** First day of the compared step. */
        beforeKey: nullable(Day),
      }),
    ),
  }),
});

/** Address and query of a figure's file, which is served beside the contract. */
export const FigureFileParams = strict({ name: FigureName });
export const FigureFileQuery = strict({
  ...FigureQuery,
  format: oneOf(['csv', 'xlsx']),
  language: Type.Optional(oneOf(['bg', 'en'])),
});

export const teamFigureOperations = [teamFigure];
