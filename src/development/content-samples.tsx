import { useState } from 'react';
import { Badge } from '../views/components/messages/badge.tsx';
import { Button } from '../views/components/actions/button.tsx';
import { CardLink, ProductGrid } from '../views/components/content/cards.tsx';
import { CardPictures } from '../views/components/content/card-pictures.tsx';
import { classed, classNames } from '../views/components/class-names.tsx';
import { FirmIntro, FirmLogo } from '../views/components/content/firm.tsx';
import { FirmCard, FirmGrid } from '../views/components/content/firm-card.tsx';
import { FirmName } from '../views/components/content/firm-name.tsx';
import { Gallery } from '../views/components/content/gallery.tsx';
import * as icons from '../views/components/icons.tsx';
import * as pageIcons from '../views/components/page-icons.tsx';
import { Columns, Container, Panel, Row, Stack, WithSide } from '../views/components/layout.tsx';
import { PageHeading, Section } from '../views/components/page-heading.tsx';
import { PictureLinks } from '../views/components/content/picture-links.tsx';
import { Picture } from '../views/components/content/picture.tsx';
import { Price } from '../views/components/content/price.tsx';
import { SkipLink, VisuallyHidden } from '../views/components/accessibility.tsx';
import { LONG, Specimen, Specimens } from './specimen.tsx';
import type { Samples } from './specimen.tsx';

const CLEANING = '/pictures/services/cleaning-0-600.avif';
const MOVING = '/pictures/services/moving-0-600.avif';
const PICTURES = [CLEANING, MOVING, '/pictures/services/interior-1-600.avif'].map((url) => ({
  url,
  width: 1200,
  height: 800,
}));
const SIZE = { width: 600, height: 600 };
const Emphasised = classed('strong', ['badge']);

function ShownGallery({ ratio }: { ratio: 'square' | 'wide' }) {
  const [shown, setShown] = useState(0);
  return (
    <Gallery pictures={PICTURES} shown={shown} onShow={setShown} label="Снимки" ratio={ratio}>
      <Picture of={PICTURES[shown]} alt="Апартамент" ratio="wide" rounded />
    </Gallery>
  );
}

function Product({ title, src }: { title: string; src?: string }) {
  return (
    <article className={classNames('card')}>
      <Picture of={src ? { url: src, ...SIZE } : null} alt="" ratio="square" />
      <div className={classNames('card-corner')}>
        <Badge look="promo">−20 %</Badge>
      </div>
      <div className={classNames('card-body')}>
        <h3>
          <CardLink to="/">{title}</CardLink>
        </h3>
        <Price main="1 234,50 лв." equivalent="631,19 €" old="1 543,00 лв." />
      </div>
    </article>
  );
}

const { icon: _, ...shellIcons } = icons;

function Drawn({ icons: drawn }: { icons: Record<string, icons.Icon> }) {
  return (
    <Row>
      {Object.entries(drawn).map(([name, Icon]) => (
        <Specimen key={name} state={name.replace('Icon', '')}>
          <Icon />
        </Specimen>
      ))}
    </Row>
  );
}

