import { Chart } from '../views/components/content/chart.tsx';
import { DataTable } from '../views/components/content/data-table.tsx';
import { DefinitionTable } from '../views/components/content/definition-table.tsx';
import { FigureList } from '../views/components/content/figure-list.tsx';
import { Prose } from '../views/components/content/prose.tsx';
import { LONG, Specimen, Specimens } from './specimen.tsx';
import type { Samples } from './specimen.tsx';

const POINTS = ['Януари', 'Февруари', 'Март', 'Април', 'Май'].map((label, index) => ({
  label,
  value: (index + 1) * 1200 - index ** 3 * 40,
  shown: `${(index + 1) * 12} броя`,
}));

/** Numbers, facts and long texts. */
export const figureSamples: Samples = {
  'chart.tsx': () => (
    <Specimens>
      {(['bar', 'rows'] as const).map((kind) => (
        <Specimen key={kind} state={kind}>
          <Chart
            title="Продажби по месеци"
            kind={kind}
            columns={['Месец', 'Продажби']}
            points={POINTS}
            locale="bg-BG"
          />
        </Specimen>
      ))}
    </Specimens>
  ),
  'data-table.tsx': () => (
    <Specimens>
      <Specimen state="with numbers, long words">
        <DataTable
          label="Наличности"
          columns={[
            { title: '$t(product)' },
            { title: 'Брой', isNumber: true },
            { title: 'Цена', isNumber: true },
          ]}
          rows={[
            { key: 1, cells: ['Лампа „Рила“', 12, '123,45 лв.'] },
            { key: 2, cells: [LONG.bg, 1204, '1 234,50 лв.'] },
          ]}
        />
      </Specimen>
      <Specimen state="no rows">
        <DataTable label="Наличности" columns={[{ title: '$t(product)' }, { title: 'Брой' }]} rows={[]} />
      </Specimen>
    </Specimens>
  ),
  'definition-table.tsx': () => (
    <Specimens>
      <Specimen state="a row without a description is left out">
        <DefinitionTable
          rows={[
            { term: '$t(material)', description: 'Масивен дъб' },
            { term: 'Производител', description: null },
            { term: LONG.bg, description: LONG.en },
          ]}
        />
      </Specimen>
    </Specimens>
  ),
  'figure-list.tsx': () => (
    <Specimens data-wide="">
      <Specimen state="short, long, with a note and a link">
        <FigureList
          figures={[
            { label: 'Обяви', value: 25, to: '/' },
            { label: 'Приходи', value: '1 234 567,00 лв.', note: '631 224,09 €' },
            { label: LONG.bg, value: 0 },
          ]}
        />
      </Specimen>
    </Specimens>
  ),
  'prose.tsx': () => (
    <Specimens data-wide="">
      <Specimen state="headings, lists, a quotation, a table">
        <Prose>
          <h2>Как да изберете лампа</h2>
          <p>Светлината прави стаята по-голяма или по-малка. {LONG.bg}</p>
          <ul>
            <li>топла вечер</li>
            <li>студена за работа</li>
          </ul>
          <blockquote>
            <p>„Най-добрата лампа е тази, която не забелязвате.“</p>
          </blockquote>
          <table>
            <thead>
              <tr>
                <th>Стая</th>
                <th>Светлина</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>Кухня</td>
                <td>{LONG.en}</td>
              </tr>
            </tbody>
          </table>
        </Prose>
      </Specimen>
    </Specimens>
  ),
};
