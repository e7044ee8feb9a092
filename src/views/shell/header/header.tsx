import { observer } from 'mobx-react-lite';
import { Progress } from '../../../view-models/site/progress.ts';
import { Container } from '../../components/layout.tsx';
import { ProgressBar } from '../../components/messages/progress-bar.tsx';
import { HeaderActions } from './header-actions.tsx';
import { LanguageLink } from './language-link.tsx';
import { Logo } from '../logo.tsx';
import { MainMenu } from './main-menu.tsx';
import { SearchForm } from './search-form.tsx';
import { UserMenu } from './user-menu.tsx';
import { useService } from '../services.tsx';
import { ShopButton } from './shop-button.tsx';

/** The bar that stays on top, and the menu below it, which does not (HEAD-01). */
export const Header = observer(function Header() {
  const { value } = useService(Progress);
  return (
    <>
      <header className="header" data-print="hide">
        <ProgressBar value={value === null ? null : value * 100} />
        <Container className="header-bar">
          <Logo />
          <ShopButton data-desktop="" />
          <SearchForm />
          <LanguageLink />
          <HeaderActions />
        </Container>
      </header>
      <MainMenu />
      <UserMenu />
    </>
  );
});
