import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Toolbar from '@mui/material/Toolbar';
import { Suspense, useState, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Loading, TitlePortal, ToggleThemeButton } from 'react-admin';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { UndoBar } from '../cases/undo-bar.tsx';
import { SessionEnd } from '../sign-in/session-end.tsx';
import { useTeam } from '../team-context.ts';
import { useTexts } from '../use-texts.ts';
import { LanguageButton } from './language-button.tsx';
import { MainMenu } from './main-menu.tsx';
import { MemberMenu } from './member-menu.tsx';
import { useRestoredFocus } from './restore-focus.ts';
import { SearchBox } from './search-box.tsx';

const WIDTH = 240;

/** Frame of every page: header with search, menu, heading and content. */
export function TeamLayout({ children }: { children: ReactNode }): ReactNode {
  const t = useTexts();
  const title = t('team-title', { site: useTeam().state.siteName });
  const [isOpen, setOpen] = useState(false);
  usePageTitle(title);
  useRestoredFocus();
  const menu = <MainMenu onFollow={() => setOpen(false)} />;
  return (
    <Box sx={{ minHeight: '100vh', bgcolor: 'background.default' }}>
      <Link href="#main-content" sx={SKIP_LINK}>
        {t('ra.navigation.skip_nav')}
      </Link>
      <AppBar position="sticky" elevation={0} sx={HEADER}>
        <Toolbar disableGutters sx={{ px: { xs: 0.5, md: 2 }, gap: { xs: 0, md: 1 } }}>
          <IconButton
            color="inherit"
            aria-label={t('team-menu')}
            aria-expanded={isOpen}
            onClick={() => setOpen(true)}
            sx={{ display: { md: 'none' } }}
          >
            <MenuIcon />
          </IconButton>
          <Link component={RouterLink} to="/" color="inherit" underline="none" sx={BRAND}>
            {title}
          </Link>
          <Box sx={{ display: { xs: 'none', sm: 'flex' }, flex: 1 }}>
            <SearchBox />
          </Box>
          <Box sx={{ ml: 'auto', display: 'flex' }}>
            <LanguageButton />
            <ToggleThemeButton />
            <MemberMenu />
          </Box>
        </Toolbar>
      </AppBar>
      <UndoBar />
      <Box sx={{ display: 'flex' }}>
        <Drawer open={isOpen} onClose={() => setOpen(false)} sx={{ display: { md: 'none' } }}>
          <Box sx={{ width: WIDTH }}>{menu}</Box>
        </Drawer>
        <Box sx={SIDE}>{menu}</Box>
        <Box component="main" id="main-content" tabIndex={-1} sx={MAIN}>
          <TitlePortal
            variant="h1"
            sx={{ flex: 'none', whiteSpace: 'normal', overflowWrap: 'anywhere', my: 2 }}
          />
          <Box sx={{ display: { sm: 'none' }, mb: 2 }}>
            <SearchBox />
          </Box>
          <Suspense fallback={<Loading />}>{children}</Suspense>
        </Box>
      </Box>
      <SessionEnd />
    </Box>
  );
}

const SKIP_LINK = {
  position: 'fixed',
  top: -100,
  left: 8,
  zIndex: 'tooltip',
  p: 1.5,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  '&:focus': { top: 8 },
} as const;

const HEADER = {
  bgcolor: 'background.paper',
  color: 'text.primary',
  borderBottom: 1,
  borderColor: 'divider',
  '@media print': { display: 'none' },
} as const;

const SIDE = {
  display: { xs: 'none', md: 'block' },
  width: WIDTH,
  flexShrink: 0,
  '@media print': { display: 'none' },
} as const;

const BRAND = {
  fontWeight: 600,
  display: { xs: 'none', md: 'block' },
  width: WIDTH - 16,
  flexShrink: 0,
} as const;

const MAIN = {
  flex: 1,
  minWidth: 0,
  px: { xs: 2, md: 3 },
  pb: 4,
  '&:focus-visible': { outline: 'none' },
} as const;

/** Id of the element into which react-admin writes the title of the page. */
const TITLE_ID = 'react-admin-title';

/** Copies the page's title into the document's, and moves the focus to the page after navigation. */
function usePageTitle(site: string): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const heading = document.getElementById(TITLE_ID);
    if (!heading) return undefined;
    const copy = () => {
      document.title = heading.textContent ? `${heading.textContent} – ${site}` : site;
    };
    copy();
    const observer = new MutationObserver(copy);
    observer.observe(heading, { childList: true, characterData: true, subtree: true });
    return () => observer.disconnect();
  }, [site]);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const active = document.activeElement;
    if (active === null || active === document.body || active.closest('nav'))
      document.getElementById('main-content')?.focus({ preventScroll: true });
  }, [pathname]);
}
