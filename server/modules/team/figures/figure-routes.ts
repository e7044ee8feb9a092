import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import * as contract from '../../../../api/team/figures.ts';
import { Money } from '../../../../src/core/shared/money.ts';
import type { PriceOrder } from '../../../../src/core/shared/price-format.ts';
import { changeOf, figureNamed } from '../../../../src/core/team/figures/figures.ts';
import type { FigureName, FigureUnit } from '../../../../src/core/team/figures/figures.ts';
import { attachment, TABLE_TYPES, writeTable } from '../../../platform/documents/table-file.ts';
import type { TableRow } from '../../../platform/documents/table-file.ts';
import { ensurePermitted, implement } from '../../../platform/http/operations.ts';
import type { Implementation } from '../../../platform/http/operations.ts';
import type { Texts, Translate } from '../../../platform/texts.ts';
import type { CaseKind } from '../cases/case-kind.ts';
import type { TeamDependencies } from '../team-dependencies.ts';
import type { FigureReading } from './figure-source.ts';
import { readFigure } from './read-figure.ts';
import type { Figure } from './read-figure.ts';

export type FigureDependencies = TeamDependencies & {
  texts: Texts;
  kinds: readonly CaseKind[];
  priceOrder: PriceOrder;
};

const readingOf = (
  { db, texts, kinds, clock }: FigureDependencies,
  language: 'bg' | 'en',
): FigureReading => ({
  db,
  kinds,
  language,
  t: texts.in(language),
  now: clock.now(),
});

/** Figures of the back office (TEAM-10). */
export function figureRoutes(deps: FigureDependencies): Implementation[] {
  return [
    implement(
      contract.teamFigure,
      ({ params, query, language }) => readFigure(readingOf(deps, language), params.name, query),
      { databaseSeconds: 20 },
    ),
  ];
}

/** Rate limit, because a file reads as much as the page. */
const SELDOM = { rateLimit: { max: 60, timeWindow: 60_000 } };

/** Serves a figure as a CSV or XLSX file. */
export function figureFiles(server: FastifyInstance, deps: FigureDependencies): void {
  const { FigureFileParams: params, FigureFileQuery: querystring } = contract;
  server.get<{ Params: Static<typeof params>; Querystring: Static<typeof querystring> }>(
    '/api/team/figures/:name/file',
    { schema: { params, querystring }, config: { ...SELDOM, databaseSeconds: 20 } },
    async (request, reply) => {
      ensurePermitted('figures.export', await deps.sessions.of(request));
      const { format, language = 'bg', ...query } = request.query;
      const reading = readingOf(deps, language);
      const figure = await readFigure(reading, request.params.name, query);
      const { from, to } = figure.period;
      return reply
        .type(TABLE_TYPES[format])
        .header('cache-control', 'private, no-store')
        .header('content-disposition', attachment(`${figure.name}-${from}-${to}.${format}`))
        .send(
          writeTable(format, headerOf(figure, reading.t, deps.priceOrder), rowsOf(figure, deps.priceOrder)),
        );
    },
  );
}

function headerOf({ name, period, compared }: Figure, t: Translate, priceOrder: PriceOrder): TableRow {
  const { kind, unit } = figureNamed(name);
  const ofPeriod = ({ from, to }: { from: string; to: string }) =>
    `${t<string>(`figure-${name}`)}${unitOf(unit, t, priceOrder)} ${from} – ${to}`;
  return [
    t(kind === 'series' ? 'figure-from' : 'figure-name'),
    ofPeriod(period),
    ...(compared ? [ofPeriod(compared), t('figure-change-in-percent')] : []),
  ];
}

function unitOf(unit: FigureUnit, t: Translate, priceOrder: PriceOrder): string {
  if (unit === 'count') return '';
  if (unit === 'minutes') return ` (${t('figure-in-minutes')})`;
  return ` (${priceOrder === 'eur-first' ? t('currency-EUR') : t('currency-BGN')})`;
}

function rowsOf({ name, compared, rows }: Figure, priceOrder: PriceOrder): TableRow[] {
  const cell = cellOf(name, priceOrder);
  return rows.map(({ key, label, value, before }) => [
    label || key,
    cell(value),
    ...(compared ? [before === null ? null : cell(before), changeOf(value, before)] : []),
  ]);
}

/** Amounts are in the site's first currency. */
function cellOf(name: FigureName, priceOrder: PriceOrder): (value: number) => number {
  if (figureNamed(name).unit !== 'stotinki') return (value) => value;
  return (value) => (priceOrder === 'eur-first' ? Money.ofStotinki(value).toEuroCents() : value) / 100;
}
