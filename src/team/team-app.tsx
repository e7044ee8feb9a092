import { CacheProvider } from '@emotion/react';
import type { EmotionCache } from '@emotion/react';
import type { ReactNode } from 'react';
import { Admin, CustomRoutes, localStorageStore, Resource } from 'react-admin';
import type { AuthProvider, DataProvider, I18nProvider, Store } from 'react-admin';
import { BrowserRouter, Route } from 'react-router-dom';
import { CalendarPage } from './calendar/calendar-page.tsx';
import { DaySheetPage } from './calendar/day-sheet-page.tsx';
import { SitePreviewPage } from './content/site-preview-page.tsx';
import { AccessDenied } from './layout/access-denied.tsx';
import { TeamLayout } from './layout/layout.tsx';
import { TEAM_PATH } from './page-state.ts';
import { PayoutRunPage } from './payouts/payout-run-page.tsx';
import { QueuesPage } from './queues-page.tsx';
import { RESOURCES } from './resources/resources.ts';
import type { TeamResource } from './resources/team-resource.ts';
import { SearchPage } from './search-page.tsx';
import { LoginPage } from './sign-in/login-page.tsx';
import { SecurityPage } from './sign-in/security-page.tsx';
import { TeamContext } from './team-context.ts';
import type { Team } from './team-context.ts';
import { darkTheme, lightTheme } from './theme.ts';

export type TeamAppProps = {
  team: Team;
  styles: EmotionCache;
  authProvider: AuthProvider;
  dataProvider: DataProvider;
  i18nProvider: I18nProvider;
};

/** Preferences that stay after the sign-out. */
const PREFERENCES = ['locale', 'theme'];

/** Stores the member's preferences; a sign-out resets filters and columns only. */
function preferenceStore(): Store {
  const store = localStorageStore();
  const reset = () => {
    const values = PREFERENCES.map((name) => [name, store.getItem(name)] as const);
    store.reset();
    for (const [name, value] of values) store.setItem(name, value);
  };
  return { ...store, reset };
}

function propsOf({ name, icon, list, show, create, edit, recordRepresentation }: TeamResource) {
  return { name, icon, list, show, create, edit, recordRepresentation };
}

/** The back office (TEAM-01). */
export function TeamApp({ team, styles, ...providers }: TeamAppProps): ReactNode {
  return (
    <CacheProvider value={styles}>
      <TeamContext value={team}>
        <BrowserRouter basename={TEAM_PATH}>
          <Admin
            {...providers}
            store={preferenceStore()}
            title={team.state.siteName}
            lightTheme={lightTheme}
            darkTheme={darkTheme}
            layout={TeamLayout}
            loginPage={LoginPage}
            dashboard={QueuesPage}
            accessDenied={AccessDenied}
            requireAuth
            disableTelemetry
          >
            {RESOURCES.map((resource) => (
              <Resource key={resource.name} {...propsOf(resource)} />
            ))}
            <CustomRoutes>
              <Route path="/calendar" element={<CalendarPage />} />
              <Route path="/calendar/sheet" element={<DaySheetPage />} />
              <Route path="/payout-run" element={<PayoutRunPage />} />
              <Route path="/site-preview" element={<SitePreviewPage />} />
              <Route path="/search" element={<SearchPage />} />
              <Route path="/security" element={<SecurityPage />} />
            </CustomRoutes>
          </Admin>
        </BrowserRouter>
      </TeamContext>
    </CacheProvider>
  );
}
