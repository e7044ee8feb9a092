import { observer } from 'mobx-react-lite';
import { Session } from '../../../view-models/accounts/session.ts';
import { Progress } from '../../../view-models/site/progress.ts';
import { Container } from '../../components/layout.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { ProgressBar } from '../../components/messages/progress-bar.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { HeaderActions } from './header-actions.tsx';
import { LanguageLink } from './language-link.tsx';
import { Logo } from '../logo.tsx';
import { MainMenu } from './main-menu.tsx';
import { SearchForm } from './search-form.tsx';
import { useService } from '../services.tsx';
import { ShopButton } from './shop-button.tsx';
import { classNames } from '../../components/class-names.tsx';

/** Signed-in people only. */
const UserMenu = lazyPart(() => import('./user-menu.tsx').then((module) => module.UserMenu));

/** Header with search and actions, the main menu below it, and a phone's bottom bar (HEAD-01, HEAD-06). */
export const Header = observer(function Header() {
  const { value } = useService(Progress);
  const { user } = useService(Session);
  return (
    <>
      <header className={classNames('header')} data-print="hide">
        <ProgressBar value={value === null ? null : value * 100} />
        <Container className={classNames('header-bar')}>
          <Logo />
          <ShopButton data-desktop="" />
          <SearchForm />
          <LanguageLink data-desktop="" />
          <HeaderActions />
        </Container>
      </header>
      <MainMenu />
      <BottomBar />
      {user && <UserMenu />}
    </>
  );
});
