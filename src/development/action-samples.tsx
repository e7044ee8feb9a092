import { Breadcrumbs } from '../views/components/actions/breadcrumbs.tsx';
import { Button, IconButton, LinkButton } from '../views/components/actions/button.tsx';
import { FilterSheet } from '../views/components/results/filter-sheet.tsx';
import { FilterTags } from '../views/components/results/filter-tags.tsx';
import { CartIcon, HeartIcon, PinIcon } from '../views/components/icons.tsx';
import { Row } from '../views/components/layout.tsx';
import { Pagination } from '../views/components/actions/pagination.tsx';
import { ReportChoice } from '../views/components/actions/report-choice.tsx';
import { ResultsBar } from '../views/components/results/results-bar.tsx';
import { SegmentedLinks } from '../views/components/actions/segmented-links.tsx';
import { StepLine } from '../views/components/step-line.tsx';
import { TextField } from '../views/components/fields/text-field.tsx';
import { LONG, Specimen, Specimens } from './specimen.tsx';
import type { Samples } from './specimen.tsx';

const LOOKS = ['primary', 'secondary', 'quiet', 'danger'] as const;
const nowhere = () => '/';

export const actionSamples: Samples = {
  'button.tsx': () => (
    <Specimens>
      {LOOKS.map((look) => (
        <Specimen key={look} state={`${look}: as it is, small, busy, disabled`}>
          <Row>
            <Button look={look}>Запазете</Button>
            <Button look={look} size="small">
              Запазете
            </Button>
            <Button look={look} busy>
              Запазва се
            </Button>
            <Button look={look} disabled>
              Запазете
            </Button>
          </Row>
        </Specimen>
      ))}
      <Specimen state="wide, with an icon">
        <Button wide>
          <CartIcon /> Добавете в количката
        </Button>
      </Specimen>
      <Specimen state="long words">
        <Button>Потвърдете пристигането на пратката и платете с наложен платеж</Button>
        <Button look="secondary">Acknowledge the cancellation and request reimbursement</Button>
      </Specimen>
      <Specimen state="IconButton: plain, raised, pressed, disabled">
        <Row>
          <IconButton icon={HeartIcon} label="Любими" />
          <IconButton icon={HeartIcon} label="Любими" look="raised" />
          <IconButton icon={HeartIcon} label="Любими" look="raised" aria-pressed />
          <IconButton icon={HeartIcon} label="Любими" disabled />
        </Row>
      </Specimen>
      {LOOKS.map((look) => (
        <Specimen key={look} state={`LinkButton: ${look}`}>
          <Row>
            <LinkButton to="/" look={look}>
              Към магазина
            </LinkButton>
            <LinkButton to="/" look={look} size="small">
              Към магазина
            </LinkButton>
          </Row>
        </Specimen>
      ))}
    </Specimens>
  ),
  'step-line.tsx': () => (
    <Specimens>
      <Specimen state="complete, with errors, current, open">
        <StepLine
          label="Стъпки"
          steps={[
            { name: 'home', label: 'Жилище', to: '/', state: 'complete', isCurrent: false },
            { name: 'date', label: 'Дата', to: '/', state: 'wrong', isCurrent: false },
            { name: 'people', label: LONG.bg, to: '/', state: 'open', isCurrent: true },
            { name: 'result', label: 'Резултат', to: '/', state: 'open', isCurrent: false },
          ]}
        />
      </Specimen>
    </Specimens>
  ),
  'filter-tags.tsx': () => (
    <Specimens>
      <Specimen state="one">
        <FilterTags tags={[{ label: 'Бял', to: '/' }]} clearTo="/" />
      </Specimen>
      <Specimen state="short and long">
        <FilterTags
          tags={[
            { label: 'Бял', to: '/' },
            { label: LONG.bg, to: '/' },
          ]}
          clearTo="/"
        />
      </Specimen>
    </Specimens>
  ),
  'filter-sheet.tsx': () => (
    <Specimens>
      <Specimen state="above the list; on a phone a sheet that the bar below opens">
        <FilterSheet action="/" send="Вижте 34 жилища">
          <TextField name="text" label="Търсене" />
        </FilterSheet>
      </Specimen>
    </Specimens>
  ),
  'results-bar.tsx': () => (
    <Specimens>
      {['Цяла България', LONG.bg].map((wanted) => (
        <Specimen key={wanted} state="a line of the search, a map, the order">
          <ResultsBar
            wanted={[wanted, 'до 1 200 лв.']}
            count="34 жилища"
            orders={['price.ASC', 'price.DESC']}
            orderBy="price.ASC"
            onOrder={() => {}}
          >
            <Button look="secondary" size="small">
              <PinIcon />
              <span>Карта</span>
            </Button>
          </ResultsBar>
        </Specimen>
      ))}
    </Specimens>
  ),
  'segmented-links.tsx': () => (
    <Specimens>
      <Specimen state="two">
        <SegmentedLinks
          label="Изглед"
          items={[
            { to: '/list', label: 'Списък', current: true },
            { to: '/map', label: 'Карта' },
          ]}
        />
      </Specimen>
      <Specimen state="more than there is room for: it scrolls">
        <SegmentedLinks
          label="Състояние"
          items={['Всички', 'Нови', 'Приети', 'Изпратени', 'Доставени', 'Отказани'].map((label, index) => ({
            to: `/${index}`,
            label,
            current: index === 0,
          }))}
        />
      </Specimen>
    </Specimens>
  ),
  'pagination.tsx': () => (
    <Specimens>
      {(
        [
          [1, 3],
          [7, 20],
          [20, 20],
        ] as const
      ).map(([page, pages]) => (
        <Specimen key={page} state={`page ${page} of ${pages}`}>
          <Pagination page={page} pages={pages} hrefOf={nowhere} label={`Страници ${page}/${pages}`} />
        </Specimen>
      ))}
    </Specimens>
  ),
  'report-choice.tsx': () => (
    <Specimens>
      <Specimen state="folded; it unfolds when it is pressed">
        <ReportChoice
          label="Сигнал"
          about="Сигнал за отзива от Мария"
          question="Причина за сигнала"
          reasons={['Обидно съдържание', 'Реклама', 'Друго']}
          textOf={(reason) => reason}
          onReport={() => {}}
        />
      </Specimen>
    </Specimens>
  ),
  'breadcrumbs.tsx': () => (
    <Specimens>
      <Specimen state="three steps">
        <Breadcrumbs
          items={[{ label: 'Магазин', to: '/' }, { label: 'Лампи', to: '/lamps' }, { label: 'Лампа „Рила“' }]}
        />
      </Specimen>
      <Specimen state="long words">
        <Breadcrumbs items={[{ label: 'Магазин', to: '/' }, { label: LONG.bg }]} />
      </Specimen>
    </Specimens>
  ),
};