/** Pictures, cards, prices and layout. */
export const contentSamples: Samples = {
  'picture.tsx': () => (
    <Specimens>
      <Specimen state="square, rounded">
        <Picture of={{ url: MOVING, ...SIZE }} alt="Преместване" ratio="square" rounded />
      </Specimen>
      <Specimen state="wide, the whole of it">
        <Picture of={{ url: MOVING, ...SIZE }} alt="Преместване" ratio="wide" fit="contain" />
      </Specimen>
      <Specimen state="missing">
        <Picture of={null} alt="Лампа" ratio="wide" rounded />
      </Specimen>
      <Specimen state="failed to load">
        <Picture of={{ url: '/pictures/no-such.svg', ...SIZE }} alt="Лампа" ratio="banner" />
      </Specimen>
    </Specimens>
  ),
  'card-pictures.tsx': () => (
    <Specimens>
      <Specimen state="three pictures, to be swiped">
        <article className={classNames('card')}>
          <CardPictures pictures={PICTURES} to="/" title="Лампа „Рила“" />
        </article>
      </Specimen>
      <Specimen state="one picture, without buttons">
        <article className={classNames('card')}>
          <CardPictures pictures={PICTURES.slice(0, 1)} to="/" title="Лампа „Рила“" />
        </article>
      </Specimen>
    </Specimens>
  ),
  'cards.tsx': () => (
    <Specimens data-wide="">
      <Specimen state="CardLink: with a picture and a corner">
        <Product title="Лампа „Рила“" src={CLEANING} />
      </Specimen>
      <Specimen state="CardLink: missing picture, long words">
        <Product title={LONG.bg} />
      </Specimen>
      <Specimen state="ProductGrid: five in a row on a wide screen">
        <ProductGrid>
          {['Лампа', 'Маса', 'Гардероб', 'Килим', LONG.en].map((title) => (
            <li key={title}>
              <Product title={title} />
            </li>
          ))}
        </ProductGrid>
      </Specimen>
    </Specimens>
  ),
  'price.tsx': () => (
    <Specimens>
      {(['small', 'regular', 'large'] as const).map((size) => (
        <Specimen key={size} state={size}>
          <Price main="1 234,50 лв." equivalent="631,19 €" size={size} />
        </Specimen>
      ))}
      <Specimen state="promotion with a note">
        <Price
          main="1 234,50 лв."
          equivalent="631,19 €"
          old="1 543,00 лв."
          note="Най-ниска цена за последните 30 дни: 1 199,00 лв."
        />
      </Specimen>
    </Specimens>
  ),
  'gallery.tsx': () => (
    <Specimens>
      <Specimen state="square small pictures">
        <ShownGallery ratio="square" />
      </Specimen>
      <Specimen state="wide small pictures">
        <ShownGallery ratio="wide" />
      </Specimen>
    </Specimens>
  ),
  'firm.tsx': () => (
    <Specimens data-wide="">
      <Specimen state="FirmIntro: long words, no logo">
        <FirmIntro firm={{ name: 'Агенция „Дом и ключ“', logo: null, description: LONG.bg }}>
          <Badge look="good">Доверена агенция</Badge>
        </FirmIntro>
      </Specimen>
      <Specimen state="FirmLogo: logo, and none">
        <Row>
          <FirmLogo logo={{ url: '/pictures/logo.svg', width: 400, height: 400 }} />
          <FirmLogo logo={null} />
        </Row>
      </Specimen>
    </Specimens>
  ),
  'firm-card.tsx': () => (
    <Specimens data-wide="">
      <Specimen state="with a logo, and long words without one">
        <FirmGrid>
          <li>
            <FirmCard
              logo={{ url: '/pictures/logo.svg', width: 400, height: 400 }}
              name="Родопска вълна"
              to="#firm"
              facts="24 продукта · Смолян"
            />
          </li>
          <li>
            <FirmCard logo={null} name={LONG.bg} to="#firm" facts={LONG.bg} />
          </li>
        </FirmGrid>
      </Specimen>
    </Specimens>
  ),
  'firm-name.tsx': () => (
    <Specimens>
      <Specimen state="whole, and short">
        <Row>
          <FirmName name="Родопска вълна" />
          <FirmName name="Родопска вълна" short />
        </Row>
      </Specimen>
    </Specimens>
  ),
  'picture-links.tsx': () => (
    <Specimens data-wide="">
      <Specimen state="two">
        <PictureLinks
          pictures={[
            { url: '/pictures/logo.svg', width: 400, height: 400 },
            { url: '/pictures/share.png', width: 1200, height: 630 },
          ]}
        />
      </Specimen>
    </Specimens>
  ),
  'icons.tsx': () => <Drawn icons={shellIcons} />,
  'page-icons.tsx': () => <Drawn icons={pageIcons} />,
  'page-heading.tsx': () => (
    <Specimens data-wide="">
      <Specimen state="with a lead and an action">
        <PageHeading
          title="Жилища под наем"
          lead="2 000 обяви в 26 града"
          actions={<Button look="secondary">Споделете</Button>}
        />
      </Specimen>
      <Specimen state="long words">
        <PageHeading title={LONG.bg} lead={LONG.en} />
      </Specimen>
      <Specimen state="Section: with an action">
        <Section title="Нови обяви" action={<Button look="quiet">Всички</Button>}>
          <p>Тук са последните десет.</p>
        </Section>
      </Specimen>
    </Specimens>
  ),
  'layout.tsx': () => (
    <Specimens data-wide="">
      <Specimen state="WithSide, Panel, Stack, Columns, Row within a Container">
        <Container>
          <WithSide>
            <Panel>Отстрани</Panel>
            <Stack>
              <Columns>
                <Panel>Първа</Panel>
                <Panel>Втора</Panel>
                <Panel>Трета</Panel>
              </Columns>
              <Row spread>
                <span>В началото</span>
                <span>В края</span>
              </Row>
            </Stack>
          </WithSide>
        </Container>
      </Specimen>
    </Specimens>
  ),
  'accessibility.tsx': () => (
    <Specimens>
      <Specimen state="read aloud, not seen">
        <p>
          Виждате това. <VisuallyHidden>Това само се чува.</VisuallyHidden>
        </p>
      </Specimen>
      <Specimen state="shows itself in the corner of the page when it has the focus">
        <SkipLink target="accessibility" />
      </Specimen>
    </Specimens>
  ),
  'class-names.tsx': () => (
    <Specimens>
      <Specimen state="an element with a class of the document's style">
        <Emphasised>Важно</Emphasised>
      </Specimen>
    </Specimens>
  ),
};
