import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { Progress } from '../../view-models/site/progress.ts';
import { Container } from '../components/layout.tsx';
import { ProgressBar } from '../components/progress-bar.tsx';
import { HeaderActions } from './header-actions.tsx';
import { LanguageLink } from './language-link.tsx';
import { Logo } from './logo.tsx';
import { MainMenu } from './main-menu.tsx';
import { SearchForm } from './search-form.tsx';
import { useService } from './services.tsx';
import { ShopButton } from './shop-button.tsx';

const Base = styled.header`
  z-index: var(--layer-header);
  border-bottom: 1px solid var(--colour-line);
  background: var(--colour-paper);
  @media (min-height: 26rem) {
    position: sticky;
    top: 0;
  }
`;

const Bar = styled(Container)`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  height: 3.75rem;
  @media (min-width: 60rem) {
    gap: var(--space-4);
    height: 4.5rem;
    & > form {
      max-width: 46rem;
      margin-right: auto;
    }
  }
  @media (max-width: 59.99rem) {
    & > [data-desktop] {
      display: none;
    }
  }
`;

/** The bar that stays on top, and the menu below it, which does not (HEAD-01). */
export const Header = observer(function Header() {
  const { value } = useService(Progress);
  return (
    <>
      <Base data-print="hide">
        <ProgressBar value={value === null ? null : value * 100} />
        <Bar>
          <Logo />
          <ShopButton data-desktop="" />
          <SearchForm />
          <LanguageLink />
          <HeaderActions />
        </Bar>
      </Base>
      <MainMenu />
    </>
  );
});
